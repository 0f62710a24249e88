import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { Table } from '../src/lib/table.svelte'
import { Socket } from './socket'

const settled = (): Promise<void> => new Promise(done => setTimeout(done, 0))
const option = (key: number, kind: string): object => ({
  key,
  answer: { kind },
  target: { kind: 'button', id: kind },
  label: { id: kind },
  declines: kind === 'pass',
})
const asked = (number: number, window: string, ...kinds: string[]): object => ({
  number,
  seat: 'one',
  what: 'w',
  text: { id: 'q' },
  rule: 'r',
  window,
  options: kinds.map((kind, i) => option(i + 1, kind)),
})

describe('whoever sits at a table', () => {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', Socket)
    vi.stubGlobal('document', { hidden: true, documentElement: { dataset: {} } })
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    vi.stubGlobal('removeEventListener', () => {})
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no texts here')))
  })
  afterEach(() => {
    settings.change({ passes: true })
    vi.unstubAllGlobals()
  })
  /** A table that asks one thing, between us and somebody. */
  const begun = (
    question: object,
    other = 'computer',
  ): { table: Table; answers: () => unknown[]; frame: (question: object | null) => void } => {
    const table = new Table('m'),
      socket = Socket.last
    let seq = 1
    const seats = [
      { id: 'one', side: 'us', kind: 'local' },
      { id: 'two', side: 'them', kind: other },
    ]
    socket.tell({
      type: 'welcome',
      seat: 'one',
      seq,
      events: [],
      undo: 'none',
      names: { lost: { id: 'unit-lost' } },
      table: { game: 'g', phase: 'playing', waiting: ['one'], seats },
      scene: {
        game: 'g',
        scenario: 's',
        seat: 'one',
        sides: ['us', 'them'],
        seats: seats.map(({ id, side }) => ({ id, side, title: { id } })),
        pieces: [],
        board: { layout: 'hexes', cells: [] },
        question,
      },
    })
    return {
      table,
      answers: () => socket.sent.filter(one => one['type'] === 'answer').map(one => one['number']),
      frame: next => socket.tell({ type: 'frame', seq: ++seq, scene: { question: next } }),
    }
  }

  it('knows the names of what is gone', () => {
    expect(begun(asked(7, '', 'pass', 'fire')).table.names.get('lost')).toEqual({ id: 'unit-lost' })
  })
  it('is not asked in a window where he can only pass, against computers, but by people and if he wants to be', () => {
    const { table, answers, frame } = begun(asked(7, 'fire', 'pass'))
    expect([table.question, answers()]).toEqual([null, [7]])
    frame(asked(8, 'fire', 'pass', 'fire'))
    expect([table.question?.number, answers()]).toEqual([8, [7]])
    expect(begun(asked(7, 'fire', 'pass'), 'open').answers()).toEqual([])
    settings.change({ passes: false })
    expect(begun(asked(7, 'fire', 'pass')).answers()).toEqual([])
  })
  it('is asked after taking something back, until he answers himself', async () => {
    const { table, answers, frame } = begun(asked(7, 'fire', 'pass', 'fire'))
    void table.takeBack()
    frame(asked(8, 'fire', 'pass'))
    expect([table.question?.number, answers()]).toEqual([8, []])
    table.confirm()
    Socket.last.tell({ type: 'ok', id: Socket.last.sent.at(-1)!['id'] })
    await settled()
    frame(asked(9, 'fire', 'pass'))
    expect([table.question, answers()]).toEqual([null, [8, 9]])
  })
  it('is asked if passing for him was refused', async () => {
    const { table, answers } = begun(asked(7, 'fire', 'pass'))
    Socket.last.tell({ type: 'refused', id: Socket.last.sent.at(-1)!['id'], code: 'storage' })
    await settled()
    expect([table.question?.number, answers()]).toEqual([7, [7]])
  })
})
