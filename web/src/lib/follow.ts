// What the others have done since one's own last decision, to be followed on the board: where their pieces went, and whom the last events speak of.
import { sideOfSeat } from '../draw/arrange'
import type { Mark, Piece, Place, Scene } from './scene'
import type { Happened } from './wire'

/** The way of one piece, from where it stood. */
export interface Trail {
  piece: string
  side: string
  places: Place[]
}

/** More ways than this are no help any more: the oldest go. */
const MOST = 24

const onBoard = (place: Place): boolean => !place.zone && (place.cell !== null || place.point !== null)
const moved = (a: Place, b: Place): boolean =>
  a.cell !== b.cell || a.point?.x !== b.point?.x || a.point?.y !== b.point?.y
const stands = (piece: Piece): boolean => piece.form !== 'marker' && onBoard(piece.place)

/** Of a unit of many figures one shows the way for all. */
function speaks(piece: Piece, pieces: readonly Piece[]): boolean {
  if (!piece.group || piece.group === piece.id) return true
  if (pieces.some(one => one.id === piece.group && stands(one))) return false
  if (!piece.place.point) return true
  const mates = pieces.filter(one => one.group === piece.group && stands(one))
  return (mates.find(one => one.badges.some(badge => badge.id === 'leader')) ?? mates[0])?.id === piece.id
}

/** The ways of the other sides' pieces, with what has moved between two scenes; who has left the board leaves no way. */
export function follow(trails: readonly Trail[], before: Scene | null, after: Scene): Trail[] {
  if (!before || before.scenario !== after.scenario) return []
  const own = sideOfSeat(after, after.seat),
    now = new Map(after.pieces.map(piece => [piece.id, piece]))
  const kept = trails.filter(trail => {
    const piece = now.get(trail.piece)
    return piece !== undefined && stands(piece)
  })
  for (const old of before.pieces) {
    const piece = now.get(old.id)
    if (
      !piece ||
      !piece.side ||
      piece.side === own ||
      !stands(piece) ||
      !onBoard(old.place) ||
      !moved(old.place, piece.place) ||
      !speaks(piece, after.pieces)
    )
      continue
    const at = kept.findIndex(trail => trail.piece === piece.id)
    if (at < 0) kept.push({ piece: piece.id, side: piece.side, places: [old.place, piece.place] })
    else kept[at] = { ...kept[at]!, places: [...kept[at]!.places, piece.place] }
  }
  return kept.slice(-MOST)
}

const MARK: Omit<Mark, 'role'> = {
  cells: [],
  points: [],
  pieces: [],
  label: null,
  rule: '',
  side: '',
  radius: 0,
  angle: 0,
}

/** Ways as marks of the scene. */
export function trailMarks(trails: readonly Trail[]): Mark[] {
  return trails.map(({ side, places }): Mark => ({
    ...MARK,
    role: 'path_other',
    side,
    cells: places.flatMap(place => (place.cell !== null ? [place.cell] : [])),
    points: places.flatMap(place => (place.cell === null && place.point ? [place.point] : [])),
  }))
}

/** The pieces and units on the board that events speak of, in the order in which they are named. */
export function spokenOf(events: readonly Happened[], scene: Scene): string[] {
  const known = new Set(scene.pieces.filter(stands).flatMap(piece => [piece.id, ...(piece.group ? [piece.group] : [])]))
  const found = events
    .flatMap(({ about }) => about.things)
    .filter((value): value is string => typeof value === 'string' && known.has(value))
  return [...new Set(found)]
}
