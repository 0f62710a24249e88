// Where the camera looks on a board of cells: the whole of it, what a question speaks of, whom an answer meets.
import type { Mark, Option, Scene, Target } from '../lib/scene'
import { isMine } from './arrange'
import type { BoardSight } from './board.svelte'
import type { Camera } from './camera.svelte'
import type { Spot } from './layout'

export interface Looked {
  scene: Scene
  /** The answer that is armed or aimed. */
  option: Option | null
  selected: Target | null
  /** Marks of lines of sight or threats, while somebody looks at them. */
  marks: readonly Mark[]
  /** The whole board, even if its pieces get small. */
  whole: boolean
}

export class Gaze {
  constructor(
    private readonly camera: Camera,
    private readonly sight: BoardSight,
    private readonly looked: () => Looked,
  ) {}

  /** The whole board, unless its pieces would get too small; then what counts of it. */
  fit(): void {
    const { camera, sight } = this,
      [, , rw, rh] = camera.room()
    const whole = camera.whole(sight.layout.kind === 'hexes' ? 8 : 14)
    const k = Math.max(Math.min(whole, 1.7), this.least(whole))
    camera.view = camera.middle(k)
    const [, , bw, bh] = this.box
    if (bw * k > rw || bh * k > rh) {
      this.look()
      this.frame()
    }
  }

  /** The scale below which the pieces of a board could not be read. */
  private least(whole: number): number {
    const { kind } = this.sight.layout,
      [, , rw] = this.camera.room()
    if (this.looked().whole) return 0.4
    if (kind === 'line' && rw > 700) return Math.max(whole, 0.56)
    if (kind === 'hexes' && rw >= 700) return Math.min(rw / this.box[2], 0.96)
    return rw < 700 ? 0.8 : kind === 'squares' ? 0.56 : 0.74
  }

  /** The board; of a line with all that stands above and below it. */
  get box(): [number, number, number, number] {
    const { layout, placed } = this.sight
    if (layout.kind !== 'line') return layout.box
    const ys = placed.map(one => one.y),
      top = Math.min(0, ...ys) - 44,
      low = Math.max(184, ...ys) + 44
    return [layout.box[0], top, layout.box[2], low - top]
  }

  /** What an answer speaks of: who acts, on whom, and where its lines go. */
  private concerned(): Spot[] {
    const { layout, byId, named } = this.sight,
      { option, selected, marks } = this.looked()
    const cells = (mark: Mark): Spot[] =>
      mark.cells.filter(cell => layout.cells.has(cell)).map(cell => layout.center(cell))
    const pieces = (mark: Mark): Spot[] =>
      mark.pieces.flatMap((id): Spot[] => {
        const one = byId.get(id)
        return one ? [[one.x, one.y]] : []
      })
    return [
      ...marks.flatMap(mark => [...cells(mark), ...pieces(mark)]),
      ...(option ? [this.sight.spotFor(option.target), ...option.preview.flatMap(cells)] : []),
      ...(selected ? [this.sight.spotFor(selected)] : []),
      ...named.map((one): Spot => [one.x, one.y]),
    ].filter(spot => spot !== null)
  }

  /** Moves the view, and on a small screen steps back, until all of that is to be seen; what is in view already moves nothing. */
  frame(): void {
    const { camera, sight } = this,
      all = this.concerned(),
      { view } = camera
    if (!all.length || sight.layout.kind === 'line') return
    const [rx, ry, w, rh] = camera.room(),
      rw = w - (camera.width < 744 ? 60 : 0),
      pad = sight.layout.kind === 'hexes' ? 44 : 52
    const xs = all.map(spot => spot[0]),
      ys = all.map(spot => spot[1])
    const x0 = Math.min(...xs) - pad,
      x1 = Math.max(...xs) + pad,
      y0 = Math.min(...ys) - pad,
      y1 = Math.max(...ys) + pad
    const k = Math.min(view.k, Math.max(0.46, Math.min(rw / (x1 - x0), rh / (y1 - y0))))
    const axis = (at: number, low: number, high: number, r: number, span: number): number =>
      (high - low) * k > span
        ? r + (span - (low + high) * k) / 2
        : Math.min(Math.max(at, r - low * k), r + span - high * k)
    const back = (at: number, r: number, span: number): number => r + span / 2 - ((r + span / 2 - at) / view.k) * k
    const from = k === view.k ? view : { k, x: back(view.x, rx, rw), y: back(view.y, ry, rh) }
    const next = { k, x: axis(from.x, x0, x1, rx, rw), y: axis(from.y, y0, y1, ry, rh) }
    if (next.k === view.k && Math.hypot(next.x - view.x, next.y - view.y) <= 4) return
    // where little is to be seen at once, it is put into the middle
    camera.view =
      camera.width < 744
        ? camera.clamp({ k, x: rx + (rw - (x0 + x1) * k) / 2, y: ry + (rh - (y0 + y1) * k) / 2 }, 24)
        : next
  }

  /** Brings what the question speaks of into view, if the whole board does not fit. */
  look(): void {
    const { camera, sight } = this,
      { scene } = this.looked(),
      { hot, named, placed } = sight
    const spots = hot.map(one => sight.spotFor(one.target)).filter(spot => spot !== null)
    const all: Spot[] = spots.length
      ? spots
      : named.length
        ? []
        : placed.filter(one => isMine(scene, one.piece)).map(one => [one.x, one.y])
    all.push(...named.map((one): Spot => [one.x, one.y]))
    if (!all.length) return
    const spread = Math.max(...all.map(s => s[0])) - Math.min(...all.map(s => s[0]))
    if (sight.layout.kind === 'line' && all.length > 1 && spread > camera.width / camera.view.k) all.splice(1)
    const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2
    camera.view = camera.tidy(camera.about([middle(all.map(s => s[0])), middle(all.map(s => s[1]))]), 8)
  }

  /** A new question: what may be answered with comes into view, if none of it is. */
  ask(): void {
    const { camera, sight } = this
    if (!sight.hot.length) return
    const hidden = sight.hot.every(one => {
      const spot = sight.spotFor(one.target)
      return spot !== null && camera.isOff(camera.screen(spot), 20)
    })
    if (hidden) this.look()
    if (camera.width < 744) this.frame()
  }

  /** Keeps a cell that the keys went to in view. */
  follow(cell: number, foot: number): void {
    const { camera } = this,
      { view, width, height } = camera,
      [x, y] = camera.screen(this.sight.layout.center(cell))
    if (x >= 50 && y >= 50 && x <= width - 50 && y <= height - foot - 50) return
    camera.view = camera.clamp({
      ...view,
      x: view.x + Math.max(0, 60 - x) - Math.max(0, x - width + 60),
      y: view.y + Math.max(0, 60 - y) - Math.max(0, y - height + foot + 60),
    })
  }
}
