// Hints: what a computer would answer in one's place, for whoever plays against computers alone.
import type { Asked, Option } from './scene'
import type { Advice, Advised, Reply, PublicSeat } from './wire'

/** What hints need of their table: which question stands (its number tells whether it still does), who sits here;
 *  `refused` tells why there is no hint, `arm` and `draft` take one up. */
export interface Pupil {
  number: () => number
  question: () => Asked | null
  seat: () => string | null
  seats: () => readonly PublicSeat[]
  ask: (what: string, body: Record<string, unknown>) => Promise<Reply>
  refused: (reply: Reply) => void
  arm: (option: Option) => void
  foresee: (options: readonly Option[]) => void
  reckon: (option: Option) => void
  draft: (answer: unknown) => void
}

/** So many hints are shown. */
export const SHOWN = 5

const kindOf = (answer: unknown): unknown => (answer as { kind?: unknown } | null)?.kind

export class Hints {
  /** What a computer would answer here, once somebody asked for it; `thinking` while it reckons. */
  now = $state.raw<Advice | 'thinking' | null>(null)
  /** The answer that is being looked at: drawn on the board before it is taken up. */
  seen = $state.raw<Option | null>(null)

  constructor(private readonly table: Pupil) {}

  /** Whether nobody but computers plays against us: nobody is helped, and nobody learns from how long we think. */
  get alone(): boolean {
    const seats = this.table.seats(),
      own = seats.find(one => one.id === this.table.seat())
    return (
      own !== undefined && seats.every(one => one.kind === 'computer' || one.id === own.id || one.side === own.side)
    )
  }

  /** Hints are for whoever plays against computers alone and has something to choose; a guess is one's own. */
  get allowed(): boolean {
    const question = this.table.question()
    return (
      this.alone && question !== null && !question.form?.blind && (question.options.length > 1 || question.form != null)
    )
  }

  /** Asks what a computer would do in our place; a second time takes the answer away. */
  async ask(): Promise<void> {
    if (this.now) return this.dismiss()
    if (!this.allowed) return
    const number = this.table.number()
    this.now = 'thinking'
    const reply = await this.table.ask('hint', {})
    if (number !== this.table.number() || this.now !== 'thinking') return
    this.now = reply.type === 'hint' ? (reply as unknown as Advice) : null
    if (reply.type === 'refused') this.table.refused(reply)
    else this.table.foresee(this.shown.flatMap(one => this.optionOf(one) ?? []).filter(option => option.chance))
  }

  /** A few are enough. */
  get shown(): readonly Advised[] {
    return this.now && this.now !== 'thinking' ? this.now.reasons.slice(0, SHOWN) : []
  }

  /** The answer on offer that a hint is about. */
  optionOf(one: Advised): Option | null {
    return (
      this.table.question()?.options.find(option => JSON.stringify(option.answer) === JSON.stringify(one.answer)) ??
      null
    )
  }

  /** Looks at a hint: it is drawn, and its odds are shown if it takes a chance. */
  look(one: Advised | null): void {
    this.seen = one && this.optionOf(one)
    if (this.seen?.chance) this.table.reckon(this.seen)
  }

  dismiss(): void {
    this.now = this.seen = null
  }

  /** Takes up a hint: its answer is armed or fills the draft; giving it stays with the reader. */
  heed(one: Advised): void {
    this.dismiss()
    const question = this.table.question(),
      same = this.optionOf(one)
    if (question?.form && (!same || kindOf(one.answer) === kindOf(question.form.draft)))
      return this.table.draft(one.answer)
    this.table.arm(
      same ?? {
        answer: one.answer,
        target: { kind: 'button', id: '' },
        label: one.label,
        key: 0,
        primary: false,
        chance: true,
        declines: false,
        aside: false,
        preview: [],
      },
    )
  }
}
