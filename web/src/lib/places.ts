// Where things are on the screen, for what is laid over a board.
import type { Target } from './scene'

export interface Spot {
  x: number
  y: number
  r: number
}

/** What a board tells its overlays: where a thing is, how large the view is, and from where to where the board itself reaches. */
export interface Place {
  at: (target: Target) => Spot | null
  width: number
  height: number
  board: [number, number]
}

/** How many spots a box on the screen would cover, wholly or in part. */
export function covered(spots: readonly Spot[], box: { x: number; y: number; wide: number; tall: number }): number {
  return spots.filter(
    ({ x, y, r }) => x + r > box.x && x - r < box.x + box.wide && y + r > box.y && y - r < box.y + box.tall,
  ).length
}

/** The upper edge of something so tall that it lies whole in the view, its head first. */
export const within = (y: number, tall: number, height: number): number => Math.max(8, Math.min(y, height - tall - 18))

export const WIDE = 348
const NARROW = 208,
  HIGH = 176,
  GAP = 14,
  TOOLS = 76

/** Where a note about a spot goes: its left and upper edge, its width, and on which side of it the spot lies, if it lies close by. */
export interface Noted {
  x: number
  y: number
  wide: number
  tip: 'up' | 'down' | ''
}
interface View {
  width: number
  height: number
  board: [number, number]
  left?: number
}

/** Beside the board if it leaves room there; else over the ground, as near as it may without covering the spot or the line that comes to it from elsewhere. */
export function noteAt(spot: Spot, from: Spot | null, { width, height, board, left = 0 }: View): Noted {
  const level = Math.min(Math.max(12, spot.y - 50), Math.max(12, height - HIGH - 12))
  const before = board[0] - left - 2 * GAP,
    after = width - TOOLS - board[1] - 2 * GAP,
    near = spot.x > (board[0] + board[1]) / 2
  if (after >= NARROW && (near || before < NARROW))
    return { x: board[1] + GAP, y: level, wide: Math.min(WIDE, after), tip: '' }
  if (before >= NARROW) {
    const wide = Math.min(WIDE, before)
    return { x: board[0] - GAP - wide, y: level, wide, tip: '' }
  }
  const wide = Math.min(WIDE, width - 24),
    off = spot.r + GAP,
    middle = Math.min(Math.max(left + 12, spot.x - wide / 2), width - wide - 12)
  const places: Noted[] = [
    { x: middle, y: spot.y + off, wide, tip: 'up' },
    { x: middle, y: spot.y - off - HIGH, wide, tip: 'down' },
    { x: spot.x + off, y: level, wide, tip: '' },
    { x: spot.x - off - wide, y: level, wide, tip: '' },
    { x: spot.x + off, y: spot.y + off, wide, tip: '' },
    { x: spot.x - off - wide, y: spot.y + off, wide, tip: '' },
    { x: left + 12, y: 12, wide, tip: '' },
    { x: width - TOOLS - wide, y: 12, wide, tip: '' },
    { x: left + 12, y: height - HIGH - 12, wide, tip: '' },
  ]
  const line = [0, 0.2, 0.4, 0.6, 0.8, 1].map(t =>
    from ? { x: spot.x + t * (from.x - spot.x), y: spot.y + t * (from.y - spot.y) } : spot,
  )
  const cost = (one: Noted): number => {
    const outside = one.x < left || one.y < 0 || one.x + wide > width || one.y + HIGH > height
    const covered = line.filter(
      p =>
        p.x > one.x - 20 &&
        p.x < one.x + wide + 20 &&
        p.y > one.y - 20 &&
        p.y < one.y + HIGH + 20 &&
        (p !== line[0] || one.tip === ''),
    ).length
    return (
      1000 * Number(outside) + 100 * covered + Math.hypot(one.x + wide / 2 - spot.x, one.y + HIGH / 2 - spot.y) / 10
    )
  }
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best))
}
