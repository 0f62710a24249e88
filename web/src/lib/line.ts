// The line to the server: one socket for one seat, requests with numbers, and a new socket when the old one breaks.
import { fillEvents } from './fill'
import type { Reply } from './wire'

type Heard = (message: Reply) => void

export class Line {
  private socket: WebSocket | null = null
  private next = 1
  private open = new Map<number, (reply: Reply) => void>()
  private closed = false
  private deaf = false
  private tries = 0
  private timer = 0

  constructor(
    private readonly match: string,
    private readonly hello: () => Record<string, unknown>,
    private readonly heard: Heard,
    private readonly state: (up: boolean, retryMs: number) => void,
  ) {
    addEventListener('offline', this.broken)
    addEventListener('online', this.mended)
    this.connect()
  }

  private readonly broken = (): void => this.socket?.close()
  private readonly mended = (): void => this.again()

  private connect(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${this.match}`)
    this.socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', ...this.hello() }))
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as Reply
      if (message['events']) message['events'] = fillEvents(message['events'])
      if (message.type === 'welcome') {
        this.tries = 0
        this.state(true, 0)
      }
      if (message.type === 'error') this.closed = message['code'] === 'forbidden' || message['code'] === 'not-found'
      const waiting = typeof message.id === 'number' ? this.open.get(message.id) : undefined
      if (waiting && typeof message.id === 'number') {
        this.open.delete(message.id)
        waiting(message)
      }
      this.heard(message)
    }
    socket.onclose = () => {
      if (this.socket !== socket) return
      this.socket = null
      for (const answer of this.open.values()) answer({ type: 'lost' })
      this.open.clear()
      if (this.closed) return
      const wait = Math.min(8000, 400 * 2 ** this.tries++)
      this.state(false, wait)
      this.timer = window.setTimeout(() => this.connect(), wait)
    }
  }

  /** Sends a request; the reply comes back, or `{type: "lost"}` when the line broke before. A line that was closed tells nobody anything any more. */
  ask(type: string, fields: Record<string, unknown> = {}): Promise<Reply> {
    const id = this.next++
    return new Promise(resolve => {
      if (this.deaf) return
      if (this.socket?.readyState !== WebSocket.OPEN) return resolve({ type: 'lost' })
      this.open.set(id, resolve)
      this.socket.send(JSON.stringify({ type, id, ...fields }))
    })
  }

  /** Says hello again: after a gap, or when somebody is impatient. */
  again(): void {
    clearTimeout(this.timer)
    const old = this.socket
    this.socket = null
    old?.close()
    this.connect()
  }

  /** Ends the line: whoever closed it has gone, so whatever is still under way is not listened to. */
  close(): void {
    this.closed = this.deaf = true
    clearTimeout(this.timer)
    removeEventListener('offline', this.broken)
    removeEventListener('online', this.mended)
    this.open.clear()
    const { socket } = this
    this.socket = null
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null
    socket?.close()
  }
}
