import { describe, expect, it } from 'vitest'
import { planeKind, planeSurface } from '../src/draw/ground/plane'
import { layoutOf } from '../src/draw/layout'
import {
  alongEdge,
  angleIn,
  based,
  bent,
  fillsForm,
  isEdited,
  isLength,
  isPlaneForm,
  isStill,
  keepAngle,
  nudged,
  pathIn,
  pickedIn,
  pivotOf,
  pointIn,
  repicked,
  shifted,
  tapped,
  without,
} from '../src/draw/plane/draft'
import { dangerWords, planeOver, planeUnder, type Canvas } from '../src/draw/plane/marks'
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
import { noteOf } from '../src/lib/notes'
import type { Form, Mark, Piece } from '../src/lib/scene'
import { speaker } from '../src/lib/text'

const speak = speaker('en', 'name = { $text }\nsecond = Second squad')
const say = (text: string): object => ({ id: 'name', args: { text } })
const base = (id: string, side: string, x: number, y: number, more: object = {}): object => ({
  id,
  form: 'base',
  art: 'rifle',
  side,
  size: [250, 250],
  title: say(id),
  place: { point: { x, y } },
  ...more,
})
const square = (id: string, kind: string, x: number, y: number, size = 500): object => ({
  id,
  kind,
  points: [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ].map(([a, b]) => ({ x: a, y: b })),
  height: 300,
})
const KINDS = [
  'wood',
  'hill',
  'mud',
  'marsh',
  'rough',
  'rubble',
  'rocks',
  'water',
  'ford',
  'road',
  'bridge',
  'trench',
  'wire',
  'hedge',
  'fence',
  'high_wall',
  'barricade',
  'building',
  'bunker',
  'church',
  'factory',
  'wreck',
  'minefield',
  'smoke',
  'gas',
  'fire',
  'crops',
  'zone',
  'cliff',
]
const scene = fillScene({
  game: 'g',
  scenario: 's',
  round: 1,
  rounds: 3,
  phase: { id: 'p' },
  sides: ['blue', 'red'],
  units: [{ id: 'b', title: { id: 'second' } }],
  seat: 'b',
  seats: [
    { id: 'b', side: 'blue', title: say('B') },
    { id: 'r', side: 'red', title: say('R') },
  ],
  board: {
    layout: 'plane',
    width: 9000,
    depth: 6000,
    unit: 'cm/100',
    shapes: [
      ...KINDS.map((kind, i) => square(kind, kind, (i % 10) * 800, Math.floor(i / 10) * 800)),
      { id: 'crater', kind: 'crater', points: [{ x: 5000, y: 5000 }], radius: 300 },
      {
        id: 'line',
        kind: 'wall',
        points: [
          { x: 0, y: 0 },
          { x: 900, y: 100 },
        ],
      },
      { id: 'door', kind: 'entrance', points: [{ x: 100, y: 100, facing: 90 }] },
    ],
  },
  pieces: [
    base('a1', 'blue', 1000, 1000, { group: 'a', badges: [{ id: 'leader' }] }),
    base('a2', 'blue', 1400, 1000, { group: 'a' }),
    base('b1', 'red', 1000, 3000, { group: 'b' }),
    base('in', 'red', 0, 0, { place: { zone: 'church' } }),
    {
      ...base('tank', 'red', 3000, 1000),
      form: 'body',
      art: 'tank',
      size: [300, 600],
      place: { point: { x: 3000, y: 1000, facing: 90 } },
    },
    {
      ...base('jet', 'blue', 4000, 4000),
      form: 'body',
      art: 'fighter',
      place: { point: { x: 4000, y: 4000, facing: 10, height: 600 } },
    },
    { ...base('mark', '', 2000, 2000), form: 'marker', art: 'intel' },
  ],
  zones: [{ id: 'church', kind: 'structure', title: say('Church') }],
})
const layout = layoutOf(scene.board)
const stood = standing(scene, layout)

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

describe('a draft on the table', () => {
  const form = fill<Form>('Form', {
    draft: { kind: 'move', path: [], facing: 350 },
    fields: [
      { path: '/path', label: say('Way'), kind: 'path', piece: 'a1' },
      { path: '/facing', label: say('Facing'), kind: 'angle', high: 359, piece: 'a1' },
    ],
  })
  const [way, facing] = form.fields as [Form['fields'][number], Form['fields'][number]]
  it('grows by taps; a refused end is replaced', () => {
    const one = tapped(scene, form, form.draft, way, { x: 2000.4, y: 1500 }, false)
    expect(pathIn(one, way)).toEqual([{ x: 2000, y: 1500 }])
    const two = tapped(scene, form, one, way, { x: 99999, y: 3000 }, false)
    expect(pathIn(two, way)).toEqual([
      { x: 2000, y: 1500 },
      { x: 9000, y: 3000 },
    ])
    expect(pathIn(tapped(scene, form, two, way, { x: 2500, y: 1600 }, true), way)).toEqual([
      { x: 2000, y: 1500 },
      { x: 2500, y: 1600 },
    ])
    expect(pathIn(without(two, way, 0), way)).toEqual([{ x: 9000, y: 3000 }])
    expect(pathIn(tapped(scene, form, two, way, { x: 2500, y: 1600 }, false, true), way)).toEqual([
      { x: 2500, y: 1600 },
    ])
    expect(isEdited(form, one)).toBe(true)
    expect(pathIn(form.draft, way)).toEqual([])
  })
  it('comes in over the edge where it is tapped', () => {
    const coming = fill<Form>('Form', {
      draft: {
        kind: 'enter',
        path: [
          { x: 3000, y: 0 },
          { x: 3000, y: 500 },
        ],
      },
      fields: [{ path: '/path', label: say('Way'), kind: 'path', piece: 'in' }],
    })
    expect(
      pathIn(
        tapped(scene, coming, coming.draft, coming.fields[0]!, { x: 4000, y: 700 }, false, true),
        coming.fields[0]!,
      ),
    ).toEqual([
      { x: 4000, y: 0 },
      { x: 4000, y: 700 },
    ])
  })
  it('begins anew after an answer of another kind', () => {
    expect(based(form, { kind: 'hold' })).toBe(form.draft)
    expect(fillsForm(form, { answer: { kind: 'move' }, aside: false })).toBe(true)
    expect(fillsForm(form, { answer: { kind: 'hold' }, aside: false })).toBe(false)
  })
  it('turns about the end of its path, by taps and by keys', () => {
    const moved = tapped(scene, form, form.draft, way, { x: 2000, y: 2000 }, false)
    expect(pivotOf(scene, form, moved, facing)).toEqual({ x: 2000, y: 2000 })
    expect(angleIn(tapped(scene, form, moved, facing, { x: 3000, y: 2000 }, false), facing)).toBe(90)
    expect(angleIn(nudged(scene, form, form.draft, facing, 'ArrowRight', true, scene.board), facing)).toBe(355)
    expect(
      angleIn(nudged(scene, form, { ...form.draft, facing: 359 }, facing, 'ArrowRight', false, scene.board), facing),
    ).toBe(0)
    expect(keepAngle({ ...facing, low: 45, high: 135 }, 200)).toBe(135)
  })
  it('is nudged by a tenth, with Shift by a whole', () => {
    const moved = tapped(scene, form, form.draft, way, { x: 2000, y: 2000 }, false)
    expect(pathIn(nudged(scene, form, moved, way, 'ArrowUp', false, scene.board), way)).toEqual([{ x: 2000, y: 2010 }])
    expect(pathIn(nudged(scene, form, form.draft, way, 'ArrowLeft', true, scene.board), way)).toEqual([
      { x: 900, y: 1000 },
    ])
  })
  it('moves many figures as one, or the one that was picked', () => {
    const many = fill<Form>('Form', {
      draft: {
        kind: 'put',
        at: [
          { x: 100, y: 100, facing: 7 },
          { x: 300, y: 100 },
        ],
      },
      fields: [0, 1].map(i => ({ path: `/at/${i}`, label: say('At'), kind: 'point', piece: `a${i + 1}` })),
    })
    expect(shifted(many, many.draft, { x: 500, y: 600 }, scene.board)).toEqual({
      kind: 'put',
      at: [
        { x: 500, y: 600, facing: 7 },
        { x: 700, y: 600 },
      ],
    })
    const flat = fill<Form>('Form', {
      draft: { kind: 'adjust', figure: 'a1', x: 1000, y: 1000 },
      fields: [
        {
          path: '/figure',
          label: say('Who'),
          kind: 'pick',
          choices: ['a1', 'a2'].map(id => ({ value: id, label: say(id), target: { kind: 'piece', id } })),
        },
        { path: '', label: say('Where'), kind: 'point', piece: 'a1' },
      ],
    })
    expect(pickedIn(flat, flat.draft)).toEqual(['a1'])
    expect(repicked(scene, flat, flat.draft, 'a2')).toEqual({ kind: 'adjust', figure: 'a2', x: 1400, y: 1000 })
    expect(repicked(scene, flat, flat.draft, 'b1')).toBeNull()
    expect(tapped(scene, flat, flat.draft, flat.fields[1]!, { x: 5, y: 6 }, false)).toEqual({
      kind: 'adjust',
      figure: 'a1',
      x: 5,
      y: 6,
    })
  })
  it('takes no more points than it may have, and no fewer', () => {
    const lane = fill<Form>('Form', {
      draft: {
        kind: 'lane',
        path: [
          { x: 500, y: 0 },
          { x: 500, y: 900 },
        ],
      },
      fields: [{ path: '/path', label: say('Lane'), kind: 'path', piece: 'elsewhere', low: 2, high: 2 }],
    })
    const field = lane.fields[0]!,
      next = tapped(scene, lane, lane.draft, field, { x: 700, y: 800 }, false)
    expect(pathIn(next, field)).toEqual([
      { x: 500, y: 0 },
      { x: 700, y: 800 },
    ])
    expect(without(next, field, 0)).toBe(next)
  })
  it('lets a way in slide along its edge, or to another', () => {
    const lane = fill<Form>('Form', {
      draft: {
        kind: 'lane',
        path: [
          { x: 500, y: 0 },
          { x: 500, y: 900 },
        ],
      },
      fields: [{ path: '/path', label: say('Lane'), kind: 'path' }],
    })
    const field = lane.fields[0]!
    expect(pathIn(bent(scene.board, lane.draft, field, 0, { x: 800, y: 40 }), field)[0]).toEqual({ x: 800, y: 0 })
    expect(pathIn(bent(scene.board, lane.draft, field, 0, { x: 30, y: 700 }), field)[0]).toEqual({ x: 0, y: 700 })
    expect(pathIn(bent(scene.board, lane.draft, field, 1, { x: 30, y: 700 }), field)[1]).toEqual({ x: 30, y: 700 })
  })
  it('keeps a point on the edge that the draft names', () => {
    const sheet = fill<Form>('Form', {
      draft: { kind: 'sheet', x: 900, y: 0, edge: 'south' },
      fields: [{ path: '', label: say('Entry'), kind: 'point' }],
    })
    expect(alongEdge(scene.board, sheet.draft, sheet.fields[0]!, { x: 20, y: 700 })).toEqual({ x: 20, y: 0 })
    expect(alongEdge(scene.board, { ...(sheet.draft as object), y: 300 }, sheet.fields[0]!, { x: 20, y: 700 })).toEqual(
      { x: 20, y: 700 },
    )
  })
  it('keeps the shape of a point as the rules wrote it', () => {
    const placed = fill<Form>('Form', {
      draft: { kind: 'put', at: [5, 5] },
      fields: [{ path: '/at', label: say('At'), kind: 'point', piece: 'a1' }],
    })
    const next = tapped(scene, placed, placed.draft, placed.fields[0]!, { x: 70, y: 80 }, false) as { at: unknown }
    expect(next.at).toEqual([70, 80])
    expect(pointIn(next, placed.fields[0]!)).toEqual({ x: 70, y: 80 })
    expect(isPlaneForm(placed)).toBe(true)
    expect(isPlaneForm(null)).toBe(false)
  })
  it('is still while it leaves everything where it stands', () => {
    const table = fillScene({
      board: { layout: 'plane', width: 6000, depth: 4000, unit: 'cm/100' },
      pieces: [base('one', 'us', 1000, 1000, { place: { point: { x: 1000, y: 1000, facing: 90 } } })],
    })
    const form = (kind: string, path: string, draft: object): Form =>
      fill<Form>('Form', { draft, fields: [{ path, kind, label: say('x'), piece: 'one' }] })
    const point = (x: number) => ({ kind: 'adjust', x, y: 1000 }),
      path = (...xs: number[]) => ({ kind: 'move', path: xs.map(x => ({ x, y: 1000 })) }),
      angle = (degrees: number) => ({ kind: 'turn', facing: degrees })
    const still = (one: Form): boolean => isStill(table, one, one.draft)
    expect([point(1000), point(1200)].map(draft => still(form('point', '', draft)))).toEqual([true, false])
    expect([path(), path(1000), path(1400)].map(draft => still(form('path', '/path', draft)))).toEqual([
      true,
      true,
      false,
    ])
    expect([angle(90), angle(91)].map(draft => still(form('angle', '/facing', draft)))).toEqual([true, false])
    expect(
      isStill(
        table,
        fill<Form>('Form', { draft: point(1000), fields: [{ path: '', kind: 'point', label: say('x') }] }),
        point(1000),
      ),
    ).toBe(false)
  })
  it('turns what is not on the table yet about the place where it enters', () => {
    const form = fill<Form>('Form', {
      draft: { kind: 'plan', heading: 0 },
      fields: [{ path: '/heading', kind: 'angle', high: 359, label: say('x'), piece: 'plane' }],
    })
    const preview = [
      [
        'path_own',
        [
          [500, 0],
          [500, 900],
        ],
        [],
      ],
      ['ghost', [[500, 900]], ['other']],
      [
        'path_own',
        [
          [3000, 0],
          [3000, 900],
        ],
        [],
      ],
      ['ghost', [[3000, 900]], ['plane']],
    ].map(([role, points, pieces]) =>
      fill<Mark>('Mark', { role, points: (points as number[][]).map(([x, y]) => ({ x, y })), pieces }),
    )
    expect(pivotOf(scene, form, form.draft, form.fields[0]!, preview)).toMatchObject({ x: 3000, y: 0 })
    expect(pivotOf(scene, form, form.draft, form.fields[0]!)).toBeNull()
    expect(tapped(scene, form, form.draft, form.fields[0]!, { x: 3900, y: 900 }, false, false, preview)).toMatchObject({
      heading: 45,
    })
  })
  it('gives lengths in the unit of the table', () => {
    const field = (more: object) =>
      fill<Form>('Form', { draft: {}, fields: [{ path: '/a', kind: 'count', label: say('x'), ...more }] }).fields[0]!
    expect(isLength(scene.board, field({ step: 100 }))).toBe(true)
    expect(isLength(scene.board, field({}))).toBe(false)
    expect(isLength({ ...scene.board, unit: '' }, field({ step: 100 }))).toBe(false)
  })
})

describe('what a suggestion would do', () => {
  const mark = (role: string, more: object): Mark => fill<Mark>('Mark', { role, ...more })
  it('is which way it goes', () => {
    expect(
      noteOf(
        [
          mark('path_own', {
            points: [
              { x: 0, y: 0 },
              { x: 50, y: 0 },
              { x: 100, y: 100 },
            ],
          }),
        ],
        scene,
        speak,
      ),
    ).toBe('north-east')
    expect(noteOf([mark('path_own', { points: [{ x: 0, y: 0 }] })], scene, speak)).toBe('')
    expect(noteOf([], scene, speak)).toBe('')
  })
  it('is who would be under its template', () => {
    const ids = scene.pieces.map(piece => piece.id),
      disc = mark('template', { points: [{ x: 0, y: 0 }], radius: 100 })
    const first = speak.plain(scene.pieces[0]!.title)
    expect(
      noteOf(
        [disc, mark('inside_full', { pieces: ids.slice(0, 1) }), mark('inside_part', { pieces: ids.slice(1, 3) })],
        scene,
        speak,
      ),
    ).toBe(`${first} +2`)
    expect(
      noteOf(
        [disc, mark('inside_full', { pieces: ids.slice(0, 1) }), mark('own_in_danger', { pieces: ids.slice(1, 2) })],
        scene,
        speak,
      ),
    ).toBe(`${first}, 1 of yours`)
    expect(noteOf([disc], scene, speak)).toBe('nobody under it')
  })
})
