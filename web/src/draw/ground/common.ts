// What all grounds share: the kinds of ground, trees, stones, roofs, parcels of fields.
import { random, scatter, type Random } from '../random'

export type Ground =
  | 'clear'
  | 'field'
  | 'woods'
  | 'rough'
  | 'building'
  | 'water'
  | 'marsh'
  | 'trench'
  | 'brush'
  | 'hill'
  | 'bridge'
  | 'concrete'
  | 'mud'

const KINDS: [Ground, string[]][] = [
  ['bridge', ['bridge', 'ford', 'causeway']],
  ['woods', ['woods', 'wood', 'forest', 'trees', 'orchard', 'jungle', 'grove', 'copse']],
  ['brush', ['undergrowth', 'brush', 'hedge', 'hedgerow', 'bocage', 'bushes', 'scrub', 'grain', 'tall']],
  ['building', ['building', 'buildings', 'house', 'houses', 'town', 'village', 'church', 'farm', 'hamlet', 'city']],
  ['concrete', ['concrete', 'pillbox', 'bunker', 'street', 'paved', 'blockhouse']],
  ['trench', ['trench', 'trenches', 'foxhole', 'entrenchment', 'dugout']],
  ['marsh', ['marsh', 'swamp', 'flooded', 'bog']],
  ['water', ['water', 'river', 'stream', 'pond', 'lake', 'sea', 'canal']],
  ['rough', ['rough', 'rubble', 'rocks', 'rocky', 'ruins', 'crater', 'craters', 'burned', 'broken', 'wreckage']],
  ['hill', ['hill', 'high', 'ridge', 'slope', 'cliff']],
  ['mud', ['mud', 'sand', 'beach', 'dunes']],
  ['field', ['field', 'fields', 'farmland', 'crops', 'plowed', 'open']],
]

/** The look of a ground by the words in its name. */
export function groundOf(name: string): Ground {
  const words = name.toLowerCase().split(/[^a-z]+/)
  for (const [kind, called] of KINDS) if (words.some(word => called.includes(word))) return kind
  return 'clear'
}

export const n1 = (n: number): string => n.toFixed(1)

/** A tree seen from above: shadow, crown, light. */
export function tree(x: number, y: number, z: number): string {
  return (
    `<circle cx="${n1(x + 1.5)}" cy="${n1(y + 2.5)}" r="${n1(z)}" fill="var(--ter-roof-ink)" opacity=".16"/>` +
    `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(z)}" fill="var(--ter-tree)"/>` +
    `<circle cx="${n1(x - z * 0.25)}" cy="${n1(y - z * 0.3)}" r="${n1(z * 0.6)}" fill="var(--ter-tree-2)" opacity=".65"/>`
  )
}

/** A roof with its ridge, turned by some degrees. */
export function roof(x: number, y: number, w: number, h: number, turn: number): string {
  const c = Math.cos((turn * Math.PI) / 180),
    s = Math.sin((turn * Math.PI) / 180)
  const at = (dx: number, dy: number): string => `${n1(x + dx * c - dy * s)} ${n1(y + dx * s + dy * c)}`
  const box = (l: number, t: number, wide: number, high: number): string =>
    `M${at(l, t)}L${at(l + wide, t)}L${at(l + wide, t + high)}L${at(l, t + high)}Z`
  return (
    `<path d="${box(-w / 2 + 2.5, -h / 2 + 3.5, w, h)}" fill="var(--ter-roof-ink)" fill-opacity=".28"/>` +
    `<path d="${box(-w / 2, -h / 2, w, h / 2)}" fill="var(--ter-roof)"/>` +
    `<path d="${box(-w / 2, 0, w, h / 2)}" fill="var(--ter-roof-2)"/>` +
    `<path d="M${at(-w / 2, 0)}L${at(w / 2, 0)}" stroke="var(--ter-roof-ink)" stroke-width="1"/>`
  )
}

/** Angular stones. */
export function stones(r: Random, count: number, place: () => [number, number], big = 5): string {
  let o = ''
  for (let k = 0; k < count; k++) {
    const [x, y] = place(),
      z = 3 + r() * big
    o +=
      `<path d="M${n1(x - z)} ${n1(y + z * 0.5)}L${n1(x - z * 0.3)} ${n1(y - z * 0.7)}` +
      `L${n1(x + z * 0.8)} ${n1(y - z * 0.2)}L${n1(x + z)} ${n1(y + z * 0.6)}Z" ` +
      `fill="var(--ter-rough-ink)" opacity="${(0.45 + r() * 0.4).toFixed(2)}"/>`
  }
  return o
}

/** A tuft of low bushes. */
export function bush(r: Random, x: number, y: number, z: number): string {
  return (
    `<path d="M${n1(x - z)} ${n1(y)}q${n1(z * 0.3)} ${n1(-z * 1.4)} ${n1(z)} ${n1(-z * 0.8)}q${n1(z * 0.5)} ${n1(-z * 0.8)} ${n1(z)} ${n1(z * 0.8)}Z" ` +
    `fill="var(--ter-${r() > 0.5 ? 'tree' : 'tree-2'})" opacity=".9"/>`
  )
}

type Cut = [number, number]

/** A jittered lattice cut by bisectors: the parcels of a survey map. Tints only, so that nobody takes them for rules. */
export function parcels(
  width: number,
  height: number,
  step: number,
  seed: number,
  paint: (path: string, at: Cut, roll: number, roll2: number, corners: Cut[]) => string,
): string {
  const r = random(seed)
  const points: [number, number, number, number][] = []
  for (let y = -1; y * step * 0.8 < height + step; y++)
    for (let x = -1; x * step < width + step; x++)
      points.push([(x + 0.5 * (y & 1) + (r() - 0.5) * 0.8) * step, (y + (r() - 0.5) * 0.8) * step * 0.8, r(), r()])
  return points
    .map(p => {
      let corners: Cut[] = [
        [p[0] - step * 2, p[1] - step * 2],
        [p[0] + step * 2, p[1] - step * 2],
        [p[0] + step * 2, p[1] + step * 2],
        [p[0] - step * 2, p[1] + step * 2],
      ]
      for (const o of points) {
        if (o === p || Math.hypot(o[0] - p[0], o[1] - p[1]) > step * 3) continue
        const mx = (o[0] + p[0]) / 2,
          my = (o[1] + p[1]) / 2,
          dx = o[0] - p[0],
          dy = o[1] - p[1]
        const kept: Cut[] = []
        corners.forEach((a, i) => {
          const b = corners[(i + 1) % corners.length] as Cut
          const fa = (a[0] - mx) * dx + (a[1] - my) * dy,
            fb = (b[0] - mx) * dx + (b[1] - my) * dy
          if (fa <= 0) kept.push(a)
          if (fa * fb < 0) {
            const t = fa / (fa - fb)
            kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
          }
        })
        corners = kept
      }
      if (corners.length < 3) return ''
      return paint('M' + corners.map(v => `${n1(v[0])} ${n1(v[1])}`).join('L') + 'Z', [p[0], p[1]], p[2], p[3], corners)
    })
    .join('')
}

let clips = 0
/** A fresh id for a clip path. */
export const clipId = (): string => `clip${++clips}`

/** Furrows in a parcel: parallel lines through its middle, each from hedge to hedge. */
export function furrows(corners: readonly Cut[], at: Cut, turn: number, gap: number, opacity: number): string {
  const c = Math.cos((turn * Math.PI) / 180),
    s = Math.sin((turn * Math.PI) / 180)
  const turned = corners.map(([x, y]): Cut => [(x - at[0]) * c + (y - at[1]) * s, (y - at[1]) * c - (x - at[0]) * s])
  const place = (u: number, v: number): string => `${n1(at[0] + u * c - v * s)} ${n1(at[1] + u * s + v * c)}`
  const low = Math.min(...turned.map(one => one[1])),
    high = Math.max(...turned.map(one => one[1]))
  let lines = ''
  for (let k = Math.ceil(low / gap); k * gap < high; k++) {
    const v = k * gap
    const ends = turned.flatMap((a, i) => {
      const b = turned[(i + 1) % turned.length]!
      return a[1] < v === b[1] < v ? [] : [a[0] + ((b[0] - a[0]) * (v - a[1])) / (b[1] - a[1])]
    })
    if (ends.length === 2) lines += `M${place(ends[0]!, v)}L${place(ends[1]!, v)}`
  }
  return lines && `<path d="${lines}" stroke="var(--ter-contour)" stroke-opacity="${opacity}" stroke-width="1.2"/>`
}

/** The face of the place: fields between hedges, for the front page. */
export function patchwork(width: number, height: number, step: number, seed: number): string {
  const tints = [
    'var(--ter-field-a)',
    'var(--ter-field-b)',
    'var(--ter-woods)',
    'var(--ter-clear)',
    'var(--ter-hill-1)',
    'var(--ter-field-b)',
  ]
  const r = random(seed + 5)
  let hedges = '',
    trees = ''
  const fields = parcels(width, height, step, seed, (path, at, roll, roll2, corners) => {
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length] as Cut
      if (a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])) return
      if (r() < 0.18) return
      const length = Math.hypot(b[0] - a[0], b[1] - a[1])
      for (let t = 0; t < length; t += 8) {
        const x = a[0] + ((b[0] - a[0]) * t) / length + (r() - 0.5) * 4,
          y = a[1] + ((b[1] - a[1]) * t) / length + (r() - 0.5) * 4,
          z = 3.5 + r() * 3.5
        hedges += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(z)}" fill="var(--ter-${r() > 0.4 ? 'tree' : 'tree-2'})"/>`
        if (r() < 0.05) trees += tree(x, y - 3, z * 1.9)
      }
    })
    return (
      `<path d="${path}" fill="${tints[Math.floor(roll * tints.length)]}"/>` +
      (roll2 < 0.55 ? furrows(corners, at, roll2 * 320, step * 0.075, 0.2) : '')
    )
  })
  return fields + hedges + trees
}

export { random, scatter }
