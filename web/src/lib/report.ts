// The report of a match: turning points and the line of chances.
import type { Fortunes, Pool, Timeline } from './wire'

export interface Turning {
  n: number
  before: number
  after: number
  round: number
  seat: string
  what: string
}

/** The chances of one side, 0 to 1, after each answer. */
export function chancesOf(index: Timeline, side: string): number[] {
  return (index.chances ?? []).map(row => (row[side] ?? 500) / 1000)
}

/** Putting the pieces on the table moves the chances, but it turns nothing. */
const SET_UP = /^(set_?up|deploy|place|linked)/

/** The answers after which the chances moved most, in the order of play; neither the set-up nor the answer that ended it. */
export function turningPoints(index: Timeline, side: string, most = 3): Turning[] {
  const line = chancesOf(index, side)
  const jumps: Turning[] = []
  for (let n = 1; n < Math.min(line.length, index.count); n++) {
    const frame = index.frames.find(one => one.n === n)
    if (SET_UP.test(frame?.what ?? '')) continue
    jumps.push({
      n,
      before: line[n - 1]!,
      after: line[n]!,
      round: frame?.round ?? 0,
      seat: frame?.seat ?? '',
      what: frame?.what ?? '',
    })
  }
  return jumps
    .filter(jump => Math.abs(jump.after - jump.before) >= 0.04)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, most)
    .sort((a, b) => a.n - b.n)
}

/** Where each round begins. */
export function roundStarts(index: Timeline): { round: number; n: number }[] {
  const starts: { round: number; n: number }[] = []
  for (const frame of index.frames)
    if (frame.round !== starts.at(-1)?.round) starts.push({ round: frame.round, n: Math.max(0, frame.n - 1) })
  return starts
}

/** How lucky somebody was with all dice together: of 100 games, so many would have seen lower rolls. */
export function luckOf(pools: readonly Pool[]): number {
  let above = 0,
    dice = 0
  for (const pool of pools) {
    const spread = Math.sqrt((pool.sides ** 2 - 1) / 12) || 1
    above += (pool.dice * (pool.mean - pool.expected)) / spread
    dice += pool.dice
  }
  const share = 100 / (1 + Math.exp((-1.702 * above) / Math.sqrt(dice || 1)))
  return Math.min(99, Math.max(1, Math.round(share)))
}

/** Permille of the chance to win as whole points of a hundred. */
export const points = (permille: number): number => Math.round(permille / 10) || 0

/** The answers that luck gave most by, in the order of play: which, to whom, how much. */
export function luckiest(fortune: Fortunes, most = 3): { n: number; seat: string; side: string; gained: number }[] {
  return fortune.answers
    .flatMap(({ n, seat, gained }) => Object.entries(gained).map(([side, much]) => ({ n, seat, side, gained: much })))
    .filter(one => points(one.gained) > 0)
    .sort((a, b) => b.gained - a.gained)
    .filter((one, i, all) => all.findIndex(other => other.n === one.n) === i)
    .slice(0, most)
    .sort((a, b) => a.n - b.n)
}
