// The measuring tape: from one place to another, or to the pointer; put away while a guess is open.
import type { Board } from '../../lib/scene'
import type { Speak } from '../../lib/text'
import { bearing, distance, lengthText, type XY } from './space'

export interface Measured {
  board: Board
  speak: Speak
  /** A guess comes before the ruler. */ blind: boolean
}

export class Tape {
  on = $state(false)
  private ends = $state.raw<XY[]>([])
  pointer = $state.raw<XY | null>(null)

  constructor(private readonly table: () => Measured) {}

  /** Whether a tap measures. */
  get out(): boolean {
    return this.on && !this.table().blind
  }

  /** The two ends, once there are two. */
  span: readonly XY[] = $derived.by(() => {
    if (!this.out) return []
    const [from, to] = this.ends,
      end = to ?? this.pointer
    return from && end ? [from, end] : []
  })
  text: string = $derived.by(() => {
    const [from, to] = this.span,
      { board, speak } = this.table()
    return from && to ? `${lengthText(distance(from, to), board, speak)}, ${bearing(from, to)}°` : ''
  })

  /** An end of the tape goes there; a third one begins anew. */
  put(p: XY): void {
    const end = { x: p.x, y: p.y }
    this.ends = this.ends.length === 1 ? [this.ends[0]!, end] : [end]
  }

  /** Takes the tape out, from a place if there is one to begin with, or puts it away. */
  toggle(from: XY | null): void {
    if (this.table().blind) return
    this.on = !this.on
    this.ends = this.on && from ? [{ x: from.x, y: from.y }] : []
    this.pointer = null
  }

  away(): void {
    this.on = false
    this.ends = []
  }
}
