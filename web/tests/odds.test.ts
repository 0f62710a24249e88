import { describe, expect, it } from 'vitest'
import { method, summary, telling } from '../src/lib/odds'
import { speaker, type Names } from '../src/lib/text'
import type { Odds } from '../src/lib/wire'

const speak = speaker('en', 'result-none = nothing happens\nresult-hurt = enemy hurt\nresult-lost = own loss\n')
const odds = (...results: [number, string, number][]): Odds => ({
  exact: true,
  runs: 1,
  worlds: 1,
  error: 0,
  assumed: [],
  results: results.map(([value, message, chance]) => ({ value, message, facts: {}, chance })),
})

describe('odds', () => {
  it('have no number in favour when nothing is better or worse', () => {
    const sums = summary(odds([0, 'result-none', 1]), speak)
    expect(sums.big).toBeNull()
    expect(telling(sums)).toBe(false)
  })
  it('put results of the same words together', () => {
    const sums = summary(odds([0, 'none', 0.5], [2, 'hurt', 0.3], [5, 'hurt', 0.2]), speak)
    expect(sums.rows.map(row => [row.text, row.chance])).toEqual([
      ['Nothing happens', 0.5],
      ['Enemy hurt', 0.5],
    ])
    expect(sums.big).toEqual({ chance: 0.5, good: true })
  })
  it('tell the harm if there is nothing to win', () => {
    expect(summary(odds([-1, 'lost', 0.25], [0, 'none', 0.75]), speak).big).toEqual({ chance: 0.25, good: false })
  })
  it('say how far off an estimate may be, rounded up, whatever the number of runs', () => {
    expect(summary({ ...odds([1, 'hurt', 1]), exact: false, runs: 100, error: 0.034 }, speak).spread).toBe(4)
    expect(summary({ ...odds([1, 'hurt', 1]), exact: false, runs: 4, worlds: 4 }, speak).spread).toBe(0)
  })
  it('say in a sentence how they were found', () => {
    const found = odds([1, 'hurt', 0.5], [0, 'none', 0.5]),
      told = (more: Partial<Odds>): string => method({ ...found, exact: false, ...more }, speak)
    expect(method(found, speak)).toContain('were counted')
    expect(told({ worlds: 4 })).toContain('the same in all')
    expect(told({ worlds: 12, runs: 147, error: 0.034 })).toMatch(/147 times.*12 imagined deals.*4 points/)
    expect(told({ worlds: 1, runs: 121, error: 0.016 })).toMatch(/121 of them.*2 points/)
  })
})

describe('names in sentences', () => {
  const names: Names = new Map([['A1', { id: 'section-led', args: { section: 'A1', force: 'Walker' } }]])
  const told = speaker(
    'en',
    'section-led = { $section } { $force }\nevent-went = { $section } goes\ncard-double-time = Double Time\nevent-played = { $card } ' +
      'is played\nevent-chosen = { $way ->\n    [far_away] far\n   *[other] near\n }\nword-far-away = never\n',
    names,
  )
  it('are those of the pieces, and a title that names itself keeps its id', () => {
    expect(told.t('event-went', { section: 'A1' })).toBe('A1 Walker goes')
    expect(told.plain({ id: 'section-led', args: { section: 'A1', force: 'Walker' } })).toBe('A1 Walker')
  })
  it('are found by the argument and the id where no piece has one', () => {
    expect(told.t('event-played', { card: 'double_time' })).toBe('Double Time is played')
    expect(told.t('event-played', { card: 'unheard_of' })).toBe('unheard_of is played')
  })
  it('do not stand where the words are chosen by the id', () => {
    expect(told.t('event-chosen', { way: 'far_away' })).toBe('far')
  })
})
