// One table as this screen sees it: the scene of one seat, what is selected, what is about to be answered.
import { writtenAt } from '../draw/plane/draft'
import type { XY } from '../draw/plane/space'
import { held } from './api'
import { askable, forcedOf, optionsAt, primaryOf, same, subjectOf, wantsSecondTap } from './choice'
import { Drafts } from './drafts.svelte'
import { Hints } from './hints.svelte'
import { Looking, type Look } from './looking.svelte'
import { namesOf } from './names'
import { Reckoning } from './reckoning.svelte'
import type { Asked, Option, Scene, Target } from './scene'
import { settings } from './settings.svelte'
import { Sitting } from './sitting.svelte'
import type { Happened, Odds, Refusal } from './wire'

export interface Unsent {
  number: number
  what: string
  answer: unknown
  text: string
}
export interface Refused {
  refusal: Refusal | null
  text: string
  target: Target | null
}

export class Table extends Sitting {
  /** What is selected on the board (a piece or a cell), and the answer that is about to be given. */
  selected = $state.raw<Target | null>(null)
  armed = $state.raw<Option | null>(null)
  fan = $state<number | null>(null)
  /** Whether the answers that found no room in the bar are shown. */
  more = $state(false)
  refused = $state.raw<Refused | null>(null)
  /** An answer given while the line was down: kept, and checked again on return. */
  unsent = $state.raw<Unsent | null>(null)
  /** Cells tapped in turn while an answer is under way: the bends of a path, given one after the other. */
  queue = $state.raw<Target[]>([])
  question = $derived(this.scene?.question ?? null)
  primary = $derived(this.armed ?? primaryOf(this.question))
  private asked = -1
  /** Whether we wait for the reader even where he can only pass: he has taken something back, or passing has failed. */
  private halted = false
  private readonly reckoning = new Reckoning({
    number: () => this.asked,
    question: () => this.question,
    busy: () => this.sending,
    ask: this.ask,
  })
  private readonly looking = new Looking(this.ask)
  private readonly drafts = new Drafts({
    question: () => this.question,
    scene: () => this.scene,
    ask: this.ask,
    reckon: option => {
      if (option) void this.reckon(option)
      else this.reckoning.shown = null
    },
  })
  readonly hints = new Hints({
    number: () => this.asked,
    question: () => this.question,
    seat: () => this.seat,
    seats: () => this.row?.seats ?? [],
    ask: this.ask,
    refused: reply => this.tell(reply),
    arm: option => this.arm(option),
    foresee: options => void this.reckoning.foresee(options),
    reckon: option => void this.reckon(option),
    draft: answer => void this.redraft(answer),
  })

  constructor(id: string) {
    super(id)
    const mine = held.of(id)
    const seat = Object.keys(mine)[0] ?? null
    this.sit(seat)
  }

  protected show(next: Scene | null, events: readonly Happened[] = []): void {
    const forced =
      settings.now.passes && !this.halted && this.hints.alone && next?.question ? forcedOf(next.question) : null
    const scene = forced ? { ...next!, question: null } : next
    if (forced) void this.passOn(next!.question!, forced)
    this.story.goOn(scene, events)
    if (scene?.seat !== this.scene?.seat) this.names.clear() // what one seat knew is nothing to the next
    if (scene) for (const [id, title] of namesOf(scene)) this.names.set(id, title)
    this.scene = scene
    const number = scene?.question?.number ?? -1
    if (number !== this.asked) {
      this.asked = number
      this.reckoning.forget()
      this.clear()
      this.sending = false
      const form = scene?.question?.form
      const first = primaryOf(scene?.question ?? null)
      const rolls = first?.chance
        ? first
        : scene?.question?.options.find(option => option.chance && option.target.kind !== 'zone')
      if (rolls && !form)
        void this.reckon(rolls).then(() => {
          if (number === this.asked) void this.reckoning.foresee()
        })
      this.drafts.begin(form ?? null)
      this.nextBend()
    }
    this.cover()
  }

  /** Passes for the reader, who is not even asked; if that fails, he is. What is being shown goes on. */
  private async passOn(question: Asked, option: Option): Promise<void> {
    const reply = await this.line!.ask('answer', { number: question.number, answer: option.answer })
    if (reply.type === 'ok' || reply.type === 'lost') return
    this.halted = true
    if (this.scene && reply['code'] !== 'stale') this.show({ ...this.scene, question })
  }

  /** Nothing of the seat before is kept. */
  protected forget(): void {
    this.clear()
    this.queue = []
    this.unsent = null
  }

  /** Nothing that was asked is answered any more, and no question stands. */
  override close(): void {
    this.asked = -1
    super.close()
    this.drafts.close()
  }

  clear(): void {
    this.selected = null
    this.armed = null
    this.fan = null
    this.more = false
    this.refused = null
    this.reckoning.shown = null
    this.drafts.clear()
    this.looking.now = null
    this.hints.dismiss()
  }

  /** One step back: bubble, armed answer, fan, selection. Says whether anything was there. */
  back(): boolean {
    if (this.more) this.more = false
    else if (this.hints.now) this.hints.dismiss()
    else if (this.queue.length) this.queue = []
    else if (this.refused) {
      this.refused = null
      this.looking.now = null
    } else if (this.looking.now) this.looking.now = null
    else if (this.armed) {
      this.armed = null
      this.reckoning.shown = null
    } else if (this.fan !== null) this.fan = null
    else if (this.selected) this.selected = null
    else return false
    return true
  }

  /** The answers of what is selected, or all. */
  get offered(): Option[] {
    const all = this.question?.options ?? []
    if (!this.selected || this.armed) return all
    const here = all.filter(option => same(option.target, this.selected!))
    return here.length ? here : all
  }

  /** A tap on a piece, cell, card or zone. */
  tap(target: Target): void {
    this.refused = null
    this.more = false
    if (this.sending && target.kind === 'cell') {
      this.queue = [...this.queue, target]
      return
    }
    const options = optionsAt(this.question, target)
    if (this.armed && options.includes(this.armed)) return void this.answer(this.armed)
    if (options.length === 1) {
      this.selected = target
      return this.choose(options[0]!)
    }
    this.armed = null
    this.reckoning.shown = null
    this.selected = this.selected && same(this.selected, target) && !options.length ? null : target
    if (!options.length) void this.whyNot(target)
  }

  /** An answer from the bar, a key or the board: given at once, or armed first if it rolls, reveals or spends. */
  choose(option: Option): void {
    this.refused = null
    if (wantsSecondTap(option, settings.now.confirm) && this.armed !== option) this.arm(option)
    else void this.answer(option)
  }

  /** Makes an answer the one that is about to be given, with its odds. */
  private arm(option: Option): void {
    this.armed = option
    if (option.target.kind !== 'button') this.selected = option.target
    if (option.chance) void this.reckon(option)
  }

  get draft(): unknown {
    return this.drafts.now
  }

  get draftRefusal() {
    return this.drafts.refusal
  }

  get preview() {
    return this.drafts.preview
  }

  /** Which field of the draft is in hand. */
  get field(): number {
    return this.drafts.field
  }

  set field(which: number) {
    this.drafts.field = which
  }

  get insteadOfDraft(): Option | null {
    return this.drafts.instead
  }

  redraft(draft: unknown): Promise<void> {
    this.more = false
    return this.drafts.change(draft)
  }

  /** Enter, or the gold button. */
  confirm(): void {
    if (this.insteadOfDraft) return void this.answer(this.insteadOfDraft)
    if (this.question?.form) return void this.send(this.draft)
    if (this.primary) void this.answer(this.primary)
  }

  async answer(option: Option): Promise<void> {
    await this.send(option.answer)
  }

  async send(answer: unknown): Promise<void> {
    const question = this.question
    if (!question || this.sending) return
    this.story.hurry()
    this.sending = true
    this.halted = false
    this.story.anew = question.window === ''
    this.looking.now = null
    const reply = await this.line!.ask('answer', { number: question.number, answer })
    this.sending = false
    if (reply.type === 'ok') return
    this.queue = []
    if (reply.type === 'lost') this.keep(question, answer)
    else if (reply['code'] === 'stale') this.notice = this.speak.t('ui-stale')
    else
      this.refused = {
        refusal: (reply['refusal'] as Refusal | undefined) ?? null,
        text: String(reply['message'] ?? ''),
        target: this.selected,
      }
  }

  /** No line: the answer waits here, and the reader is told so. */
  private keep(question: Asked, answer: unknown): void {
    const option = question.options.find(one => JSON.stringify(one.answer) === JSON.stringify(answer))
    this.unsent = {
      number: question.number,
      what: question.what,
      answer,
      text: option ? this.speak.plain(option.label) : '',
    }
  }

  /** The line is back: a kept answer is given if its question still stands and the law still takes it; else the reader is told. */
  protected async resend(): Promise<void> {
    const kept = this.unsent
    if (!kept) return
    this.unsent = null
    const question = this.question
    if (!question || question.number !== kept.number || question.what !== kept.what) {
      this.notice = this.speak.t('ui-stale')
      return
    }
    const checked = await this.line!.ask('why', { answer: kept.answer })
    if (checked.type === 'lost') this.unsent = kept
    else if (checked['refusal']) this.refused = { refusal: checked['refusal'] as Refusal, text: '', target: null }
    else await this.send(kept.answer)
  }

  forgetUnsent(): void {
    this.unsent = null
  }

  /** The next of the cells tapped in turn, if it is on offer and free of chance; else the rest is forgotten. */
  private nextBend(): void {
    const [next, ...rest] = this.queue
    if (!next) return
    const options = optionsAt(this.question, next),
      only = options.length === 1 ? options[0]! : null
    this.queue = only && !only.chance ? rest : []
    if (only) this.choose(only)
  }

  /** Lines of sight from what is selected, or what could hurt it; a second time the blocked lines as well, a third time takes them away. */
  async look(what: Look, from: Target | null = null): Promise<void> {
    if (this.question?.form?.blind) {
      this.notice = this.speak.t('ui-measure-blind')
      return
    }
    const said = await this.looking.look(what, () => from ?? this.selected ?? this.goal ?? this.subject)
    if (said === 'nowhere') this.notice = this.speak.t('ui-look-what')
    else if (said === 'nothing') this.notice = this.speak.t(what === 'sight' ? 'ui-sees-nothing' : 'ui-no-threat')
    else if (said) this.notice = this.sentence(said)
  }

  get goal(): Target | null {
    return this.drafts.goal
  }

  /** A tap on bare ground of a table: one step back, or if there is none to take, the place is selected to look from. */
  spot(at: XY): void {
    if (this.selected?.kind !== 'point' && this.back()) return
    this.looking.now = null
    this.selected = { kind: 'point', id: writtenAt(at) }
  }

  /** What was asked to be looked at: lines of sight, or what could hurt; drawn until the next step back. */
  get looked() {
    return this.looking.now
  }

  unlook(): void {
    this.looking.now = null
  }

  /** What the question speaks of. */
  get subject(): Target | null {
    return subjectOf(this.question, this.scene?.pieces ?? [])
  }

  private async whyNot(target: Target): Promise<void> {
    const number = this.question?.number
    const cell =
      target.kind === 'piece' || target.kind === 'card'
        ? this.scene?.pieces.find(piece => piece.id === target.id)?.place.cell
        : null
    const asked = askable(this.question, target)
    if (!asked.length && cell !== null && cell !== undefined)
      asked.push(...askable(this.question, { kind: 'cell', id: cell }))
    for (const answer of asked) {
      const reply = await this.line!.ask('why', { answer })
      if (this.question?.number !== number || !this.selected || !same(this.selected, target)) return
      const refusal = reply['refusal'] as Refusal | null | undefined
      if (reply.type === 'why' && refusal) {
        this.refused = { refusal, text: '', target }
        void this.showBlocker(target)
        return
      }
    }
  }

  /** If it is the line of sight that fails, shows it: from what the question speaks of to what was tapped, with what blocks it. */
  private async showBlocker(target: Target): Promise<void> {
    const from = this.subject,
      said = this.refused
    const cell =
      target.kind === 'cell' ? Number(target.id) : this.scene?.pieces.find(piece => piece.id === target.id)?.place.cell
    if (!from || same(from, target) || cell === null || cell === undefined) return
    await this.looking.showBlocker(from, cell, () => this.refused === said)
  }

  /** The answer whose odds are shown, and the odds once they are reckoned. */
  get odds() {
    return this.reckoning.shown
  }

  reckon = (option: Option): Promise<void> => this.reckoning.show(option)

  /** The odds of an answer of this question, if they have been asked for. */
  oddsOf = (option: Option): Odds | null => this.reckoning.of(option)

  async takeBack(scope: 'step' | 'turn' = 'step'): Promise<void> {
    this.story.hurry()
    this.story.anew = this.halted = true
    const reply = await this.line!.ask('undo', { scope })
    if (reply.type === 'refused') this.notice = this.sentence(reply)
    else if (this.row?.offers?.some(offer => offer.what === 'undo' && offer.by === this.seat))
      this.notice = this.speak.t('ui-undo-asked')
  }
}
