// The report of a match: turning points and the line of chances.
import type { ReplayIndex } from './wire'

export interface Turning { n: number; before: number; after: number; round: number; seat: string; what: string }

/** The chances of one side, 0 to 1, after each answer. */
export function chancesOf(index: ReplayIndex, side: string): number[] {
  return (index.chances ?? []).map(row => (row[side] ?? 500) / 1000)
}

/** The answers after which the chances moved most, in the order of play. */
export function turningPoints(index: ReplayIndex, side: string, most = 3): Turning[] {
  const line = chancesOf(index, side)
  const jumps: Turning[] = []
  for (let n = 1; n < line.length; n++) {
    const frame = index.frames.find(one => one.n === n)
    jumps.push({ n, before: line[n - 1]!, after: line[n]!, round: frame?.round ?? 0, seat: frame?.seat ?? '', what: frame?.what ?? '' })
  }
  return jumps
    .filter(jump => Math.abs(jump.after - jump.before) >= 0.04)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, most)
    .sort((a, b) => a.n - b.n)
}

/** Where each round begins. */
export function roundStarts(index: ReplayIndex): { round: number; n: number }[] {
  const starts: { round: number; n: number }[] = []
  for (const frame of index.frames) if (frame.round !== starts.at(-1)?.round) starts.push({ round: frame.round, n: Math.max(0, frame.n - 1) })
  return starts
}
