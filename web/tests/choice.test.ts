import { describe, expect, it } from 'vitest'
import { coveredFor } from '../src/lib/covering'
import {
  askable,
  barOptions,
  declineOf,
  forcedOf,
  hotOf,
  keyName,
  keyOf,
  keyNumber,
  optionsAt,
  pick,
  primaryOf,
  put,
  retarget,
  subjectOf,
  wantsSecondTap,
} from '../src/lib/choice'
import type { PublicTable } from '../src/lib/wire'
import { fill } from '../src/lib/fill'
import type { Asked, Option, Piece } from '../src/lib/scene'

const option = (key: number, answer: object, target: object, more: object = {}): Option =>
  fill<Option>('Option', { key, answer, target, label: { id: 'x' }, ...more })
const step = (key: number, to: number): Option => option(key, { kind: 'step', to, by: 'a' }, { kind: 'cell', id: to })
const question: Asked = fill<Asked>('Asked', {
  number: 4,
  seat: 's',
  what: 'step',
  text: { id: 'q' },
  rule: 'r',
  options: [
    step(1, 12),
    step(2, 13),
    option(3, { kind: 'stop' }, { kind: 'button', id: 'stop' }, { declines: true }),
    option(4, { kind: 'fire', at: 'p1' }, { kind: 'piece', id: 'p1' }, { chance: true }),
  ],
})

describe('keys', () => {
  it('count from 1 to 9 and go on with letters that no shortcut uses', () => {
    expect([1, 9, 10, 14].map(keyName)).toEqual(['1', '9', 'A', 'G'])
    expect(keyName(0)).toBe('')
    expect(keyName(400)).toBe('')
  })
  it('read back as the same number', () => {
    for (let n = 1; n <= 26; n++) expect(keyNumber(keyName(n))).toBe(n)
    expect(keyNumber('u')).toBe(0)
  })
})

describe('answers', () => {
  it('are forced where a window is open and nothing but passing is on offer; what takes a chance is still asked', () => {
    const pass = option(1, { kind: 'pass' }, { kind: 'button', id: 'pass' }, { declines: true }),
      only = (more: object): Asked => ({ ...question, options: [pass], window: 'op_fire', ...more })
    expect(forcedOf(only({}))).toBe(pass)
    expect(forcedOf(only({ window: '' }))).toBe(null)
    expect(forcedOf(only({ options: [pass, step(2, 13)] }))).toBe(null)
    expect(forcedOf(only({ options: [step(2, 13)] }))).toBe(null)
    expect(forcedOf(only({ options: [{ ...pass, chance: true }] }))).toBe(null)
    expect(forcedOf(null)).toBe(null)
  })
  it('belong to things by kind and id; a card is a piece', () => {
    expect(optionsAt(question, { kind: 'cell', id: 13 }).map(one => one.key)).toEqual([2])
    expect(optionsAt(question, { kind: 'card', id: 'p1' }).map(one => one.key)).toEqual([4])
    expect(optionsAt(null, { kind: 'cell', id: 13 })).toEqual([])
  })
  it('have a first one and one that declines', () => {
    expect(primaryOf(question)?.key).toBe(1)
    expect(declineOf(question)?.key).toBe(3)
  })
  it('want a second tap if they take a chance, unless they decline', () => {
    const [step, , stop, fire] = question.options,
      pass = { ...stop!, answer: { kind: 'pass' }, chance: true }
    expect([step!, fire!, pass].map(one => wantsSecondTap(one, 'chance'))).toEqual([false, true, false])
    expect([step!, fire!, pass].map(one => wantsSecondTap(one, 'all'))).toEqual([true, true, true])
    expect([step!, fire!, pass].map(one => wantsSecondTap(one, 'none'))).toEqual([false, false, false])
  })
  it('fit the bar: the first, then buttons, the rest under more', () => {
    const { shown, rest } = barOptions(question.options, 3)
    expect(shown.map(one => one.key)).toEqual([3, 1])
    expect(rest.map(one => one.key)).toEqual([2, 4])
    expect(barOptions(question.options, 4).rest).toEqual([])
  })
})

describe('things that may be answered with', () => {
  it('come once each with all their answers, only of the kinds asked for; a card is a piece', () => {
    const twice = [...question.options, option(5, { kind: 'charge', at: 'p1' }, { kind: 'card', id: 'p1' })]
    expect(hotOf(twice, ['piece', 'card']).map(one => one.options.map(each => each.key))).toEqual([[4, 5]])
    expect(hotOf(twice, ['cell', 'piece', 'card']).map(keyOf)).toEqual(['1', '2', '+'])
  })
  it('a question speaks of the piece that its sentence names, else of the first it offers; never of one off the board', () => {
    const piece = (id: string, place: object): Piece =>
      fill<Piece>('Piece', { id, place, form: 'counter', art: 'a', title: { id: 't' } })
    const named: Asked = { ...question, text: { id: 'q', args: { unit: 'p2' } } }
    expect(subjectOf(named, [piece('p1', { cell: 1 }), piece('p2', { cell: 2 })])).toEqual({ kind: 'piece', id: 'p2' })
    expect(subjectOf(named, [piece('p1', { cell: 1 }), piece('p2', { zone: 'hand' })])?.id).toBe('p1')
    expect(subjectOf(question, [piece('p1', { zone: 'hand' })])).toBeNull()
  })
})

describe('why not', () => {
  it('points an answer at another thing', () => {
    expect(retarget(question.options[0]!, 99)).toEqual({ kind: 'step', to: 99, by: 'a' })
    expect(retarget(question.options[2]!, 99)).toBeNull()
  })
  it('asks once for each kind of answer that goes to such a thing', () => {
    expect(askable(question, { kind: 'cell', id: 50 })).toEqual([{ kind: 'step', to: 50, by: 'a' }])
    expect(askable(question, { kind: 'piece', id: 'p9' })).toEqual([{ kind: 'fire', at: 'p9' }])
  })
})

describe('drafts', () => {
  const draft = { kind: 'place', hexes: [4, 5], more: { a: true } }
  it('are read and written by path, and the old one stays', () => {
    expect(pick(draft, '/hexes/1')).toBe(5)
    expect(put(draft, '/hexes/1', 9)).toEqual({ kind: 'place', hexes: [4, 9], more: { a: true } })
    expect(put(draft, '/more/a', false)).toEqual({ kind: 'place', hexes: [4, 5], more: { a: false } })
    expect(draft.hexes).toEqual([4, 5])
  })
})

describe('covering a table that two share', () => {
  const seats = [
    { id: 'one', kind: 'local' },
    { id: 'two', kind: 'local' },
    { id: 'far', kind: 'friend' },
  ]
  const row = (waiting: string[], phase = 'playing'): PublicTable =>
    ({ seats, waiting, phase }) as unknown as PublicTable
  it('covers it for the other one of the same screen alone', () => {
    expect(coveredFor(row(['two']), 'one', ['one', 'two'])).toBe('two')
    expect(coveredFor(row(['one', 'two']), 'one', ['one', 'two'])).toBeNull()
    expect(coveredFor(row(['far']), 'one', ['one', 'two'])).toBeNull()
    expect(coveredFor(row(['two']), 'one', ['one'])).toBeNull()
    expect(coveredFor(row(['two']), null, ['one', 'two'])).toBeNull()
    expect(coveredFor(row(['two'], 'over'), 'one', ['one', 'two'])).toBeNull()
  })
})
