import { describe, expect, it } from 'vitest'
import { arrange, letterOf, members } from '../src/draw/arrange'
import { groundOf } from '../src/draw/ground/common'
import { groundSvg } from '../src/draw/ground'
import { layoutOf } from '../src/draw/layout'
import { marksOver } from '../src/draw/marks'
import { isBack, pieceSvg } from '../src/draw/pieces'
import { iconName } from '../src/draw/shapes'
import { applyDelta } from '../src/lib/delta'
import { fill, fillScene } from '../src/lib/fill'
import type { Board, Mark, Piece } from '../src/lib/scene'
import { speaker } from '../src/lib/text'

const cells = (count: number): object[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: String(id), terrain: id % 3 ? 'clear' : 'woods' }))
const piece = (id: string, place: object, more: object = {}): object => ({
  id,
  place,
  form: 'counter',
  art: 'infantry',
  title: { id: 'x' },
  side: 'red',
  ...more,
})
const scene = fillScene({
  game: 'g',
  scenario: 's',
  round: 1,
  rounds: 3,
  phase: { id: 'p' },
  sides: ['blue', 'red'],
  seat: 'b',
  seats: [
    { id: 'b', side: 'blue', title: { id: 'b' } },
    { id: 'r', side: 'red', title: { id: 'r' } },
  ],
  board: { layout: 'hexes', cols: 4, rows: 3, cells: cells(12) },
  pieces: [piece('a', { cell: 5 }), piece('c', { cell: 5 }, { order: 1 }), piece('h', { zone: 'hand' })],
})

describe('a scene', () => {
  it('gets its defaults back', () => {
    expect(scene.question).toBeNull()
    expect(scene.pieces[0]!.place.zone).toBe('')
    expect(scene.board.cells[0]!.features).toEqual([])
  })
  it('takes deltas and leaves the old one alone', () => {
    const next = applyDelta(scene, {
      round: 2,
      pieces: { set: [piece('a', { cell: 6 }), piece('n', { cell: 1 })], gone: ['c'] },
      board: { cells: [{ id: 3, name: '3', terrain: 'rough' }] },
      question: null,
    })
    expect(next.round).toBe(2)
    expect(next.pieces.map(one => one.id)).toEqual(['a', 'h', 'n'])
    expect(next.pieces[0]!.place.cell).toBe(6)
    expect(next.board.cells[3]!.terrain).toBe('rough')
    expect(scene.pieces[0]!.place.cell).toBe(5)
  })
})

describe('layouts', () => {
  it.each(['hexes', 'squares'] as const)('%s find the cell under their own middle', layout => {
    const board = fill<Board>('Board', { layout, cols: 4, rows: 3, cells: cells(12) }),
      made = layoutOf(board)
    for (let id = 0; id < 12; id++) expect(made.at(...made.center(id))).toBe(id)
    expect(made.at(-500, -500)).toBeNull()
  })
  it('a line walks with the arrows', () => {
    const made = layoutOf(
      fill<Board>('Board', {
        layout: 'line',
        cells: [
          { id: 7, name: '1', terrain: 'clear' },
          { id: 9, name: '2', terrain: 'clear' },
        ],
      }),
    )
    expect(made.step(7, 'ArrowRight')).toBe(9)
    expect(made.step(9, 'ArrowRight')).toBe(9)
  })
  it('a plane has north at the top', () => {
    const made = layoutOf(fill<Board>('Board', { layout: 'plane', width: 1400, depth: 700 }))
    expect(made.point(0, 700)).toEqual([0, 0])
  })
})

describe('pieces', () => {
  const speak = speaker('en')
  it('stack in a cell, the first on top, and those in zones are not on the board', () => {
    const placed = arrange(scene, layoutOf(scene.board))
    expect(placed.map(one => one.piece.id)).toEqual(['c', 'a'])
    expect(placed.every(one => one.stack === 2)).toBe(true)
  })
  it('show nothing of what is face down', () => {
    const hidden = fill<Piece>('Piece', piece('x', { cell: 1 }, { face: 'down', art: 'hidden' }))
    expect(isBack(hidden, false)).toBe(true)
    expect(pieceSvg(hidden, { letter: 'b', mine: false, speak })).toContain('?')
  })
  it('of each side have their letter, and groups their members', () => {
    expect(letterOf(scene, 'red')).toBe('b')
    expect(letterOf(scene, 'nobody')).toBe('')
    expect(members(scene, 'a')).toEqual([])
  })
  it('find their icon by the words of their art', () => {
    expect(iconName('medium_tank')).toBe('battle-tank')
    expect(iconName('zzz')).toBeNull()
  })
})

describe('ground', () => {
  it('is known by its words and drawn the same every time', () => {
    expect(groundOf('scattered_trees')).toBe('woods')
    expect(groundOf('anything')).toBe('clear')
    expect(groundSvg(scene.board, 'x', speaker('en'))).toBe(groundSvg(scene.board, 'x', speaker('en')))
  })
})

describe('marks', () => {
  it('draw a blocked line in two parts, each from a point to a point', () => {
    const svg = marksOver([fill<Mark>('Mark', { role: 'sight_blocked', cells: [0, 6, 11] })], {
      scene,
      layout: layoutOf(scene.board),
      speak: speaker('en'),
      placed: new Map(),
    })
    const lines = [...svg.matchAll(/<path d="(M[^"]*L[^"]*)"/g)].map(found => found[1]!)
    expect(lines.length).toBeGreaterThanOrEqual(4)
    for (const d of lines) expect(d).toMatch(/^M-?[\d.]+ -?[\d.]+L-?[\d.]+ -?[\d.]+$/)
  })
  it('are told in larger words on a board seen from afar', () => {
    const threat = fill<Mark>('Mark', { role: 'threat', cells: [0, 11], label: { id: 'dice' } }),
      drawing = { scene, layout: layoutOf(scene.board), speak: speaker('en', 'dice = 5 dice'), placed: new Map() }
    expect(marksOver([threat], drawing)).not.toContain('class="pill"')
    expect(marksOver([threat], { ...drawing, scale: 2.4 })).toMatch(
      /class="pill" transform="[^"]*scale\(2\.400\)".*5 dice/,
    )
  })
})
