// Badges: 19 px discs that say a state without colour. Unknown ones show the first letters of their name.
import { settle } from './settle'
import { escape, icon, iconName } from './shapes'

type Look = [disc: 'dark' | 'light', glyph: string]
const I = 'var(--ink)',
  ON = 'var(--on-ink)'
const letters = (text: string, size = 11.5): string =>
  `<text class="num" text-anchor="middle" y="4" font-size="${size}" fill="${I}">${escape(text)}</text>`

const LOOKS: [RegExp, Look][] = [
  [
    /op_?fire|opportunity|overwatch|ready_fire|reaction/,
    [
      'dark',
      `<g stroke="${ON}" stroke-width="1.6" fill="none"><circle r="4"/><path d="M0-6.5v4M0 6.5v-4M-6.500 0h4M6.500 0h-4"/></g>`,
    ],
  ],
  [
    /fatigued|tired|spent|done|fired|exhaust|acted|used/,
    [
      'light',
      `<path d="M-3.500-5h7M-3.500 5h7M-3-5c0 4 6 6 6 10M3-5c0 4-6 6-6 10" stroke="${I}" stroke-width="1.5" fill="none"/>`,
    ],
  ],
  [/activated/, ['light', `<path d="M-4.500.5-1.500 4l6-8" stroke="${I}" stroke-width="2.2" fill="none"/>`]],
  [
    /pinned|pin$/,
    [
      'light',
      `<path d="M0-5.500v8M-4.500-1 0 4l4.500-5" stroke="${I}" stroke-width="2.2" fill="none"/><path d="M-5 6.300h10" stroke="${I}" stroke-width="1.8"/>`,
    ],
  ],
  [
    /disrupt|rout|broken|panic/,
    [
      'light',
      `<path d="M-4.500-6 0-2l4.500-4M-4.500 0 0 4l4.500-4" stroke="${I}" stroke-width="2" fill="none"/>` +
        `<path d="M-5 6.700h10" stroke="${I}" stroke-width="1.8"/>`,
    ],
  ],
  [/suppress/, ['light', letters('S', 13)]],
  [/damage|immobil|hit$|hits$/, ['light', `<path d="M1-7-4 1h4l-2 6 6-9H0Z" fill="${I}"/>`]],
  [/wound/, ['light', `<path d="M0-6C3-2 4.500 0 4.500 2.500a4.500 4.500 0 0 1-9 0C-4.500 0-3-2 0-6Z" fill="${I}"/>`]],
  [/anti_?tank|^at$/, ['light', letters('AT')]],
  [
    /medic|doctor/,
    ['light', `<path d="M-1.800-5h3.600v3.200H5v3.600H1.800V5h-3.600V1.800H-5v-3.600h3.200Z" fill="${I}"/>`],
  ],
  [/engineer/, ['light', `<path d="M-5 5V-4h10V5M0-4v9" stroke="${I}" stroke-width="2" fill="none"/>`]],
  [
    /flame|fire_?thrower/,
    [
      'light',
      `<path d="M0 6c-4 0-5-2.500-4-5 .6-1.500 2-2 2-5 2 .6 2.400 2 2.400 3C1.500-2 1.500-3 1.300-4 4-2 5 0 4.400 2.600 4 5 2 6 0 6Z" fill="${I}"/>`,
    ],
  ],
  [
    /entrench|dug|cover|shield/,
    ['light', `<path d="M-5-5H5V1Q5 5 0 7-5 5-5 1Z" fill="none" stroke="${I}" stroke-width="1.8"/>`],
  ],
  [
    /conceal|hidden|camouflage/,
    [
      'dark',
      `<path d="M-6 0s2.500-4 6-4 6 4 6 4-2.500 4-6 4-6-4-6-4Z" fill="none" stroke="${ON}" stroke-width="1.5"/>` +
        `<path d="M-5 5 5-5" stroke="${ON}" stroke-width="1.8"/>`,
    ],
  ],
  [
    /officer|leader|command/,
    [
      'light',
      `<path d="M0-6l1.800 3.800 4.200.4-3.200 2.800 1 4.200L0 3.200-3.800 5.200l1-4.200L-6-1.800l4.200-.4Z" fill="${I}"/>`,
    ],
  ],
  [
    /transport|carr|aboard|load/,
    [
      'light',
      `<path d="M-5 3V-2h6v5M1-4h3l2 3v4H1" fill="none" stroke="${I}" stroke-width="1.5"/>` +
        `<circle cx="-2.500" cy="4" r="1.700" fill="${I}"/><circle cx="3.500" cy="4" r="1.700" fill="${I}"/>`,
    ],
  ],
  [
    /empty|reload|ammo/,
    ['light', `<path d="M-2.500 6V-2Q0-8 2.500-2V6Z" fill="none" stroke="${I}" stroke-width="1.6"/>`],
  ],
  [/moved|move|march/, ['light', `<path d="M-5 0h8M0-4l4 4-4 4" stroke="${I}" stroke-width="2" fill="none"/>`]],
  [
    /refused|blocked/,
    [
      'dark',
      `<circle r="5" fill="none" stroke="${ON}" stroke-width="1.8"/><path d="M-3.500-3.500l7 7" stroke="${ON}" stroke-width="1.8"/>`,
    ],
  ],
]

/** A marker that is a word on the table itself, in the capitals it is printed in: "print:GO!". */
const PRINTED = /^print:(.{1,4})$/

export function badge(id: string, count: number, x: number, y: number, k = 1): string {
  const word = PRINTED.exec(id)?.[1]
  if (word) {
    const wide = word.length > 1 ? 30 : 20
    return (
      settle(
        `<rect x="${-wide / 2}" y="-10" width="${wide}" height="20" rx="${wide > 20 ? 5 : 10}" ` +
          `fill="${wide > 20 ? 'var(--good)' : 'var(--ink)'}" stroke="var(--keyline)" stroke-width="1.6"/>` +
          `<text class="num" text-anchor="middle" y="5" font-size="14" fill="${wide > 20 ? 'var(--panel)' : 'var(--on-ink)'}">${escape(word)}</text>`,
        x,
        y,
        k,
      ) + times(count, x, y, k)
    )
  }
  const known = LOOKS.find(([what]) => what.test(id))
  const initials = id
    .split(/[_-]/)
    .map(part => part[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase()
  const pictured = known ? null : iconName(id)
  const [disc, glyph] = known?.[1] ?? (['light', pictured ? icon(pictured, 0, 0, 15, I) : letters(initials)] as Look)
  return (
    settle(
      `<circle r="9.5" fill="${disc === 'dark' ? I : 'var(--panel)'}" stroke="${disc === 'dark' ? 'var(--halo)' : I}" stroke-width="1"/>${glyph}`,
      x,
      y,
      k,
    ) + times(count, x, y, k)
  )
}

function times(count: number, x: number, y: number, k: number): string {
  return count > 1
    ? settle(
        '<circle r="6.5" fill="var(--ink)" stroke="var(--halo)" stroke-width="1"/>' +
          `<text class="num" text-anchor="middle" y="3.800" font-size="10.500" fill="var(--on-ink)">${count}</text>`,
        x + 8 * k,
        y + 8 * k,
        k,
      )
    : ''
}
