// A seat at a table: the line to the server, and what comes over it. What the reader does with it is the Table's business.
import { api, held } from './api'
import { coveredFor } from './covering'
import { applyDelta, type Delta } from './delta'
import { fillScene } from './fill'
import { Holding } from './holding.svelte'
import { Line } from './line'
import type { Say, Scene } from './scene'
import { settings } from './settings.svelte'
import { Story } from './story.svelte'
import { speaker, type Speak } from './text'
import type { Chat, Frame, Happened, Order, PublicTable, Reply, UndoState, Welcome } from './wire'

function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

export abstract class Sitting {
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
  notice = $state('')
  /** Whether an answer is on its way. */
  sending = $state(false)
  /** A seat at this screen that must answer while another one is shown: the screen is covered until it says so. */
  covered = $state<string | null>(null)
  gameText = $state('')
  /** Titles of all that was ever seen on this table, by id. */
  names = new Map<string, Say>()
  speak: Speak = $derived(speaker(settings.now.language, this.gameText, this.names))
  protected line: Line | null = null
  private seq = 0
  private readonly seated = new Set<string>()
  /** What the others do, as it is told. */
  readonly story = new Story({
    seat: () => this.seat,
    scene: () => this.scene,
    speak: () => this.speak,
    hurried: () => this.hurried,
    take: message => this.take(message),
  })
  protected readonly ask = (what: string, body: Record<string, unknown>): Promise<Reply> => this.line!.ask(what, body)

  readonly holding: Holding

  constructor(readonly id: string) {
    this.holding = new Holding({ match: id, seat: () => this.seat, ask: this.ask, refused: reply => this.tell(reply) })
  }

  /** A new scene, and what led to it. */
  protected abstract show(next: Scene | null, events: readonly Happened[]): void
  /** Nothing of the seat before is kept. */
  protected abstract forget(): void
  /** The line is back: an answer that was kept is given now. */
  protected abstract resend(): Promise<void>

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
    this.forget()
    this.seat = seat
    this.covered = null
    const secret = (): string | undefined => (seat ? held.of(this.id)[seat] : undefined)
    this.line = new Line(
      this.id,
      () => ({
        ...(secret() ? { secret: secret() } : seat ? { seat } : {}),
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

  /** The table is left, or its seat changed. */
  close(): void {
    this.line?.close()
    this.story.drop()
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
    if (message.type === 'welcome') this.welcome(message as unknown as Welcome)
    else if (message.type === 'frame') this.frame(message as unknown as Frame)
    else if (message.type === 'table') {
      if (this.row) this.row = { ...this.row, ...(message['table'] as Partial<PublicTable>) }
      this.cover()
    } else if (message.type === 'elsewhere') this.holding.places = message['places'] as number
    else if (message.type === 'error') this.lost = String(message['message'] ?? message['code'])
  }

  private welcome(message: Welcome): void {
    this.row = message.table
    this.seat = message.seat
    this.seq = message.seq
    const seen = this.events.at(-1)?.n ?? 0
    this.events = [...this.events, ...message.events.filter(one => one.n > seen)]
    this.chat = message.chat ?? []
    this.orders = message.orders ?? {}
    this.undo = message.undo
    this.sending = false
    this.show(message.scene ? fillScene(message.scene) : null, [])
    for (const [id, title] of Object.entries(message.names ?? {})) if (!this.names.has(id)) this.names.set(id, title)
    if (this.row.phase === 'gathering') this.sitEverybody()
    void this.resend()
    void this.loadText()
  }

  private frame(message: Frame): void {
    if (message.table) this.row = { ...this.row!, ...(message.table as Partial<PublicTable>) }
    if (message.events) this.events = [...this.events, ...message.events]
    if (message.struck) this.struck = new Set([...this.struck, ...message.struck])
    if (message.chat) this.chat = [...this.chat, ...message.chat]
    if (message.undo) this.undo = message.undo
    if (message.scene) {
      if (!this.scene) return this.line?.again()
      this.show(applyDelta(this.scene, message.scene as Delta), message.events ?? [])
    } else if (!this.scene && this.row?.phase !== 'gathering') this.line?.again()
    else this.cover()
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

  /** Two at one screen: when only another seat of this screen must answer, cover the table first. */
  protected cover(): void {
    this.covered = this.row ? coveredFor(this.row, this.seat, Object.keys(held.of(this.id))) : null
  }

  protected sentence(reply: Reply): string {
    const message = String(reply['message'] ?? '')
    return this.speak.has(message) ? this.speak.t(message) : message
  }

  say = (text: string): Promise<Reply> => this.line!.ask('chat', { text })
  resign = (): Promise<Reply> => this.line!.ask('resign')
  offer = async (what: string): Promise<void> => this.tell(await this.line!.ask('offer', { what }))
  claim = async (seat: string, what: 'win' | 'draw'): Promise<void> =>
    this.tell(await this.line!.ask('claim', { seat, what }))
  resume = async (): Promise<void> => this.tell(await this.line!.ask('resume'))
  protected tell(reply: Reply): void {
    if (reply.type === 'refused') this.notice = this.sentence(reply)
  }
  reply = async (offer: string | number, agree: boolean): Promise<void> =>
    this.tell(await this.line!.ask('reply', { offer, agree }))

  async order(window: string, order: Order): Promise<void> {
    const reply = await this.line!.ask('order', { window, ...order })
    if (reply.type === 'ok') this.orders = { ...this.orders, [window]: order }
    else this.notice = this.sentence(reply)
  }
}
