// The ground of a continuous table: each shape drawn by the words of its kind, low things first. Drawn once per shape and kept.
import type { Board, Shape } from '../../lib/scene'
import type { Speak } from '../../lib/text'
import { plane, type Spot } from '../layout'
import { seedOf } from '../random'
import { disc, middle } from '../plane/space'
import { building, entrance } from '../plane/buildings'
import { bridge, crater, hedge, road, trench, wall, wire, wreck } from '../plane/lines'
import { clouds, field, hill, marsh, mines, mud, rocks, rough, rubble, water, wood, zone } from '../plane/patches'
import { lean } from '../settle'
import { clipId, furrows, n1, parcels, random, scatter } from './common'
import { esc } from './line'

export type PlaneKind =
  | 'zone'
  | 'field'
  | 'hill'
  | 'cliff'
  | 'mud'
  | 'marsh'
  | 'rough'
  | 'rubble'
  | 'rocks'
  | 'water'
  | 'ford'
  | 'road'
  | 'bridge'
  | 'crater'
  | 'trench'
  | 'wire'
  | 'hedge'
  | 'fence'
  | 'wall'
  | 'barricade'
  | 'wood'
  | 'building'
  | 'bunker'
  | 'entrance'
  | 'wreck'
  | 'mines'
  | 'smoke'
  | 'gas'
  | 'fire'
  | 'clear'

/** In drawing order. The words of each kind; a kind is known by any of them. */
const WORDS: [PlaneKind, string][] = [
  ['zone', 'zone area deployment edge objective_zone landing lz sector extraction entry'],
  ['field', 'field fields crops grain farmland corn'],
  ['hill', 'hill contour ridge mound height plateau knoll'],
  ['cliff', 'cliff scarp'],
  ['mud', 'mud sand beach dunes churned'],
  ['marsh', 'marsh swamp bog flooded'],
  ['rough', 'rough scrub tough broken undergrowth brush'],
  ['rubble', 'rubble ruin ruins ruined debris'],
  ['rocks', 'rocks rock boulders stones rocky'],
  ['water', 'water river stream lake pond sea canal'],
  ['ford', 'ford shallows'],
  ['road', 'road street track lane path paved'],
  ['bridge', 'bridge causeway'],
  ['crater', 'crater craters shellhole'],
  ['trench', 'trench trenches sap foxhole entrenchment'],
  ['mines', 'mine mines minefield'],
  ['wire', 'wire'],
  ['hedge', 'hedge hedgerow bocage'],
  ['fence', 'fence palisade'],
  ['wall', 'wall walls rampart'],
  ['barricade', 'barricade sandbags sandbag roadblock obstacle'],
  ['wreck', 'wreck wreckage'],
  ['wood', 'wood woods forest trees copse grove orchard jungle'],
  ['bunker', 'bunker dugout pillbox blockhouse'],
  [
    'building',
    'building house hut structure church farm shop shops office apartment factory tower skyscraper station kiosk barn mill warehouse hall mission tent gate',
  ],
  ['entrance', 'entrance door doorway'],
  ['fire', 'fire blaze burning'],
  ['smoke', 'smoke'],
  ['gas', 'gas'],
]
const ORDER = new Map<PlaneKind, number>(WORDS.map(([kind], i) => [kind, i]))
const KINDS = new Map<string, PlaneKind>(
  WORDS.flatMap(([kind, words]) => words.split(' ').map((word): [string, PlaneKind] => [word, kind])),
)

/** The kind of a shape by the words of its name; the last word that is known counts. */
export function planeKind(name: string): PlaneKind {
  const words = name.toLowerCase().split(/[^a-z]+/)
  if (KINDS.has(words.join('_'))) return KINDS.get(words.join('_'))!
  for (const word of words.reverse()) {
    const kind = KINDS.get(word)
    if (kind) return kind
  }
  return 'clear'
}

export const isSolid = (kind: PlaneKind): boolean => kind === 'building' || kind === 'bunker'

export interface Patch {
  shape: Shape
  kind: PlaneKind
  /** Corners in the picture; of a disc its middle alone. */
  spots: Spot[]
  /** Radius in the picture. */
  radius: number
  outline: string
  /** Pixels of the picture that a height of one hundredth throws as shadow. */
  shade: number
  /** Pixels of the picture in one whole unit of the table. */
  whole: number
  seed: number
}

export function patchOf(shape: Shape, board: Board, seed = 0): Patch {
  const layout = plane(board),
    kind = planeKind(shape.kind)
  const spots = shape.points.map(p => layout.point(p.x, p.y)),
    radius = shape.radius * layout.scale
  const outline =
    spots.length === 1
      ? disc(spots[0]![0], spots[0]![1], radius || 6)
      : 'M' + spots.map(p => p.map(n1).join(' ')).join('L') + (spots.length > 2 ? 'Z' : '')
  return {
    shape,
    kind,
    spots,
    radius,
    outline,
    shade: board.unit.startsWith('in') ? 0.036 : 0.016,
    whole: 100 * layout.scale,
    seed: seed ^ seedOf(shape.id + shape.kind),
  }
}

const LOOKS: Record<PlaneKind, (patch: Patch) => string> = {
  zone,
  field,
  hill,
  cliff: hill,
  mud,
  marsh,
  rough,
  rubble,
  rocks,
  water,
  ford: water,
  road,
  bridge,
  crater,
  trench,
  wire,
  hedge,
  fence: hedge,
  wall,
  barricade: wall,
  wood,
  building,
  bunker: building,
  entrance,
  wreck,
  mines,
  smoke: clouds,
  gas: clouds,
  fire: clouds,
  clear: patch => `<path d="${patch.outline}" fill="var(--ter-clear-2)"/>`,
}

const kept = new Map<string, string>()
function remember(key: string, make: () => string): string {
  let svg = kept.get(key)
  if (svg === undefined) {
    if (kept.size > 900) kept.clear()
    svg = make()
    kept.set(key, svg)
  }
  return svg
}

/** Slabs under a table of streets; else parcels of a survey map, or bare ground where it was fought over. */
const isTown = (board: Board): boolean =>
  board.unit.startsWith('in') && board.shapes.filter(shape => isSolid(planeKind(shape.kind))).length >= 3
const isTorn = (board: Board): boolean =>
  board.shapes.some(shape => ['trench', 'mud', 'crater'].includes(planeKind(shape.kind)))

/** Bare ground: tints only. */
function bare(board: Board, seed: number): string {
  const layout = plane(board),
    [, , w, h] = layout.box,
    R = random(seed)
  let o = `<rect width="${n1(w)}" height="${n1(h)}" fill="var(--ter-clear)"/>`
  if (isTown(board)) {
    const step = layout.scale * 300,
      tints: [string, string] = ['', '']
    for (let y = 0; y < h; y += step)
      for (let x = 0; x < w; x += step) {
        const roll = R()
        if (roll < 0.42)
          tints[roll < 0.15 ? 1 : 0] +=
            `M${n1(x)} ${n1(y)}h${n1(Math.min(step, w - x))}v${n1(Math.min(step, h - y))}h${n1(-Math.min(step, w - x))}Z`
      }
    return (
      o +
      `<path d="${tints[0]}" fill="var(--ter-clear-2)" opacity=".7"/><path d="${tints[1]}" fill="var(--ter-field-b)" opacity=".3"/>`
    )
  }
  if (!isTorn(board)) {
    const step = Math.max(330, Math.sqrt((w * h) / 40)),
      clip = clipId(),
      tints = ['field-b', 'clear', 'clear-2', 'field-a', 'clear']
    o +=
      `<clipPath id="${clip}"><rect width="${n1(w)}" height="${n1(h)}"/></clipPath>` +
      `<g clip-path="url(#${clip})" ` +
      `opacity=".62">${parcels(
        w,
        h,
        step,
        seed,
        (path, at, roll, roll2, corners) =>
          `<path d="${path}" ` +
          `fill="var(--ter-${tints[Math.floor(roll * tints.length)]})"/>${roll2 < 0.35 ? furrows(corners, at, roll2 * 500, step * 0.045, 0.16) : ''}`,
      )}</g>`
  }
  const tufts = scatter(R, Math.min(420, Math.round((w * h) / 4200)), 22, () => [R() * w, R() * h])
  return (
    o +
    `<path d="${tufts
      .map(([x, y]) => {
        const s = 3 + R() * 3
        return `M${n1(x)} ${n1(y)}l${n1(-s * 0.6)} ${n1(-s)}M${n1(x)} ${n1(y)}v${n1(-s * 1.3)}M${n1(x)} ${n1(y)}l${n1(s * 0.6)} ${n1(-s)}`
      })
      .join('')}" stroke="var(--ter-hedge)" stroke-width="1.2" opacity=".4"/>`
  )
}

/** All patches of a board, in drawing order. */
export function patches(board: Board, seed = 0): Patch[] {
  const level = (patch: Patch): number => (ORDER.get(patch.kind) ?? -1) + patch.shape.height * 1e-6
  return board.shapes
    .filter(shape => shape.points.length)
    .map(shape => patchOf(shape, board, seed))
    .sort((a, b) => level(a) - level(b))
}

/** The ground without its words. */
export function planeSurface(board: Board, seed: number): string {
  const size = `${board.width}x${board.depth}${board.unit}`
  return (
    remember(`bare${seed}${size}${isTown(board)}${isTorn(board)}`, () => lean(bare(board, seed))) +
    patches(board, seed)
      .map(patch =>
        remember(`${seed}${size}${patch.shape.id}|${patch.shape.kind}|${patch.shape.height}|${patch.outline}`, () =>
          lean(LOOKS[patch.kind](patch)),
        ),
      )
      .join('')
  )
}

/** The ground with the names of its shapes, for a picture that is not zoomed. */
export function planeGround(board: Board, seed: number, speak: Speak): string {
  const names = board.shapes
    .filter(shape => shape.title && !shape.title.id.startsWith('terrain-') && shape.points.length)
    .map(shape => {
      const { spots } = patchOf(shape, board),
        [x, y] = middle(spots)
      return `<text class="place" x="${n1(x)}" y="${n1(y + 5)}" text-anchor="middle">${esc(speak.plain(shape.title))}</text>`
    })
  return planeSurface(board, seed) + names.join('')
}
