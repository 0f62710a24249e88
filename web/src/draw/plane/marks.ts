// Marks on a table: those that lie under the pieces, and those over them.
import { type Mark, type Piece } from '../../lib/scene'
import { letterOf } from '../arrange'
import { n1 } from '../ground/common'
import { type Spot } from '../layout'
import { besideLine, chipAt, type Kept } from '../pill'
import { chip, ring } from '../shapes'
import { planeOutline } from './pieces'
import { disc, poly } from './space'
import {
  type Canvas,
  INK,
  HALO,
  GOLD,
  DARK,
  line,
  sideInk,
  spots,
  words,
  label,
  wayLabel,
  region,
  rings,
  isLine,
  type Say,
} from './canvas'
import {
  threatLine,
  soft,
  band,
  rangeLabel,
  veil,
  blocker,
  template,
  exposed,
  objective,
  flame,
  templateLabel,
  clear,
  blocked,
  ghosts,
} from './mark-shapes'

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
