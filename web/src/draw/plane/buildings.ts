// Buildings from above: the true footprint, a shadow as long as the building is high, a roof by the words of its kind, door wedges.
import type { Patch } from '../ground/plane'
import type { Spot } from '../layout'
import { clipId, n1, random } from '../ground/common'
import { hull, inside, poly } from './space'

const DARK = '#14120c'

function shadow(patch: Patch): string {
  const long = Math.max(5, Math.min(70, patch.shape.height * patch.shade))
  const moved = patch.spots.map((p): Spot => [p[0] + long, p[1] + long])
  const d = patch.spots.length > 2 ? poly(hull([...patch.spots, ...moved])) : patch.outline
  return `<path d="${d}" ${patch.spots.length > 2 ? '' : `transform="translate(${n1(long * 0.6)} ${n1(long * 0.7)})"`} fill="${DARK}" opacity=".2"/>`
}

interface Frame {
  x: number
  y: number
  w: number
  h: number
  turn: number
}

/** The frame of a quadrilateral: its middle, its longer side as width, how it is turned. */
function frame(patch: Patch): Frame {
  const [p, q, r] = patch.spots
  if (patch.spots.length !== 4 || !p || !q || !r) {
    const xs = patch.spots.map(s => s[0]),
      ys = patch.spots.map(s => s[1]),
      grow = patch.spots.length < 3 ? patch.radius : 0
    const lo: Spot = [Math.min(...xs) - grow, Math.min(...ys) - grow],
      hi: Spot = [Math.max(...xs) + grow, Math.max(...ys) + grow]
    return { x: (lo[0] + hi[0]) / 2, y: (lo[1] + hi[1]) / 2, w: hi[0] - lo[0], h: hi[1] - lo[1], turn: 0 }
  }
  const s = patch.spots[3]!,
    w = Math.hypot(q[0] - p[0], q[1] - p[1]),
    h = Math.hypot(r[0] - q[0], r[1] - q[1])
  let turn = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI
  if (turn > 90 || turn <= -90) turn += 180
  return { x: (p[0] + r[0] + q[0] + s[0]) / 4, y: (p[1] + r[1] + q[1] + s[1]) / 4, w, h, turn }
}

function ribs(w: number, h: number, count: number): string {
  const step = (w - 16) / count
  return Array.from(
    { length: count },
    (_, k) =>
      `<path d="M${n1(-w / 2 + 8 + k * step)} ${n1(-h / 2 + 8)}h${n1(step - 3)}v${n1(h - 16)}h${n1(-(step - 3))}Z" ` +
      'fill="var(--ter-concrete)" stroke="var(--ter-concrete-ink)" stroke-width="1"/>' +
      `<path d="M${n1(-w / 2 + 8 + k * step)} ${n1(-h / 2 + 8)}h${n1(Math.min(7, step / 3))}v${n1(h - 16)}h${n1(-Math.min(7, step / 3))}Z" ` +
      'fill="var(--ter-concrete-ink)" opacity=".45"/>',
  ).join('')
}

/** Two slopes and a ridge along the longer side. */
function ridge(w: number, h: number): string {
  const across = h > w,
    a = across ? h : w,
    b = across ? w : h
  return (
    `<g ${across ? 'transform="rotate(90)"' : ''}><path d="M${n1(-a / 2)} ${n1(-b / 2)}h${n1(a)}v${n1(b / 2)}h${n1(-a)}Z" fill="var(--ter-roof)"/>` +
    `<path d="M${n1(-a / 2)} 0h${n1(a)}v${n1(b / 2)}h${n1(-a)}Z" fill="var(--ter-roof-2)"/>` +
    `<path d="M${n1(-a / 2)} 0` +
    `h${n1(a)}${Array.from({ length: Math.floor(a / 14) }, (_, i) => `M${n1(-a / 2 + 9 + i * 14)} ${n1(-b / 2 + 3)}v${n1(b - 6)}`).join('')}" ` +
    'stroke="var(--ter-roof-ink)" stroke-width="1" stroke-opacity=".45"/>' +
    `<path d="M${n1(-a / 2)} 0h${n1(a)}" stroke="var(--ter-roof-ink)" stroke-width="1.6"/></g>`
  )
}

/** A flat roof: a parapet and what stands on it. */
function flat(w: number, h: number, seed: number): string {
  const R = random(seed)
  let o =
    `<rect x="${n1(-w / 2 + 6)}" y="${n1(-h / 2 + 6)}" width="${n1(w - 12)}" ` +
    `height="${n1(h - 12)}" fill="none" stroke="var(--ter-concrete-ink)" stroke-width="1.5"/>`
  if (w < 50 || h < 40) return o
  for (let k = 0; k < Math.max(1, Math.round((w * h) / 4200)); k++) {
    const z = 8 + R() * 10,
      x = -w / 2 + 13 + R() * (w - 26 - z * 1.5),
      y = -h / 2 + 12 + R() * (h - 24 - z)
    o +=
      `<rect x="${n1(x + 2)}" y="${n1(y + 3)}" width="${n1(z * 1.5)}" height="${n1(z)}" fill="var(--ter-roof-ink)" opacity=".25"/>` +
      `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(z * 1.5)}" height="${n1(z)}" fill="var(--ter-roof)" opacity=".75"/>`
  }
  return o
}

const TINTS: [RegExp, string][] = [
  [/apartment|skyscraper|tower/, 'hill-1'],
  [/office|station/, 'rough'],
  [/shop|kiosk/, 'field-a'],
  [/house/, 'mud'],
  [/factory|hall|warehouse|bunker|dugout|pillbox|blockhouse/, 'concrete'],
]

export function building(patch: Patch): string {
  const { x, y, w, h, turn } = frame(patch),
    kind = patch.shape.kind,
    clip = clipId()
  const tint = TINTS.find(([what]) => what.test(kind))?.[1] ?? 'rough'
  const pitched =
    /hut|barn|church|farm|mission|^building|cottage|mill/.test(kind) || (/house/.test(kind) && patch.whole < 20)
  const thatch = /hut/.test(kind) && patch.spots.length < 3
  let roof =
    pitched && !thatch
      ? ridge(w, h)
      : /factory|hall|warehouse|bunker|dugout|pillbox|blockhouse/.test(kind)
        ? ribs(w, h, Math.max(3, Math.round(w / 34)))
        : thatch
          ? ''
          : flat(w, h, patch.seed)
  if (/church/.test(kind))
    roof +=
      '<path d="M-4-22h8v14h14v8H4v26h-8V0h-14v-8h14Z" fill="var(--ter-road)" stroke="var(--ter-roof-ink)" stroke-width="1.5"/>'
  if (thatch)
    roof =
      `<circle r="${n1(patch.radius)}" fill="var(--ter-trench)"/>` +
      `<path d="${Array.from(
        { length: 18 },
        (_, i) => `M0 0L${n1(patch.radius * Math.cos(i * 0.349))}` + ` ${n1(patch.radius * Math.sin(i * 0.349))}`,
      ).join('')}" ` +
      'stroke="var(--ter-trench-ink)" stroke-width="1.4" opacity=".6"/>'
  return (
    `${shadow(patch)}<clipPath id="${clip}"><path d="${patch.outline}"/></clipPath>` +
    `<path d="${patch.outline}" fill="var(--ter-${tint})"/><g clip-path="url(#${clip})">` +
    `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turn)})">${roof}</g></g>` +
    `<path d="${patch.outline}" fill="none" stroke="var(--ter-roof-ink)" stroke-width="2.6" stroke-linejoin="round"/>`
  )
}

/** A door: a wedge that points outward. */
export function entrance(patch: Patch): string {
  const p = patch.shape.points[0]!,
    [x, y] = patch.spots[0]!
  const out = p.facing ?? 180
  return (
    `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${out})">` +
    '<path d="M-8 4v-9l8-6 8 6v9Z" fill="var(--panel)" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/></g>'
  )
}

/** Whether a spot of the picture is on the footprint. */
export function covers(patch: Patch, x: number, y: number): boolean {
  if (patch.spots.length > 2) return inside(patch.spots, x, y)
  const p = patch.spots[0]
  return p !== undefined && Math.hypot(p[0] - x, p[1] - y) <= Math.max(patch.radius, 6)
}
