// What part of a table is in view, and how near: pan, zoom, fit, look at places.
import type { Layout } from '../layout'
import type { XY } from './space'

export interface View {
  x: number
  y: number
  k: number
}

/** What the camera must know of the table: its layout, what covers its left, its head and its foot, its smallest base in the picture. */
interface Table {
  layout: Layout
  left: number
  top?: number
  foot: number
  smallest: number
}

export class Camera {
  view = $state.raw<View>({ x: 0, y: 0, k: 1 })
  width = $state(800)
  height = $state(600)
  private gliding = 0
  /** Whether the whole table is in view as it was fitted: nobody has moved it since. */
  fitted = false

  constructor(private readonly table: () => Table) {}

  /** The free part of the screen: x, y, width, height. */
  room(): [number, number, number, number] {
    const { left, top = 0, foot } = this.table()
    return [left, top, Math.max(120, this.width - left), Math.max(120, this.height - top - foot)]
  }

  private get most(): number {
    return Math.max(1.6, 70 / Math.max(8, Math.min(this.table().smallest, 60)))
  }

  private get whole(): number {
    const [, , bw, bh] = this.table().layout.box,
      [, , rw, rh] = this.room()
    return Math.min((rw - 44) / bw, (rh - 44) / bh)
  }

  /** The whole table. */
  fit(now = false): void {
    const [, , bw, bh] = this.table().layout.box,
      [rx, ry, rw, rh] = this.room(),
      k = this.whole
    const to = { k, x: rx + (rw - bw * k) / 2, y: ry + (rh - bh * k) / 2 }
    if (now) this.view = to
    else this.glide(to)
    this.fitted = true
  }

  private clamp(next: View): View {
    const [, , bw, bh] = this.table().layout.box,
      [rx, ry, rw, rh] = this.room(),
      keep = 60
    const axis = (v: number, size: number, r: number, span: number): number =>
      size <= span
        ? Math.min(Math.max(v, r - size / 3), r + span - (size * 2) / 3)
        : Math.min(Math.max(v, r + span - size - keep), r + keep)
    return { k: next.k, x: axis(next.x, bw * next.k, rx, rw), y: axis(next.y, bh * next.k, ry, rh) }
  }

  /** What we look at by ourselves leaves no empty space beside the table that the table could fill. */
  private tidy(next: View): View {
    const [, , bw, bh] = this.table().layout.box,
      [rx, ry, rw, rh] = this.room(),
      keep = 22
    const axis = (v: number, size: number, r: number, span: number): number =>
      size + 2 * keep <= span ? r + (span - size) / 2 : Math.min(Math.max(v, r + span - size - keep), r + keep)
    return { k: next.k, x: axis(next.x, bw * next.k, rx, rw), y: axis(next.y, bh * next.k, ry, rh) }
  }

  pan(dx: number, dy: number): void {
    this.fitted = false
    this.view = this.clamp({ ...this.view, x: this.view.x + dx, y: this.view.y + dy })
  }

  /** Nearer or farther; the place under the pointer stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.fitted = false
    const { x, y, k } = this.view,
      next = Math.min(this.most, Math.max(0.08, k * factor))
    this.view = this.clamp({ k: next, x: px - ((px - x) / k) * next, y: py - ((py - y) / k) * next })
  }

  /** Looks at some places: all of them, as near as their bases are well seen. */
  look(places: readonly XY[], margin = 900): void {
    if (!places.length) return
    const { layout, smallest } = this.table(),
      [rx, ry, rw, rh] = this.room(),
      spots = places.map(p => layout.point(p.x, p.y)),
      pad = margin * layout.scale
    const xs = spots.map(p => p[0]),
      ys = spots.map(p => p[1]),
      w = Math.max(...xs) - Math.min(...xs) + 2 * pad,
      h = Math.max(...ys) - Math.min(...ys) + 2 * pad
    const k = Math.max(this.whole, Math.min(this.most, 34 / smallest, rw / w, rh / h))
    if (k <= this.whole * 1.12) return this.fit()
    this.fitted = false
    this.glide(
      this.tidy({
        k,
        x: rx + rw / 2 - ((Math.min(...xs) + Math.max(...xs)) / 2) * k,
        y: ry + rh / 2 - ((Math.min(...ys) + Math.max(...ys)) / 2) * k,
      }),
    )
  }

  /** Puts a place of the picture in the middle. */
  centre(x: number, y: number): void {
    this.fitted = false
    const [rx, ry, rw, rh] = this.room()
    this.view = this.clamp({ ...this.view, x: rx + rw / 2 - x * this.view.k, y: ry + rh / 2 - y * this.view.k })
  }

  /** Moves the view in 180 ms; at once for those who want no motion. */
  private glide(to: View): void {
    cancelAnimationFrame(this.gliding)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.view = to
      return
    }
    const from = this.view,
      begun = performance.now()
    const step = (now: number): void => {
      const t = Math.min(1, (now - begun) / 180),
        e = 1 - (1 - t) ** 3
      this.view =
        t >= 1
          ? to
          : { k: from.k + (to.k - from.k) * e, x: from.x + (to.x - from.x) * e, y: from.y + (to.y - from.y) * e }
      if (t < 1) this.gliding = requestAnimationFrame(step)
    }
    this.gliding = requestAnimationFrame(step)
  }

  /** Whether a spot of the screen is covered or outside. */
  isOff([x, y]: readonly [number, number], edge = 12): boolean {
    const [rx, ry, rw, rh] = this.room()
    return x < rx + edge || y < ry + edge || x > rx + rw - edge || y > ry + rh - edge
  }

  /** The share of the table that is in view. */
  get share(): number {
    const [, , bw, bh] = this.table().layout.box,
      [rx, ry, rw, rh] = this.room(),
      { x, y, k } = this.view
    const w = Math.min(rx + rw, bw * k + x) - Math.max(rx, x),
      h = Math.min(ry + rh, bh * k + y) - Math.max(ry, y)
    return (Math.max(0, w) * Math.max(0, h)) / (bw * bh * k * k)
  }
}
