// One table as this screen sees it: the scene of one seat, what is selected, what is about to be answered.
import { api, held } from './api'
import { writtenAt } from '../draw/plane/draft'
import type { XY } from '../draw/plane/space'
import { namesOf } from './names'
import { askable, forcedOf, optionsAt, primaryOf, same, subjectOf, wantsSecondTap } from './choice'
import { coveredFor } from './covering'
import { applyDelta, type Delta } from './delta'
import { Drafts } from './drafts.svelte'
import { fillScene } from './fill'
import { Hints } from './hints.svelte'
import { Line } from './line'
import { Looking, type Look } from './looking.svelte'
import { Reckoning } from './reckoning.svelte'
import type { Asked, Option, Say, Scene, Target } from './scene'
import { settings } from './settings.svelte'
import { Story } from './story.svelte'
import { speaker, type Speak } from './text'
import type { Chat, Happened, Odds, Order, Refusal, Reply, PublicTable, UndoState } from './wire'

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

function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

export class Table {
  scene = $state.raw<Scene | null>(null)
  row = $state.raw<PublicTable | null>(null)
  seat = $state<string | null>(null)
  events = $state.raw<Happened[]>([])
  struck = $state.raw(new Set<number>())
  chat = $state.raw<Chat[]>([])
  orders = $state.raw<Record<string, Order>>({})
  undo = $state<UndoState>('none')
  live = $state(false)
  lost = $state('')
  retry = $state(0)
  /** What is selected on the board (a piece or a cell), and the answer that is about to be given. */
  selected = $state.raw<Target | null>(null)
  armed = $state.raw<Option | null>(null)
  fan = $state<number | null>(null)
  /** Whether the answers that found no room in the bar are shown. */
  more = $state(false)
  refused = $state.raw<Refused | null>(null)
  notice = $state('')
  sending = $state(false)
  /** An answer given while the line was down: kept, and checked again on return. */
  unsent = $state.raw<Unsent | null>(null)
  /** Cells tapped in turn while an answer is under way: the bends of a path, given one after the other. */
  queue = $state.raw<Target[]>([])
  /** A seat at this screen that must answer while another one is shown: the screen is covered until it says so. */
  covered = $state<string | null>(null)
  gameText = $state('')
  /** Titles of all that was ever seen on this table, by id. */
  names = new Map<string, Say>()
  speak: Speak = $derived(speaker(settings.now.language, this.gameText, this.names))
  question = $derived(this.scene?.question ?? null)
  primary = $derived(this.armed ?? primaryOf(this.question))
  private line: Line | null = null
  private seq = 0
  private asked = -1
  private readonly seated = new Set<string>()
  /** Whether we wait for the reader even where he can only pass: he has taken something back, or passing has failed. */
  private halted = false
  /** What the others do, as it is told. */
  readonly story = new Story({
    seat: () => this.seat,
    scene: () => this.scene,
    speak: () => this.speak,
    hurried: () => this.hurried,
    take: message => this.take(message),
  })
  private readonly ask = (what: string, body: Record<string, unknown>): Promise<Reply> => this.line!.ask(what, body)
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

  constructor(readonly id: string) {
    const mine = held.of(id)
    const seat = Object.keys(mine)[0] ?? null
    this.sit(seat)
  }

  /** Takes the place of a seat (or a spectator's): nothing of the seat before is kept. */
  sit(seat: string | null): void {
    this.close()
    this.scene = null
    this.story.anew = true
    this.names.clear()
    this.events = []
    this.struck = new Set()
    this.chat = []
    this.orders = {}
    this.seq = 0
    this.clear()
    this.queue = []
    this.unsent = null
    this.seat = seat
    this.covered = null
    const secret = seat ? held.of(this.id)[seat] : undefined
    this.line = new Line(
      this.id,
      () => ({
        ...(secret ? { secret } : seat ? { seat } : {}),
        ...(this.events.length ? { seen: this.events.at(-1)!.n } : {}),
        entropy: entropy(),
        ...(settings.now.name ? { name: settings.now.name } : {}),
      }),
      message => this.hear(message),
      (up, wait) => {
        this.live = up
        this.retry = wait
      },
    )
  }

  /** The table is left, or its seat changed: nothing that was asked is answered any more, and no question stands. */
  close(): void {
    this.asked = -1
    this.line?.close()
    this.story.drop()
    this.drafts.close()
  }

  reconnect(): void {
    this.line?.again()
  }

  /** Frames are shown one after the other, the rest is taken at once. */
  private hear(message: Reply): void {
    if (message.type === 'frame') {
      const seq = message['seq'] as number
      if (seq > this.seq + 1) return this.line?.again()
      this.seq = seq
      this.story.hear(message)
    } else if (message.type === 'table') this.story.hear(message)
    else {
      if (message.type === 'welcome') this.story.drop()
      this.take(message)
    }
  }

  /** Whether nobody has the time to be shown things: the screen is covered, or a clock runs. */
  private get hurried(): boolean {
    return this.covered !== null || (this.row?.clock?.kind ?? 'none') !== 'none'
  }

  private take(message: Reply): void {
    if (message.type === 'welcome') {
      this.row = message['table'] as PublicTable
      this.seat = message['seat'] as string | null
      this.seq = message['seq'] as number
      const events = message['events'] as Happened[]
      const seen = this.events.at(-1)?.n ?? 0
      this.events = [...this.events, ...events.filter(one => one.n > seen)]
      this.chat = (message['chat'] as Chat[] | undefined) ?? []
      this.orders = (message['orders'] as Record<string, Order> | undefined) ?? {}
      this.undo = message['undo'] as UndoState
      this.sending = false
      this.show(message['scene'] ? fillScene(message['scene']) : null)
      for (const [id, title] of Object.entries((message['names'] as Record<string, Say> | undefined) ?? {}))
        if (!this.names.has(id)) this.names.set(id, title)
      if (this.row.phase === 'gathering') this.sitEverybody()
      void this.resend()
      void this.loadText()
    } else if (message.type === 'frame') {
      if (message['table']) this.row = { ...this.row!, ...(message['table'] as Partial<PublicTable>) }
      if (message['events']) this.events = [...this.events, ...(message['events'] as Happened[])]
      if (message['struck']) this.struck = new Set([...this.struck, ...(message['struck'] as number[])])
      if (message['chat']) this.chat = [...this.chat, ...(message['chat'] as Chat[])]
      if (message['undo']) this.undo = message['undo'] as UndoState
      if (message['scene']) {
        if (!this.scene) return this.line?.again()
        this.show(
          applyDelta(this.scene, message['scene'] as Delta),
          (message['events'] as Happened[] | undefined) ?? [],
        )
      } else if (!this.scene && this.row?.phase !== 'gathering') this.line?.again()
      else this.cover()
    } else if (message.type === 'table') {
      if (this.row) this.row = { ...this.row, ...(message['table'] as Partial<PublicTable>) }
      this.cover()
    } else if (message.type === 'error') {
      this.lost = String(message['message'] ?? message['code'])
    }
  }

  /** Two at one screen: the other seats held here say that they are here, too, so that the match can begin. */
  private sitEverybody(): void {
    const secrets = held.of(this.id)
    for (const row of this.row?.seats ?? []) {
      const secret = secrets[row.id]
      if (row.kind !== 'local' || row.id === this.seat || !secret || this.seated.has(row.id)) continue
      this.seated.add(row.id)
      const line: Line = new Line(
        this.id,
        () => ({ secret, entropy: entropy() }),
        message => {
          if (message.type === 'welcome' || message.type === 'error') line.close()
        },
        () => {},
      )
    }
  }

  private async loadText(): Promise<void> {
    const game = this.row?.game
    if (!game) return
    try {
      this.gameText = await api.text(game, settings.now.language)
    } catch {
      this.notice = settings.own.t('ui-no-text')
    }
  }

  /** After a change of language. */
  retext(): void {
    void this.loadText()
  }

  private show(next: Scene | null, events: readonly Happened[] = []): void {
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

  /** Two at one screen: when only another seat of this screen must answer, cover the table first. */
  private cover(): void {
    this.covered = this.row ? coveredFor(this.row, this.seat, Object.keys(held.of(this.id))) : null
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
  private async resend(): Promise<void> {
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

  private sentence(reply: Reply): string {
    const message = String(reply['message'] ?? '')
    return this.speak.has(message) ? this.speak.t(message) : message
  }

  say = (text: string): Promise<Reply> => this.line!.ask('chat', { text })
  resign = (): Promise<Reply> => this.line!.ask('resign')
  offer = (what: string, more: Record<string, unknown> = {}): Promise<Reply> =>
    this.line!.ask('offer', { what, ...more })
  claim = async (seat: string, what: 'win' | 'draw'): Promise<void> =>
    this.tell(await this.line!.ask('claim', { seat, what }))
  resume = async (): Promise<void> => this.tell(await this.line!.ask('resume'))
  private tell(reply: Reply): void {
    if (reply.type === 'refused') this.notice = this.sentence(reply)
  }
  reply = (offer: string | number, agree: boolean): Promise<Reply> => this.line!.ask('reply', { offer, agree })

  async order(window: string, order: Order): Promise<void> {
    const reply = await this.line!.ask('order', { window, ...order })
    if (reply.type === 'ok') this.orders = { ...this.orders, [window]: order }
    else this.notice = this.sentence(reply)
  }
}
