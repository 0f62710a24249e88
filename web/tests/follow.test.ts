import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { follow, spokenOf, trailMarks } from '../src/lib/follow'
import { fill, fillScene } from '../src/lib/fill'
import { Pace, PATIENCE, stay } from '../src/lib/pace'
import { covered } from '../src/lib/places'
import type { About, Piece, Scene } from '../src/lib/scene'
import type { Happened } from '../src/lib/wire'

const piece = (id: string, side: string, place: object, more: object = {}): Piece =>
  fill<Piece>('Piece', { id, side, form: 'counter', place, title: { id: 'x', args: {} }, ...more })
const scene = (...pieces: Piece[]): Scene =>
  ({
    ...fillScene({ game: 'g', scenario: 's', seat: 'one', board: { layout: 'hexes', cells: [] } }),
    sides: ['us', 'them'],
    seats: [
      { id: 'one', side: 'us' },
      { id: 'two', side: 'them' },
    ],
    pieces,
  }) as unknown as Scene

describe('the ways of the others', () => {
  const start = scene(piece('a', 'us', { cell: 1 }), piece('x', 'them', { cell: 5 }))
  it('go from where a piece stood to where it stands, cell by cell', () => {
    const first = follow([], start, scene(piece('a', 'us', { cell: 1 }), piece('x', 'them', { cell: 6 })))
    const second = follow(first, scene(piece('x', 'them', { cell: 6 })), scene(piece('x', 'them', { cell: 7 })))
    expect(trailMarks(second)).toMatchObject([{ role: 'path_other', side: 'them', cells: [5, 6, 7], points: [] }])
  })
  it('are not shown of our own pieces, nor of those that have not moved', () => {
    expect(follow([], start, scene(piece('a', 'us', { cell: 2 }), piece('x', 'them', { cell: 5 })))).toEqual([])
  })
  it('are forgotten when the piece has left the board', () => {
    const first = follow([], start, scene(piece('x', 'them', { cell: 6 })))
    expect(first).toHaveLength(1)
    expect(follow(first, scene(piece('x', 'them', { cell: 6 })), scene())).toEqual([])
    expect(follow(first, scene(piece('x', 'them', { cell: 6 })), scene(piece('x', 'them', { zone: 'lost' })))).toEqual(
      [],
    )
  })
  it('are shown once for a unit of many figures, by its leader', () => {
    const unit = (x: number): Piece[] =>
      [1, 2, 3].map(n =>
        piece(
          `f${n}`,
          'them',
          { point: { x: x + n, y: 0, facing: null, height: 0 } },
          { group: 'u', form: 'base', badges: n === 2 ? [{ id: 'leader' }] : [] },
        ),
      )
    const found = follow([], scene(...unit(0)), scene(...unit(100)))
    expect(found.map(trail => trail.piece)).toEqual(['f2'])
    expect(trailMarks(found)[0]!.points.map(point => point.x)).toEqual([2, 102])
  })
  it('tell whom events speak of, and only who stands on the board', () => {
    const events: Happened[] = [
      { n: 1, at: 0, rules: [], event: { kind: 'shot' }, about: fill<About>('About', { things: ['x', 'a', 'gone'] }) },
    ]
    expect(spokenOf(events, start)).toEqual(['x', 'a'])
  })
})

describe('what the others do', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const paced = (patience: number): { pace: Pace<string>; shown: string[]; waits: boolean[] } => {
    const shown: string[] = [],
      waits: boolean[] = []
    return {
      pace: new Pace<string>(
        what => {
          shown.push(what)
        },
        () => patience,
        waiting => {
          waits.push(waiting)
        },
      ),
      shown,
      waits,
    }
  }
  it('is shown one after the other', () => {
    const { pace, shown, waits } = paced(9000)
    for (const one of ['a', 'b', 'c']) pace.push(one, 600)
    expect(shown).toEqual(['a'])
    expect(waits.at(-1)).toBe(true)
    vi.advanceTimersByTime(610)
    expect(shown).toEqual(['a', 'b'])
    vi.advanceTimersByTime(610)
    expect(shown).toEqual(['a', 'b', 'c'])
    expect(waits.at(-1)).toBe(false)
  })
  it('passes at once where nothing is said', () => {
    const { pace, shown } = paced(9000)
    for (const one of ['a', 'b']) pace.push(one, 0)
    expect(shown).toEqual(['a', 'b'])
  })
  it('never takes much longer than the patience, however much there is', () => {
    const { pace, shown } = paced(PATIENCE.quick)
    for (let n = 0; n < 60; n++) pace.push(String(n), 800)
    vi.advanceTimersByTime(PATIENCE.quick / 2)
    expect(shown.length).toBeLessThan(60)
    vi.advanceTimersByTime(PATIENCE.quick / 2 + 50)
    expect(shown.length).toBe(60)
  })
  it('is shown at once to those in a hurry, and to those who want it so', () => {
    const { pace, shown } = paced(9000)
    for (const one of ['a', 'b', 'c']) pace.push(one, 600)
    pace.hurry()
    expect(shown).toEqual(['a', 'b', 'c'])
    const none = paced(PATIENCE.none)
    for (const one of ['a', 'b']) none.pace.push(one, 600)
    expect(none.shown).toEqual(['a', 'b'])
  })
  it('stays longer the more there is to read, and for dice', () => {
    expect(stay(0, true)).toBe(0)
    expect(stay(2, false)).toBeGreaterThan(stay(1, false))
    expect(stay(1, true)).toBeGreaterThan(stay(1, false))
    expect(stay(50, false)).toBeLessThan(2000)
  })
})

describe('what lies over the board', () => {
  it('covers a spot that it touches', () => {
    const box = { x: 10, y: 10, wide: 100, tall: 40 }
    expect(
      covered(
        [
          { x: 60, y: 30, r: 5 },
          { x: 60, y: 54, r: 5 },
          { x: 60, y: 56, r: 5 },
        ],
        box,
      ),
    ).toBe(2)
  })
})
