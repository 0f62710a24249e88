// Clocks: mm:ss when live, days and hours by correspondence.
import type { PublicClock } from './wire'

/** What is left for a seat, in ms, at the server's time `now`. */
export function leftOf(clock: PublicClock, seat: string, now: number): number {
  const left = clock.left?.[seat] ?? 0
  return clock.running?.includes(seat) && clock.at ? Math.max(0, left - Math.max(0, now - clock.at)) : left
}

export function clockText(clock: PublicClock, seat: string, now: number): string {
  const seconds = Math.floor(leftOf(clock, seat, now) / 1000)
  if (clock.kind === 'correspondence' || seconds >= 36000) {
    const hours = Math.floor(seconds / 3600)
    return hours >= 24
      ? `${Math.floor(hours / 24)}d ${String(hours % 24).padStart(2, '0')}h`
      : `${hours}h ${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}`
  }
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
