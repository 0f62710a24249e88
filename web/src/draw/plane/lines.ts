// Long things: trenches, wire, walls, hedges, roads, bridges; and what shells leave.
import type { Patch } from '../ground/plane'
import type { Spot } from '../layout'
import { n1, random } from '../ground/common'
import { poly } from './space'

/** A straight piece: from, to, half its width. */
interface Run {
  a: Spot
  b: Spot
  half: number
  length: number
  at: (along: number, across: number) => Spot
}

function run(a: Spot, b: Spot, half: number): Run {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
    ux = (b[0] - a[0]) / length,
    uy = (b[1] - a[1]) / length
  return { a, b, half, length, at: (t, w) => [a[0] + ux * t - uy * w, a[1] + uy * t + ux * w] }
}

const mid = (p: Spot, q: Spot): Spot => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]

/** A line as it is; a quadrilateral along its longer axis; other polygons have no run. */
export function runs(patch: Patch, thin = 4): Run[] {
  const { spots, radius } = patch
  if (spots.length === 2) return [run(spots[0]!, spots[1]!, radius || thin)]
  if (spots.length === 4 && !radius) {
    const [p, q, r, s] = spots as [Spot, Spot, Spot, Spot]
    const one = Math.hypot(q[0] - p[0], q[1] - p[1]) + Math.hypot(s[0] - r[0], s[1] - r[1]),
      two = Math.hypot(r[0] - q[0], r[1] - q[1]) + Math.hypot(p[0] - s[0], p[1] - s[1])
    return one >= two ? [run(mid(s, p), mid(q, r), two / 4)] : [run(mid(p, q), mid(r, s), one / 4)]
  }
  if (spots.length > 2 && radius) return spots.slice(1).map((q, i) => run(spots[i]!, q, radius))
  return []
}

/** Filled zigzag, parapet ticks, duckboards. */
export function trench(patch: Patch): string {
  const all = runs(patch, 8)
  if (!all.length)
    return (
      `<path d="${patch.outline}" fill="none" stroke="var(--ter-rough)" stroke-width="18" stroke-linejoin="round"/>` +
      `<path d="${patch.outline}" fill="var(--ter-trench)" stroke="var(--ter-trench-ink)" stroke-width="4" stroke-linejoin="round"/>`
    )
  return all
    .map(one => {
      const top: Spot[] = [],
        low: Spot[] = [],
        step = Math.max(40, one.half * 3),
        bend = one.half * 0.16
      for (let t = 0, i = 0; t < one.length; t += step, i++) {
        const z = i % 2 ? bend : -bend
        for (const s of [t, Math.min(one.length, t + step * 0.72)]) {
          top.push(one.at(s, -one.half + z))
          low.push(one.at(s, one.half + z))
        }
      }
      top.push(one.at(one.length, -one.half))
      low.push(one.at(one.length, one.half))
      const d = poly([...top, ...low.reverse()])
      let boards = '',
        rails = ''
      for (let t = 8; t < one.length - 4; t += 17)
        boards += poly([one.at(t, -one.half * 0.26), one.at(t, one.half * 0.26)], false)
      for (const w of [-0.26, 0.26]) rails += poly([one.at(0, one.half * w), one.at(one.length, one.half * w)], false)
      return (
        `<path d="${d}" fill="none" stroke="var(--ter-rough)" stroke-width="18" stroke-linejoin="round"/>` +
        `<path d="${d}" fill="none" stroke="var(--ter-rough-ink)" stroke-width="20" stroke-linejoin="round" stroke-dasharray="3 9" opacity=".5"/>` +
        `<path d="${d}" fill="var(--ter-trench)" stroke="var(--ter-trench-ink)" stroke-width="4" stroke-linejoin="round"/>` +
        `<path d="${rails}" stroke="var(--ter-trench-ink)" stroke-width="1.5" opacity=".55"/>` +
        `<path d="${boards}" stroke="var(--ter-trench-ink)" stroke-width="3" opacity=".38"/>`
      )
    })
    .join('')
}

/** Coils and pickets. */
export function wire(patch: Patch): string {
  const all = runs(patch, 12)
  const body = all
    .map(one => {
      const r = Math.max(8, Math.min(16, one.half)),
        rows = Math.max(1, Math.round(one.half / r))
      let coils = '',
        pickets = ''
      for (let row = 0; row < rows; row++) {
        const w = rows === 1 ? 0 : -one.half + ((2 * row + 1) * one.half) / rows
        for (let t = r * 0.7; t < one.length; t += r) {
          const [x, y] = one.at(t, w)
          coils +=
            `M${n1(x - r * 0.82)} ${n1(y)}a${n1(r * 0.82)} ${n1(r * 0.9)} 0 1 0 ${n1(r * 1.64)} 0` +
            `a${n1(r * 0.82)} ${n1(r * 0.9)} 0 1 0 ${n1(-r * 1.64)} 0Z`
        }
        for (let t = 8; t < one.length; t += 68)
          pickets += poly([one.at(t, w - r * 1.4), one.at(t, w + r * 1.4)], false)
      }
      return (
        `<path d="${coils}" fill="none" stroke="var(--ter-roof-ink)" stroke-width="1.4" opacity=".8"/>` +
        `<path d="${pickets}" stroke="var(--ter-roof-ink)" stroke-width="3.4" stroke-linecap="round"/>`
      )
    })
    .join('')
  return (
    body ||
    `<path d="${patch.outline}" fill="none" stroke="var(--ter-roof-ink)" stroke-width="2" stroke-dasharray="3 4"/>`
  )
}

export function hedge(patch: Patch): string {
  const fence = patch.kind === 'fence',
    R = random(patch.seed),
    all = runs(patch, 7)
  if (fence)
    return all
      .map(one => {
        let posts = ''
        for (let t = 0; t <= one.length; t += 22) posts += poly([one.at(t, -6), one.at(t, 6)], false)
        const rails =
          poly([one.at(0, -2.5), one.at(one.length, -2.5)], false) +
          poly([one.at(0, 2.5), one.at(one.length, 2.5)], false)
        return (
          `<path d="${rails}" stroke="var(--ter-trench-ink)" stroke-width="2"/>` +
          `<path d="${posts}" stroke="var(--ter-trench-ink)" stroke-width="3.4" stroke-linecap="round"/>`
        )
      })
      .join('')
  const dots = (dx: number, dy: number, k: number): string => {
    const Q = random(patch.seed + 1)
    return all
      .map(one => {
        let o = ''
        for (let t = 3; t < one.length; t += 8) {
          const [x, y] = one.at(t, (Q() - 0.5) * one.half * 0.9),
            z = Math.max(5, Math.min(11, one.half)) * (0.75 + Q() * 0.5) * k
          o += `M${n1(x + dx - z)} ${n1(y + dy)}a${n1(z)} ${n1(z)} 0 1 0 ${n1(2 * z)} 0a${n1(z)} ${n1(z)} 0 1 0 ${n1(-2 * z)} 0Z`
        }
        return o
      })
      .join('')
  }
  void R
  return all.length
    ? `<path d="${dots(2, 4, 1)}" fill="var(--ter-roof-ink)" opacity=".18"/><path d="${dots(0, 0, 1)}" fill="var(--ter-hedge)"/>` +
        `<path d="${dots(-1.5, -2, 0.5)}" fill="var(--ter-tree-2)" opacity=".7"/>`
    : `<path d="${patch.outline}" fill="var(--ter-hedge)"/>`
}

/** A wall with its joints; sandbags and barricades lie in short pieces. */
export function wall(patch: Patch): string {
  const bags = patch.kind === 'barricade',
    all = runs(patch, patch.shape.height > 400 ? 6 : 4.5)
  if (!all.length)
    return `<path d="${patch.outline}" fill="var(--ter-concrete)" stroke="var(--ter-roof-ink)" stroke-width="3"/>`
  return all
    .map(one => {
      const wide = Math.max(one.half * 2, 9),
        d = poly([one.a, one.b], false)
      let joints = ''
      for (let t = 11; t < one.length; t += bags ? 15 : 17)
        joints += poly([one.at(t, -wide / 2), one.at(t, wide / 2)], false)
      return (
        `<path d="${d}" transform="translate(3 ${patch.shape.height > 400 ? 9 : 5})" ` +
        `stroke="var(--ter-roof-ink)" stroke-opacity=".22" stroke-width="${n1(wide)}" stroke-linecap="butt"/>` +
        `<path d="${d}" stroke="var(--ter-roof-ink)" stroke-width="${n1(wide + 3)}" stroke-linecap="${bags ? 'round' : 'square'}"/>` +
        `<path d="${d}" stroke="var(--ter-${bags ? 'rough' : 'concrete'})" stroke-width="${n1(wide)}" stroke-linecap="${bags ? 'round' : 'square'}"/>` +
        `<path d="${joints}" stroke="var(--ter-roof-ink)" stroke-width="1.4" opacity=".6"/>`
      )
    })
    .join('')
}

export function road(patch: Patch): string {
  const all = runs(patch, 14)
  if (!all.length || patch.spots.length > 4)
    return `<path d="${patch.outline}" fill="var(--ter-road)" stroke="var(--ter-road-ink)" stroke-width="2" stroke-linejoin="round"/>`
  return all
    .map(one => {
      const d = poly([one.a, one.b], false),
        wide = one.half * 2
      const track = /track|lane|path/.test(patch.shape.kind)
      return (
        `<path d="${d}" stroke="var(--ter-road-ink)" stroke-width="${n1(wide + 3)}"/>` +
        `<path d="${d}" stroke="var(--ter-road)" ` +
        `stroke-width="${n1(wide)}"/>${
          track
            ? `<path d="${poly([one.at(0, -one.half * 0.4), one.at(one.length, -one.half * 0.4)], false)}` +
              `${poly([one.at(0, one.half * 0.4), one.at(one.length, one.half * 0.4)], false)}" ` +
              'stroke="var(--ter-road-ink)" stroke-width="3" opacity=".5"/>'
            : wide > 30
              ? `<path d="${d}" stroke="var(--ter-road-ink)" ` +
                'stroke-width="2.4" stroke-dasharray="15 11" opacity=".8"/>'
              : ''
        }`
      )
    })
    .join('')
}

export function bridge(patch: Patch): string {
  const all = runs(patch, 20)
  return (
    all
      .map(one => {
        let planks = ''
        for (let t = 6; t < one.length; t += 11) planks += poly([one.at(t, -one.half), one.at(t, one.half)], false)
        const rail = (w: number): string => poly([one.at(0, w), one.at(one.length, w)], false)
        const corners = [
          one.at(0, -one.half),
          one.at(one.length, -one.half),
          one.at(one.length, one.half),
          one.at(0, one.half),
        ]
        return (
          `<path d="${patch.spots.length === 2 ? poly(corners) : patch.outline}" ` +
          'fill="var(--ter-road)" stroke="var(--ter-roof-ink)" stroke-width="2"/>' +
          `<path d="${planks}" stroke="var(--ter-roof-ink)" stroke-width="1.2" opacity=".5"/>` +
          `<path d="${rail(-one.half)}${rail(one.half)}" stroke="var(--ter-roof-ink)" stroke-width="5" stroke-linecap="round"/>`
        )
      })
      .join('') || `<path d="${patch.outline}" fill="var(--ter-road)" stroke="var(--ter-roof-ink)" stroke-width="3"/>`
  )
}

export function crater(patch: Patch): string {
  const R = random(patch.seed)
  if (patch.spots.length > 2)
    return `<path d="${patch.outline}" fill="var(--ter-mud)" stroke="var(--ter-rough-ink)" stroke-width="3" stroke-dasharray="7 3"/>`
  const [x, y] = patch.spots[0]!,
    r = patch.radius
  const rim = Array.from({ length: 28 }, (_, i) => {
    const t = (i / 28) * 6.283 + R() * 0.1,
      l = r + 4 + R() * 9
    return `M${n1(r * 0.96 * Math.cos(t))} ${n1(r * 0.96 * Math.sin(t))}L${n1(l * Math.cos(t))} ${n1(l * Math.sin(t))}`
  }).join('')
  return (
    `<g transform="translate(${n1(x)} ${n1(y)})"><circle r="${n1(r + 7)}" fill="var(--ter-rough)"/>` +
    `<path d="${rim}" stroke="var(--ter-rough-ink)" stroke-width="1.8"/>` +
    `<circle r="${n1(r)}" fill="var(--ter-mud)" stroke="var(--ter-rough-ink)" stroke-width="2"/>` +
    `<circle cx="3" cy="5" r="${n1(r * 0.66)}" fill="var(--ter-trench)" opacity=".55"/>` +
    `<circle cx="4" cy="7" r="${n1(r * 0.36)}" fill="var(--ter-water-ink)" opacity=".45"/></g>`
  )
}

export const wreck = (patch: Patch): string =>
  `<path d="${patch.outline}" fill="var(--ter-roof-2)" stroke="var(--ter-roof-ink)" stroke-width="2.5" stroke-linejoin="round"/>${runs(
    patch,
    8,
  )
    .map(
      one =>
        `<path d="${poly([one.at(one.length * 0.15, -one.half * 0.7), one.at(one.length * 0.85, one.half * 0.7)], false)}` +
        `${poly([one.at(one.length * 0.85, -one.half * 0.7), one.at(one.length * 0.15, one.half * 0.7)], false)}" ` +
        'stroke="var(--ter-roof-ink)" stroke-width="4" stroke-linecap="round"/>',
    )
    .join('')}`
