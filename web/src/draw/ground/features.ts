// What stands on cells: entrenchments, wire, mines, traps, smoke, wrecks. Drawn over the ground; may come and go.
import type { Board } from '../../lib/scene'
import type { Layout } from '../layout'
import { lean, settle } from '../settle'
import { n1 } from './common'

const INK = 'var(--ter-roof-ink)'

const LOOKS: [RegExp, string][] = [
  [
    /entrench|foxhole|trench|dug/,
    '<path d="M-33 17Q-33-29 0-30T33 17" fill="none" stroke="var(--ter-trench-ink)" stroke-width="9" stroke-linecap="round"/>' +
      `<path d="M-33 17Q-33-29 0-30T33 17" fill="none" stroke="var(--ter-trench)" stroke-width="5.5" stroke-linecap="round"/>${[
        -150, -120, -90, -60, -30,
      ]
        .map(a => {
          const t = a * 0.01745
          return (
            `<path d="M${n1(36 * Math.cos(t))} ${n1(37 * Math.sin(t) + 7)}l${n1(6 * Math.cos(t))} ${n1(6 * Math.sin(t))}" ` +
            'stroke="var(--ter-trench-ink)" stroke-width="2"/>'
          )
        })
        .join('')}`,
  ],
  [
    /wire/,
    `<g fill="none" stroke="${INK}" stroke-width="1.8">` +
      `<path d="M-34-19h68M-34-11h68"/>${[-28, -17, -6, 5, 16, 27].map(a => `<ellipse cx="${a}" cy="-15" rx="7" ry="8"/>`).join('')}</g>`,
  ],
  [
    /mine/,
    [
      [-18, -14],
      [0, -18],
      [18, -14],
      [-18, 8],
      [0, 4],
      [18, 8],
      [0, 22],
    ]
      .map(
        ([a, b]) =>
          `<circle cx="${a}" cy="${b}" r="4" fill="${INK}"/><path d="M${a! - 6} ${b}h12M${a} ${b! - 6}v12" stroke="${INK}" stroke-width="1.5"/>`,
      )
      .join(''),
  ],
  [
    /trap|obstacle|hedgehog|barricade/,
    `<g stroke="${INK}" stroke-width="3.5" stroke-linecap="round">${[
      [-20, -12],
      [0, -20],
      [20, -12],
    ]
      .map(([a, b]) => `<path d="M${a! - 7} ${b! + 6}l14-12M${a! + 7} ${b! + 6}l-14-12M${a} ${b! - 9}v17"/>`)
      .join('')}</g>`,
  ],
  [
    /pillbox|bunker/,
    '<path d="M-26-22h52l8 12v24h-68v-24Z" fill="var(--ter-concrete)" stroke="var(--ter-concrete-ink)" stroke-width="3"/>' +
      '<path d="M-20-8h40" stroke="var(--ter-concrete-ink)" stroke-width="6"/>',
  ],
  [
    /smoke/,
    '<g fill="var(--ter-concrete)" stroke="var(--ter-concrete-ink)" stroke-width="1.5" opacity=".85"><circle cx="-14" cy="-4" r="14"/>' +
      '<circle cx="10" cy="-12" r="16"/><circle cx="16" cy="8" r="12"/><circle cx="-4" cy="12" r="12"/></g>',
  ],
  [/wreck/, `<g stroke="${INK}" stroke-width="4" stroke-linecap="round"><path d="M-20-14l40 28M20-14l-40 28"/></g>`],
  [
    /fire|blaze/,
    `<path d="M0 20c-14 0-18-9-14-18 2-6 8-8 8-18 8 3 9 8 9 12 3-3 3-6 2-10 9 6 13 14 11 23-2 8-8 11-16 11Z" fill="${INK}" opacity=".7"/>`,
  ],
  [
    /crater/,
    `<circle r="20" fill="var(--ter-rough)" stroke="var(--ter-rough-ink)" stroke-width="3"/><circle r="11" fill="var(--ter-trench)" opacity=".6"/>`,
  ],
]

/** How a thing that stands on ground looks, or "" if it has no look of its own. */
export const featureLook = (name: string): string => LOOKS.find(([what]) => what.test(name))?.[1] ?? ''

export function features(board: Board, layout: Layout): string {
  if (board.layout === 'line' || board.layout === 'plane') return ''
  return board.cells
    .filter(cell => cell.features.length)
    .map(cell => {
      const [x, y] = layout.center(cell.id)
      const drawn = cell.features.map(featureLook).join('')
      return drawn && settle(lean(drawn), x, y)
    })
    .join('')
}
