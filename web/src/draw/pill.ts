// Where the number of a line stands: beside its middle, off the pieces, the tags and the other words.
import { n1 } from './ground/common'
import type { Spot } from './layout'
import { chip } from './shapes'

/** A rectangle by its middle and its halves. */
export type Kept = [x: number, y: number, halfWide: number, halfHigh: number]

const covered = (a: Kept, b: Kept): number =>
  Math.max(0, a[2] + b[2] - Math.abs(a[0] - b[0])) * Math.max(0, a[3] + b[3] - Math.abs(a[1] - b[1]))

/** The room of a chip with this text. */
export const chipAt = (at: Spot, text: string, scale = 1): Kept => [
  at[0],
  at[1],
  (text.length * 3.3 + 10) * scale,
  12 * scale,
]

/** The best place for a chip by the line from a to b: on it or beside it, nearest to the middle of those that hide least. */
export function besideLine(a: Spot, b: Spot, text: string, kept: readonly Kept[], scale = 1): Spot {
  const [, , hw, hh] = chipAt(a, text, scale)
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
    nx = -(b[1] - a[1]) / length,
    ny = (b[0] - a[0]) / length
  let best: Spot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
    least = Infinity
  for (const off of [0, 22, -22, 40, -40, 60, -60, 84, -84])
    for (const part of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
      const x = a[0] + (b[0] - a[0]) * part + nx * off,
        y = a[1] + (b[1] - a[1]) * part + ny * off
      const hidden = kept.reduce((sum, one) => sum + covered(one, [x, y, hw + 3, hh + 3]), 0)
      const cost = 3 * hidden + Math.abs(off) * 1.2 + Math.abs(part - 0.5) * length * 0.6
      if (cost < least) [least, best] = [cost, [x, y]]
    }
  return best
}

/** A chip that is so many times its size. */
export const scaledChip = (at: Spot, text: string, scale: number, fill?: string, ink?: string): string =>
  `<g class="pill" transform="translate(${n1(at[0])} ${n1(at[1])}) scale(${scale.toFixed(3)})">${chip(0, 0, text, fill, ink)}</g>`
