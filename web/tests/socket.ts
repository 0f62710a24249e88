/** A socket that a test holds the other end of. */
export class Socket {
  static readonly OPEN = 1
  static last: Socket
  readyState = Socket.OPEN
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    Socket.last = this
  }
  send(body: string): void {
    this.sent.push(JSON.parse(body) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
  tell(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}
