import { describe, expect, it } from 'vitest'
import { clockText, leftOf } from '../src/lib/clock'
import { logLines, tellingMost } from '../src/lib/log'
import { luckOf, roundStarts, turningPoints } from '../src/lib/report'
import { levelAbout } from '../src/lib/levels'
import { levelFor, seatsFor } from '../src/lib/start'
import { fill, fillScene } from '../src/lib/fill'
import type { About } from '../src/lib/scene'
import type { ScenarioRow } from '../src/lib/wire'
import { paired, percent, speaker } from '../src/lib/text'

const speak = speaker(
  'en',
  'event-hit = { $unit } is hit by { $count }\nevent-done = { $ok ->\n    [True] yes\n   *[False] no\n  }\nname-x = Ex\nevent-named = { $who }',
)

describe('words', () => {
  it('speak both languages', () => {
    expect(speaker('en').t('ui-rematch')).toBe('Rematch')
    expect(speaker('fr').t('ui-rematch')).toBe('Revanche')
    expect(speaker('en').t('no-such-message')).toBe('no-such-message')
  })
  it('take "@" for a message and booleans as Python writes them', () => {
    expect(speak.t('event-named', { who: '@name-x' })).toBe('Ex')
    expect(speak.t('event-done', { ok: true })).toBe('yes')
  })
  it('write per cent as each language does', () => {
    expect(percent(speaker('en'), 0.876)).toBe('88%')
    expect(percent(speaker('fr'), 0.005)).toBe('0,5\u202f%')
  })
  it('write decimals and pairs as each language does', () => {
    const source = 'far = { $cm } cm\nrule = { $id }'
    expect(speaker('en', source).t('far', { cm: '12.5' })).toBe('12.5 cm')
    expect(speaker('fr', source).t('far', { cm: '12.5' })).toBe('12,5 cm')
    expect(speaker('fr', source).t('rule', { id: 'LOW-2.10' })).toBe('LOW-2.10')
    expect(paired(speaker('en'), 'Speed', '40 cm')).toBe('Speed: 40 cm')
    expect(paired(speaker('fr'), 'Vitesse', '40 cm')).toBe('Vitesse\u00a0: 40 cm')
  })
  it('put names into a sentence with article, gender and elision', () => {
    const source = `name-panzer = Panzer IV { $id }
    .the = le Panzer IV { $id }
name-squad = Escouade { $id }
    .the = l’escouade { $id }
    .gender = f
name-invader = Invader
event-spent = { $unit-The } est { $unit-gender ->
    [f] épuisée
   *[other] épuisé
  }.
event-seen = La vue { $unit-of } mène { $target-to }.`
    const french = speaker(
      'fr',
      source,
      new Map([
        ['p1', { id: 'name-panzer', args: { id: '1' } }],
        ['s3', { id: 'name-squad', args: { id: '3' } }],
      ]),
    )
    expect(french.t('event-spent', { unit: 'p1' })).toBe('Le Panzer IV 1 est épuisé.')
    expect(french.t('event-spent', { unit: 's3' })).toBe('L’escouade 3 est épuisée.')
    expect(french.t('event-seen', { unit: 'p1', target: 's3' })).toBe('La vue du Panzer IV 1 mène à l’escouade 3.')
    expect(french.t('event-seen', { unit: '@name-invader', target: 'p1' })).toBe(
      'La vue d’Invader mène au Panzer IV 1.',
    )
    expect(french.t('event-seen', { unit: 'Hades', target: 7 })).toBe('La vue de Hades mène à 7.')
  })
})

const about = (given: Partial<About> = {}): About => fill<About>('About', given)

describe('the log', () => {
  const rolled = {
    n: 1,
    event: { kind: 'rolled' },
    rules: [],
    at: 0,
    about: about({ dice: [{ name: 'red', sides: 6, faces: [3] }], why: 'R-1' }),
  }
  it('puts dice to the line they led to', () => {
    const lines = logLines(
      [
        rolled,
        { n: 2, event: { kind: 'closed' }, rules: [], at: 0, about: about({ silent: true }) },
        { n: 3, event: { kind: 'hit', unit: 'a', count: 2 }, rules: ['R-2'], at: 0, about: about() },
      ],
      null,
      speak,
      new Set([3]),
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ text: 'A is hit by 2', rules: ['R-2', 'R-1'], struck: true, fight: true })
  })
  it('tells of a moment by a sentence, and by dice that stand alone only if there is none', () => {
    const hit = { n: 0, event: { kind: 'hit', unit: 'a', count: 2 }, rules: [], at: 0, about: about() }
    expect(tellingMost(logLines([hit, rolled], null, speak))).toBe('A is hit by 2')
    expect(tellingMost(logLines([rolled], null, speak))).toBe(logLines([rolled], null, speak)[0]!.text)
    expect(
      tellingMost(logLines([rolled, hit, { ...hit, n: 4, event: { kind: 'hit', unit: 'b', count: 1 } }], null, speak)),
    ).toBe('A is hit by 2')
    expect(tellingMost([])).toBe('')
  })
  it('knows the side of a unit by its figures', () => {
    const scene = fillScene({
      sides: ['x', 'y'],
      seats: [],
      pieces: [{ id: 'u.1', group: 'u', side: 'y', title: { id: 'name-x' }, place: { zone: 'z' } }],
    })
    const named = (given: Partial<About>) => ({
      n: 9,
      event: { kind: 'named', who: 'somebody' },
      rules: [],
      at: 0,
      about: about(given),
    })
    const told = (given: Partial<About>) => logLines([named(given)], scene, speak)[0]!.side
    expect(told({ by: ['u'] })).toBe('y')
    expect(told({ by: ['v', 'x'] })).toBe('x')
    expect(told({ things: ['u.1'] })).toBe('y')
    expect(told({ by: ['v'], things: ['x'] })).toBe('')
    const left = fillScene({ sides: ['x', 'y'], seats: [], pieces: [] })
    const figure = { things: ['u.1'] }
    expect(logLines([named(figure)], left, speak)[0]!.side).toBe('y')
    expect(logLines([named(figure)], { ...left, scenario: 'another' }, speak)[0]!.side).toBe('')
  })
  it('shows dice in the colours that the scene gives them', () => {
    const scene = fillScene({ seats: [], dice: [{ name: 'red', colour: 'red' }] })
    expect(logLines([rolled], scene, speak)[0]!.dice[0]!.colour).toBe('red')
    expect(logLines([rolled], null, speak)[0]!.dice[0]!.colour).toBe('white')
  })
  it('shows dice alone if nothing follows', () => {
    expect(logLines([rolled], null, speak)).toHaveLength(1)
  })
})

describe('clocks', () => {
  const clock = { kind: 'live', base: 0, increment: 0, left: { a: 65000, b: 5000 }, running: ['a'], at: 1000 }
  it('run only for the seat that must answer', () => {
    expect(leftOf(clock, 'a', 6000)).toBe(60000)
    expect(leftOf(clock, 'b', 6000)).toBe(5000)
    expect(clockText(clock, 'a', 6000)).toBe('1:00')
    expect(clockText({ ...clock, kind: 'correspondence', left: { a: 187200000 }, running: [] }, 'a', 0)).toBe('2d 04h')
  })
})

describe('the report', () => {
  const index = {
    count: 3,
    frames: [
      { n: 1, seat: 'a', what: 'x', round: 1 },
      { n: 2, seat: 'b', what: 'y', round: 1 },
      { n: 3, seat: 'a', what: 'x', round: 2 },
    ],
    chances: [{ a: 500 }, { a: 480 }, { a: 700 }, { a: 690 }],
  }
  it('finds the turning points', () => {
    expect(turningPoints(index, 'a').map(one => one.n)).toEqual([2])
    expect(roundStarts(index)).toEqual([
      { round: 1, n: 0 },
      { round: 2, n: 2 },
    ])
  })
  it('takes neither the set-up nor the answer that ended it for a turning point', () => {
    const whole = {
      count: 3,
      frames: index.frames.map(frame => (frame.n === 1 ? { ...frame, what: 'set_up' } : frame)),
      chances: [{ a: 900 }, { a: 500 }, { a: 600 }, { a: 1000 }],
    }
    expect(turningPoints(whole, 'a').map(one => one.n)).toEqual([2])
  })
  it('says how lucky somebody was with all dice together', () => {
    const pool = { name: 'red', sides: 6, dice: 60, faces: [], expected: 3.5, percentile: 50 }
    expect(luckOf([{ ...pool, mean: 3.5 }])).toBe(50)
    expect(luckOf([{ ...pool, mean: 3.8 }])).toBeGreaterThan(80)
    expect(
      luckOf([
        { ...pool, mean: 3.8 },
        { ...pool, mean: 3.2 },
      ]),
    ).toBe(50)
    expect(luckOf([{ ...pool, mean: 6 }])).toBe(99)
  })
})

describe('starting', () => {
  const row = {
    id: 's',
    title: 'S',
    size: 'tiny',
    sides: ['a', 'b'],
    seats: [
      { id: 'x', side: 'a' },
      { id: 'y', side: 'b' },
    ],
    rounds: 3,
    synopsis: '',
  } as unknown as ScenarioRow
  it('seats us first and the rest as wished', () => {
    expect(seatsFor(row, { opponent: 'computer' }, { levels: ['random', 'thumb'], level: 'thumb' })).toEqual({
      x: { kind: 'local' },
      y: { kind: 'computer', level: 'thumb' },
    })
    expect(seatsFor(row, { opponent: 'link', seat: 'y' }, { levels: [], level: '' })).toEqual({
      x: { kind: 'link' },
      y: { kind: 'local' },
    })
  })
  it('offers the level chosen last, else the one the server thinks best', () => {
    const levels = ['random', 'level1', 'level2', 'level3']
    expect(levelFor({ levels: [], level: '' })).toBe('random')
    expect(levelFor({ levels, level: 'level3' })).toBe('level3')
    expect(levelFor({ levels, level: 'level3' }, 'level2')).toBe('level2')
    expect(levelFor({ levels, level: 'level3' }, 'gone')).toBe('level3')
  })
  it('says what to expect of a level', () => {
    const all = [
      { level: 'random', errs: 100, ahead: false },
      { level: 'level1', errs: 70, ahead: false },
      { level: 'level2', errs: 14, ahead: false },
      { level: 'level3', errs: 0, ahead: false },
      { level: 'level4', errs: 0, ahead: true },
    ]
    const about = (level: string, rows = all): string => levelAbout(speaker('en'), level, rows)
    expect(about('random')).toContain('any legal answer')
    expect(about('level1')).toMatch(/beginner.*70 of 100/)
    expect(about('level2')).toMatch(/now and then.*14 of 100/)
    expect(about('level3')).not.toContain('strongest')
    expect(about('level3', all.slice(0, 4))).toContain('strongest')
    expect(about('level4')).toMatch(/imagined games.*strongest/)
  })
})
