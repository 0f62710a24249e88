// A table for tests: one patch of every ground, two units, a marker.
import { layoutOf } from '../src/draw/layout'
import { standing } from '../src/draw/plane/units'
import { fillScene } from '../src/lib/fill'
import { speaker } from '../src/lib/text'

export const speak = speaker('en', 'name = { $text }\nsecond = Second squad')
export const say = (text: string): object => ({ id: 'name', args: { text } })
export const base = (id: string, side: string, x: number, y: number, more: object = {}): object => ({
  id,
  form: 'base',
  art: 'rifle',
  side,
  size: [250, 250],
  title: say(id),
  place: { point: { x, y } },
  ...more,
})
export const square = (id: string, kind: string, x: number, y: number, size = 500): object => ({
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
export const KINDS = [
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
export const scene = fillScene({
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
export const layout = layoutOf(scene.board)
export const stood = standing(scene, layout)
