import { describe, expect, it } from 'vitest'
import { planeKind, planeSurface } from '../src/draw/ground/plane'
import { layoutOf } from '../src/draw/layout'

import type { Canvas } from '../src/draw/plane/canvas'
import { dangerWords, planeOver, planeUnder } from '../src/draw/plane/marks'
import { baseOutline, figureSvg, ghostSvg } from '../src/draw/plane/pieces'
import { rulers, unitPlate } from '../src/draw/plane/signs'
import {
  bearing,
  blob,
  hull,
  inside,
  lengthText,
  nextTowards,
  pathLength,
  sector,
  towards,
  windId,
} from '../src/draw/plane/space'
import { shortened } from '../src/draw/shapes'
import { holdings, isFar, pixels, scaleOf, spread, standing, unitsOf } from '../src/draw/plane/units'
import { fill, fillScene } from '../src/lib/fill'
import type { Mark, Piece } from '../src/lib/scene'
import { speaker } from '../src/lib/text'
import { speak, say, base, KINDS, scene, layout, stood } from './plane-scene'

describe('lengths and bearings', () => {
  it('are said as people say them', () => {
    expect(lengthText(1234, scene.board, speak)).toBe('12.3 cm')
    expect(lengthText(1234, { ...scene.board, unit: 'in/100' }, speaker('fr'))).toBe('12,3″')
    expect(bearing({ x: 0, y: 0 }, { x: 10, y: 0 })).toBe(90)
    expect(bearing({ x: 0, y: 0 }, { x: 0, y: -10 })).toBe(180)
    expect(windId(359)).toBe('ui-wind-n')
    expect(windId(44)).toBe('ui-wind-ne')
    expect(
      pathLength([
        { x: 0, y: 0 },
        { x: 300, y: 400 },
        { x: 300, y: 500 },
      ]),
    ).toBe(600)
    expect(towards({ x: 0, y: 0 }, 90, 100).x).toBeCloseTo(100)
  })
  it('arrows find the next thing that way, north up', () => {
    const things = [
      { x: 0, y: 500, n: 'north' },
      { x: 500, y: 100, n: 'east' },
      { x: -400, y: -30, n: 'west' },
    ]
    expect(nextTowards({ x: 0, y: 0 }, 'ArrowUp', things)?.n).toBe('north')
    expect(nextTowards({ x: 0, y: 0 }, 'ArrowRight', things)?.n).toBe('east')
    expect(nextTowards({ x: 0, y: 0 }, 'ArrowDown', things)).toBeNull()
  })
  it('outlines hold what is in them', () => {
    expect(
      hull([
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [5, 5],
      ]),
    ).toHaveLength(4)
    expect(
      inside(
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
        ],
        5,
        5,
      ),
    ).toBe(true)
    expect(
      inside(
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
        ],
        15,
        5,
      ),
    ).toBe(false)
    expect(blob([[0, 0]], 5)).toContain('a5 5')
    expect(
      blob(
        [
          [0, 0],
          [50, 0],
        ],
        5,
      ),
    ).toContain('L')
    expect(sector(0, 0, 10, 0, 90)).toContain('A10 10 0 0 1')
    expect(sector(0, 0, 10, 0, 270)).toContain('A10 10 0 1 1')
  })
})

describe('the ground of a table', () => {
  it('knows kinds by their words', () => {
    expect(KINDS.map(planeKind)).not.toContain('clear')
    expect(planeKind('high_wall')).toBe('wall')
    expect(planeKind('anything')).toBe('clear')
  })
  it('is drawn the same every time, within its share of nodes, without a number that is none', () => {
    const svg = planeSurface(scene.board, 7)
    expect(planeSurface(scene.board, 7)).toBe(svg)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.split('<').length).toBeLessThan(2500)
  })
  it('has rulers in its unit', () => {
    expect(rulers(scene.board, layout, 1, speak)).toContain('10 cm')
    expect(rulers({ ...scene.board, unit: 'in/100' }, layout, 1, speak)).toContain('12″')
  })
})

describe('figures', () => {
  const look = { letter: 'b' as const, mine: false, speak }
  it('stand in units with a leader and a name', () => {
    const units = unitsOf(scene, stood, speak)
    const first = units.find(unit => unit.id === 'a')!
    expect(first.members).toHaveLength(2)
    expect(first.leader.piece.id).toBe('a1')
    expect(units.find(unit => unit.id === 'b')!.title).toBe('Second squad')
    expect(isFar(first, 0.1)).toBe(true)
    expect(isFar(first, 1)).toBe(false)
    expect(unitPlate(first, [0, 0], 90, [0, 0], true, false)).toContain('glow')
  })
  it('are at least twenty pixels wide, and true to size near by', () => {
    const one = stood.find(other => other.piece.id === 'a1')!
    expect(scaleOf(one, 0.01) * 44).toBeCloseTo(20)
    expect(scaleOf(one, 2) * 44).toBeCloseTo(250 * 0.16 * 2)
  })
  it('have the outline of their side and draw every form', () => {
    expect(new Set((['a', 'b', 'c', 'd'] as const).map(letter => baseOutline(letter, 22))).size).toBe(4)
    for (const one of stood) expect(figureSvg(one.piece, look)).not.toMatch(/NaN|undefined/)
    expect(ghostSvg(scene.pieces[4]!, 'b', 45)).toContain('rotate(45)')
  })
  it('hide what is face down', () => {
    const hidden = fill<Piece>('Piece', base('h', 'red', 1, 1, { face: 'down', art: 'hidden' }))
    expect(figureSvg(hidden, look)).toContain('?')
  })
  it('inside a structure are counted by side', () => {
    expect(holdings(scene, speak).get('church')![0]!.parts).toEqual([
      { letter: 'b', count: 1, names: ['in'], marker: false },
    ])
  })
  it('that fly are drawn larger from afar', () => {
    const flying = fillScene({
      board: { layout: 'plane', width: 18000, depth: 18000, unit: 'cm/100' },
      pieces: [
        base('plane', 'us', 100, 100, { place: { point: { x: 100, y: 100, height: 2000 } } }),
        base('man', 'us', 100, 100),
      ],
    })
    const [man, plane] = standing(flying, layoutOf(flying.board))
    expect([pixels(man!, 0.05), pixels(plane!, 0.05)]).toEqual([20, 34])
  })
  it('keep the number that tells them apart', () => {
    expect(shortened('Escouade américaine à bazooka 2', 18)).toBe('Escouade améric… 2')
    expect(shortened('Escouade américaine', 10)).toBe('Escouade…')
    expect(shortened('Squad 1', 10)).toBe('Squad 1')
  })
  it('plates do not cover each other', () => {
    const plates = spread([
      { at: [0, 0] as [number, number], w: 80, h: 26 },
      { at: [5, 3] as [number, number], w: 80, h: 26 },
    ])
    expect(
      Math.abs(plates[0]!.at[0] - plates[1]!.at[0]) >= 80 || Math.abs(plates[0]!.at[1] - plates[1]!.at[1]) >= 26,
    ).toBe(true)
  })
})

describe('marks', () => {
  const canvas: Canvas = {
    scene,
    speak,
    at: p => [p.x / 10, p.y / 10],
    scale: 0.1,
    box: [0, 0, 900, 600],
    piece: id => {
      const one = stood.find(other => other.piece.id === id)
      return one ? { x: one.x / 10, y: one.y / 10, r: 12, long: one.nominal, piece: one.piece } : null
    },
    unit: id => (id === 'a' ? ['a1', 'a2'] : []),
  }
  const mark = (role: string, more: object = {}): Mark =>
    fill<Mark>('Mark', {
      role,
      points: [
        { x: 100, y: 100 },
        { x: 900, y: 400 },
        { x: 300, y: 900 },
      ],
      pieces: ['a1'],
      label: say('x'),
      radius: 50,
      side: 'red',
      ...more,
    })
  it.each([
    'reach',
    'range',
    'arc',
    'sight_limit',
    'blocker',
    'template',
    'threat',
    'exposed',
    'objective',
    'control',
    'would_be_legal',
    'path_alternative',
    'path_other',
    'path_own',
    'last_seen',
  ])('%s lies under the pieces', role => {
    const svg = planeUnder([mark(role)], canvas)
    expect(svg).not.toBe('')
    expect(svg).not.toMatch(/NaN|undefined/)
  })
  it.each([
    'path_own',
    'ghost',
    'template',
    'sight_clear',
    'sight_blocked',
    'target',
    'inside_full',
    'inside_part',
    'own_in_danger',
    'would_be_legal',
    'selected',
    'changed',
    'option',
  ])('%s lies over them', role => {
    const svg = planeOver([mark(role)], canvas)
    expect(svg).not.toBe('')
    expect(svg).not.toMatch(/NaN|undefined/)
  })
  it('a threat of two places is a line that is told once', () => {
    const threat = fill<Mark>('Mark', {
      role: 'threat',
      points: [
        { x: 1000, y: 1000 },
        { x: 1000, y: 3000 },
      ],
      label: say('may shoot'),
    })
    expect(planeUnder([threat], canvas)).toBe('')
    const drawn = planeOver([threat, threat], canvas)
    expect(drawn.match(/may shoot/g)).toHaveLength(1)
    expect(drawn.match(/stroke-dasharray="8 5"/g)).toHaveLength(2)
    expect(planeUnder([{ ...threat, radius: 300 }], canvas)).toContain('may shoot')
    const other = { ...threat, points: threat.points.map((p, i) => ({ ...p, x: p.x + (i ? 0 : 4000) })) },
      two = planeOver([threat, other], canvas)
    expect(two.match(/may shoot/g)).toHaveLength(2)
    expect(two.lastIndexOf('<path'), 'no line crosses the words').toBeLessThan(two.indexOf('may shoot'))
  })
  it('ring all figures of a unit', () => {
    expect(
      planeOver([mark('inside_full', { points: [], pieces: ['a'] })], canvas).match(
        /<g transform="translate\(1[04]0\.0 100\.0/g,
      ),
    ).toHaveLength(2)
  })
  it('name own figures in danger', () => {
    expect(
      dangerWords([mark('own_in_danger', { pieces: ['a1', 'a2'] }), mark('target')], id => id.toUpperCase()),
    ).toEqual(['A1', 'A2'])
  })
})
