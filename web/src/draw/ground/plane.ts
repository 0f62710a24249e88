// The ground of a continuous table: shapes with their kinds and heights, rulers on two edges.
import type { Board } from '../../lib/scene'
import type { Speak } from '../../lib/text'
import { plane } from '../layout'
import { groundOf, n1, random, scatter, tree } from './common'
import { esc } from './line'

export function planeGround(board: Board, seed: number, speak: Speak): string {
  const layout = plane(board), [, , w, h] = layout.box
  const R = random(seed)
  let o = `<rect width="${n1(w)}" height="${n1(h)}" fill="var(--ter-clear)"/>`
  for (const shape of board.shapes) {
    const kind = groundOf(shape.kind)
    const tint = { woods: 'var(--ter-woods)', water: 'var(--ter-water)', building: 'var(--ter-hill-1)', concrete: 'var(--ter-concrete)', rough: 'var(--ter-rough)', trench: 'var(--ter-trench)', hill: 'var(--ter-hill-1)', mud: 'var(--ter-mud)', marsh: 'var(--ter-field-b)', brush: 'var(--ter-field-b)', field: 'var(--ter-field-a)', clear: 'var(--ter-clear-2)', bridge: 'var(--ter-road)' }[kind]
    const solid = kind === 'building' || kind === 'concrete'
    const spots = shape.points.map(p => layout.point(p.x, p.y))
    const mid = spots.reduce<[number, number]>((a, p) => [a[0] + p[0] / spots.length, a[1] + p[1] / spots.length], [0, 0])
    const body = shape.radius && spots[0] ? `<circle cx="${n1(spots[0][0])}" cy="${n1(spots[0][1])}" r="${n1(shape.radius * layout.scale)}"` : `<path d="M${spots.map(p => p.map(n1).join(' ')).join('L')}${shape.kind.includes('road') ? '' : 'Z'}"`
    if (solid) o += `${body} transform="translate(8 10)" fill="var(--shadow)"/>`
    o += `${body} fill="${tint}" stroke="${solid ? 'var(--ink-2)' : 'none'}" stroke-width="2.5"/>`
    if (kind === 'woods' && spots.length > 2) {
      const xs = spots.map(p => p[0]), ys = spots.map(p => p[1]), lo: [number, number] = [Math.min(...xs), Math.min(...ys)], hi = [Math.max(...xs), Math.max(...ys)] as const
      o += scatter(R, 26, 20, () => [lo[0] + 12 + R() * (hi[0] - lo[0] - 24), lo[1] + 12 + R() * (hi[1] - lo[1] - 24)]).map(p => tree(p[0], p[1], 10 + R() * 6)).join('')
    }
    if (shape.title) o += `<text class="place" x="${n1(mid[0])}" y="${n1(mid[1] + 5)}" text-anchor="middle">${esc(speak.plain(shape.title))}</text>`
  }
  return o
}
