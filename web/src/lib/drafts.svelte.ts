// The draft of a free answer: what it says, what the law and the table think of it, and what Enter gives.
import { based, endOf, fillsForm, fits, isPlaneField, isPlaneForm, isStill, writtenAt } from '../draw/plane/draft'
import { declineOf } from './choice'
import { marksIn } from './looking.svelte'
import type { Asked, Form, Mark, Option, Scene, Target } from './scene'
import { messageId } from './text'
import type { Refusal, Reply } from './wire'

/** What a draft needs of its table; `reckon` shows the odds of an answer, or of none. */
export interface Desk {
  question: () => Asked | null
  scene: () => Scene | null
  ask: (what: string, body: Record<string, unknown>) => Promise<Reply>
  reckon: (option: Option | null) => void
}

export class Drafts {
  now = $state.raw<unknown>(null)
  /** Which of the form's fields is in hand. */
  field = $state(0)
  refusal = $state.raw<Refusal | null>(null)
  /** What the draft would do, as the table draws it. */
  preview = $state.raw<Mark[]>([])
  private checking = false
  private pondering: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: Desk) {}

  /** Another question: its form's draft, if it has one. */
  begin(form: Form | null): void {
    this.now = form?.draft ?? null
    this.field = 0
    if (form?.fields.some(isPlaneField)) void this.change(form.draft)
  }

  clear(): void {
    this.refusal = null
    this.preview = []
  }

  /** The line was closed: what was asked about a draft is not answered any more. */
  close(): void {
    this.checking = false
    clearTimeout(this.pondering)
  }

  /** A changed draft is checked by the law before it is sent. While one is being checked the next ones wait, and only the last of them is asked about. */
  async change(draft: unknown): Promise<void> {
    this.now = draft
    if (this.checking) return
    this.checking = true
    let asked: unknown
    do {
      asked = this.now
      const number = this.table.question()?.number
      const reply = await this.table.ask('why', { answer: asked })
      if (reply.type === 'lost') break
      if (this.table.question()?.number !== number || this.now === null) continue
      this.refusal = (reply['refusal'] as Refusal | null | undefined) ?? null
      this.preview = marksIn(reply['preview'])
    } while (this.now !== asked && this.now !== null)
    this.checking = false
    clearTimeout(this.pondering)
    this.pondering = setTimeout(() => this.ponder(), 300)
  }

  /** A draft that has come to rest and leaves it to chance shows its odds, as an answer on offer does; a guess does not. */
  private ponder(): void {
    const question = this.table.question(),
      form = question?.form
    const like =
      form && !form.blind ? question.options.find(option => option.chance && fillsForm(form, option)) : undefined
    if (!question || !like) return
    const same = question.options.find(option => JSON.stringify(option.answer) === JSON.stringify(this.now))
    if (this.refusal || !fits(form!, this.now)) this.table.reckon(null)
    else
      this.table.reckon(
        same ?? {
          ...like,
          answer: this.now,
          label: { id: messageId('confirm', question.what), args: {} },
          preview: [],
        },
      )
  }

  /** The form on a continuous table, with its scene and the draft as its fields read it. */
  private get laid(): { scene: Scene; form: Form; draft: unknown } | null {
    const form = this.table.question()?.form,
      scene = this.table.scene()
    return form && scene && isPlaneForm(form) ? { scene, form, draft: based(form, this.now) } : null
  }

  /** What Enter gives instead of a draft that would change nothing on the table: the answer that declines. */
  get instead(): Option | null {
    const { laid } = this
    return laid && isStill(laid.scene, laid.form, laid.draft) ? declineOf(this.table.question()) : null
  }

  /** Where the way ends that is being drafted on a table: one looks from there before one goes. */
  get goal(): Target | null {
    const { laid } = this,
      end = laid && !laid.form.blind ? endOf(laid.scene, laid.form, laid.draft) : null
    return end && { kind: 'point', id: writtenAt(end) }
  }
}
