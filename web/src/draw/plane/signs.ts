// Plates, labels and rulers of a table, in pixels of the screen.
import type { Board, Scene } from '../../lib/scene'
import type { Speak } from '../../lib/text'
import { n1 } from '../ground/common'
import { isSolid, type Patch } from '../ground/plane'
import type { Layout, Spot } from '../layout'
import { EMBLEMS, escape, fitText, outline, ring } from '../shapes'
import { middle, unitSign, type XY } from './space'
import { isFar, pixels, spread, type Stood, type Unit } from './units'

/** A unit seen from far: emblem, name, count; a stalk to where it stands if it was pushed aside. */
export function unitPlate(unit: Unit, at: Spot, w: number, home: Spot, may: boolean, chosen: boolean): string {
  const c = unit.letter ? `var(--side-${unit.letter})` : 'var(--neutral)',
    d = outline(unit.letter, -w / 2, -13, w, 26),
    count = unit.members.length
  const room = w - (count > 1 ? 50 : 32),
    on = unit.letter ? `var(--side-${unit.letter}-on)` : 'var(--panel)'
  const stalk =
    Math.hypot(at[0] - home[0], at[1] - home[1]) > 16
      ? `<path d="M${n1(home[0])} ${n1(home[1])}L${n1(at[0])} ${n1(at[1])}" stroke="${c}" stroke-width="2"/>` +
        `<circle cx="${n1(home[0])}" cy="${n1(home[1])}" r="4" fill="${c}" stroke="var(--keyline)" stroke-width="1.5"/>`
      : ''
  const spent = unit.members.every(one => one.piece.spent)
  return (
    `${stalk}<g transform="translate(${n1(at[0])} ${n1(at[1])})">${may ? ring(outline(unit.letter, -w / 2 - 4, -17, w + 8, 34)) : ''}${
      chosen
        ? `<path d="${outline(unit.letter, -w / 2 - 4, -17, w + 8, 34)}" ` +
          'fill="none" stroke="var(--ink)" stroke-width="5"/>'
        : ''
    }<path ` +
    `d="${d}" fill="${c}" stroke="var(--keyline)" ` +
    `stroke-width="1.8"/>${
      unit.letter
        ? `<g transform="translate(${n1(-w / 2 + 5)} -8) scale(.8)">` +
          '<rect x="-1" y="-1" width="22" height="22" rx="11" ' +
          `fill="var(--keyline)"/>${EMBLEMS[unit.letter]}</g>`
        : ''
    }${fitText(unit.title, -w / 2 + 25, 5, room, 14, on, 'start')}${
      count > 1
        ? '<text class="num" ' +
          `x="${n1(w / 2 - 8)}" y="5.5" ` +
          `text-anchor="end" font-size="15" fill="${on}">${count}</text>`
        : ''
    }${spent ? `<path d="${d}" fill="var(--table)" opacity=".26"/>` : ''}</g>`
  )
}

/** The name of a unit below its figures. */
export function unitLabel(unit: Unit, x: number, y: number, near: boolean): string {
  const count = unit.members.length,
    text = unit.title + (count > 1 ? ` · ${count}` : ''),
    w = text.length * (near ? 6.6 : 6) + 14
  return (
    `<g transform="translate(${n1(x)} ${n1(y)})"><rect x="${n1(-w / 2)}" y="-10" width="${n1(w)}" height="20" rx="5" fill="var(--panel)" opacity=".88"/>` +
    `<text class="mic" text-anchor="middle" y="4.500" font-size="${near ? 13 : 12}" fill="var(--ink)">${escape(text)}</text></g>`
  )
}

/** Rulers on two edges in the table's unit, and a quiet grid. */
export function rulers(board: Board, layout: Layout, k: number, speak: Speak): string {
  const inch = board.unit.startsWith('in'),
    px = layout.scale * k * 100,
    big = inch ? 6 : 10
  const every = [1, big / 2, big, big * 2].find(step => step * px >= 4) ?? big * 2,
    numbers = big * px < 34 ? big * 2 : big
  const w = board.width / 100,
    h = board.depth / 100,
    W = layout.box[2] * k,
    H = layout.box[3] * k
  let ticks = '',
    grid = '',
    text = ''
  const tick = (at: number): number => (at % big === 0 ? 13 : at % (big / 2) === 0 ? 8 : 5)
  for (let x = every; x < w; x += every) ticks += `M${n1(x * px)} 0v${tick(x)}`
  for (let y = every; y < h; y += every) ticks += `M0 ${n1(H - y * px)}h${tick(y)}`
  for (let x = big; x < w; x += big) grid += `M${n1(x * px)} 0V${n1(H)}`
  for (let y = big; y < h; y += big) grid += `M0 ${n1(H - y * px)}H${n1(W)}`
  const sign = inch ? '″' : ''
  for (let x = numbers; x < w; x += numbers)
    text += `<text x="${n1(x * px)}" y="25" text-anchor="middle">${x}${sign}</text>`
  for (let y = numbers; y < h; y += numbers)
    text += `<text x="16" y="${n1(H - y * px + 4)}">${y}${inch ? '″' : y === numbers ? unitSign(board) : ''}</text>`
  void speak
  return `<path d="${grid}" stroke="var(--ter-grid)" stroke-width="1"/><path d="${ticks}" stroke="var(--ink-2)" stroke-width="1.2" opacity=".7"/>${text}`
}

interface Sheet {
  scene: Scene
  stood: readonly Stood[]
  at: (p: XY) => Spot
  k: number
}

/** Far units as plates that do not cover each other; names below the others where there is room. */
export function labelsOf(
  units: readonly Unit[],
  { scene, stood, at, k }: Sheet,
): { plates: { unit: Unit; at: Spot; w: number; h: number }[]; names: { unit: Unit; x: number; y: number }[] } {
  const plates = spread(
    units
      .filter(unit => isFar(unit, k))
      .map(unit => ({ unit, at: at(unit), w: Math.max(54, Math.min(150, unit.title.length * 6.4 + 52)), h: 26 })),
  )
  const walls = scene.pieces
    .filter(piece => piece.form === 'plate' && piece.place.point)
    .map(piece => at(piece.place.point!))
  const taken: { unit: Unit; x: number; y: number; w: number }[] = []
  for (const unit of units) {
    if (isFar(unit, k)) continue
    const lowest = unit.members.reduce((a, b) => (b.y < a.y ? b : a)),
      [x] = at(unit),
      y = at(lowest)[1] + pixels(lowest, k) / 2 + 14,
      w = Math.min(170, unit.title.length * 6.6 + (unit.members.length > 1 ? 26 : 0) + 16)
    if (walls.some(([px, py]) => Math.abs(px - x) < w / 2 + 52 && Math.abs(py - y) < 28)) continue
    if (taken.some(other => Math.abs(other.x - x) < (other.w + w) / 2 && Math.abs(other.y - y) < 20)) continue
    if (
      stood.some(one => {
        const [px, py] = at(one),
          r = pixels(one, k) / 2
        return Math.abs(px - x) < w / 2 + r * 0.6 && Math.abs(py - y) < 6 + r
      })
    )
      continue
    taken.push({ unit, x, y, w })
  }
  return { plates, names: taken }
}

/** Names of the ground: in the middle of what they name, or beside it if figures stand there. */
export function titlesOf(
  lands: readonly Patch[],
  { scene, stood, at, k }: Sheet,
  speak: Speak,
): { text: string; x: number; y: number; solid: boolean }[] {
  return lands
    .filter(
      patch =>
        patch.shape.title &&
        !patch.shape.title.id.startsWith('terrain-') &&
        !scene.pieces.some(piece => piece.form === 'plate' && piece.id === patch.shape.id),
    )
    .map(patch => {
      const text = speak.plain(patch.shape.title),
        spots = patch.spots.map((p): Spot => [p[0] * k, p[1] * k]),
        [mx, my] = middle(spots),
        xs = spots.map(p => p[0]),
        low = Math.min(...xs),
        wide = Math.max(...xs) - low
      const free = ([x, y]: Spot): boolean =>
        !stood.some(one => {
          const [px, py] = at(one)
          return Math.abs(px - x) < text.length * 3.4 + 14 && Math.abs(py - y) < 20
        })
      const [x, y] = [0.5, 0.25, 0.75, 0.1, 0.9]
        .map((t): Spot => [wide > text.length * 9 ? low + wide * t : mx, my])
        .find(free) ?? [mx, my]
      return { text, x, y, solid: isSolid(patch.kind) }
    })
}
