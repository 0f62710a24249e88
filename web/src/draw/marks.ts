// Marks: what the rules want shown, each by its role. The looks are those of the art direction.
import type { Mark, Scene } from '../lib/scene'
import type { Speak } from '../lib/text'
import { letterOf, type Placed } from './arrange'
import { way } from './ground/hexes'
import { n1 } from './ground/common'
import type { Layout, Spot } from './layout'
import { besideLine, chipAt, scaledChip, type Kept } from './pill'
import { sizeOf } from './pieces'
import { chip, ring } from './shapes'

interface Drawing {
  scene: Scene
  layout: Layout
  speak: Speak
  placed: Map<string, Placed>
  /** What no word may cover, beside the pieces. */
  kept?: readonly Kept[]
  /** How many times larger the words of lines are drawn, so that they are read on a board seen from afar. */
  scale?: number
}

const INK = 'var(--ink)',
  HALO = 'var(--halo)'

function spots(mark: Mark, d: Drawing): Spot[] {
  if (mark.points.length) return mark.points.map(p => d.layout.point(p.x, p.y))
  const fromPieces = mark.pieces
    .map(id => d.placed.get(id))
    .filter(p => p !== undefined)
    .map((p): Spot => [p.x, p.y])
  return [...fromPieces, ...mark.cells.map(cell => d.layout.center(cell))]
}

function track(mark: Mark, d: Drawing): string {
  const path = spots(mark, d)
  if (path.length < 2) return ''
  if (d.layout.kind === 'hexes' && mark.cells.length === path.length) return way(d.layout, mark.cells)
  return 'M' + path.map(p => `${n1(p[0])} ${n1(p[1])}`).join('L')
}

const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  d &&
  `<path d="${d}" fill="none" stroke="${HALO}" stroke-width="${width + 4}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

/** The ends of a straight line between the first and the last spot, kept clear of the pieces there. */
function ends(mark: Mark, d: Drawing): [Spot, Spot] | null {
  const all = spots(mark, d),
    a = all[0],
    b = all.at(-1)
  if (!a || !b || all.length < 2) return null
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
    ux = (b[0] - a[0]) / length,
    uy = (b[1] - a[1]) / length
  const off = Math.min(30, length / 3)
  return [
    [a[0] + ux * off, a[1] + uy * off],
    [b[0] - ux * off, b[1] - uy * off],
  ]
}
const between = (a: Spot, b: Spot): string => `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`
const middle = (a: Spot, b: Spot): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** That line, and its middle. */
function sight(mark: Mark, d: Drawing): [string, Spot] {
  const line = ends(mark, d)
  return line ? [between(...line), middle(...line)] : ['', [0, 0]]
}

/** A blocked line: drawn to where it ends, dotted beyond. The middle one of three spots is where it is blocked. */
function blocked(mark: Mark, d: Drawing): string {
  const line = ends(mark, d),
    all = spots(mark, d)
  if (!line) return ''
  const [from, to] = line,
    at = all.length > 2 ? all[1]! : middle(from, to)
  const cross =
    `<g transform="translate(${n1(at[0])} ${n1(at[1])})"><circle r="9" fill="${INK}" stroke="var(--keyline)" stroke-width="2"/>` +
    '<path d="M-4-4l8 8M4-4l-8 8" stroke="var(--on-ink)" stroke-width="2.200"/></g>'
  return stroke(between(from, at), INK, 2.5) + stroke(between(at, to), INK, 2, 'stroke-dasharray="2 7"') + cross
}

/** What could hurt: a dashed line in the colour of the one who would do it, with an arrow. */
function threat(mark: Mark, d: Drawing): string {
  const [line] = sight(mark, d),
    colour = sideLine(mark, d)
  const ends = /^M(\S+) (\S+)L(\S+) (\S+)$/.exec(line)
  if (!ends)
    return spots(mark, d)
      .map(
        ([x, y]) =>
          `<circle cx="${n1(x)}" cy="${n1(y)}" r="30" fill="none" stroke="${colour}" stroke-width="3" stroke-dasharray="7 5"/>`,
      )
      .join('')
  const [x1, y1, x2, y2] = ends.slice(1).map(Number) as [number, number, number, number]
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  return (
    stroke(line, colour, 3, 'stroke-dasharray="9 6"') +
    `<path d="M0 0l-13-7v14Z" transform="translate(${n1(x2)} ${n1(y2)}) rotate(${turn.toFixed(0)})" fill="${colour}" stroke="${HALO}" stroke-width="1.500"/>`
  )
}

const star = 'M0-14l4 9.300 10 .9-7.600 6.600 2.300 9.800L0 6.400l-8.700 5.200 2.300-9.800L-14-4.800l10-.9Z'

function objective(mark: Mark, d: Drawing): string {
  const letter = letterOf(d.scene, mark.side),
    fill = letter ? `var(--side-${letter})` : 'var(--neutral)'
  const label = d.speak.plain(mark.label)
  const number = /^[^\p{L}]{0,3}$/u.test(label)
    ? label
    : (mark.label?.args['value'] ?? mark.label?.args['points'] ?? '')
  const shield = /command/.test(mark.label?.id ?? '')
  return spots(mark, d)
    .map(([x, y]) => {
      const dx =
        d.layout.kind === 'hexes' ? -0.72 * 45 : d.layout.kind === 'squares' ? -34 : d.layout.kind === 'line' ? 56 : 0
      const dy = d.layout.kind === 'squares' ? -34 : d.layout.kind === 'line' ? -74 : 0
      const body = shield
        ? `<path d="M-11-11H11V3Q11 10 0 13-11 10-11 3Z" fill="${fill}" stroke="var(--keyline)" stroke-width="2"/>`
        : `<path d="${star}" transform="translate(0 1)" fill="${fill}" stroke="var(--keyline)" stroke-width="2"/>`
      return (
        `<g transform="translate(${n1(x + dx)} ${n1(y + dy)}) scale(.9)">${body}<text class="num" ` +
        `text-anchor="middle" y="5" font-size="13" fill="var(--keyline)">${number}</text></g>`
      )
    })
    .join('')
}

function pennant(mark: Mark, d: Drawing): string {
  const letter = letterOf(d.scene, mark.side),
    fill = letter ? `var(--side-${letter})` : 'var(--neutral)'
  return spots(mark, d)
    .map(
      ([x, y]) =>
        `<g transform="translate(${n1(x + 26)} ${n1(y - 6)})"><path d="M0 12V-12" stroke="${INK}" stroke-width="2"/>` +
        `<path d="${letter === 'b' ? 'M0-12H16l-4 5 4 5H0Z' : 'M0-12 18-7 0-2Z'}" fill="${fill}" stroke="var(--keyline)" stroke-width="1.500"/></g>`,
    )
    .join('')
}

export function crosshair(x: number, y: number, r: number): string {
  const cross = `M0 ${-r - 8}v14M0 ${r + 8}v-14M${-r - 8} 0h14M${r + 8} 0h-14`
  return (
    `<g transform="translate(${n1(x)} ${n1(y)})"><circle r="${r}" fill="none" stroke="${HALO}" stroke-width="6"/>` +
    `<circle r="${r}" fill="none" stroke="${INK}" stroke-width="2.500"/>` +
    `<path d="${cross}" stroke="${HALO}" stroke-width="6"/><path d="${cross}" stroke="${INK}" stroke-width="3"/></g>`
  )
}

/** On a line of cards: from which card to which, and whom. */
function lineTarget(mark: Mark, d: Drawing): string {
  const cells = mark.cells
    .map(cell => `<path d="${d.layout.outline(cell, 1)}" fill="none" stroke="${INK}" stroke-width="3.500"/>`)
    .join('')
  const plates = mark.pieces
    .map(id => d.placed.get(id))
    .filter(one => one !== undefined)
    .map(one => {
      const [w, h] = sizeOf(one.piece)
      return (
        `<rect x="${n1(one.x - (w / 2 + 7) * one.k)}" y="${n1(one.y - (h / 2 + 7) * one.k)}" width="${n1((w + 14) * one.k)}" ` +
        `height="${n1((h + 14) * one.k)}" rx="6" fill="none" stroke="${INK}" stroke-width="3" stroke-dasharray="9 6"/>`
      )
    })
    .join('')
  const [a, b] = mark.cells.map(cell => d.layout.center(cell))
  if (!a || !b || a[0] === b[0]) return cells + plates
  // within the pictures of the cards, so that it crosses no plate and no word
  const y = a[1] - 50,
    bend: Spot = [(a[0] + b[0]) / 2, a[1] - 108],
    end: Spot = [b[0] - Math.sign(b[0] - a[0]) * 20, y - 4]
  const turn = (Math.atan2(end[1] - bend[1], end[0] - bend[0]) * 180) / Math.PI
  const arc = `M${n1(a[0])} ${n1(y)}Q${n1(bend[0])} ${n1(bend[1])} ${n1(end[0])} ${n1(end[1])}`
  return (
    cells +
    plates +
    stroke(arc, INK, 3) +
    `<circle cx="${n1(a[0])}" cy="${n1(y)}" r="6" fill="${INK}" stroke="${HALO}" stroke-width="1.500"/>` +
    `<path d="M15 0l-17-8v16Z" transform="translate(${n1(end[0])} ${n1(end[1])}) ` +
    `rotate(${turn.toFixed(0)})" fill="${INK}" stroke="${HALO}" stroke-width="1.500"/>`
  )
}

/** Tints and outlines that lie under the pieces. */
export function marksUnder(marks: readonly Mark[], d: Drawing): string {
  return marks
    .map(mark => {
      const cells = mark.cells.map(cell => d.layout.outline(cell, 0.93)).join('')
      switch (mark.role) {
        case 'target':
          return d.layout.kind === 'line' ? lineTarget(mark, d) : ''
        case 'reach':
          return `<path d="${cells}" fill="var(--gold)" fill-opacity=".18" stroke="var(--gold-ink)" stroke-opacity=".5" stroke-width="1.500"/>${label(mark, d)}`
        case 'control':
          return pennant(mark, d)
        case 'objective':
          return objective(mark, d)
        case 'blocker':
          return `<path d="${cells}" fill="url(#hatch)" stroke="${INK}" stroke-width="3.500"/>`
        case 'template':
          return `<path d="${cells}" fill="url(#goldhatch)" stroke="var(--gold-ink)" stroke-width="2"/>`
        case 'changed':
          return `<path class="fades" d="${cells}" fill="none" stroke="${INK}" stroke-width="3"/>`
        case 'would_be_legal':
          return `<path d="${cells}" fill="none" stroke="var(--good)" stroke-width="3.500" stroke-dasharray="10 6"/>`
        case 'path_own':
          return way2(mark, d)
        case 'path_alternative':
          return stroke(track(mark, d), INK, 2, 'stroke-dasharray="2 7"')
        case 'path_other':
          return stroke(track(mark, d), sideLine(mark, d), 4.5, 'stroke-dasharray="2 9"')
        case 'last_seen':
          return (
            spots(mark, d)
              .map(
                ([x, y]) =>
                  `<g transform="translate(${n1(x)} ${n1(y)})">` +
                  `<circle r="22" fill="none" stroke="${sideLine(mark, d)}" stroke-width="2.500" stroke-dasharray="6 4"/>` +
                  `<text class="num" text-anchor="middle" y="7" font-size="20" fill="${INK}">?</text></g>`,
              )
              .join('') + label(mark, d, 34)
          )
        default:
          return ''
      }
    })
    .join('')
}

function way2(mark: Mark, d: Drawing): string {
  const path = track(mark, d)
  if (!path)
    return mark.cells
      .map(cell => `<path d="${d.layout.outline(cell, 0.9)}" fill="var(--gold)" fill-opacity=".22"/>`)
      .join('')
  return (
    `<path d="${path}" fill="none" stroke="var(--gold-ink)" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="none" stroke="var(--gold)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`
  )
}

const sideLine = (mark: Mark, d: Drawing): string => {
  const letter = letterOf(d.scene, mark.side)
  return letter ? `var(--side-${letter}-line)` : INK
}

function label(mark: Mark, d: Drawing, dy = 0): string {
  const text = d.speak.plain(mark.label)
  const all = spots(mark, d),
    at = all[Math.floor(all.length / 2)]
  return text && at ? chip(at[0], at[1] + dy, text) : ''
}

/** The room that pieces take, for words that keep off them. */
export const keptClear = (placed: Iterable<Placed>): Kept[] =>
  [...placed]
    .filter(one => one.index <= 0)
    .map((one): Kept => {
      const [w, h] = sizeOf(one.piece)
      return [one.x, one.y, (w / 2) * one.k, (h / 2) * one.k]
    })

/** Lines and rings over the pieces; words come last, so that no line crosses them. */
export function marksOver(marks: readonly Mark[], d: Drawing): string {
  const words: string[] = []
  const kept: Kept[] = [...keptClear(d.placed.values()), ...(d.kept ?? [])]
  /** What a line says, beside its middle. */
  const say = (mark: Mark, fill?: string, ink?: string): void => {
    const text = d.speak.plain(mark.label),
      all = spots(mark, d),
      a = all[0],
      b = all.at(-1)
    if (!text || !a || !b || all.length < 2) return
    const scale = d.scale ?? 1,
      at = besideLine(a, b, text, kept, scale)
    kept.push(chipAt(at, text, scale))
    words.push(scale > 1 ? scaledChip(at, text, scale, fill, ink) : chip(at[0], at[1], text, fill, ink))
  }
  return (
    marks
      .map(mark => {
        switch (mark.role) {
          case 'sight_clear':
            say(mark)
            return stroke(sight(mark, d)[0], INK, 3)
          case 'sight_blocked':
            return blocked(mark, d)
          case 'threat':
            say(mark, 'var(--bad)', 'var(--panel)')
            return threat(mark, d)
          case 'target':
            return d.layout.kind === 'line'
              ? ''
              : spots(mark, d)
                  .map(([x, y]) => crosshair(x, y, d.layout.kind === 'hexes' ? 36 : 50))
                  .join('') + label(mark, d, -50)
          case 'exposed': {
            const line = track(mark, d)
            return line
              ? `<path d="${line}" fill="none" stroke="${sideLine(mark, d)}" stroke-width="3" stroke-dasharray="8 6"/>`
              : ''
          }
          case 'inside_full':
            return spots(mark, d)
              .map(
                ([x, y]) =>
                  `<g transform="translate(${n1(x)} ${n1(y)})">${ring('M-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0Z')}</g>`,
              )
              .join('')
          case 'inside_part':
            return (
              spots(mark, d)
                .map(
                  ([x, y]) =>
                    `<circle cx="${n1(x)}" cy="${n1(y)}" r="26" fill="none" stroke="var(--gold-ink)" stroke-width="4"/>` +
                    `<circle cx="${n1(x)}" cy="${n1(y)}" r="26" fill="none" stroke="var(--gold)" stroke-width="3" stroke-dasharray="7 5"/>`,
                )
                .join('') + label(mark, d, -34)
            )
          case 'own_in_danger': {
            const at = spots(mark, d)[0]
            return at
              ? chip(
                  at[0],
                  at[1] + 34,
                  d.speak.plain(mark.label) || d.speak.t('ui-yours', { name: '' }),
                  'var(--bad)',
                  'var(--panel)',
                )
              : ''
          }
          case 'range':
          case 'sight_limit':
            return mark.radius && spots(mark, d)[0]
              ? `<circle cx="${n1(spots(mark, d)[0]![0])}" cy="${n1(spots(mark, d)[0]![1])}" ` +
                  `r="${n1(mark.radius * (d.layout.kind === 'plane' ? d.layout.scale : 78))}" ` +
                  `fill="none" stroke="${INK}" stroke-width="2.500" stroke-dasharray="2 8" stroke-linecap="round"/>`
              : mark.cells.length
                ? `<path d="${mark.cells.map(c => d.layout.outline(c, 0.9)).join('')}" fill="none" ` +
                  `stroke="${INK}" stroke-width="1.600" stroke-dasharray="2 6" stroke-linecap="round"/>`
                : ''
          case 'selected':
            return mark.cells
              .map(
                cell =>
                  `<path d="${d.layout.outline(cell, 0.95)}" fill="none" stroke="${INK}" stroke-width="6"/>` +
                  `<path d="${d.layout.outline(cell, 0.95)}" fill="none" stroke="#fff" stroke-width="2.600"/>`,
              )
              .join('')
          case 'would_be_legal':
            return spots(mark, d)
              .map(
                ([x, y]) =>
                  `<g transform="translate(${n1(x + 28)} ${n1(y - 28)})"><circle r="10" fill="var(--good)" stroke="var(--keyline)" stroke-width="2"/>` +
                  '<path d="M-4.500 0l3 3.500 5.500-7" stroke="var(--panel)" stroke-width="2.400" fill="none"/></g>',
              )
              .join('')
          default:
            return ''
        }
      })
      .join('') + words.join('')
  )
}
