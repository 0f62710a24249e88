// What marks are drawn on: the table in pixels of the screen; lines, rings and labels that keep their width whatever the zoom.
import { type Mark, type Piece, type Scene } from '../../lib/scene'
import { type Speak } from '../../lib/text'
import { letterOf } from '../arrange'
import { type Spot } from '../layout'
import { chip } from '../shapes'
import { blob, middle, sector } from './space'

export interface Canvas {
  scene: Scene
  speak: Speak
  /** A table point on the screen. */
  at: (p: { x: number; y: number }) => Spot
  /** Pixels for one hundredth. */
  scale: number
  /** The whole table on the screen: x, y, width, height. */
  box: [number, number, number, number]
  /** Where a piece is on the screen, with its radius; null if it is not on the table. */
  piece: (id: string) => { x: number; y: number; r: number; long: number; piece: Piece } | null
  /** Pieces of a unit, if the id is a unit's. */
  unit: (id: string) => string[]
}

export const INK = 'var(--ink)',
  HALO = 'var(--halo)',
  GOLD = 'var(--gold)',
  DARK = 'var(--gold-ink)'

export const line = (d: string, colour: string, width: number, more = ''): string =>
  d &&
  `<path d="${d}" fill="none" stroke="${HALO}" stroke-width="${width + 4}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const sideInk = (mark: Mark, c: Canvas): string => {
  const letter = letterOf(c.scene, mark.side)
  return letter ? `var(--side-${letter}-line)` : INK
}

export function held(mark: Mark, c: Canvas): NonNullable<ReturnType<Canvas['piece']>>[] {
  return mark.pieces.flatMap(id => {
    const one = c.piece(id)
    return one
      ? [one]
      : c.unit(id).flatMap(member => {
          const got = c.piece(member)
          return got ? [got] : []
        })
  })
}

export const spots = (mark: Mark, c: Canvas): Spot[] =>
  mark.points.length ? mark.points.map(c.at) : held(mark, c).map((one): Spot => [one.x, one.y])

export const words = (mark: Mark, c: Canvas): string => c.speak.plain(mark.label)

export function label(mark: Mark, c: Canvas, dy = 0): string {
  const text = words(mark, c),
    all = spots(mark, c),
    at = mark.points.length > 2 ? middle(all) : all[Math.floor((all.length - 1) / 2)]
  return text && at ? chip(at[0], at[1] + dy, text) : ''
}

/** The length of a path, at the middle of its longest leg. */
export function wayLabel(mark: Mark, c: Canvas): string {
  const all = spots(mark, c),
    text = words(mark, c)
  if (!text || !all.length) return ''
  let best = 0,
    far = -1
  all.slice(1).forEach((p, i) => {
    const d = Math.hypot(p[0] - all[i]![0], p[1] - all[i]![1])
    if (d > far) {
      far = d
      best = i
    }
  })
  const a = all[best]!,
    b = all[best + 1] ?? a
  return far < 60 ? chip(a[0], Math.min(a[1], b[1]) - 40, text) : chip((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, text)
}

/** The outline that a mark covers: an arc, a disc, a polygon, the hull of discs. */
export function region(mark: Mark, c: Canvas): string {
  const p = mark.points[0]
  if (p && mark.angle && mark.points.length === 1) {
    const [x, y] = c.at(p)
    return sector(x, y, mark.radius * c.scale, p.facing ?? 0, mark.angle)
  }
  return blob(mark.points.map(c.at), mark.radius * c.scale)
}

export const rings = (mark: Mark, c: Canvas, draw: (x: number, y: number, r: number) => string): string => {
  const pieces = held(mark, c)
  return pieces.length
    ? pieces.map(one => draw(one.x, one.y, one.r)).join('')
    : mark.points
        .map(p => {
          const [x, y] = c.at(p)
          return draw(x, y, Math.max(14, mark.radius * c.scale))
        })
        .join('')
}

/** Tints, areas and paths: under the pieces. */
/** A threat of two points is a line from who could do it to whom it would meet. */
export const isLine = (mark: Mark): boolean => mark.points.length === 2 && mark.radius === 0

/** Says something about a line at a place by it; `a` and `b` are its ends, if the words may stand elsewhere along it to keep off the pieces. */
export type Say = (x: number, y: number, text: string, a?: Spot, b?: Spot) => void
