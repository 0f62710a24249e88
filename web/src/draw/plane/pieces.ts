// Figures and bodies on a table, drawn round the origin: a base 44 pixels wide, a body 44 pixels long. The view scales them to their true size.
import type { Piece } from '../../lib/scene'
import { badge } from '../badges'
import { isBack, type Look } from '../pieces'
import { escape, icon, iconName, outline, type SideLetter } from '../shapes'
import { symbol } from '../symbols'
import { disc } from './space'

export const NOMINAL = 44
const KEY = 'var(--keyline)'
const f = (n: number): string => String(Math.round(n * 10) / 10)
const paint = (letter: SideLetter | ''): string => (letter ? `var(--side-${letter})` : 'var(--neutral)')

/** The outline of a round base says whose it is: circle, octagon, roof, pointed sides. */
export function baseOutline(letter: SideLetter | '', r: number): string {
  if (letter === 'b')
    return (
      'M' +
      Array.from({ length: 8 }, (_, i) => {
        const t = Math.PI / 8 + (i * Math.PI) / 4
        return `${f(r * 1.05 * Math.cos(t))} ${f(r * 1.05 * Math.sin(t))}`
      }).join('L') +
      'Z'
    )
  if (letter === 'c')
    return `M0 ${f(-r * 1.22)}L${f(r * 0.86)} ${f(-r * 0.5)}A${f(r)} ${f(r)} 0 1 1 ${f(-r * 0.86)} ${f(-r * 0.5)}Z`
  if (letter === 'd')
    return (
      `M${f(-r * 1.2)} 0L${f(-r * 0.5)} ${f(-r * 0.86)}A${f(r)} ${f(r)} 0 0 1 ${f(r * 0.5)} ${f(-r * 0.86)}L${f(r * 1.2)} 0` +
      `L${f(r * 0.5)} ${f(r * 0.86)}A${f(r)} ${f(r)} 0 0 1 ${f(-r * 0.5)} ${f(r * 0.86)}Z`
    )
  return disc(0, 0, r)
}

/** Whether a body has wings, by the words of its art. */
const winged = (art: string): boolean =>
  !/anti_?air/.test(art) && /aircraft|plane|fighter|bomber|dropship|gunship|intercept|copter|lander|jet|flyer/.test(art)

/** Width and length of a body in pixels: the longer side is `long`. */
export function bodySize(piece: Piece, long = NOMINAL): [number, number] {
  const [w, l] = piece.size[0] && piece.size[1] ? piece.size : [3, 4],
    most = Math.max(w, l)
  return [(long * w) / most, (long * l) / most]
}

/** The outline of a piece, grown by some pixels, for rings. */
export function planeOutline(piece: Piece, letter: SideLetter | '', grow = 0, long = NOMINAL): string {
  if (piece.form === 'body') {
    const [w, l] = bodySize(piece, long)
    return outline(letter, -w / 2 - grow, -l / 2 - grow, w + 2 * grow, l + 2 * grow)
  }
  return piece.form === 'marker' ? disc(0, 0, 17 + grow) : baseOutline(letter, NOMINAL / 2 + grow)
}

/** How a body is turned, or 0 for what has no facing. */
export const turnOf = (piece: Piece): number =>
  piece.form === 'body' || winged(piece.art) ? (piece.place.point?.facing ?? 0) : 0

/** Units of one side are told apart by a thin ring: whole, dashed, dotted, ... */
const RINGS = ['', '9 4', '1.5 4.5', '14 4 2 4', '5 3', '20 6', '3 3 9 3']
const unitRing = (index: number, r: number): string =>
  `<circle r="${f(r)}" fill="none" stroke="${KEY}" stroke-width="1.6" stroke-opacity=".75" stroke-dasharray="${RINGS[index % RINGS.length]}"/>`

const STAR = 'M0-9l2.600 5.900 6.400.5-4.900 4.300 1.600 6.200L0 4.500l-5.700 3.400 1.600-6.200L-9-2.600l6.400-.5Z'

function art(name: string, x: number, y: number, size: number, title: string, fill = KEY): string {
  const military = symbol(name, size)
  if (military) return `<g transform="translate(${x} ${y})">${military}</g>`
  const known = iconName(name)
  if (known) return icon(known, x, y, size, fill)
  const initials = title
    .split(/\s+/)
    .map(word => word[0] ?? '')
    .join('')
    .slice(0, 2)
  return `<text class="num" x="${x}" y="${f(y + size * 0.24)}" text-anchor="middle" font-size="${f(size * 0.66)}" fill="${fill}">${escape(initials)}</text>`
}

/** Art that is drawn as the star of a leader. */
const STARRED = /^(leader|officer|nco|general|commander)$/
/** A plain figure is drawn by what it carries: the rarest of its weapons first. */
const CARRIED = [
  /flame/,
  /rocket|anti_?tank/,
  /mortar/,
  /(^|_)(l?mg|machine)/,
  /precision|sniper/,
  /radio/,
  /smg/,
  /shotgun/,
  /musket/,
  /bow/,
  /spear|javelin/,
  /launcher/,
  /^rifle/,
]
function artOf(piece: Piece): string {
  if (!/^(infantry|soldier|gunner|crew|figure)$/.test(piece.art)) return piece.art
  for (const what of CARRIED) {
    const found = piece.slots.find(slot => what.test(slot))
    if (found) return /precision/.test(found) ? 'crosshair' : found
  }
  return piece.art
}
const isLeader = (piece: Piece): boolean => piece.badges.some(one => /leader|general|nco|commander/.test(one.id))

function base(piece: Piece, look: Look, unit: number): string {
  const c = paint(look.letter),
    d = baseOutline(look.letter, 22),
    title = look.speak.plain(piece.title),
    facing = piece.place.point?.facing
  const picture = STARRED.test(piece.art)
    ? `<path d="${STAR}" transform="scale(1.25)" fill="${KEY}"/>`
    : /^medic/.test(piece.art)
      ? `<path d="M-4-11h8v7h7v8H4v7h-8V4h-7v-8h7Z" fill="${KEY}"/>`
      : art(artOf(piece), 0, 0, 27, title)
  return (
    `${piece.spent ? '' : '<ellipse cx="1.5" cy="4" rx="23" ry="22" fill="var(--shadow)"/>'}${
      facing === null || facing === undefined
        ? ''
        : `<path transform="rotate(${facing})" ` +
          'd="M0-31l-8 10h16Z" ' +
          `fill="${c}" stroke="${KEY}" stroke-width="1.6"/>`
    }<path ` +
    `d="${d}" fill="${c}" stroke="${KEY}" ` +
    `stroke-width="2.4"/>${unitRing(unit, 18.2)}${picture}${piece.spent ? `<path d="${d}" fill="var(--ter-clear)" opacity=".26"/>` : ''}`
  )
}

/** A table-top view of a body with its nose up. */
function hullArt(name: string, w: number, l: number, c: string, title: string): { over: string; upright: boolean } {
  const k = KEY
  if (/walker|mech|strider|battlesuit/.test(name))
    return { over: art('battle_mech', 0, 0, Math.min(w, l) * 0.86, title), upright: true }
  if (/tank|self_propelled/.test(name))
    return {
      over:
        `<path d="M${f(-w / 2 + 3)} ${f(-l / 2 + 3)}v${f(l - 6)}M${f(w / 2 - 3)} ${f(-l / 2 + 3)}v${f(l - 6)}" ` +
        `stroke="${k}" stroke-opacity=".55" stroke-width="3" stroke-dasharray="2.500 2"/>` +
        `<circle r="${f(w * 0.26)}" fill="${k}"/><path d="M0 0V${f(-l * 0.58)}" stroke="${k}" stroke-width="3.6"/>`,
      upright: false,
    }
  if (/anti_air|flak|(^|_)aa(_|$)/.test(name))
    return {
      over: `<circle r="${f(w * 0.25)}" fill="${k}"/><path d="M-4 0V${f(-l * 0.52)}M4 0V${f(-l * 0.52)}" stroke="${k}" stroke-width="2.8"/>`,
      upright: false,
    }
  if (/command|hq|headquarters/.test(name))
    return { over: `<path d="${STAR}" transform="scale(1.3)" fill="${k}"/>`, upright: true }
  if (/gun|cannon|artillery|howitzer|mortar|launcher/.test(name))
    return {
      over:
        `<path d="M${f(-w * 0.34)} ${f(l * 0.1)}h${f(w * 0.68)}" stroke="${k}" stroke-width="5"/>` +
        `<path d="M0 ${f(l * 0.18)}V${f(-l * 0.56)}" stroke="${k}" stroke-width="4.4"/>` +
        `<path d="M0 ${f(l * 0.12)}L${f(-w * 0.26)} ${f(l * 0.42)}M0 ${f(l * 0.12)}L${f(w * 0.26)} ${f(l * 0.42)}" stroke="${k}" stroke-width="2.6"/>`,
      upright: false,
    }
  if (/boat|ship|barge/.test(name))
    return {
      over:
        `<path d="M0 ${f(-l * 0.34)}Q${f(w * 0.3)} 0 ${f(w * 0.22)} ${f(l * 0.36)}H${f(-w * 0.22)}Q${f(-w * 0.3)} 0 0 ${f(-l * 0.34)}Z" ` +
        `fill="none" stroke="${k}" stroke-width="2.4"/>`,
      upright: false,
    }
  if (/truck|carrier|apc|car|jeep|transport|lorry|wagon|bike|vehicle/.test(name))
    return {
      over:
        `<path d="M${f(-w * 0.34)} ${f(-l * 0.2)}h${f(w * 0.68)}M${f(-w * 0.34)} ${f(-l * 0.2)}v${f(l * 0.58)}h${f(w * 0.68)}v${f(-l * 0.58)}" ` +
        `fill="none" stroke="${k}" stroke-width="2.4"/>` +
        `<path d="M${f(-w * 0.3)} ${f(-l * 0.33)}h${f(w * 0.6)}" stroke="${k}" stroke-width="3.4"/>`,
      upright: false,
    }
  void c
  return { over: art(name, 0, 0, Math.min(w, l) * 0.8, title), upright: true }
}

/** An aircraft from above. Side B has cut wing tips, the others round ones. */
function wings(piece: Piece, letter: SideLetter | '', w: number, l: number): string {
  const c = paint(letter),
    x = w / 2,
    y = l / 2,
    cut = letter === 'b'
  if (/biplane|fighter|scout_plane|monoplane/.test(piece.art)) {
    const tip = cut
      ? `L${f(x)} ${f(-y * 0.36)}L${f(x)} ${f(-y * 0.1)}`
      : `Q${f(x)} ${f(-y * 0.44)} ${f(x)} ${f(-y * 0.2)}`
    return (
      `<path d="M0 ${f(-y)}Q${f(x * 0.16)} ${f(-y * 0.8)} ${f(x * 0.16)} ${f(-y * 0.5)}H${f(x * 0.88)}${tip}L${f(x * 0.16)} ${f(-y * 0.02)}` +
      `L${f(x * 0.09)} ${f(y * 0.62)}H${f(x * 0.36)}V${f(y * 0.9)}H${f(-x * 0.36)}V${f(y * 0.62)}H${f(-x * 0.09)}L${f(-x * 0.16)} ` +
      `${f(-y * 0.02)}L${f(-x)} ${f(-y * 0.1)}${cut ? `L${f(-x)} ${f(-y * 0.36)}` : `V${f(-y * 0.2)}Q${f(-x)} ${f(-y * 0.5)} `}` +
      `${cut ? `L${f(-x * 0.88)} ${f(-y * 0.5)}` : `${f(-x * 0.88)} ${f(-y * 0.5)}`}H${f(-x * 0.16)}Q${f(-x * 0.16)} ${f(-y * 0.8)} 0 ${f(-y)}Z" ` +
      `fill="${c}" stroke="${KEY}" stroke-width="2" stroke-linejoin="round"/>`
    )
  }
  const tip = cut
    ? `L${f(x)} ${f(y * 0.36)}L${f(x * 0.86)} ${f(y * 0.62)}`
    : `Q${f(x * 1.04)} ${f(y * 0.44)} ${f(x * 0.9)} ${f(y * 0.6)}`
  const pit = cut
    ? `L${f(-x * 0.86)} ${f(y * 0.62)}L${f(-x)} ${f(y * 0.36)}`
    : `L${f(-x * 0.9)} ${f(y * 0.6)}Q${f(-x * 1.04)} ${f(y * 0.44)} ${f(-x)} ${f(y * 0.3)}`
  return (
    `<path d="M0 ${f(-y)}Q${f(x * 0.34)} ${f(-y * 0.62)} ${f(x * 0.34)} ${f(-y * 0.16)}L` +
    `${f(x)} ${f(y * 0.3)}${tip}L${f(x * 0.38)} ${f(y * 0.48)}L${f(x * 0.46)} ${f(y * 0.94)}` +
    `L0 ${f(y * 0.8)}L${f(-x * 0.46)} ${f(y * 0.94)}L${f(-x * 0.38)} ${f(y * 0.48)}` +
    `${pit}L${f(-x * 0.34)} ${f(-y * 0.16)}Q${f(-x * 0.34)} ${f(-y * 0.62)} 0 ${f(-y)}Z" ` +
    `fill="${c}" stroke="${KEY}" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="M0 ${f(-y * 0.78)}Q${f(x * 0.17)} ${f(-y * 0.4)} ${f(x * 0.13)} ` +
    `${f(-y * 0.02)}H${f(-x * 0.13)}Q${f(-x * 0.17)} ${f(-y * 0.4)} 0 ${f(-y * 0.78)}Z" ` +
    `fill="${KEY}" opacity=".9"/>` +
    `<circle cy="${f(y * 0.3)}" r="${f(Math.min(x, y) * 0.2)}" fill="none" stroke="${KEY}" stroke-width="2"/>`
  )
}

const isWinged = (piece: Piece): boolean => piece.form !== 'marker' && winged(piece.art)

function body(piece: Piece, look: Look, long: number): string {
  const [w0, l0] = bodySize(piece, piece.form === 'body' ? long : NOMINAL),
    turn = turnOf(piece),
    title = look.speak.plain(piece.title)
  const [w, l] = [w0 * 1.14, l0 * 1.14]
  if (isWinged(piece)) {
    const flying = (piece.place.point?.height ?? 0) > 0,
      wide = Math.max(w, l * 0.8)
    return (
      `<g transform="translate(${flying ? '9 13' : '2 3'}) rotate(${turn}) scale(${flying ? 0.86 : 1})" opacity=".28">` +
      `<g fill="#14120c" stroke="none">${wings(piece, look.letter, wide, l)
        .replace(/fill="[^"]*"/g, 'fill="#14120c"')
        .replace(/stroke="[^"]*"/g, 'stroke="none"')
        .replace(
          /opacity="[^"]*"/g,
          '',
        )}</g></g>${flying ? '<path d="M2 3L9 13" stroke="var(--ink)" stroke-width="1.4" stroke-dasharray="2 2"/>' : ''}` +
      `<g transform="rotate(${turn})">${wings(piece, look.letter, wide, l)}</g>${
        piece.spent
          ? `<g transform="rotate(${turn})" ` +
            `opacity=".26">${wings(piece, '', wide, l).replace(/fill="[^"]*"/g, 'fill="var(--ter-clear)"')}</g>`
          : ''
      }`
    )
  }
  const d = outline(look.letter, -w / 2, -l / 2, w, l),
    c = paint(look.letter),
    { over, upright } = hullArt(piece.art, w, l, c, title)
  const nose =
    piece.place.point?.facing === null || piece.place.point?.facing === undefined
      ? ''
      : `<path d="M0 ${f(-l / 2 - 7)}l-6 7h12Z" fill="${c}" stroke="${KEY}" stroke-width="1.5" stroke-linejoin="round"/>`
  return (
    `${piece.spent ? '' : `<path transform="translate(2 4) rotate(${turn})" d="${d}" fill="var(--shadow)"/>`}<g ` +
    `transform="rotate(${turn})">${nose}<path d="${d}" fill="${c}" stroke="${KEY}" ` +
    `stroke-width="2.2"/>${upright ? '' : over}</g>${upright ? over : ''}${
      piece.spent ? `<path transform="rotate(${turn})" d="${d}" ` + 'fill="var(--ter-clear)" opacity=".26"/>' : ''
    }`
  )
}

function marker(piece: Piece, look: Look): string {
  const c = look.letter ? paint(look.letter) : 'var(--panel)',
    ink = look.letter ? KEY : 'var(--ink)',
    title = look.speak.plain(piece.title)
  if (/casualty|dead|out_of_action|wounded/.test(piece.art))
    return (
      '<g opacity=".75"><circle r="17" fill="var(--neutral)" opacity=".4"/>' +
      `<path d="M-9-9l18 18M9-9l-18 18" stroke="${paint(look.letter)}" stroke-width="4.500" stroke-linecap="round"/></g>`
    )
  if (/intel|information/.test(piece.art))
    return (
      `<path d="M0-18L15.600-9V9L0 18L-15.600 9V-9Z" fill="${c}" stroke="var(--ink)" stroke-width="1.8"/>` +
      `<text class="num" text-anchor="middle" y="8" font-size="22" fill="${ink}">i</text>`
    )
  if (/focal|focus/.test(piece.art))
    return `<path transform="scale(2.1)" d="${STAR}" fill="var(--panel)" stroke="var(--ink)" stroke-width="1.1" stroke-linejoin="round"/>`
  return `<circle r="17" fill="${c}" stroke="${look.letter ? KEY : 'var(--ink)'}" stroke-width="1.8"/>${art(piece.art, 0, 0, 23, title, ink)}`
}

function hidden(piece: Piece, look: Look, long: number): string {
  const c = paint(look.letter),
    d = planeOutline(piece, look.letter, 0, long)
  return (
    `<g transform="rotate(${turnOf(piece)})"><path d="${d}" fill="${c}" stroke="${KEY}" stroke-width="2.2"/>` +
    `</g><g stroke="${KEY}" stroke-opacity=".35" stroke-width="2" fill="none">` +
    `<path d="M-15-8q5-4 10 0t10 0 10 0M-15 8q5-4 10 0t10 0 10 0"/></g><circle r="10" fill="${c}"/>` +
    `<text class="num" text-anchor="middle" y="7" font-size="20" fill="${KEY}">?</text>`
  )
}

/** States that matter only from near by: what a figure has done this turn. */
const MINOR = /moved|march|fired|shot|acted|done|activated|spent|used|ran/

function badges(piece: Piece, lone: boolean, long: number): string {
  const far = piece.form === 'body' ? Math.max(16, Math.min(...bodySize(piece, long)) / 2 + 2) : 16
  const leader =
    isLeader(piece) && !lone && !STARRED.test(piece.art)
      ? `<g transform="translate(${f(far)} ${f(-far)})"><circle r="9.500" fill="var(--panel)" stroke="var(--ink)"/>` +
        `<path d="${STAR}" transform="scale(.72)" fill="var(--ink)"/></g>`
      : ''
  const rest = piece.badges.filter(one => !/^not_|^ready$|^fresh$|leader|general|nco|commander/.test(one.id))
  const spots: [number, number][] = [
    [-far, -far],
    [-far, far],
    [far, far],
  ]
  const shown = rest.slice(0, rest.length > 3 ? 2 : 3)
  return (
    leader +
    shown
      .map((one, i) => `<g${MINOR.test(one.id) ? ' class="minor"' : ''}>${badge(one.id, one.count, ...spots[i]!)}</g>`)
      .join('') +
    (rest.length > 3
      ? `<g class="minor" transform="translate(${f(far)} ${f(far)})"><circle r="9.500" fill="var(--panel)" stroke="var(--ink)"/>` +
        `<text class="num" text-anchor="middle" y="4" font-size="11" fill="var(--ink)">+${rest.length - 2}</text></g>`
      : '')
  )
}

const drawn = new WeakMap<Piece, { look: Look; unit: number; lone: boolean; long: number; svg: string }>()

/** A piece of a table as SVG; drawn once while neither it nor the looker changes. */
export function figureSvg(piece: Piece, look: Look, unit = 0, lone = false, long = NOMINAL): string {
  const kept = drawn.get(piece)
  if (
    kept &&
    kept.unit === unit &&
    kept.lone === lone &&
    kept.long === long &&
    kept.look.letter === look.letter &&
    kept.look.mine === look.mine &&
    kept.look.speak === look.speak &&
    !piece.art.startsWith('sidc:')
  )
    return kept.svg
  const inner = isBack(piece, look.mine)
    ? hidden(piece, look, long)
    : piece.form === 'body' || isWinged(piece)
      ? body(piece, look, long)
      : piece.form === 'marker'
        ? marker(piece, look)
        : base(piece, look, unit)
  const svg =
    inner +
    (piece.face === 'down' && !isBack(piece, look.mine)
      ? `<path transform="rotate(${turnOf(piece)})" d="${planeOutline(piece, look.letter, 0, long)}" fill="url(#veil)"/>`
      : '') +
    badges(piece, lone, long)
  drawn.set(piece, { look, unit, lone, long, svg })
  return svg
}

/** How a piece would stand: pale, with a dashed edge. */
export function ghostSvg(piece: Piece, letter: SideLetter | '', facing: number | null, long = NOMINAL): string {
  const d = planeOutline(piece, letter, 0, long),
    turn = facing ?? turnOf(piece)
  if (isWinged(piece)) {
    const [w, l] = bodySize(piece, long).map(n => n * 1.14) as [number, number]
    return `<g transform="rotate(${turn})" opacity=".75">${wings(piece, letter, Math.max(w, l * 0.8), l)}</g>`
  }
  const nose =
    facing === null && piece.form !== 'body'
      ? ''
      : piece.form === 'body'
        ? `<path d="M0 ${f(-bodySize(piece, long)[1] / 2 - 7)}l-6 7h12Z" fill="${paint(letter)}"/>`
        : `<path d="M0-31l-8 10h16Z" fill="${paint(letter)}"/>`
  return (
    `<g transform="rotate(${turn})">${nose}<path d="${d}" fill="${paint(letter)}" fill-opacity=".4" stroke="${KEY}" stroke-width="2.600"/>` +
    `<path d="${d}" fill="none" stroke="${paint(letter)}" stroke-width="2.200" stroke-dasharray="6 4"/></g>`
  )
}
