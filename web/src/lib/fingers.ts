// Fingers (or a mouse) on a board: one taps or drags, two zoom. What a tap or a drag means is the board's business.

export type At = [number, number]

export interface Touched {
  /** Where an event is, in pixels from the board's upper left corner. */
  here(event: PointerEvent | WheelEvent): At
  /** A finger goes down; whether it is the only one. */
  press?(at: At, only: boolean): void
  tap(at: At, event: PointerEvent, on: EventTarget | null): void
  hover(event: PointerEvent): void
  drag(at: At, dx: number, dy: number): void
  zoom(factor: number, x: number, y: number): void
  /** The last finger is up. */
  rest(): void
}

const SLIP = 6 // pixels that a tap may move

export class Fingers {
  readonly #board: Touched
  readonly #down = new Map<number, At>()
  #moved = 0
  #start: At = [0, 0]
  #on: EventTarget | null = null

  constructor(board: Touched) {
    this.#board = board
  }

  readonly press = (event: PointerEvent): void => {
    if (event.button > 0) return
    ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
    this.#start = this.#board.here(event)
    this.#down.set(event.pointerId, this.#start)
    this.#moved = 0
    this.#on = event.target
    this.#board.press?.(this.#start, this.#down.size === 1)
  }

  readonly move = (event: PointerEvent): void => {
    const [x, y] = this.#board.here(event),
      old = this.#down.get(event.pointerId)
    if (!old) return this.#board.hover(event)
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1]
    this.#down.set(event.pointerId, [x, y])
    if (other) {
      const before = Math.hypot(old[0] - other[0], old[1] - other[1]) || 1,
        after = Math.hypot(x - other[0], y - other[1])
      this.#moved = SLIP + 1
      return this.#board.zoom(after / before, (x + other[0]) / 2, (y + other[1]) / 2)
    }
    this.#moved = Math.max(this.#moved, Math.hypot(x - this.#start[0], y - this.#start[1]))
    if (this.#moved > SLIP) this.#board.drag([x, y], x - old[0], y - old[1])
  }

  readonly release = (event: PointerEvent): void => {
    const was = this.#down.delete(event.pointerId)
    if (was && !this.#down.size && this.#moved <= SLIP) this.#board.tap(this.#board.here(event), event, this.#on)
    if (!this.#down.size) this.#board.rest()
  }

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault()
    this.#board.zoom(Math.exp(-event.deltaY * 0.0015), ...this.#board.here(event))
  }
}
