// The forms all pieces share: outlines by side, bars, emblems, busts, icons, dice.
import { ICONS, WORDS } from './icons'
import { movedPath, settle } from './settle'

export type SideLetter = 'a' | 'b' | 'c' | 'd'
const f = (n: number): string => String(Math.round(n * 100) / 100)

const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${f(x + r)} ${f(y)}h${f(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${f(h - 2 * r)}a${r} ${r} 0 0 1 ${-r}` +
  ` ${r}h${f(-(w - 2 * r))}a${r} ${r} 0 0 1 ${-r} ${-r}v${f(-(h - 2 * r))}a${r} ${r} 0 0 1 ${r} ${-r}Z`
const cut = (x: number, y: number, w: number, h: number, c: number): string =>
  `M${f(x + c)} ${f(y)}h${f(w - 2 * c)}l${c} ${c}v${f(h - 2 * c)}l${-c} ${c}h${f(-(w - 2 * c))}l${-c} ${-c}v${f(-(h - 2 * c))}Z`

/** The outline says whose it is: A round corners, B cut corners, C roof, D pointed sides; nobody's: small corners. */
export function outline(side: SideLetter | '', x: number, y: number, w: number, h: number): string {
  if (side === 'b') return cut(x, y, w, h, 8)
  if (side === 'c')
    return `M${f(x + w / 2)} ${f(y - 4)}L${f(x + w)} ${f(y + 8)}V${f(y + h - 5)}q0 5-5 5h${f(-(w - 10))}q-5 0-5-5V${f(y + 8)}Z`
  if (side === 'd')
    return `M${f(x + 7)} ${f(y)}h${f(w - 14)}L${f(x + w + 3)} ${f(y + h / 2)}L${f(x + w - 7)} ${f(y + h)}h${f(-(w - 14))}L${f(x - 3)} ${f(y + h / 2)}Z`
  return rounded(x, y, w, h, side === 'a' ? 8 : 4)
}

/** The bar at the foot: one solid, three dashes, two dashes, dots. */
export function footBar(side: SideLetter | '', w: number, y: number, ink: string): string {
  if (side === 'd')
    return `<path d="M-10 ${f(y)}h20" stroke="${ink}" stroke-width="2.6" stroke-dasharray="2.6 6" stroke-linecap="round"/>`
  if (side === 'c') return `<path d="M-17 ${f(y)}h12M5 ${f(y)}h12" stroke="${ink}" stroke-width="2"/>`
  if (side === 'b')
    return `<path d="M${f(-w / 2 + 9)} ${f(y)}h${f(w - 18)}" stroke="${ink}" stroke-width="2" stroke-dasharray="7 4"/>`
  return side === 'a' ? `<path d="M${f(-w / 2 + 8)} ${f(y)}h${f(w - 16)}" stroke="${ink}" stroke-width="2"/>` : ''
}

/** Emblems, 20 x 20: circle with star, cut square with bars, triangle, diamond. */
export const EMBLEMS: Record<SideLetter, string> = {
  a:
    '<circle cx="10" cy="10" r="9.5" fill="var(--side-a)"/>' +
    '<path d="M10 3.3l1.9 4.4 4.7.4-3.600 3.100 1.100 4.600L10 13.300l-4.100 2.500L7 11.200 3.400 8.100l4.700-.4Z" fill="var(--keyline)"/>',
  b:
    '<path d="M4.500.5h11l4 4v11l-4 4h-11l-4-4v-11Z" fill="var(--side-b)"/>' +
    '<path d="M8.300 3.500h3.400v4.800h4.800v3.400h-4.800v4.800H8.300v-4.800H3.500V8.300h4.800Z" fill="var(--keyline)"/>',
  c: '<path d="M10 .8 19.500 18.500H.5Z" fill="var(--side-c)"/><path d="M10 7l4.500 8.500h-9Z" fill="var(--keyline)"/>',
  d: '<path d="M10 .3 19.700 10 10 19.700.3 10Z" fill="var(--side-d)"/><path d="M10 5.500 14.500 10 10 14.500 5.500 10Z" fill="var(--keyline)"/>',
}

const HELMET =
  'M-4.300-2.900c0-3 1.900-4.500 4.300-4.500s4.300 1.500 4.300 4.500l1.300.9v.8H-5.600v-.8' +
  'ZM-2.900-.6h5.800v.6c0 .8 3.300.8 3.300 3.600V7.400H-6.200V3.600C-6.200.8-2.900.8-2.900 0Z'
const CHEVRON = 'M-3.600 3.200 0 5.600 3.600 3.200',
  STAR = 'M0 1.700l1 2.100 2.300.2-1.700 1.500.5 2.300L0 6.600l-2.100 1.200.5-2.300-1.700-1.500 2.300-.2Z'
export interface Bust {
  x: number
  y: number
  s: number
  kind: '' | 'elite' | 'officer'
}

/** Busts of soldiers, all of them in one path; the marks of rank are cut out in the colour of the side. */
export function men(busts: readonly Bust[], fill: string, ground: string): string {
  const path = (what: string, of: readonly Bust[]): string =>
    of.map(one => movedPath(what, one.x, one.y, one.s / 14)).join('')
  const elite = busts.filter(one => one.kind === 'elite'),
    officers = busts.filter(one => one.kind === 'officer')
  return (
    (busts.length ? `<path d="${path(HELMET, busts)}" fill="${fill}"/>` : '') +
    (elite.length
      ? `<path d="${path(CHEVRON, elite)}" stroke="${ground}" stroke-width="${f((1.5 * elite[0]!.s) / 14)}" fill="none"/>`
      : '') +
    (officers.length ? `<path d="${path(STAR, officers)}" fill="${ground}"/>` : '')
  )
}

/** A bust of a soldier. */
export const man = (x: number, y: number, s: number, kind: Bust['kind'], fill: string, ground: string): string =>
  men([{ x, y, s, kind }], fill, ground)

/** The icon that an art id calls: by its whole name, then by runs of its words, the last word first. */
export function iconName(art: string): string | null {
  const words = art
    .toLowerCase()
    .replace(/^icon:/, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  for (let length = words.length; length > 0; length--)
    for (let start = words.length - length; start >= 0; start--) {
      const called = words.slice(start, start + length).join('_')
      const found = WORDS[called] ?? (length === 1 && called.endsWith('s') ? WORDS[called.slice(0, -1)] : undefined)
      if (found) return found
    }
  return null
}

const placed = new Map<string, string>()

/** An icon with its middle at (x, y), s wide; looking the other way where `flip`. */
export function icon(name: string, x: number, y: number, s: number, fill: string, flip = false): string {
  const key = `${name} ${x} ${y} ${s} ${flip}`
  let drawn = placed.get(key)
  if (drawn === undefined) {
    if (placed.size > 2000) placed.clear()
    placed.set(key, (drawn = settle(ICONS[name] ?? '', flip ? x + s / 2 : x - s / 2, y - s / 2, s / 512, flip)))
  }
  return `<g fill="${fill}">${drawn}</g>`
}

export const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** A text of at most so many letters; the number at its end, by which it is told from its like, stays. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const end = /\s\d+$/.exec(text)?.[0] ?? ''
  return text.slice(0, Math.max(1, most - 1 - end.length)).trimEnd() + '…' + end
}

/** A line of text that is made smaller, then squeezed, then cut, to fit a width; the tighter, the later it is cut. */
export function fitText(
  text: string,
  x: number,
  y: number,
  room: number,
  size: number,
  fill: string,
  anchor = 'middle',
  cls = 'cond',
  tight = 1,
): string {
  size = Math.min(size, Math.max(size * 0.76 * tight, room / (text.length * 0.45)))
  const natural = text.length * size * 0.46
  const most = Math.floor(room / (size * 0.38 * tight))
  const shown = shortened(text, most)
  const squeeze = natural > room ? ` textLength="${f(room)}" lengthAdjust="spacingAndGlyphs"` : ''
  return `<text class="${cls}" x="${f(x)}" y="${f(y)}" text-anchor="${anchor}" font-size="${f(size)}" fill="${fill}"${squeeze}>${escape(shown)}</text>`
}

/** The gold ring: always with its dark keyline. */
export const ring = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--gold-ink)" stroke-width="7" stroke-linejoin="round" stroke-opacity=".85"/>` +
  `<path class="glow" d="${d}" fill="none" stroke="var(--gold)" stroke-width="4" stroke-linejoin="round"/>`

/** The tag with the key of an answer. */
export const tag = (x: number, y: number, key: string): string =>
  key &&
  `<rect x="${f(x - (key.length > 1 ? 13 : 10))}" y="${f(y - 10)}" width="${key.length > 1 ? 26 : 20}" ` +
    'height="20" rx="5" fill="var(--gold)" stroke="var(--gold-ink)" stroke-width="1.5"/>' +
    `<text text-anchor="middle" x="${f(x)}" y="${f(y + 4.5)}" font-size="13" font-weight="700" fill="var(--gold-ink)">${key}</text>`

/** A dark chip with a short text. */
export function chip(x: number, y: number, text: string, fill = 'var(--ink)', ink = 'var(--on-ink)'): string {
  const w = text.length * 6.6 + 20
  return (
    `<rect x="${f(x - w / 2)}" y="${f(y - 12)}" width="${f(w)}" height="24" rx="12" fill="${fill}" stroke="var(--halo)" stroke-width="1.5"/>` +
    `<text text-anchor="middle" x="${f(x)}" y="${f(y + 4.5)}" font-size="13" font-weight="600" fill="${ink}">${escape(text)}</text>`
  )
}
