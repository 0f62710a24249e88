import { describe, expect, it } from 'vitest'
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
import { fill, fillScene } from '../src/lib/fill'
import { noteOf } from '../src/lib/notes'
import type { Form, Mark } from '../src/lib/scene'
import { speak, say, base, scene } from './plane-scene'

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
