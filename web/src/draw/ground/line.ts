// A line of terrain cards: a small landscape, a number, a name, cover as shields, the note in few words.
import type { Board } from '../../lib/scene'
import type { Speak } from '../../lib/text'
import { CARD, line } from '../layout'
import { bush, clipId, groundOf, n1, random, roof, stones } from './common'

const [W, H] = CARD
const ART = 104

function landscape(terrain: string, seed: number): string {
  const R = random(seed),
    kind = groundOf(terrain)
  const sky = {
    field: 'var(--ter-field-a)',
    clear: 'var(--ter-clear)',
    brush: 'var(--ter-field-b)',
    woods: 'var(--ter-woods)',
    hill: 'var(--ter-field-b)',
    water: 'var(--ter-clear)',
    marsh: 'var(--ter-field-b)',
    rough: 'var(--ter-rough)',
    building: 'var(--ter-clear-2)',
    trench: 'var(--ter-rough)',
    concrete: 'var(--ter-rough)',
    mud: 'var(--ter-mud)',
    bridge: 'var(--ter-clear)',
  }[kind]
  let o = `<rect width="${W}" height="${ART}" fill="${sky}"/>`
  const furrow =
    `<path d="${[-40, -20, 0, 20, 40, 60, 80].map(k => `M${n1(W / 2 + k * 0.25)} 20L${n1(W / 2 + k * 3.2 - 60)} ${ART}`).join('')}" ` +
    'stroke="var(--ter-contour)" stroke-opacity=".4" stroke-width="2"/>'
  const hedge = `<path d="M0 22q40-10 74-4t74-4" fill="none" stroke="var(--ter-hedge)" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 7"/>`
  if (kind === 'field' || kind === 'clear') o += furrow + hedge
  if (kind === 'brush') for (let k = 0; k < 26; k++) o += bush(R, R() * W, 18 + R() * 76, 6 + R() * 7)
  if (kind === 'woods')
    for (const [x, y, z] of [
      [24, 34, 15],
      [62, 24, 12],
      [104, 32, 16],
      [132, 60, 14],
      [44, 64, 16],
      [88, 66, 13],
      [14, 76, 11],
      [118, 88, 12],
    ] as const)
      o +=
        `<ellipse cx="${x + 4}" cy="${n1(y + z * 0.8)}" rx="${z}" ry="${n1(z * 0.4)}" fill="var(--ter-roof-ink)" opacity=".18"/>` +
        `<circle cx="${x}" cy="${y}" r="${z}" fill="var(--ter-tree)"/>` +
        `<circle cx="${n1(x - z * 0.28)}" cy="${n1(y - z * 0.3)}" r="${n1(z * 0.6)}" fill="var(--ter-tree-2)" opacity=".65"/>`
  if (kind === 'hill')
    o +=
      `<path d="M-6 ${ART}Q30 26 76 30T${W + 8} ${ART}Z" fill="var(--ter-hill-1)" stroke="var(--ter-contour)" stroke-width="2"/>` +
      `<path d="M30 ${ART}Q60 50 84 52T128 ${ART}Z" fill="var(--ter-hill-2)" stroke="var(--ter-contour)" stroke-width="1.5"/>` +
      '<path d="M22 78l-6 10M34 62l-6 9M50 48l-4 10M100 50l5 9M116 64l6 10M128 80l6 9" stroke="var(--ter-contour)" stroke-width="1.8"/>'
  if (kind === 'water' || kind === 'bridge')
    o +=
      hedge +
      '<path d="M-6 58q38-16 76-4t82-6v34q-40 14-82 4t-76 6Z" fill="var(--ter-water)" stroke="var(--ter-water-ink)" stroke-width="2"/>' +
      '<path d="M8 66q20-8 40 0M60 72q20-6 40 0M100 62q18-6 36 0" fill="none" stroke="var(--ter-water-ink)" stroke-opacity=".6" stroke-width="1.6"/>'
  if (kind === 'bridge')
    o += `<path d="M62 44h26v50H62Z" fill="var(--ter-road)" stroke="var(--ter-roof-ink)" stroke-width="2"/>`
  if (kind === 'marsh') {
    for (let k = 0; k < 16; k++) {
      const x = 8 + R() * (W - 16),
        y = 26 + R() * 66
      o +=
        `<path d="M${n1(x - 9)} ${n1(y)}h18" stroke="var(--ter-water-ink)" stroke-width="1.8"/>` +
        `<path d="M${n1(x - 4)} ${n1(y)}v-8M${n1(x)} ${n1(y)}v-11M${n1(x + 4)} ${n1(y)}v-8" stroke="var(--ter-tree-2)" stroke-width="1.8"/>`
    }
  }
  if (kind === 'rough' || kind === 'mud') o += stones(R, 18, () => [8 + R() * (W - 16), 20 + R() * 74], 7)
  if (kind === 'building' || /building|house/.test(terrain))
    o += roof(44, 46, 58, 34, -4) + roof(104, 62, 44, 40, 6) + roof(40, 84, 40, 24, 4)
  if (/burn|ruin/.test(terrain))
    o += `<path d="M30 30l8 14 10-12 6 16M96 46l10 12 8-14" stroke="var(--ter-roof-ink)" stroke-width="2.5" fill="none"/>`
  if (kind === 'trench')
    o +=
      '<path d="M-6 66l22-16 24 16 24-16 24 16 24-16 24 16 22-14" fill="none" stroke="var(--ter-trench-ink)" stroke-width="20" stroke-linejoin="round"/>' +
      '<path d="M-6 66l22-16 24 16 24-16 24 16 24-16 24 16 22-14" fill="none" stroke="var(--ter-trench)" stroke-width="13" stroke-linejoin="round"/>'
  if (kind === 'concrete')
    o +=
      '<rect x="34" y="34" width="78" height="46" rx="8" fill="var(--ter-concrete)" stroke="var(--ter-concrete-ink)" stroke-width="3"/>' +
      '<path d="M46 56h54" stroke="var(--ter-concrete-ink)" stroke-width="7"/>'
  return o
}

const shield = (x: number, y: number, on: boolean, k = 1): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M-6-7H6V1Q6 6 0 8-6 6-6 1Z" ` +
  `fill="${on ? 'var(--ink)' : 'none'}" stroke="var(--ink)" stroke-width="1.3" opacity="${on ? 1 : 0.4}"/>`
const COVER: Record<string, number> = { none: 0, light: 1, medium: 2, heavy: 3 }

/** The cover of a card: a feature such as `cover_heavy` or `cover_2`. */
function coverOf(features: readonly string[]): number | null {
  for (const feature of features) {
    const word = /^(?:cover[_-])?(none|light|medium|heavy)$/.exec(feature)?.[1]
    if (word !== undefined) return COVER[word] ?? 0
  }
  return null
}

/** `far`: seen from far, a card says its name and its cover in larger letters, the rest at a tap. */
export function lineGround(board: Board, seed: number, speak: Speak, far = false): string {
  const layout = line(board)
  return board.cells
    .map((cell, i) => {
      const [cx] = layout.center(cell.id),
        x = cx - W / 2,
        clip = clipId(),
        cover = coverOf(cell.features)
      const notes = cell.notes.map(note => speak.plain(note))
      const first = cover !== null && notes.length > 1 ? notes.shift()! : ''
      const title = cell.title ? speak.plain(cell.title) : cell.name
      const said = notes.length > 1 ? notes[0]! : notes.join(' · ') // of several the first is the short one; a tap tells all
      const wrapped = said.length > 26 ? said.slice(0, 24).trimEnd() + '…' : said
      const fit = (text: string, room: number, size: number): string =>
        text.length * size * 0.47 > room ? `textLength="${room}" lengthAdjust="spacingAndGlyphs"` : ''
      const words = far
        ? '<text class="cond" x="10" y="130" font-size="20" ' +
          `fill="var(--ink)" ${fit(title, W - 20, 20)}>${esc(title)}</text>` +
          `${cover === null ? '' : [0, 1, 2].map(k => shield(20 + k * 23, 156, k < cover, 1.35)).join('')}`
        : '<text class="cond" x="10" y="126" font-size="16.5" ' +
          `fill="var(--ink)" ${fit(title, W - 20, 16.5)}>${esc(title)}</text>` +
          `${cover === null ? '' : [0, 1, 2].map(k => shield(W - 50 + k * 17, 141, k < cover)).join('')}${
            first
              ? '<text x="10" y="146" font-size="12.5" ' +
                `fill="var(--ink-2)" ${fit(first, W - 76, 12.5)}>${esc(first)}</text>`
              : ''
          }${notes.length ? `<path d="M10 155h${W - 20}" stroke="var(--line)"/>` : ''}<text ` +
          `x="10" y="${cover === null ? 146 : 172}" font-size="12.5" fill="var(--ink-2)" ${fit(wrapped, W - 20, 12.5)}>${esc(wrapped)}</text>`
      return (
        `<g transform="translate(${n1(x)} 0)">` +
        `<rect width="${W}" height="${H}" rx="11" fill="var(--raised)" stroke="var(--line-strong)" stroke-width="1.3"/>` +
        `<clipPath id="${clip}"><path d="M1 12a11 11 0 0 1 11-11h${W - 24}a11 11 0 0 1 11 11v92h${-(W - 2)}Z"/></clipPath>` +
        `<g clip-path="url(#${clip})">` +
        `${landscape([...cell.features, cell.terrain].find(word => groundOf(word) !== 'clear') ?? cell.terrain, seed + cell.id * 13)}</g>` +
        '<g transform="translate(17 18)">' +
        '<circle r="12.5" fill="var(--panel)" stroke="var(--ink)" stroke-width="1.5"/>' +
        `<text class="num" text-anchor="middle" y="6" font-size="17" fill="var(--ink)">${i + 1}</text></g>${words}</g>`
      )
    })
    .join('')
}

export function esc(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
