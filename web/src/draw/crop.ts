// Which part of a map a small picture shows: where the pieces stand, of both sides if it can be.
import type { Spot } from './layout'

/** So wide at least, in the measure of the map. */
const LEAST = 600
/** Windows are tried round so many pieces: of an army of two hundred every fifth will do. */
const TRIED = 36

export type Box = [number, number, number, number]
export interface Stood {
  at: Spot
  side: string
}

/** How many sides stand in a window. */
export const sidesIn = ([x, y, w, h]: Box, pieces: readonly Stood[]): number =>
  new Set(
    pieces
      .filter(({ at, side }) => side && at[0] > x && at[0] < x + w && at[1] > y && at[1] < y + h)
      .map(one => one.side),
  ).size

/** The window of this shape that shows most, the smaller the better, but not too small; the middle of the map if nothing or next to nothing stands on it. */
export function crop(box: Box, pieces: readonly Stood[], shape: number): Box {
  const [x, y, w, h] = box
  const most = Math.min(w, h * shape)
  let best: Box = [x + (w - most) / 2, y + (h - most / shape) / 2, most, most / shape],
    top = -1
  if (pieces.filter(piece => piece.side).length < 2) return best
  const tried = pieces.filter((_, i) => i % Math.ceil(pieces.length / TRIED) === 0)
  const keep = (at: number, low: number, span: number): number => Math.min(Math.max(at, low), low + span)
  for (const part of [1, 0.8, 0.64, 0.5]) {
    const wide = Math.max(most * part, Math.min(most, LEAST)),
      tall = wide / shape,
      edge = tall * 0.1
    for (const one of tried)
      for (const other of tried) {
        const left = keep((one.at[0] + other.at[0] - wide) / 2, x, w - wide),
          up = keep((one.at[1] + other.at[1] - tall) / 2, y, h - tall)
        const seen = pieces.filter(
          ({ at }) =>
            at[0] > left + edge && at[0] < left + wide - edge && at[1] > up + edge && at[1] < up + tall - edge,
        )
        const sides = new Set(seen.map(piece => piece.side).filter(Boolean)).size
        const worth = (Math.min(seen.length, 9) + 5 * sides) / Math.sqrt(wide / most)
        if (worth > top) [top, best] = [worth, [left, up, wide, tall]]
      }
  }
  return best
}
