// Lengths, bearings and outlines on a continuous table. Table points have y growing north; the picture has y growing down.
import type { Board, Point } from '../../lib/scene'
import type { Speak } from '../../lib/text'
import type { Spot } from '../layout'

export interface XY {
  x: number
  y: number
}

/** How many pixels of the picture one hundredth of the table's unit takes: bases come out at the size of the art direction. */
export const unitScale = (board: Board): number =>
  board.unit.startsWith('in') ? 0.24 : board.unit.startsWith('cm') ? 0.16 : 1400 / Math.max(board.width, 1)

/** The sign of the table's unit, as a person writes it behind a number. */
export const unitSign = (board: Board): string =>
  board.unit.startsWith('in') ? '″' : ' ' + (board.unit.split('/')[0] ?? '')

export const distance = (a: XY, b: XY): number => Math.hypot(b.x - a.x, b.y - a.y)

/** 1234 hundredths as "12.3 cm", in French "12,3 cm". */
export function lengthText(hundredths: number, board: Board, speak: Speak): string {
  const digits = (hundredths / 100).toFixed(1)
  return (speak.language === 'fr' ? digits.replace('.', ',') : digits) + unitSign(board)
}

/** The bearing from one point to another in whole degrees, 0 = north, clockwise. */
export const bearing = (a: XY, b: XY): number =>
  (Math.round((Math.atan2(b.x - a.x, b.y - a.y) * 180) / Math.PI) + 360) % 360

const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
/** The message of a bearing: one of eight winds. */
export const windId = (degrees: number): string => `ui-wind-${WINDS[Math.round(degrees / 45) % 8]!}`

/** The point at a bearing and distance. */
export function towards(from: XY, degrees: number, length: number): XY {
  const t = (degrees * Math.PI) / 180
  return { x: from.x + Math.sin(t) * length, y: from.y + Math.cos(t) * length }
}

/** The nearest thing in the direction of an arrow key: within 60 degrees either way, near and straight ahead first. */
export function nextTowards<T extends XY>(from: XY, key: string, things: readonly T[]): T | null {
  const [dx, dy] = (
    { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as Record<string, [number, number]>
  )[key] ?? [0, 0]
  let best: T | null = null,
    least = Infinity
  for (const thing of things) {
    const x = thing.x - from.x,
      y = thing.y - from.y,
      ahead = x * dx + y * dy,
      aside = Math.abs(x * dy - y * dx)
    if (ahead <= 0 || aside > ahead * 1.75) continue
    const cost = ahead + aside * 1.5
    if (cost < least) {
      least = cost
      best = thing
    }
  }
  return best
}

export const onBoard = (board: Board, p: XY): XY => ({
  x: Math.round(Math.min(Math.max(p.x, 0), board.width)),
  y: Math.round(Math.min(Math.max(p.y, 0), board.depth)),
})

/** The length of a path through points. */
export const pathLength = (points: readonly XY[]): number =>
  points.slice(1).reduce((sum, p, i) => sum + distance(points[i]!, p), 0)

/** The convex hull of spots, counterclockwise. */
export function hull(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  if (sorted.length < 3) return sorted
  const half = (list: Spot[]): Spot[] => {
    const out: Spot[] = []
    for (const p of list) {
      while (out.length > 1) {
        const a = out[out.length - 2]!,
          b = out[out.length - 1]!
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        out.pop()
      }
      out.push(p)
    }
    out.pop()
    return out
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

const round = (n: number): string => String(Math.round(n * 10) / 10)
export const poly = (spots: readonly Spot[], close = true): string =>
  spots.length ? 'M' + spots.map(p => `${round(p[0])} ${round(p[1])}`).join('L') + (close ? 'Z' : '') : ''
export const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`

/** The outline of points with a radius: a disc, a polygon, or the hull of discs. */
export function blob(spots: readonly Spot[], radius: number): string {
  if (!spots.length) return ''
  if (radius <= 0) return poly(spots)
  if (spots.length === 1) return disc(spots[0]![0], spots[0]![1], radius)
  const around: Spot[] = []
  for (const [x, y] of spots)
    for (let i = 0; i < 36; i++)
      around.push([x + radius * Math.cos((i * Math.PI) / 18), y + radius * Math.sin((i * Math.PI) / 18)])
  return poly(hull(around))
}

/** A sector of a disc: the middle of the arc by its bearing, its whole angle. */
export function sector(x: number, y: number, r: number, facing: number, angle: number): string {
  if (angle >= 360 || angle <= 0) return disc(x, y, r)
  const at = (degrees: number): string => {
    const t = (degrees * Math.PI) / 180
    return `${round(x + r * Math.sin(t))} ${round(y - r * Math.cos(t))}`
  }
  return `M${round(x)} ${round(y)}L${at(facing - angle / 2)}A${round(r)} ${round(r)} 0 ${angle > 180 ? 1 : 0} 1 ${at(facing + angle / 2)}Z`
}

export function inside(spots: readonly Spot[], x: number, y: number): boolean {
  let is = false
  for (let i = 0, j = spots.length - 1; i < spots.length; j = i++) {
    const [ax, ay] = spots[i]!,
      [bx, by] = spots[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is
  }
  return is
}

export const middle = (spots: readonly Spot[]): Spot => {
  const xs = spots.map(p => p[0]),
    ys = spots.map(p => p[1])
  return spots.length ? [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2] : [0, 0]
}

export const pointOf = (p: Point): XY => ({ x: p.x, y: p.y })
