// What is to be said about a list of hints as a whole.
import type { Advised } from './wire'

/** How a hint is told at the table: as its answer is called, its tag (on the board or not), and what else there is to say. */
export interface Told {
  name: string
  key: string
  tagged: boolean
  more: string
}

/** Chances that differ by less are told apart by nobody. */
const EVEN = 0.015

/** The messages above a list of hints: what its numbers mean, how far they can be told apart,
 *  and what to do with them (at the table, not when looking back). */
export function adviceNotes(reasons: readonly Advised[], live: boolean): string[] {
  const values = reasons.filter(one => one.visits > 0).map(one => one.value)
  const notes = [!values.length ? 'ui-hint-thumb' : live ? 'ui-hint-note' : 'ui-hint-note-then']
  const best = Math.max(...values),
    least = Math.min(...values)
  if (values.length > 1 && best - least < EVEN) notes.push('ui-hint-even')
  else if (values.length > 1 && best - values[0]! >= 0.005) notes.push('ui-hint-first')
  return live ? [...notes, 'ui-hint-take'] : notes
}
