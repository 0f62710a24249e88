// Patches of ground: woods, hills, mud, water, rough, rocks, clouds. Few nodes: everything of one colour is one path.
import type { Patch } from '../ground/plane'
import type { Spot } from '../layout'
import { n1, random, scatter } from '../ground/common'
import type { Random } from '../random'
import { disc, inside } from './space'

interface Field {
  lo: Spot
  hi: Spot
  area: number
  has: (x: number, y: number) => boolean
  R: Random
}

function fieldOf(patch: Patch): Field {
  const R = random(patch.seed),
    { spots, radius } = patch
  if (spots.length < 3) {
    const [x, y] = spots[0]!
    return {
      lo: [x - radius, y - radius],
      hi: [x + radius, y + radius],
      area: Math.PI * radius * radius,
      has: (px, py) => Math.hypot(px - x, py - y) < radius,
      R,
    }
  }
  const xs = spots.map(p => p[0]),
    ys = spots.map(p => p[1])
  const lo: Spot = [Math.min(...xs), Math.min(...ys)],
    hi: Spot = [Math.max(...xs), Math.max(...ys)]
  const area =
    Math.abs(
      spots.reduce((sum, p, i) => {
        const q = spots[(i + 1) % spots.length]!
        return sum + p[0] * q[1] - q[0] * p[1]
      }, 0),
    ) / 2
  return { lo, hi, area, has: (x, y) => inside(spots, x, y), R }
}

/** Spots inside a patch that keep their distance from each other and, by a margin, from its edge. */
export function strew(patch: Patch, gap: number, most: number, margin = 0): Spot[] {
  const field = fieldOf(patch),
    { lo, hi, R } = field
  const ok = (x: number, y: number): boolean =>
    field.has(x, y) &&
    (margin === 0 ||
      [
        [margin, 0],
        [-margin, 0],
        [0, margin],
        [0, -margin],
      ].every(([a, b]) => field.has(x + a!, y + b!)))
  const want = Math.min(most, Math.max(1, Math.round(field.area / (gap * gap * 1.15))))
  return scatter(R, want, gap, () => {
    for (let k = 0; k < 6; k++) {
      const x = lo[0] + R() * (hi[0] - lo[0]),
        y = lo[1] + R() * (hi[1] - lo[1])
      if (ok(x, y)) return [x, y]
    }
    return [-9999, -9999]
  }).filter(p => p[0] > -9000)
}

const tint = (patch: Patch, colour: string, more = ''): string =>
  `<path d="${patch.outline}" fill="var(--ter-${colour})" ${more}/>`
const soft = (patch: Patch, colour: string): string =>
  `<path d="${patch.outline}" fill="var(--ter-${colour})" stroke="var(--ter-${colour})" stroke-width="7" stroke-linejoin="round"/>`

export function wood(patch: Patch): string {
  const R = random(patch.seed + 1),
    trees = strew(patch, 21, 140, 6).map(([x, y]): [number, number, number] => [x, y, 9 + R() * 5])
  const layer = (dx: number, dy: number, k: number): string =>
    trees.map(([x, y, z]) => disc(x + dx * z, y + dy * z, z * k)).join('')
  return (
    `${soft(patch, 'woods')}<path d="${layer(0.18, 0.3, 1)}" fill="var(--ter-roof-ink)" opacity=".17"/>` +
    `<path d="${layer(0, 0, 1)}" fill="var(--ter-tree)"/><path d="${layer(-0.24, -0.28, 0.6)}" fill="var(--ter-tree-2)" opacity=".6"/>`
  )
}

/** Tint, contour, hachures pointing downhill; a second step when it is high. */
export function hill(patch: Patch): string {
  const cliff = patch.kind === 'cliff',
    R = random(patch.seed)
  const ring: Spot[] =
    patch.spots.length > 2
      ? patch.spots
      : Array.from({ length: 40 }, (_, i): Spot => [
          patch.spots[0]![0] + patch.radius * Math.cos((i * Math.PI) / 20),
          patch.spots[0]![1] + patch.radius * Math.sin((i * Math.PI) / 20),
        ])
  const cx = ring.reduce((s, p) => s + p[0], 0) / ring.length,
    cy = ring.reduce((s, p) => s + p[1], 0) / ring.length
  let ticks = ''
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!,
      length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    for (let t = 4; t < length; t += cliff ? 6 : 10) {
      const x = a[0] + ((b[0] - a[0]) * t) / length,
        y = a[1] + ((b[1] - a[1]) * t) / length,
        out = Math.hypot(x - cx, y - cy) || 1,
        size = (cliff ? 9 : 5) + R() * 4
      ticks += `M${n1(x)} ${n1(y)}l${n1(((x - cx) / out) * size)} ${n1(((y - cy) / out) * size)}`
    }
  })
  const inner = (k: number): string =>
    'M' + ring.map(p => `${n1(cx + (p[0] - cx) * k)} ${n1(cy + (p[1] - cy) * k)}`).join('L') + 'Z'
  return (
    `<path d="${patch.outline}" fill="var(--ter-hill-${cliff ? 2 : 1})" stroke="var(--ter-contour)" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="${ticks}" stroke="var(--ter-contour)" stroke-width="1.6" opacity=".75"/>` +
    `<path d="${inner(0.62)}" fill="var(--ter-hill-2)" opacity="${cliff ? 0.9 : 0.7}" ` +
    'stroke="var(--ter-contour)" stroke-width="1.2" stroke-opacity=".6" stroke-linejoin="round"/>'
  )
}

export function mud(patch: Patch): string {
  const R = random(patch.seed + 2)
  const ripples = strew(patch, 26, 220)
    .map(([x, y]) => {
      const w = 10 + R() * 22
      return `M${n1(x - w / 2)} ${n1(y)}q${n1(w / 2)} ${n1(-4 - R() * 4)} ${n1(w)} 0`
    })
    .join('')
  const pools = strew({ ...patch, seed: patch.seed + 9 }, 120, 16, 14)
    .map(([x, y]) => `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(11 + R() * 14)}" ry="${n1(4 + R() * 4)}"/>`)
    .join('')
  return (
    `${tint(patch, 'mud')}<path d="${ripples}" fill="none" stroke="var(--ter-rough-ink)" stroke-width="1.4" opacity=".45"/>` +
    `<g fill="var(--ter-water-ink)" opacity=".24">${pools}</g>`
  )
}

export function marsh(patch: Patch): string {
  const reeds = strew(patch, 22, 160, 6)
    .map(([x, y]) => `M${n1(x - 4)} ${n1(y)}v-7M${n1(x)} ${n1(y)}v-10M${n1(x + 4)} ${n1(y)}v-7`)
    .join('')
  const pools = strew({ ...patch, seed: patch.seed + 4 }, 44, 60, 10)
    .map(([x, y]) => `M${n1(x - 12)} ${n1(y)}h24`)
    .join('')
  return (
    `${soft(patch, 'field-b')}<path d="${pools}" stroke="var(--ter-water)" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="${pools}" stroke="var(--ter-water-ink)" stroke-width="1.6" opacity=".7"/><path d="${reeds}" stroke="var(--ter-tree-2)" stroke-width="1.7"/>`
  )
}

const stone = (R: Random, x: number, y: number, z: number): string =>
  `M${n1(x - z)} ${n1(y + z * 0.5)}L${n1(x - z * (0.2 + R() * 0.2))} ${n1(y - z * 0.75)}` +
  `L${n1(x + z * 0.8)} ${n1(y - z * 0.25)}L${n1(x + z)} ${n1(y + z * 0.6)}Z`

export function rough(patch: Patch): string {
  const R = random(patch.seed + 3)
  const stones = strew(patch, 30, 110, 5)
    .map(([x, y]) => stone(R, x, y, 3 + R() * 4))
    .join('')
  const tufts = strew({ ...patch, seed: patch.seed + 5 }, 27, 140, 5)
    .map(([x, y]) => {
      const z = 5 + R() * 4
      return `M${n1(x - z)} ${n1(y)}q${n1(z * 0.3)} ${n1(-z * 1.4)} ${n1(z)} ${n1(-z * 0.8)}q${n1(z * 0.5)} ${n1(-z * 0.8)} ${n1(z)} ${n1(z * 0.8)}Z`
    })
    .join('')
  return `${soft(patch, 'rough')}<path d="${stones}" fill="var(--ter-rough-ink)" opacity=".5"/><path d="${tufts}" fill="var(--ter-hedge)" opacity=".55"/>`
}

export function rocks(patch: Patch): string {
  const R = random(patch.seed + 6),
    all = strew(patch, 24, 90, 9).map(([x, y]): [number, number, number] => [x, y, 8 + R() * 8])
  const body = all.map(([x, y, z]) => stone(R, x, y, z)).join('')
  return (
    `${soft(patch, 'rough')}<path d="${body}" transform="translate(3 4)" fill="var(--ter-roof-ink)" opacity=".2"/>` +
    `<path d="${body}" fill="var(--ter-roof)" stroke="var(--ter-roof-ink)" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<path d="${all
      .map(
        ([x, y, z]) =>
          `M${n1(x - z * 0.6)} ${n1(y)}L${n1(x - z * 0.2)} ` +
          `${n1(y - z * 0.5)}L${n1(x + z * 0.4)} ${n1(y - z * 0.2)}Z`,
      )
      .join('')}" ` +
    'fill="var(--ter-clear)" opacity=".35"/>'
  )
}

export function rubble(patch: Patch): string {
  const R = random(patch.seed + 7)
  const blocks = (gap: number, low: number, high: number, salt: number): string =>
    strew({ ...patch, seed: patch.seed + salt }, gap, 80, 4)
      .map(([x, y]) => {
        const w = low + R() * high,
          h = low * 0.7 + R() * high * 0.7,
          t = R() * 3
        return (
          `M${n1(x)} ${n1(y)}l${n1(w * Math.cos(t))} ${n1(w * Math.sin(t))}l${n1(-h * Math.sin(t))}` +
          ` ${n1(h * Math.cos(t))}l${n1(-w * Math.cos(t))} ${n1(-w * Math.sin(t))}Z`
        )
      })
      .join('')
  return (
    `<path d="${patch.outline}" fill="var(--ter-rough)" stroke="var(--ter-rough-ink)" stroke-width="2" stroke-dasharray="9 6" stroke-linejoin="round"/>` +
    `<path d="${blocks(22, 8, 9, 1)}" fill="var(--ter-roof)" opacity=".8"/><path d="${blocks(17, 4, 5, 2)}" fill="var(--ter-roof-2)"/>`
  )
}

export function water(patch: Patch): string {
  const R = random(patch.seed + 8),
    ford = patch.kind === 'ford'
  if (patch.spots.length === 2) return band(patch)
  const ripples = strew(patch, 30, 120, 8)
    .map(([x, y]) => `M${n1(x - 10)} ${n1(y)}q5-4 10 0t10 0`)
    .join('')
  const stones = ford
    ? strew({ ...patch, seed: patch.seed + 3 }, 16, 60, 4)
        .map(([x, y]) => stone(R, x, y, 3 + R() * 3))
        .join('')
    : ''
  return (
    `<path d="${patch.outline}" fill="var(--ter-water)" stroke="var(--ter-water-ink)" ` +
    `stroke-width="${ford ? 1 : 3}" stroke-opacity="${ford ? 0.4 : 0.8}" stroke-linejoin="round"/>` +
    `<path d="${ripples}" fill="none" stroke="var(--ter-water-ink)" stroke-opacity=".6" ` +
    `stroke-width="1.5"/>${stones ? `<path d="${stones}" fill="var(--ter-rough-ink)" opacity=".75"/>` : ''}`
  )
}

const band = (patch: Patch): string => {
  const wide = Math.max(10, patch.radius * 2)
  return (
    `<path d="${patch.outline}" fill="none" stroke="var(--ter-water-ink)" stroke-width="${n1(wide + 4)}" stroke-linecap="round"/>` +
    `<path d="${patch.outline}" fill="none" stroke="var(--ter-water)" stroke-width="${n1(wide)}" stroke-linecap="round"/>`
  )
}

export function field(patch: Patch): string {
  const { lo, hi } = fieldOf(patch),
    id = `furrow${Math.abs(patch.seed)}`
  let lines = ''
  for (let y = lo[1] + 5; y < hi[1]; y += 9) lines += `M${n1(lo[0])} ${n1(y)}H${n1(hi[0])}`
  return (
    `<clipPath id="${id}"><path d="${patch.outline}"/>` +
    `</clipPath>${tint(patch, 'field-a')}<path clip-path="url(#${id})" d="${lines}" stroke="var(--ter-contour)" stroke-opacity=".28" stroke-width="1.5"/>`
  )
}

/** An area of the rules: nothing but a dotted line. */
export const zone = (patch: Patch): string =>
  `<path d="${patch.outline}" fill="var(--ink)" fill-opacity=".035" stroke="var(--ink-2)" stroke-width="1.8" stroke-dasharray="2 8" stroke-linecap="round"/>`

export const mines = (patch: Patch): string =>
  `<path d="${patch.outline}" fill="none" stroke="var(--ter-roof-ink)" stroke-width="1.5" stroke-dasharray="8 6"/><path d="${strew(
    patch,
    34,
    40,
    8,
  )
    .map(([x, y]) => `${disc(x, y, 4)}M${n1(x - 7)} ${n1(y)}h14M${n1(x)} ${n1(y - 7)}v14`)
    .join('')}" fill="var(--ter-roof-ink)" stroke="var(--ter-roof-ink)" stroke-width="1.4"/>`

/** Smoke, gas and fire lie over everything that stands. */
export function clouds(patch: Patch): string {
  const R = random(patch.seed + 11),
    gas = patch.kind === 'gas'
  if (patch.kind === 'fire')
    return `${tint(patch, 'roof-2', 'opacity=".35"')}<g fill="var(--bad)" opacity=".75">${strew(patch, 20, 40, 6)
      .map(
        ([x, y]) =>
          `<path transform="translate(${n1(x)} ${n1(y)})" d="M0 8c-6 0-7-4-6-8 1-2 3-3 3-8 4 1 4 4 4 5 1-1 1-3 1-4 4 2 5 6 4 10-1 3-3 5-6 5Z"/>`,
      )
      .join('')}</g>`
  const puffs = strew(patch, 22, 70, 9).map(([x, y]): [number, number, number] => [x, y, 12 + R() * 8])
  const fill = gas ? 'var(--ter-tree)' : 'var(--ter-concrete)',
    ink = gas ? 'var(--ter-tree-2)' : 'var(--ter-concrete-ink)'
  return (
    `<g opacity=".8"><path d="${patch.outline}" fill="${fill}" opacity=".55"/>` +
    `<path d="${puffs.map(([x, y, z]) => disc(x, y, z)).join('')}" fill="${fill}"/>` +
    `<path d="${puffs.map(([x, y, z]) => `M${n1(x - z * 0.7)} ${n1(y)}a${n1(z * 0.7)} ${n1(z * 0.7)} 0 0 1 ${n1(z * 1.2)}${n1(-z * 0.4)}`).join('')}" ` +
    `fill="none" stroke="${ink}" stroke-width="1.6" opacity=".7"/>` +
    `<path d="${patch.outline}" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="${gas ? '3 6' : '10 5'}"/></g>`
  )
}
