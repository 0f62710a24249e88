// Pieces: counters, cards, plates, bases, bodies and markers, each drawn round the origin at the scale of the art direction.
import type { Piece, Value } from '../lib/scene'
import type { Speak } from '../lib/text'
import { badge } from './badges'
import { clipId } from './ground/common'
import { movedPath, settle } from './settle'
import { symbol } from './symbols'
import { escape, fitText, footBar, icon, iconName, men, outline, type Bust, type SideLetter } from './shapes'

export interface Look {
  letter: SideLetter | ''
  /** Whether the piece belongs to the one who looks. */
  mine: boolean
  speak: Speak
  /** Seen from far: what is written on it is written larger, in two lines. */
  small?: boolean
}

const KEY = 'var(--keyline)'
const UNKNOWN = new Set(['', 'hidden', 'back', 'unknown', 'face_down'])
const colour = (letter: SideLetter | ''): string => (letter ? `var(--side-${letter})` : 'var(--neutral)')

/** Width and height of a piece by its form. */
export function sizeOf(piece: Piece): [number, number] {
  return { counter: [50, 46], card: [88, 88], plate: [140, 62], base: [40, 40], body: [44, 44], marker: [34, 34] }[
    piece.form
  ] as [number, number]
}

/** The outline of a piece, grown by some pixels: for rings. */
export function pieceOutline(piece: Piece, letter: SideLetter | '', grow = 0): string {
  const [w, h] = sizeOf(piece)
  if (piece.form === 'base' || piece.form === 'marker') return disc(letter, w / 2 + grow)
  return outline(letter, -w / 2 - grow, -h / 2 - grow, w + 2 * grow, h + 2 * grow)
}

function disc(letter: SideLetter | '', r: number): string {
  if (letter === 'b')
    return (
      'M' +
      Array.from({ length: 8 }, (_, i) =>
        [r * 1.06 * Math.cos(Math.PI / 8 + (i * Math.PI) / 4), r * 1.06 * Math.sin(Math.PI / 8 + (i * Math.PI) / 4)]
          .map(n => n.toFixed(1))
          .join(' '),
      ).join('L') +
      'Z'
    )
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

/** Face down and not for these eyes. */
export function isBack(piece: Piece, mine: boolean): boolean {
  return piece.face === 'down' && (!mine || UNKNOWN.has(piece.art))
}

function picture(art: string, x: number, y: number, size: number, fill: string, title: string, flip: boolean): string {
  const military = symbol(art, size)
  if (military) return `<g transform="translate(${x} ${y})">${military}</g>`
  const name = iconName(art)
  if (name) return icon(name, x, y, size, fill, flip)
  const initials = title
    .split(/\s+/)
    .map(word => word[0] ?? '')
    .join('')
    .slice(0, 3)
  return `<text class="num" x="${x}" y="${y + size * 0.22}" text-anchor="middle" font-size="${size * 0.6}" fill="${fill}">${escape(initials)}</text>`
}

/** The figures of a counter in a 2 x 2 of places; a crew with its weapon takes two. */
function figures(slots: readonly string[], fill: string, ground: string): string {
  const places: [number, number][] = [
    [-10.34, -11.4],
    [10.34, -11.4],
    [-10.34, 6.46],
    [10.34, 6.46],
  ]
  const heavy = (art: string): boolean => /machine|mortar|gun|mg|weapon/.test(art)
  const sorted = [...slots].sort((a, b) => Number(heavy(b)) - Number(heavy(a)))
  const busts: Bust[] = []
  let o = '',
    p = 0
  for (const art of sorted) {
    const place = places[p]
    if (!place) break
    const [x, y] = place
    if (art === '') {
      o += `<circle cx="${x}" cy="${y}" r="4.23" fill="none" stroke="${fill}" stroke-opacity=".55" stroke-width="1.32" stroke-dasharray="1.88 1.88"/>`
      p += 1
    } else if (heavy(art) && p % 2 === 0) {
      o += icon(iconName(art) ?? 'machine-gun', 0, y + 0.47, 20.68, fill)
      p += 2
    } else {
      busts.push({ x, y: y - 0.47, s: 15.04, kind: rank(art) })
      p += 1
    }
  }
  return o + men(busts, fill, ground)
}

const rank = (art: string): '' | 'elite' | 'officer' =>
  /officer|leader|sergeant|command/.test(art) ? 'officer' : /elite|veteran|ranger/.test(art) ? 'elite' : ''

function valueChip(value: Value, x: number, y: number): string {
  const text = escape(value.text)
  const size = value.text.length > 3 ? 10 : value.text.length > 2 ? 12 : 14
  if (/activ|obey|command|order|quality/.test(value.id))
    return settle(
      '<circle r="10" fill="var(--sunk)" stroke="var(--ink-2)" stroke-width="1.2"/>' +
        `<text class="num" text-anchor="middle" y="5" font-size="${size}" fill="var(--ink)">${text}</text>`,
      x,
      y,
    )
  if (/save|armou?r|defen|cover|resist/.test(value.id))
    return settle(
      '<path d="M-8.500-9H8.500V1Q8.500 7 0 10-8.500 7-8.500 1Z" fill="var(--sunk)" stroke="var(--ink-2)" stroke-width="1.2"/>' +
        `<text class="num" text-anchor="middle" y="5" font-size="${size - 1}" fill="var(--ink)">${text}</text>`,
      x,
      y - 1,
    )
  if (/hit.?points|life|steps/.test(value.id))
    return settle(
      '<path d="M0 9C-10 1-9-8-3.500-8-1-8 0-5.500 0-5.500S1-8 3.500-8C9-8 10 1 0 9Z" fill="var(--bad)"/>' +
        `<text class="num" text-anchor="middle" y="4" font-size="12" fill="var(--panel)">${text}</text>`,
      x,
      y,
    )
  if (/range|move|speed/.test(value.id))
    return `<text class="num" x="${x}" y="${y + 5}" text-anchor="middle" font-size="13" fill="var(--ink-2)">${/range/.test(value.id) ? '↗' : '→'}${text}</text>`
  return settle(
    '<rect x="-10" y="-9" width="20" height="18" rx="3" fill="var(--ink)"/>' +
      `<text class="num" text-anchor="middle" y="5" font-size="${size}" fill="var(--on-ink)">${text}</text>`,
    x,
    y - 0.5,
  )
}

const wash = (d: string): string => `<path d="${d}" fill="var(--ter-clear)" fill-opacity=".26"/>`
const shadow = (d: string, spent: boolean): string =>
  spent ? '' : `<path d="${movedPath(d, 1.5, 3, 1)}" fill="var(--shadow)"/>`
const veil = (clip: string, s: number, word: string): string =>
  `<path d="M${-s / 2} ${-s / 2 + 21}h${s}v${s - 21}h${-s}Z" fill="url(#veil)" clip-path="url(#${clip})"/>` +
  `<rect x="-37" y="${s * 0.13 - 9}" width="74" height="18" rx="4" ` +
  `fill="var(--ink)"/>${fitText(word, 0, s * 0.13 + 4, 68, 11, 'var(--on-ink)', 'middle', 'mic')}`

function back(piece: Piece, look: Look): string {
  const [w, h] = sizeOf(piece)
  const c = colour(look.letter),
    d = pieceOutline(piece, look.letter),
    small = w < 80
  const waves = small ? [-12, 0, 12] : [-24, -12, 0, 12, 24]
  const memory = piece.memory ? look.speak.plain(piece.memory) : ''
  return (
    `${shadow(d, false)}<path d="${d}" fill="${c}" stroke="${KEY}" ` +
    `stroke-width="${small ? 1.8 : 2.5}"/>${
      small
        ? ''
        : `<path d="${pieceOutline(piece, look.letter, -7)}" fill="none" ` +
          `stroke="${KEY}" stroke-opacity=".45" stroke-width="1.5"/>`
    }<g ` +
    `stroke="${KEY}" stroke-opacity=".32" stroke-width="${small ? 1.6 : 2}" ` +
    `fill="none">${waves.map(t => `<path d="M${-w * 0.36} ${t}q${w * 0.1}${-w * 0.08} ${w * 0.2} 0t${w * 0.2} 0 ${w * 0.2} 0 ${w * 0.1} 0"/>`).join('')}</g>` +
    `<circle r="${small ? 11 : 17}" fill="${c}"/><text class="num" text-anchor="middle" y="${small ? 7 : 11}" font-size="${small ? 20 : 32}" fill="${KEY}">?` +
    `</text>${
      memory && !small
        ? `<rect x="-34" y="${h / 2 - 20}" width="68" height="16" rx="4" ` +
          `fill="var(--panel)"/>${fitText(memory, 0, h / 2 - 8, 62, 11, 'var(--ink)', 'middle', 'mic')}`
        : ''
    }${footBar(look.letter, w, h / 2 - 3.6, small ? KEY : 'none')}`
  )
}

function counter(piece: Piece, look: Look): string {
  const c = colour(look.letter),
    d = pieceOutline(piece, look.letter),
    title = look.speak.plain(piece.title)
  const inner = piece.slots.length
    ? figures(piece.slots, KEY, c)
    : picture(piece.art, 0, -3, 34, KEY, title, look.letter === 'b')
  const clip = clipId()
  return (
    `${shadow(d, piece.spent)}<path d="${d}" fill="${c}" stroke="${KEY}" ` +
    `stroke-width="1.8"/>${piece.spent ? wash(d) : ''}${inner}${footBar(look.letter, 50, 19.4, KEY)}${
      piece.face === 'down'
        ? `<clipPath id="${clip}">` +
          `<path d="${d}"/></clipPath>` +
          `<path d="M-25-23h50v46h-50Z" fill="url(#veil)" clip-path="url(#${clip})"/>`
        : ''
    }`
  )
}

/** A title in two lines of about the same length, if it has several words. */
function inTwo(title: string): string[] {
  const words = title.split(/\s+/)
  if (words.length < 2) return [title]
  const longer = (at: number): number => Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length)
  const at = words
    .map((_, i) => i)
    .slice(1)
    .reduce((best, i) => (longer(i) < longer(best) ? i : best), 1)
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}

/** The band with the title: one line, or from far two larger ones. */
function band(title: string, look: Look): { high: number; svg: string } {
  const on = look.letter ? `var(--side-${look.letter}-on)` : 'var(--panel)'
  const lines = look.small ? inTwo(title) : [title],
    high = look.small ? 4 + 15 * lines.length : 21
  const text = lines
    .map((line, i) =>
      fitText(line, 0, look.small ? -31 + 15 * i : -29, 79, look.small ? 16 : 14, on, 'middle', 'cond', 0.88),
    )
    .join('')
  return { high, svg: `<rect x="-44" y="-44" width="88" height="${high}" fill="${colour(look.letter)}"/>${text}` }
}

function card(piece: Piece, look: Look): string {
  const c = colour(look.letter),
    d = pieceOutline(piece, look.letter),
    clip = clipId(),
    title = look.speak.plain(piece.title),
    top = band(title, look)
  const foot = piece.values
    .filter(
      value =>
        value.text !== '' && value.text.length <= 3 && !(/hit.?points|life|steps/.test(value.id) && value.text === '1'),
    )
    .slice(0, 4)
  const crowded = piece.badges.length > 0,
    low = foot.length ? 21 : 44,
    free = low + 44 - top.high
  const step = foot.length > 3 ? 21 : foot.length > 2 ? 27 : 31
  const art = picture(
    piece.art,
    crowded ? -10 : 0,
    low - free / 2,
    Math.min(48, free - 3),
    look.letter ? `var(--side-${look.letter}-line)` : c,
    title,
    look.letter === 'b',
  )
  return (
    `${shadow(d, piece.spent)}<clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})">` +
    '<rect x="-44" y="-44" width="88" height="88" ' +
    `fill="var(--raised)"/>${top.svg}${art}${foot.length ? '<path d="M-44 21h88" stroke="var(--line)" stroke-width="1.5"/>' : ''}` +
    `</g>${foot.map((value, i) => valueChip(value, (i - (foot.length - 1) / 2) * step, 33)).join('')}<path ` +
    `d="${d}" fill="none" stroke="${KEY}" stroke-width="2.5"/>` +
    `<path d="${d}" fill="none" stroke="${c}" ` +
    `stroke-width="1.2"/>${piece.face === 'down' ? veil(clip, 88, look.speak.t('ui-concealed')) : piece.spent ? wash(d) : ''}`
  )
}

function plate(piece: Piece, look: Look): string {
  const c = colour(look.letter),
    d = pieceOutline(piece, look.letter),
    title = look.speak.plain(piece.title)
  const on = look.letter ? `var(--side-${look.letter}-on)` : 'var(--panel)'
  const step = Math.min(30, 124 / Math.max(piece.slots.length, 1))
  const state = look.speak.t(piece.spent ? 'ui-acted' : 'ui-ready')
  const place = (k: number): number => -52 + k * step
  const lost = piece.slots
    .map((art, k) =>
      art === ''
        ? `<circle cx="${place(k)}" cy="11" r="7" fill="none" stroke="${KEY}" stroke-opacity=".55" stroke-width="1.5" stroke-dasharray="3 2"/>`
        : '',
    )
    .join('')
  const there = piece.slots.flatMap((art, k): Bust[] =>
    art === ''
      ? []
      : [
          {
            x: place(k),
            y: 11,
            s: Math.min(21, step - 4),
            kind: rank(art) || (k === 0 && !piece.slots.some(rank) ? 'officer' : ''),
          },
        ],
  )
  const busts = lost + men(there, KEY, c)
  return (
    `${shadow(d, piece.spent)}<path d="${d}" fill="${c}" stroke="${KEY}" stroke-width="2"/>${
      piece.spent ? `<path d="${d}" fill="var(--table)" ` + 'fill-opacity=".22"/>' : ''
    }${fitText(title, -61, -12, 84, 15, on, 'start')}<text class="mic" x="61" y="-13" text-anchor="end" font-size="11" fill="${on}">` +
    `${escape(state)}</text>${busts || picture(piece.art, -48, 12, 24, KEY, title, false)}${piece.values
      .slice(0, 2)
      .map(
        (value, i) =>
          `<text class="num" x="${61 - i * 26}" y="18" text-anchor="end" font-size="16" fill="${on}">${escape(value.text)}</text>`,
      )
      .join('')}`
  )
}

function base(piece: Piece, look: Look): string {
  const c = colour(look.letter),
    d = pieceOutline(piece, look.letter),
    title = look.speak.plain(piece.title)
  const facing = piece.place.point?.facing
  return (
    `${shadow(d, piece.spent)}<path d="${d}" fill="${c}" stroke="${KEY}" ` +
    `stroke-width="2"/>${piece.spent ? wash(d) : ''}${picture(piece.art, 0, 0, piece.form === 'marker' ? 20 : 27, KEY, title, false)}${
      facing === null || facing === undefined
        ? ''
        : `<path transform="rotate(${facing})" ` +
          'd="M0-27l-6 7h12Z" ' +
          `fill="${c}" stroke="${KEY}" stroke-width="1.5"/>`
    }`
  )
}

/** Where the badges of a form sit: top left, top right, bottom left; cards keep a column beside the art. */
function badgeSpots(piece: Piece, small = false): [number, number][] {
  if (piece.form === 'card')
    return small
      ? [
          [32, 2],
          [12, 2],
        ]
      : [
          [32, -10],
          [32, 11],
          [10, -10],
        ]
  if (piece.form === 'plate')
    return [
      [-62, 28],
      [-40, 28],
      [-18, 28],
      [4, 28],
    ]
  const [w, h] = sizeOf(piece)
  return [
    [-w / 2 + 3, -h / 2 + 4],
    [w / 2 - 3, -h / 2 + 4],
    [-w / 2 + 3, h / 2 - 7],
    [w / 2 - 3, h / 2 - 7],
  ]
}

function badges(piece: Piece, small = false): string {
  const spots = badgeSpots(piece, small)
  const listed =
    piece.spent && !piece.badges.length && piece.form === 'counter'
      ? [{ id: 'spent', count: 1 }]
      : piece.badges.filter(
          one => !/^not_|^ready$|^fresh$/.test(one.id) && !(piece.form === 'plate' && one.id === 'acted'),
        )
  const room = listed.length > spots.length ? spots.length - 1 : spots.length
  const drawn = listed
    .slice(0, room)
    .map((one, i) => badge(one.id, one.count, spots[i]![0], spots[i]![1]))
    .join('')
  const rest = listed.length - room
  const last = spots.at(-1)!
  return (
    drawn +
    (rest > 0
      ? `<circle cx="${last[0]}" cy="${last[1]}" r="9.5" fill="var(--panel)" stroke="var(--ink)"/>` +
        `<text class="num" text-anchor="middle" x="${last[0]}" y="${last[1] + 4}" font-size="11" fill="var(--ink)">+${rest}</text>`
      : '')
  )
}

const drawn = new WeakMap<Piece, { look: Look; svg: string }>()

/** A piece as SVG, round the origin. Drawn once while neither the piece nor the looker changes. */
export function pieceSvg(piece: Piece, look: Look): string {
  const kept = drawn.get(piece)
  if (
    kept &&
    kept.look.letter === look.letter &&
    kept.look.mine === look.mine &&
    kept.look.speak === look.speak &&
    kept.look.small === look.small &&
    !piece.art.startsWith('sidc:')
  )
    return kept.svg
  const svg = freshSvg(piece, look)
  drawn.set(piece, { look, svg })
  return svg
}

function freshSvg(piece: Piece, look: Look): string {
  if (isBack(piece, look.mine)) return back(piece, look) + (piece.form === 'card' ? '' : badges(piece))
  const body = { counter, card, plate, base, body: base, marker: base }[piece.form](piece, look)
  return body + badges(piece, look.small)
}
