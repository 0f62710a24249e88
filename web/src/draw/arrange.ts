// Where pieces lie: alone in the middle of a cell, stacks cascaded so that each top edge shows, plates in rows beside a line of cards.
import type { Piece, Scene } from '../lib/scene'
import { PLATE_ROW, spotOf, type Layout } from './layout'
import { featureLook } from './ground/features'
import { sizeOf } from './pieces'
import type { SideLetter } from './shapes'

export interface Placed {
  piece: Piece
  x: number
  y: number
  k: number
  /** How many lie in the same place, and which one this is from the top. */
  stack: number
  index: number
  /** A marker that lies on the ground under everything: its look. */
  flat?: string
}

/** How much of a plate shows when others lie on it. */
const CASCADE = 30

const CELL: Record<Layout['kind'], number> = { hexes: 50, squares: 88, line: 140, plane: 40 }

/** The letter of a side: A, B, C, D in the order of the scene. */
export function letterOf(scene: Scene, side: string): SideLetter | '' {
  const index = scene.sides.indexOf(side)
  return index < 0 ? '' : ((['a', 'b', 'c', 'd'] as const)[index] ?? '')
}

/** The side of a seat. */
export const sideOfSeat = (scene: Scene, seat: string | null): string =>
  scene.seats.find(plate => plate.id === seat)?.side ?? ''

/** Whether a piece belongs to the one who looks. */
export const isMine = (scene: Scene, piece: Piece): boolean =>
  scene.seat !== null &&
  (piece.owner
    ? piece.owner === scene.seat || piece.owner === sideOfSeat(scene, scene.seat)
    : piece.side === sideOfSeat(scene, scene.seat))

/** The plates of a line: pieces that others belong to by their `group`, and which stand for them on the board. */
export const plates = (scene: Scene): Set<string> =>
  new Set(scene.pieces.filter(piece => piece.form === 'plate' && !piece.place.zone).map(piece => piece.id))

/** Who belongs to a plate. */
export const members = (scene: Scene, plate: string): Piece[] =>
  scene.pieces.filter(piece => piece.group === plate && piece.id !== plate)

/** All pieces on the board in drawing order: far ones first, the top of a stack last. */
export function arrange(scene: Scene, layout: Layout): Placed[] {
  const near = sideOfSeat(scene, scene.seat) || scene.sides[0] || ''
  const placed: Placed[] = []
  const groups = new Map<string, Piece[]>()
  const leaders = plates(scene)
  for (const piece of scene.pieces) {
    if (piece.place.zone || leaders.has(piece.group)) continue
    const { cell, point } = piece.place
    if (cell === null && !point) continue
    if (piece.form === 'marker' && cell !== null && layout.kind !== 'line') {
      const [x, y] = layout.center(cell),
        flat = featureLook(piece.art)
      const twins = placed.filter(one => one.piece.place.cell === cell && !one.flat).length
      placed.push({
        piece,
        x: flat ? x : x - (layout.kind === 'hexes' ? 24 : 30) + twins * 16,
        y: flat ? y : y + (layout.kind === 'hexes' ? 22 : 32),
        k: flat ? (layout.kind === 'squares' ? 1.15 : 1) : 0.62,
        stack: 1,
        index: -1,
        ...(flat ? { flat } : {}),
      })
      continue
    }
    const row = layout.kind === 'line' ? (piece.side === near ? 'own' : piece.side ? 'other' : 'none') : ''
    const key = point ? `p${piece.id}` : `${cell}${row}`
    const group = groups.get(key)
    if (group) group.push(piece)
    else groups.set(key, [piece])
  }
  for (const group of groups.values()) {
    group.sort((a, b) => a.order - b.order)
    const n = group.length
    const spot = spotOf(layout, group[0]!.place)
    if (!spot) continue
    group.forEach((piece, i) => {
      const [w] = sizeOf(piece)
      let [x, y] = spot,
        k = Math.min(CELL[layout.kind] / w, 1.5)
      if (layout.kind === 'line') {
        const own = piece.side === near,
          half = 92,
          cascade = n > 2
        if (piece.form === 'card') k *= 0.7
        // up to two plates one below the other; more of them cascade, so that the head of each shows and the lowest lies on top
        const step = cascade ? CASCADE : PLATE_ROW,
          place = cascade && own ? n - 1 - i : i
        if (piece.side) y += (own ? 1 : -1) * (half + 8 + (PLATE_ROW - 8) / 2 + place * step)
        else {
          x += (i - (n - 1) / 2) * 40
          y -= 30
        }
      } else if (layout.kind === 'plane') {
        k = piece.size[0] ? Math.max((piece.size[0] * layout.scale) / w, 20 / w) : 0.8
      } else if (n > 1) {
        const step = layout.kind === 'squares' ? [9, -9] : [13, -11]
        const seen = Math.min(n, 3),
          j = Math.min(i, 2)
        if (layout.kind === 'squares') k *= 0.82
        x += (j - (seen - 1) / 2) * step[0]!
        y += (j - (seen - 1) / 2) * step[1]!
      }
      if (layout.kind === 'hexes') y -= 2
      placed.push({ piece, x, y, k, stack: n, index: i })
    })
  }
  const level = (one: Placed): number => (one.flat ? 9 : one.index < 0 ? -1 : one.index)
  return placed.sort((a, b) => level(b) - level(a) || a.y - b.y)
}

/** The things of a list that are what they were before, as the very same objects: then nobody draws them again. */
export function asBefore<T extends object>(before: Map<string, T>, now: readonly T[], id: (one: T) => string): T[] {
  const kept = now.map(one => {
    const old = before.get(id(one)) as Record<string, unknown> | undefined
    return old &&
      Object.entries(one).every(([key, value]) => old[key] === value) &&
      Object.keys(old).length === Object.keys(one).length
      ? (old as T)
      : one
  })
  before.clear()
  for (const one of kept) before.set(id(one), one)
  return kept
}
