// Marks on a table, in pixels of the screen: lines and labels keep their width whatever the zoom.
import type { Mark, Piece, Scene } from '../../lib/scene'
import type { Speak } from '../../lib/text'
import { letterOf } from '../arrange'
import { n1 } from '../ground/common'
import type { Spot } from '../layout'
import { besideLine, chipAt, type Kept } from '../pill'
import { chip, ring } from '../shapes'
import { ghostSvg, planeOutline } from './pieces'
import { blob, disc, middle, poly, sector } from './space'

export interface Canvas {
  scene: Scene
  speak: Speak
  /** A table point on the screen. */
  at: (p: { x: number; y: number }) => Spot
  /** Pixels for one hundredth. */
  scale: number
  /** The whole table on the screen: x, y, width, height. */
  box: [number, number, number, number]
  /** Where a piece is on the screen, with its radius; null if it is not on the table. */
  piece: (id: string) => { x: number; y: number; r: number; long: number; piece: Piece } | null
  /** Pieces of a unit, if the id is a unit's. */
  unit: (id: string) => string[]
}

const INK = 'var(--ink)',
  HALO = 'var(--halo)',
  GOLD = 'var(--gold)',
  DARK = 'var(--gold-ink)'
const line = (d: string, colour: string, width: number, more = ''): string =>
  d &&
  `<path d="${d}" fill="none" stroke="${HALO}" stroke-width="${width + 4}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const sideInk = (mark: Mark, c: Canvas): string => {
  const letter = letterOf(c.scene, mark.side)
  return letter ? `var(--side-${letter}-line)` : INK
}

function held(mark: Mark, c: Canvas): NonNullable<ReturnType<Canvas['piece']>>[] {
  return mark.pieces.flatMap(id => {
    const one = c.piece(id)
    return one
      ? [one]
      : c.unit(id).flatMap(member => {
          const got = c.piece(member)
          return got ? [got] : []
        })
  })
}
const spots = (mark: Mark, c: Canvas): Spot[] =>
  mark.points.length ? mark.points.map(c.at) : held(mark, c).map((one): Spot => [one.x, one.y])
const words = (mark: Mark, c: Canvas): string => c.speak.plain(mark.label)

function label(mark: Mark, c: Canvas, dy = 0): string {
  const text = words(mark, c),
    all = spots(mark, c),
    at = mark.points.length > 2 ? middle(all) : all[Math.floor((all.length - 1) / 2)]
  return text && at ? chip(at[0], at[1] + dy, text) : ''
}

/** The length of a path, at the middle of its longest leg. */
function wayLabel(mark: Mark, c: Canvas): string {
  const all = spots(mark, c),
    text = words(mark, c)
  if (!text || !all.length) return ''
  let best = 0,
    far = -1
  all.slice(1).forEach((p, i) => {
    const d = Math.hypot(p[0] - all[i]![0], p[1] - all[i]![1])
    if (d > far) {
      far = d
      best = i
    }
  })
  const a = all[best]!,
    b = all[best + 1] ?? a
  return far < 60 ? chip(a[0], Math.min(a[1], b[1]) - 40, text) : chip((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, text)
}

/** The outline that a mark covers: an arc, a disc, a polygon, the hull of discs. */
function region(mark: Mark, c: Canvas): string {
  const p = mark.points[0]
  if (p && mark.angle && mark.points.length === 1) {
    const [x, y] = c.at(p)
    return sector(x, y, mark.radius * c.scale, p.facing ?? 0, mark.angle)
  }
  return blob(mark.points.map(c.at), mark.radius * c.scale)
}

const rings = (mark: Mark, c: Canvas, draw: (x: number, y: number, r: number) => string): string => {
  const pieces = held(mark, c)
  return pieces.length
    ? pieces.map(one => draw(one.x, one.y, one.r)).join('')
    : mark.points
        .map(p => {
          const [x, y] = c.at(p)
          return draw(x, y, Math.max(14, mark.radius * c.scale))
        })
        .join('')
}

/** Tints, areas and paths: under the pieces. */
/** A threat of two points is a line from who could do it to whom it would meet. */
const isLine = (mark: Mark): boolean => mark.points.length === 2 && mark.radius === 0

/** In the colour of the side that threatens, dashed; of those that threaten from one place, one is told. */
function threatLine(mark: Mark, c: Canvas, once: Say): string {
  const [from, to] = spots(mark, c) as [Spot, Spot],
    by = c.piece(mark.pieces[0] ?? '')?.piece.side,
    letter = letterOf(c.scene, mark.side || by || '')
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]),
    t = far > 0 ? Math.min(0.5, 34 / far) : 0
  once(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, words(mark, c), from, to)
  return line(
    `M${n1(from[0])} ${n1(from[1])}L${n1(to[0])} ${n1(to[1])}`,
    letter ? `var(--side-${letter}-line)` : INK,
    2,
    'stroke-dasharray="8 5"',
  )
}

export function planeUnder(marks: readonly Mark[], c: Canvas): string {
  return (
    veil(
      marks.filter(mark => mark.role === 'sight_limit'),
      c,
    ) +
    marks
      .map(mark => {
        switch (mark.role) {
          case 'reach':
            return `<path d="${region(mark, c)}" fill="${GOLD}" fill-opacity=".16" stroke="${DARK}" stroke-opacity=".6" stroke-width="1.6"/>${soft(mark, c)}`
          case 'range':
            return (
              `<path d="${region(mark, c)}" fill="none" stroke="${INK}" stroke-width="2" ` +
              `stroke-dasharray="2 7" stroke-linecap="round"/>${rangeLabel(mark, c)}`
            )
          case 'arc':
            return (
              `<path d="${region(mark, c)}" fill="${INK}" fill-opacity=".06" stroke="${INK}" ` +
              `stroke-width="1.8" stroke-dasharray="2 6" stroke-linecap="round"/>${label(mark, c, 26)}`
            )
          case 'blocker':
            return blocker(mark, c)
          case 'template':
            return template(mark, c)
          case 'threat':
            if (isLine(mark))
              return '' // drawn over the pieces
            else {
              const letter = letterOf(c.scene, mark.side) || 'b'
              return mark.points.length
                ? `<path d="${region(mark, c)}" fill="url(#fan-${letter})" stroke="${sideInk(mark, c)}" ` +
                    `stroke-width="1.8" stroke-dasharray="6 5"/>${label(mark, c)}`
                : rings(
                    mark,
                    c,
                    (x, y, r) =>
                      `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r + 6)}" fill="none" stroke="${sideInk(mark, c)}" stroke-width="3" stroke-dasharray="6 5"/>`,
                  ) + label(mark, c, -30)
            }
          case 'exposed':
            return exposed(mark, c)
          case 'objective':
            return objective(mark, c)
          case 'control': {
            const letter = letterOf(c.scene, mark.side)
            return (
              spots(mark, c)
                .map(
                  ([x, y]) =>
                    `<g transform="translate(${n1(x)} ${n1(y)})"><path d="M0 6V-24" stroke="${INK}" stroke-width="2.2"/>` +
                    `<path d="${letter === 'b' ? 'M0-24H20l-5 6 5 6H0Z' : 'M0-24 22-18 0-12Z'}" ` +
                    `fill="${letter ? `var(--side-${letter})` : 'var(--neutral)'}" stroke="var(--keyline)" stroke-width="1.5"/></g>`,
                )
                .join('') + label(mark, c, 20)
            )
          }
          case 'would_be_legal':
            return `<path d="${region(mark, c)}" fill="none" stroke="var(--good)" stroke-width="3.500" stroke-dasharray="10 6"/>`
          case 'path_alternative':
            return line(poly(spots(mark, c), false), 'var(--ink-2)', 2.2, 'stroke-dasharray="3 7"') + soft(mark, c)
          case 'path_other':
            return line(poly(spots(mark, c), false), sideInk(mark, c), 4, 'stroke-dasharray="1 9"') + soft(mark, c)
          case 'path_own':
            return band(spots(mark, c))
          case 'last_seen':
            return (
              spots(mark, c)
                .map(
                  ([x, y]) =>
                    `<g transform="translate(${n1(x)} ${n1(y)})">` +
                    `<circle r="18" fill="var(--panel)" fill-opacity=".55" stroke="${sideInk(mark, c)}" stroke-width="2.600" stroke-dasharray="6 4"/>` +
                    `<text class="num" text-anchor="middle" y="6" font-size="17" fill="${INK}">?</text></g>`,
                )
                .join('') + soft(mark, c, 32)
            )
          default:
            return ''
        }
      })
      .join('')
  )
}

/** A light chip: facts that are nobody's order. */
const soft = (mark: Mark, c: Canvas, dy = 0): string => {
  const text = words(mark, c),
    all = spots(mark, c),
    at = mark.points.length > 2 && mark.role === 'reach' ? middle(all) : all[Math.floor((all.length - 1) / 2)]
  return text && at ? chip(at[0], at[1] + dy, text, 'var(--panel)', INK) : ''
}

export const band = (points: readonly Spot[]): string => {
  const d = points.length > 1 ? poly(points, false) : ''
  return (
    d &&
    `<path d="${d}" fill="none" stroke="${DARK}" stroke-width="11.500" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<path d="${d}" fill="none" stroke="${GOLD}" stroke-width="7.500" stroke-linecap="round" stroke-linejoin="round"/>`
  )
}

function rangeLabel(mark: Mark, c: Canvas): string {
  const p = mark.points[0],
    text = words(mark, c)
  if (!p || !text) return ''
  const [x, y] = c.at(p)
  return chip(x, y - mark.radius * c.scale, text, 'var(--panel)', INK)
}

/** Night over all that nobody sees: the discs of several eyes are one lit area. */
function veil(limits: readonly Mark[], c: Canvas): string {
  if (!limits.length) return ''
  const [x, y, w, h] = c.box,
    holes = limits.map(mark => region(mark, c)),
    named = limits.find(mark => mark.label)
  const p = named?.points[0],
    at = p ? c.at(p) : null
  return (
    `<mask id="night"><rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" fill="#fff"/><path d="${holes.join('')}" fill="#000"/>` +
    `</mask><rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" fill="#10162B" opacity=".3" mask="url(#night)"/>` +
    `<path d="${holes.join('')}" fill="none" stroke="${INK}" stroke-width="1.8" stroke-dasharray="3 7" ` +
    `opacity="${limits.length > 1 ? 0.5 : 1}"/>` +
    `${named && at ? chip(at[0], Math.max(y + 30, at[1] - named.radius * c.scale), words(named, c), 'var(--panel)', INK) : ''}`
  )
}

function blocker(mark: Mark, c: Canvas): string {
  const shapes =
    mark.points.length > 2
      ? `<path d="${region(mark, c)}" fill="url(#hatch)" stroke="${INK}" stroke-width="3"/>`
      : mark.points.length
        ? mark.points
            .map(p => {
              const [x, y] = c.at(p)
              return cross(x, y)
            })
            .join('')
        : rings(
            mark,
            c,
            (x, y, r) => `<path d="${disc(x, y, r + 5)}" fill="url(#hatch)" stroke="${INK}" stroke-width="3"/>`,
          )
  return shapes + label(mark, c, mark.points.length > 2 ? 0 : 26)
}

const cross = (x: number, y: number): string =>
  `<g transform="translate(${n1(x)} ${n1(y)})"><circle r="9" fill="${INK}" stroke="var(--keyline)" stroke-width="2"/>` +
  '<path d="M-4-4l8 8M4-4l-8 8" stroke="var(--on-ink)" stroke-width="2.200"/></g>'

/** From a tip to the disc of a head: the flame. */
function teardrop(tip: Spot, head: Spot, r: number): string {
  const dx = head[0] - tip[0],
    dy = head[1] - tip[1],
    far = Math.hypot(dx, dy)
  if (far <= r) return disc(head[0], head[1], r)
  const at = Math.atan2(-dy, -dx),
    open = Math.acos(r / far),
    side = (turn: number): string => `${n1(head[0] + r * Math.cos(at + turn))} ${n1(head[1] + r * Math.sin(at + turn))}`
  return `M${n1(tip[0])} ${n1(tip[1])}L${side(open)}A${n1(r)} ${n1(r)} 0 1 1 ${side(-open)}Z`
}

function template(mark: Mark, c: Canvas): string {
  const [tip, head] = mark.points,
    flame = mark.points.length === 2 && mark.radius && tip && head
  const d = flame ? teardrop(c.at(tip), c.at(head), mark.radius * c.scale) : region(mark, c),
    first = mark.points[0],
    last = mark.points.at(-1)
  const axis = first && last && first !== last && !mark.angle ? poly([c.at(first), c.at(last)], false) : ''
  return (
    `<path d="${d}" fill="url(#flame)" stroke="${DARK}" stroke-width="6" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" stroke="${GOLD}" stroke-width="3" ` +
    `stroke-linejoin="round"/>${axis && mark.radius ? `<path d="${axis}" stroke="${DARK}" stroke-width="1.600" stroke-dasharray="6 6"/>` : ''}`
  )
}

/** The part of a path that somebody covers, and the fan from who covers it. */
function exposed(mark: Mark, c: Canvas): string {
  const way = mark.points.map(c.at),
    letter = letterOf(c.scene, mark.side) || 'b'
  const fans = held(mark, c)
    .map(
      one =>
        `<path d="${poly([[one.x, one.y], ...way])}" fill="url(#fan-${letter})" ` +
        `stroke="var(--side-${letter}-line)" stroke-width="1.800" stroke-dasharray="6 5"/>`,
    )
    .join('')
  return (
    fans +
    `<path d="${poly(way, false)}" fill="none" stroke="var(--side-${letter})" stroke-width="4.500" stroke-dasharray="9 6"/>`
  )
}

function objective(mark: Mark, c: Canvas): string {
  const letter = letterOf(c.scene, mark.side),
    fill = letter ? `var(--side-${letter})` : 'var(--panel)',
    text = words(mark, c)
  const whole =
    mark.points.length > 2
      ? `<path d="${poly(spots(mark, c))}" fill="none" stroke="var(--ink-2)" stroke-width="1.500" stroke-dasharray="2 8"/>`
      : ''
  return (
    whole +
    (whole ? [middle(spots(mark, c))] : spots(mark, c))
      .map(
        ([x, y]) =>
          `${
            mark.radius
              ? `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(mark.radius * c.scale)}" ` +
                'fill="none" stroke="var(--ink-2)" stroke-width="1.500" stroke-dasharray="2 8"/>'
              : ''
          }<path ` +
          `transform="translate(${n1(x)} ${n1(y)})" d="M0-15 4.500-5 15-4.400 7 2.600 9.700 13.200 0 8-9.700 13.200-7 2.600-15-4.400-4.500-5Z" ` +
          `fill="${fill}" stroke="${letter ? 'var(--keyline)' : INK}" stroke-width="1.8" ` +
          `stroke-linejoin="round"/>${
            text
              ? `<text class="place" x="${n1(x)}" y="${n1(y + 30)}" ` +
                `text-anchor="middle">${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text>`
              : ''
          }`,
      )
      .join('')
  )
}

const flame =
  '<path d="M0 7c-4.600 0-6-3-4.800-5.800.8-1.700 2.400-2.400 2.400-5.800 2.200.6 2.800 2.300 2.800 3.500 1-1 1.100-2.200.9-3.300' +
  'C4.500-2 5.800.3 5.200 3.100 4.700 5.700 2.600 7 0 7Z" ' +
  'fill="var(--gold-ink)"/>'

/** Says something about a line at a place by it; `a` and `b` are its ends, if the words may stand elsewhere along it to keep off the pieces. */
type Say = (x: number, y: number, text: string, a?: Spot, b?: Spot) => void

/** Lines, rings and ghosts: over the pieces. Of many lines that lie close together only the first is labelled;
 *  words come last, so that no line crosses them. */
export function planeOver(marks: readonly Mark[], c: Canvas): string {
  const said: Spot[] = [],
    told: string[] = []
  let kept: Kept[] | null = null
  const once: Say = (x, y, text, a, b) => {
    if (!text || said.some(p => Math.abs(p[0] - x) < text.length * 6 + 14 && Math.abs(p[1] - y) < 22)) return
    said.push([x, y])
    kept ??= c.scene.pieces.flatMap((one): Kept[] => {
      const at = c.piece(one.id)
      return at ? [[at.x, at.y, at.r + 4, at.r + 4]] : []
    })
    const at: Spot = a && b ? besideLine(a, b, text, kept) : [x, y]
    kept.push(chipAt(at, text))
    told.push(chip(at[0], at[1], text))
  }
  /** What is said lies over what would stand there. */
  const ghostly = marks
    .filter(mark => mark.role === 'ghost')
    .map(mark => ghosts(mark, c))
    .join('')
  return (
    ghostly +
    marks
      .map(mark => {
        switch (mark.role) {
          case 'path_own':
            return wayLabel(mark, c)
          case 'template':
            return mark.label ? templateLabel(mark, c) : ''
          case 'sight_clear': {
            const all = spots(mark, c),
              mid =
                all.length > 1
                  ? [all[0]![0] * 0.36 + all.at(-1)![0] * 0.64, all[0]![1] * 0.36 + all.at(-1)![1] * 0.64]
                  : null,
              text = words(mark, c)
            if (mid) once(mid[0]!, mid[1]!, text)
            return line(clear(mark, c), INK, marks.length > 12 ? 1.6 : 2.6)
          }
          case 'sight_blocked':
            return blocked(mark, c, once)
          case 'threat':
            return isLine(mark) ? threatLine(mark, c, once) : ''
          case 'target':
            return (
              rings(mark, c, (x, y, r) => {
                const q = r + 8,
                  d = `M0 ${n1(-q - 8)}v14M0 ${n1(q + 8)}v-14M${n1(-q - 8)} 0h14M${n1(q + 8)} 0h-14`
                return (
                  `<g transform="translate(${n1(x)} ${n1(y)})"><circle r="${n1(q)}" fill="none" stroke="${HALO}" stroke-width="6"/>` +
                  `<circle r="${n1(q)}" fill="none" stroke="${INK}" stroke-width="2.500"/>` +
                  `<path d="${d}" stroke="${HALO}" stroke-width="6"/><path d="${d}" stroke="${INK}" stroke-width="3"/></g>`
                )
              }) + label(mark, c, -40)
            )
          case 'inside_full':
            return rings(
              mark,
              c,
              (x, y, r) =>
                `<g transform="translate(${n1(x)} ${n1(y)})"><circle r="${n1(r + 5)}" fill="none" stroke="${DARK}" stroke-width="6.500"/>` +
                `<circle r="${n1(r + 5)}" fill="none" stroke="${GOLD}" stroke-width="3.500"/>` +
                `<g transform="translate(${n1(r * 0.8 + 4)} ${n1(-r * 0.8 - 4)})">` +
                `<circle r="10" fill="${GOLD}" stroke="${DARK}" stroke-width="1.600"/>${flame}</g></g>`,
            )
          case 'inside_part': {
            const text = words(mark, c)
            return rings(
              mark,
              c,
              (x, y, r) =>
                `<g transform="translate(${n1(x)} ${n1(y)})">` +
                `<circle r="${n1(r + 5)}" fill="none" stroke="${DARK}" stroke-width="6.500" stroke-dasharray="8 6"/>` +
                `<circle r="${n1(r + 5)}" fill="none" stroke="${GOLD}" stroke-width="3.500" ` +
                `stroke-dasharray="8 6"/>${
                  text
                    ? `<g transform="translate(${n1(r * 0.8 + 6)} ${n1(-r * 0.8 - 6)})">` +
                      `<rect x="-13" y="-10" width="26" height="20" rx="6" fill="var(--panel)" stroke="${DARK}" stroke-width="1.600"/>` +
                      `<text class="num" text-anchor="middle" y="5" font-size="14" fill="${INK}">${text}</text></g>`
                    : ''
                }</g>`,
            )
          }
          case 'own_in_danger': {
            const text = words(mark, c) || c.speak.t('ui-your-man')
            return rings(mark, c, (x, y, r) => chip(x, y + r + 17, text, 'var(--bad)', 'var(--panel)'))
          }
          case 'would_be_legal':
            return spots(mark, c)
              .slice(0, 1)
              .map(
                ([x, y]) =>
                  `<g transform="translate(${n1(x + 18)} ${n1(y - 18)})"><circle r="10" fill="var(--good)" stroke="var(--keyline)" stroke-width="2"/>` +
                  '<path d="M-4.500 0l3 3.500 5.500-7" stroke="var(--panel)" stroke-width="2.400" fill="none"/></g>',
              )
              .join('')
          case 'selected':
            return rings(
              mark,
              c,
              (x, y, r) =>
                `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r + 5)}" fill="none" stroke="${INK}" stroke-width="6"/>` +
                `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r + 5)}" fill="none" stroke="#fff" stroke-width="2.600"/>`,
            )
          case 'changed':
            return rings(
              mark,
              c,
              (x, y, r) =>
                `<circle class="fades" cx="${n1(x)}" cy="${n1(y)}" r="${n1(r + 4)}" fill="none" stroke="${INK}" stroke-width="3"/>`,
            )
          case 'option':
            return rings(
              mark,
              c,
              (x, y, r) => `<g transform="translate(${n1(x)} ${n1(y)})">${ring(disc(0, 0, r + 4))}</g>`,
            )
          default:
            return ''
        }
      })
      .join('') +
    told.join('')
  )
}

function templateLabel(mark: Mark, c: Canvas): string {
  const all = mark.points.map(c.at)
  const low = Math.max(...all.map(p => p[1])) + mark.radius * c.scale
  const x = all.reduce((s, p) => s + p[0], 0) / all.length
  return chip(x, low + 20, words(mark, c))
}

/** From edge to edge, so that the pieces stay free. */
function clear(mark: Mark, c: Canvas): string {
  const all = spots(mark, c),
    a = all[0],
    b = all.at(-1)
  if (!a || !b || all.length < 2) return ''
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
    off = Math.min(14, far / 4),
    ux = (b[0] - a[0]) / far,
    uy = (b[1] - a[1]) / far
  return `M${n1(a[0] + ux * off)} ${n1(a[1] + uy * off)}L${n1(b[0] - ux * off)} ${n1(b[1] - uy * off)}`
}

/** To the blocker in full, then dots; the cross stands where it is blocked. */
function blocked(mark: Mark, c: Canvas, once: Say): string {
  const all = spots(mark, c),
    a = all[0],
    b = all.at(-1)
  if (!a || !b || all.length < 2) return ''
  const at: Spot = all.length > 2 ? all[1]! : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  once(at[0], at[1] + 24, words(mark, c))
  return (
    line(poly([a, at], false), INK, 2.4) +
    line(poly([at, b], false), INK, 2, 'stroke-dasharray="1 7"') +
    cross(at[0], at[1])
  )
}

function ghosts(mark: Mark, c: Canvas): string {
  return mark.pieces
    .map((id, i) => {
      const point = mark.points[i],
        one = c.piece(id)
      if (!point) return ''
      const [x, y] = c.at(point)
      if (!one)
        return `<circle cx="${n1(x)}" cy="${n1(y)}" r="12" fill="none" stroke="${INK}" stroke-width="2.4" stroke-dasharray="6 4"/>`
      const letter = letterOf(c.scene, one.piece.side)
      return (
        `<g transform="translate(${n1(x)} ${n1(y)}) ` +
        `scale(${((one.r * 2) / one.long).toFixed(3)})">${ghostSvg(one.piece, letter, point.facing ?? null, one.long)}</g>`
      )
    })
    .join('')
}

/** A ring round a piece, as wide on the screen whatever its scale: gold for what may be answered with. */
export function hotRing(piece: Piece, letter: ReturnType<typeof letterOf>, scale: number, long: number): string {
  const d = planeOutline(piece, letter, 4 / scale, long)
  return (
    `<path d="${d}" fill="none" stroke="${DARK}" stroke-width="${n1(6 / scale)}" stroke-linejoin="round" opacity=".85"/>` +
    `<path class="glow" style="--w:${n1(3.4 / scale)}px" d="${d}" fill="none" stroke="${GOLD}" stroke-width="${n1(3.4 / scale)}" stroke-linejoin="round"/>`
  )
}

/** What a set of marks says in words, for the bar and for screen readers: own figures in danger, and what blocks. */
export function dangerWords(marks: readonly Mark[], name: (id: string) => string): string[] {
  return marks.filter(mark => mark.role === 'own_in_danger').flatMap(mark => mark.pieces.map(name))
}
