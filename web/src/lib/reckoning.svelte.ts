// The odds of a question's answers: asked for one by one, kept until the next question.
import { barOptions } from './choice'
import type { Asked, Option } from './scene'
import type { Odds, Reply } from './wire'

/** So many answers of a question have their odds asked for unbidden. */
const FORESEEN = 4

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
    const number = this.table.number(), known = this.of(option)
    this.shown = { option, odds: known }
    if (known) return
    const odds = await this.fetch(option)
    if (number === this.table.number() && this.shown?.option === option) this.shown = odds ? { option, odds } : null
  }

  private async fetch(option: Option): Promise<Odds | null> {
    const number = this.table.number()
    const reply = await this.table.ask('odds', { answer: option.answer })
    if (reply.type !== 'odds' || number !== this.table.number()) return null
    this.known = new Map(this.known).set(JSON.stringify(option.answer), reply as unknown as Odds)
    return reply as unknown as Odds
  }

  /** The odds of the answers that the bar shows first, one after the other, while the question stands. */
  async foresee(): Promise<void> {
    const number = this.table.number()
    const all = barOptions(this.table.question()?.options ?? [], FORESEEN + 1).shown.filter(option => option.chance)
    for (const option of all.slice(0, FORESEEN)) {
      if (number !== this.table.number() || this.table.busy()) return
      if (!this.of(option)) await this.fetch(option)
    }
  }
}
