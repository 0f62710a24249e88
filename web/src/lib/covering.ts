// Two at one screen: the table covers itself before the other one looks.
import type { PublicTable } from './wire'

/** The seat for which the table is to be covered: it shares the screen, must answer, and is not the one who looks; null if nobody is kept waiting by that. */
export function coveredFor(row: PublicTable, seat: string | null, held: readonly string[]): string | null {
  const local = row.waiting.filter(
    one => held.includes(one) && row.seats.find(other => other.id === one)?.kind === 'local',
  )
  return seat !== null && row.phase === 'playing' && !local.includes(seat) ? (local[0] ?? null) : null
}
