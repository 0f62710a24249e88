// What part of a board is in view, and how near: one camera for boards of cells and for tables.
import type { Spot } from './layout'

export interface View {
  x: number
  y: number
  k: number
}

/** x, y, width, height. */
export type Box = [number, number, number, number]

/** What the camera must know of what it looks at. */
export interface Stage {
  /** The board in its own units. */
  box: Box
  /** What covers the view at its left, its head, its right and its foot. */
  left: number
  top: number
  right?: number
  foot: number
  /** How far and how near it may go. */
  least: number
  most: number
  /** How much of the ground beside the board may come into view, in pixels. */
  keep: number
  /** How far a board that fits may be pushed out of the view, as a share of its size. */
  loose: number
}

export class Camera {
  view = $state.raw<View>({ x: 0, y: 0, k: 1 })
  width = $state(800)
  height = $state(600)
  private gliding = 0
  /** Whether the whole board is in view as it was fitted: nobody has moved it since. */
  fitted = false

  constructor(private readonly stage: () => Stage) {}

  /** The free part of the screen. */
  room(): Box {
    const { left, top, right = 0, foot } = this.stage()
    return [left, top, Math.max(120, this.width - left - right), Math.max(120, this.height - top - foot)]
  }

  /** Where a spot of the board is on the screen. */
  screen([x, y]: Spot): Spot {
    return [x * this.view.k + this.view.x, y * this.view.k + this.view.y]
  }

  /** Which spot of the board is at a place of the screen. */
  spot([x, y]: Spot): Spot {
    return [(x - this.view.x) / this.view.k, (y - this.view.y) / this.view.k]
  }

  /** The scale at which the whole board fits, with so much room around it. */
  whole(pad: number): number {
    const [, , bw, bh] = this.stage().box,
      [, , rw, rh] = this.room()
    return Math.min((rw - 2 * pad) / bw, (rh - 2 * pad) / bh)
  }

  /** The board in the middle, at a scale. */
  middle(k: number): View {
    const [bx, by, bw, bh] = this.stage().box,
      [rx, ry, rw, rh] = this.room()
    return { k, x: rx + (rw - bw * k) / 2 - bx * k, y: ry + (rh - bh * k) / 2 - by * k }
  }

  /** A spot of the board in the middle, at a scale. */
  about([x, y]: Spot, k = this.view.k): View {
    const [rx, ry, rw, rh] = this.room()
    return { k, x: rx + rw / 2 - x * k, y: ry + rh / 2 - y * k }
  }

  /** A view that does not lose the board. */
  clamp(next: View, keep = this.stage().keep): View {
    const { loose } = this.stage()
    return this.each(next, (at, b, size, r, span) =>
      size <= span
        ? Math.min(Math.max(at, r - b - loose * size), r + span - b - size + loose * size)
        : Math.min(Math.max(at, r + span - b - size - keep), r - b + keep),
    )
  }

  /** What we look at by ourselves leaves no empty space beside the board that the board could fill. */
  tidy(next: View, keep: number, around = 0): View {
    return this.each(next, (at, b, size, r, span) =>
      size + 2 * around <= span
        ? r + (span - size) / 2 - b
        : Math.min(Math.max(at, r + span - b - size - keep), r - b + keep),
    )
  }

  private each(next: View, axis: (at: number, b: number, size: number, r: number, span: number) => number): View {
    const [bx, by, bw, bh] = this.stage().box,
      [rx, ry, rw, rh] = this.room(),
      k = next.k
    return { k, x: axis(next.x, bx * k, bw * k, rx, rw), y: axis(next.y, by * k, bh * k, ry, rh) }
  }

  pan(dx: number, dy: number): void {
    this.fitted = false
    this.view = this.clamp({ ...this.view, x: this.view.x + dx, y: this.view.y + dy })
  }

  /** Nearer or farther; the place under the pointer stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.fitted = false
    const { x, y, k } = this.view,
      { least, most } = this.stage(),
      next = Math.min(most, Math.max(least, k * factor))
    this.view = this.clamp({ k: next, x: px - ((px - x) / k) * next, y: py - ((py - y) / k) * next })
  }

  /** Puts a spot of the board in the middle. */
  centre(x: number, y: number): void {
    this.fitted = false
    this.view = this.clamp(this.about([x, y]))
  }

  /** Moves the view in 180 ms; at once for those who want no motion. */
  glide(to: View): void {
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

  /** Whether a place of the screen is covered or outside. */
  isOff([x, y]: Spot, edge = 12): boolean {
    const [rx, ry, rw, rh] = this.room()
    return x < rx + edge || y < ry + edge || x > rx + rw - edge || y > ry + rh - edge
  }

  /** The share of the board that is in view. */
  share(box = this.stage().box): number {
    const [bx, by, bw, bh] = box,
      [rx, ry, rw, rh] = this.room(),
      { x, y, k } = this.view
    const w = Math.min(rx + rw, (bx + bw) * k + x) - Math.max(rx, bx * k + x),
      h = Math.min(ry + rh, (by + bh) * k + y) - Math.max(ry, by * k + y)
    return (Math.max(0, w) * Math.max(0, h)) / (bw * bh * k * k)
  }
}
