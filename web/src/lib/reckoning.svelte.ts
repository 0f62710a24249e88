// The odds of a question's answers: asked for one by one, kept until the next question.
import { barOptions } from './choice'
import type { Asked, Option } from './scene'
import type { Odds, Reply } from './wire'

/** So many answers of a question have their odds asked for unbidden. */
const FORESEEN = 4

/** Who looks at an estimate for so long (milliseconds) wants a closer one, unless it is closer than this already. */
const LOOKING = 600,
  CLOSE = 0.015

/** What the odds need of a table: which question stands (its number tells whether it still does), whether an answer is under way, and the line. */
export interface Asking {
  number: () => number
  question: () => Asked | null
  busy: () => boolean
  ask: (what: string, body: Record<string, unknown>) => Promise<Reply>
}

export class Reckoning {
  /** The answer whose odds are shown; its odds are null while they are being reckoned. */
  shown = $state.raw<{ option: Option; odds: Odds | null } | null>(null)
  /** The odds of this question's answers, by the answer. */
  private known = $state.raw<ReadonlyMap<string, Odds>>(new Map())

  /** Odds that were asked for more closely, or are as close as they get. */
  private readonly finer = new WeakSet<Odds>()

  constructor(private readonly table: Asking) {}

  /** Another question: what was reckoned is of no use any more. */
  forget(): void {
    this.known = new Map()
  }

  /** The odds of an answer of this question, if they have been asked for. */
  of(option: Option): Odds | null {
    return this.known.get(JSON.stringify(option.answer)) ?? null
  }

  /** Shows the odds of an answer as soon as they are there. */
  async show(option: Option): Promise<void> {
    const number = this.table.number(),
      known = this.of(option)
    const stands = (): boolean => number === this.table.number() && this.shown?.option === option
    this.shown = { option, odds: known }
    const odds = known ?? (await this.fetch(option))
    if (stands()) this.shown = odds ? { option, odds } : null
    if (!odds || odds.exact || !(odds.error > CLOSE) || this.finer.has(odds)) return
    await new Promise(done => setTimeout(done, LOOKING))
    if (!stands() || this.table.busy()) return
    this.finer.add(odds)
    const closer = await this.fetch(option, true)
    if (closer) this.finer.add(closer)
    if (closer && stands()) this.shown = { option, odds: closer }
  }

  private async fetch(option: Option, fine = false): Promise<Odds | null> {
    const number = this.table.number()
    const reply = await this.table.ask('odds', fine ? { answer: option.answer, fine } : { answer: option.answer })
    if (reply.type !== 'odds' || number !== this.table.number()) return null
    this.known = new Map(this.known).set(JSON.stringify(option.answer), reply as unknown as Odds)
    return reply as unknown as Odds
  }

  /** The odds of these answers, or else of those that the bar shows first, one after the other, while the question stands. */
  async foresee(options?: readonly Option[]): Promise<void> {
    const number = this.table.number()
    const all =
      options ??
      barOptions(this.table.question()?.options ?? [], FORESEEN + 1)
        .shown.filter(option => option.chance)
        .slice(0, FORESEEN)
    for (const option of all) {
      if (number !== this.table.number() || this.table.busy()) return
      if (!this.of(option)) await this.fetch(option)
    }
  }
}
