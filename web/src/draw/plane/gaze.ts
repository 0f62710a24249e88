// Where the camera looks on a table: the whole of it, some places, what a question speaks of, whom an answer meets.
import type { Scene, Target } from '../../lib/scene'
import type { Camera } from '../camera.svelte'
import { pathIn, whereIs } from './draft'
import type { Drafting } from './drafting.svelte'
import type { PlaneSight } from './sight.svelte'
import type { XY } from './space'

const PAD = 22 // pixels around a table that is seen whole
const WELL = 34 // pixels at which a base is well seen

/** How near one may come to a table with such bases. */
export const nearest = (smallest: number): number => Math.max(1.6, 70 / Math.max(8, Math.min(smallest, 60)))

export class PlaneGaze {
  constructor(
    private readonly camera: Camera,
    private readonly sight: PlaneSight,
    private readonly drafting: Drafting,
    private readonly scene: () => Scene,
  ) {}

  /** The whole table. */
  fit(now = false): void {
    const to = this.camera.middle(this.camera.whole(PAD))
    if (now) this.camera.view = to
    else this.camera.glide(to)
    this.camera.fitted = true
  }

  /** Looks at some places: all of them, as near as their bases are well seen. */
  look(places: readonly XY[], margin = 900): void {
    if (!places.length) return
    const { camera } = this,
      { layout, smallest } = this.sight,
      [, , rw, rh] = camera.room(),
      whole = camera.whole(PAD),
      pad = margin * layout.scale
    const spots = places.map(p => layout.point(p.x, p.y)),
      low = (axis: 0 | 1): number => Math.min(...spots.map(p => p[axis])),
      high = (axis: 0 | 1): number => Math.max(...spots.map(p => p[axis]))
    const w = high(0) - low(0) + 2 * pad,
      h = high(1) - low(1) + 2 * pad
    const k = Math.max(whole, Math.min(nearest(smallest), WELL / smallest, rw / w, rh / h))
    if (k <= whole * 1.12) return this.fit()
    camera.fitted = false
    camera.glide(camera.tidy(camera.about([(low(0) + high(0)) / 2, (low(1) + high(1)) / 2], k), PAD, PAD))
  }

  /** How much around a place is looked at, too. */
  private get around(): number {
    return this.sight.board.unit.startsWith('in') ? 800 : 1800
  }

  /** What a question speaks of: ways onto the table, from the edge to their end, and who is chosen. */
  private subjects(): XY[] {
    const { form, now } = this.drafting,
      entering = form?.fields.filter(one => one.kind === 'path' && !whereIs(this.scene(), one.piece)) ?? []
    return [
      ...entering.flatMap(one => pathIn(now, one)),
      ...[...this.sight.chosen].flatMap(id => this.sight.byId.get(id) ?? []),
    ]
  }

  /** Where it may be answered. */
  private answers(): XY[] {
    const { hot, hotPoints, byId, unitById } = this.sight
    return [
      ...hotPoints,
      ...hot.flatMap(({ target }) => byId.get(String(target.id)) ?? unitById.get(String(target.id))?.members ?? []),
    ]
  }

  /** A question zooms to its subject if that, or what may be answered with, is off the screen or too small to be touched. */
  attend(): void {
    const { form, field } = this.drafting,
      subjects = this.subjects(),
      answers = this.answers(),
      all = [...subjects, ...answers]
    if (!all.length) return
    const off = (p: XY): boolean => this.camera.isOff(this.sight.screenOf(p), 26)
    const least = form && field?.kind !== 'angle' ? 24 : 14
    const tiny = subjects.some(p => (this.standsAt(p)?.size ?? Infinity) * this.sight.k < least)
    const near = this.around * (field?.kind === 'angle' ? 2 : 1),
      hidden = answers.some(p => this.isPlate(p))
    if (hidden) this.look(answers, near / 2)
    else if (field?.kind === 'path' && this.isClose(all)) this.look(all, near / 2)
    else if (form) {
      if (tiny || subjects.some(off) || (!subjects.length && answers.every(off)))
        this.look(subjects.length ? [...subjects, ...answers.slice(0, 1)] : answers, near)
    } else if ((tiny && !answers.length) || all.some(off)) this.look(all, near / 2)
  }

  private standsAt(p: XY) {
    return this.sight.stood.find(other => other.x === p.x && other.y === p.y)
  }

  /** The places on offer lie so close together that a finger could not tell them apart. */
  private isClose(places: readonly XY[]): boolean {
    const spots = places.map(this.sight.screenOf),
      wide = (axis: 0 | 1): number => Math.max(...spots.map(p => p[axis])) - Math.min(...spots.map(p => p[axis]))
    return spots.length > 3 && wide(0) < 150 && wide(1) < 150
  }

  /** Several figures of one unit may be answered with, and the unit is only a plate from here. */
  private isPlate(p: XY): boolean {
    const { hot, byId, hiddenFar } = this.sight,
      one = this.standsAt(p)?.piece
    if (!one || !hiddenFar.has(one.id)) return false
    return hot.filter(other => byId.get(String(other.target.id))?.piece.group === one.group).length > 1
  }

  /** An answer is armed: who acts and whom it meets are to be seen. */
  meet(target: Target): void {
    const { byId, unitById, chosen, screenOf } = this.sight,
      met = byId.get(String(target.id)) ?? unitById.get(String(target.id))?.leader
    const all: XY[] = met ? [met, ...[...chosen].flatMap(one => byId.get(one) ?? [])] : []
    if (all.some(p => this.camera.isOff(screenOf(p)))) this.look(all, this.around)
  }
}
