// What the others do, shown one after the other: each thing stays long enough to be read. Whoever is in a hurry sees all at once.

/** How long all that waits to be shown may take together, in milliseconds: a long turn goes faster, never on and on. */
export const PATIENCE = { calm: 9000, quick: 2500, none: 0 } as const
export type Tempo = keyof typeof PATIENCE

/** How long something is shown: longer for more sentences, and for dice. What says nothing passes at once. */
export function stay(sentences: number, dice: boolean): number {
  return sentences ? Math.min(650 + 250 * (sentences - 1), 1500) + (dice ? 600 : 0) : 0
}

export class Pace<T> {
  private queue: { what: T; stay: number }[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Until when all that waits is to have been shown. */
  private until = 0

  /** `show` shows one thing; `patience` says how long all may take (0: everything at once); `told` hears whether something waits. */
  constructor(
    private readonly show: (what: T) => void,
    private readonly patience: () => number,
    private readonly told: (waiting: boolean) => void = () => {},
  ) {}

  push(what: T, stay: number): void {
    this.queue.push({ what, stay })
    if (this.timer === undefined) {
      this.until = Date.now() + this.patience()
      this.next()
    } else this.told(true)
  }

  /** All that waits, now. */
  hurry(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const all = this.queue
    this.queue = []
    for (const one of all) this.show(one.what)
    this.told(false)
  }

  /** Forgets what waits. */
  drop(): void {
    this.queue = []
    this.hurry()
  }

  private next(): void {
    this.timer = undefined
    for (let one = this.queue.shift(); one; one = this.queue.shift()) {
      const all = one.stay + this.queue.reduce((sum, other) => sum + other.stay, 0),
        left = this.patience() && Math.max(0, this.until - Date.now())
      this.show(one.what)
      const rest = one.stay * Math.min(1, left / Math.max(all, 1))
      if (rest > 0) {
        this.timer = setTimeout(() => this.next(), rest)
        break
      }
    }
    this.told(this.queue.length > 0)
  }
}
