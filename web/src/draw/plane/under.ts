// What lies under a finger on a table.
import type { Hot } from '../../lib/choice'
import { isSolid, type Patch } from '../ground/plane'
import type { Spot } from '../layout'
import { covers } from './buildings'
import type { PlaneSight } from './sight.svelte'
import { distance, type XY } from './space'
import { pixels, type Stood, type Unit } from './units'

export class Under {
  constructor(private readonly sight: PlaneSight) {}

  /** The place of the table. */
  point([x, y]: Spot): XY {
    const { view, k, layout, board } = this.sight
    return { x: (x - view.x) / k / layout.scale, y: board.depth - (y - view.y) / k / layout.scale }
  }

  /** All pieces, the nearest first. */
  pieces([x, y]: Spot, reach = 4): Stood[] {
    const { shown, screenOf, k } = this.sight
    return shown
      .map(one => {
        const [px, py] = screenOf(one)
        return { one, far: Math.hypot(px - x, py - y), r: pixels(one, k) / 2 + reach }
      })
      .filter(got => got.far <= got.r)
      .sort((a, b) => a.far - b.far)
      .map(got => got.one)
  }

  /** The piece that is meant: one that may be answered with, else the nearest. */
  piece(spot: Spot, reach = 4): Stood | null {
    const all = this.pieces(spot, reach)
    return all.find(one => this.sight.hotPiece(one.piece)) ?? all[0] ?? null
  }

  /** Pieces that lie so close to one that a finger could not tell them apart. */
  mates(spot: Spot, one: Stood): Stood[] {
    const { layout, k } = this.sight
    return this.pieces(spot, 0).filter(other => distance(other, one) * layout.scale * k < 9)
  }

  /** A place on offer. */
  answer([x, y]: Spot, reach: number): (Hot & XY) | undefined {
    return this.sight.hotPoints.find(got => {
      const [px, py] = this.sight.screenOf(got)
      return Math.hypot(px - x, py - y) < reach
    })
  }

  /** The unit whose plate it is. */
  plate([x, y]: Spot): Unit | null {
    const { labels, view } = this.sight
    const found = labels.plates.find(
      ({ at, w, h }) => Math.abs(at[0] + view.x - x) < w / 2 + 3 && Math.abs(at[1] + view.y - y) < h / 2 + 5,
    )
    return found?.unit ?? null
  }

  /** A building. */
  land([x, y]: Spot): Patch | null {
    const { lands, view, k } = this.sight
    const within = (patch: Patch): boolean => covers(patch, (x - view.x) / k, (y - view.y) / k)
    return [...lands].reverse().find(patch => isSolid(patch.kind) && within(patch)) ?? null
  }
}
