// How single marks on a table look.
import { type Mark } from '../../lib/scene'
import { letterOf } from '../arrange'
import { n1 } from '../ground/common'
import { type Spot } from '../layout'
import { chip } from '../shapes'
import { ghostSvg } from './pieces'
import { disc, middle, poly } from './space'
import { type Canvas, INK, GOLD, DARK, line, held, spots, words, label, region, rings, type Say } from './canvas'

/** In the colour of the side that threatens, dashed; of those that threaten from one place, one is told. */
export function threatLine(mark: Mark, c: Canvas, once: Say): string {
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

/** A light chip: facts that are nobody's order. */
export const soft = (mark: Mark, c: Canvas, dy = 0): string => {
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

export function rangeLabel(mark: Mark, c: Canvas): string {
  const p = mark.points[0],
    text = words(mark, c)
  if (!p || !text) return ''
  const [x, y] = c.at(p)
  return chip(x, y - mark.radius * c.scale, text, 'var(--panel)', INK)
}

/** Night over all that nobody sees: the discs of several eyes are one lit area. */
export function veil(limits: readonly Mark[], c: Canvas): string {
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

export function blocker(mark: Mark, c: Canvas): string {
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

export const cross = (x: number, y: number): string =>
  `<g transform="translate(${n1(x)} ${n1(y)})"><circle r="9" fill="${INK}" stroke="var(--keyline)" stroke-width="2"/>` +
  '<path d="M-4-4l8 8M4-4l-8 8" stroke="var(--on-ink)" stroke-width="2.200"/></g>'

/** From a tip to the disc of a head: the flame. */
export function teardrop(tip: Spot, head: Spot, r: number): string {
  const dx = head[0] - tip[0],
    dy = head[1] - tip[1],
    far = Math.hypot(dx, dy)
  if (far <= r) return disc(head[0], head[1], r)
  const at = Math.atan2(-dy, -dx),
    open = Math.acos(r / far),
    side = (turn: number): string => `${n1(head[0] + r * Math.cos(at + turn))} ${n1(head[1] + r * Math.sin(at + turn))}`
  return `M${n1(tip[0])} ${n1(tip[1])}L${side(open)}A${n1(r)} ${n1(r)} 0 1 1 ${side(-open)}Z`
}

export function template(mark: Mark, c: Canvas): string {
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
export function exposed(mark: Mark, c: Canvas): string {
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

export function objective(mark: Mark, c: Canvas): string {
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

export const flame =
  '<path d="M0 7c-4.600 0-6-3-4.800-5.800.8-1.700 2.400-2.400 2.400-5.800 2.200.6 2.800 2.300 2.800 3.500 1-1 1.100-2.200.9-3.300' +
  'C4.500-2 5.800.3 5.200 3.100 4.700 5.700 2.600 7 0 7Z" ' +
  'fill="var(--gold-ink)"/>'

export function templateLabel(mark: Mark, c: Canvas): string {
  const all = mark.points.map(c.at)
  const low = Math.max(...all.map(p => p[1])) + mark.radius * c.scale
  const x = all.reduce((s, p) => s + p[0], 0) / all.length
  return chip(x, low + 20, words(mark, c))
}

/** From edge to edge, so that the pieces stay free. */
export function clear(mark: Mark, c: Canvas): string {
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
export function blocked(mark: Mark, c: Canvas, once: Say): string {
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

export function ghosts(mark: Mark, c: Canvas): string {
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
