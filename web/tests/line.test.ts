import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line } from '../src/lib/line'
import type { Reply } from '../src/lib/wire'
import { Socket } from './socket'

describe('the line to a table', () => {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', Socket)
    vi.stubGlobal('window', { setTimeout: () => 0 })
    vi.stubGlobal('removeEventListener', () => {})
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  const begun = (): { line: Line; heard: Reply[]; ups: boolean[]; got: Reply[]; ask: () => void } => {
    const heard: Reply[] = [],
      ups: boolean[] = [],
      got: Reply[] = []
    const line = new Line(
      'm',
      () => ({}),
      message => {
        heard.push(message)
      },
      up => {
        ups.push(up)
      },
    )
    return { line, heard, ups, got, ask: () => void line.ask('odds').then(reply => got.push(reply)) }
  }
  const settled = (): Promise<void> => new Promise(done => setTimeout(done, 0))

  it('answers what was asked, or says that the line broke', async () => {
    const { got, ask } = begun()
    ask()
    Socket.last.tell({ type: 'odds', id: 1 })
    ask()
    Socket.last.onclose?.()
    await settled()
    expect(got.map(one => one.type)).toEqual(['odds', 'lost'])
  })
  it('is deaf once it was closed: no reply, no news, no sign that it broke', async () => {
    const { line, heard, ups, got, ask } = begun()
    ask()
    const { onmessage, onclose } = Socket.last
    line.close()
    expect(onmessage && onclose && !Socket.last.onmessage && !Socket.last.onclose).toBe(true)
    Socket.last.tell({ type: 'odds', id: 1 })
    Socket.last.onclose?.()
    ask()
    await settled()
    expect([heard, ups, got]).toEqual([[], [], []])
    expect(Socket.last.sent.length).toBe(1)
  })
})
