// The ground of a hex board: parcels, hills with contour and hachures, woods, rough, water, roads, bridges, roofs, grid, coordinates.
import type { Board } from '../../lib/scene'
import { HEX, hexes, type Layout, type Spot } from '../layout'
import { movedPath, settle } from '../settle'
import {
  furrows,
  groundOf,
  n1,
  parcels,
  random,
  roof,
  scatter,
  stones,
  tree,
  bush,
  clipId,
  type Ground,
} from './common'

const s = HEX
const H = Math.sqrt(3) * s

/** The cells beside a cell; side i lies between corners i and i + 1. */
function beside(cell: number, cols: number): [number, number][] {
  const q = cell % cols,
    r = Math.floor(cell / cols),
    o = q & 1
  return [
    [q + 1, r + o],
    [q, r + 1],
    [q - 1, r + o],
    [q - 1, r + o - 1],
    [q, r - 1],
    [q + 1, r + o - 1],
  ]
}

function corner([x, y]: Spot, i: number, k = 1): Spot {
  return [x + k * s * Math.cos((Math.PI / 3) * i), y + k * s * Math.sin((Math.PI / 3) * i)]
}

/** A soft way through the middles of cells. */
export function way(layout: Layout, cells: readonly number[]): string {
  const p = cells.map(cell => layout.center(cell))
  const first = p[0],
    last = p.at(-1)
  if (!first || !last) return ''
  let d = `M${n1(first[0])} ${n1(first[1])}`
  for (let i = 1; i < p.length - 1; i++) {
    const a = p[i] as Spot,
      b = p[i + 1] as Spot
    d += `Q${n1(a[0])} ${n1(a[1])} ${n1((a[0] + b[0]) / 2)} ${n1((a[1] + b[1]) / 2)}`
  }
  return d + `L${n1(last[0])} ${n1(last[1])}`
}

function band(d: string, edge: string, fill: string, wide: number): string {
  return (
    `<path d="${d}" fill="none" stroke="${edge}" stroke-width="${n1(wide + 4)}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${n1(wide)}" stroke-linecap="round" stroke-linejoin="round"/>`
  )
}

function ripples(d: string): string {
  return (
    `<path d="${movedPath(d, 0, 5, 1)}" fill="none" stroke="var(--ter-water-ink)" stroke-opacity=".55" stroke-width="1.5" stroke-dasharray="22 16"/>` +
    `<path d="${movedPath(d, 6, -6, 1)}" fill="none" stroke="var(--ter-water-ink)" stroke-opacity=".4" stroke-width="1.5" stroke-dasharray="14 26"/>`
  )
}

export function hexGround(board: Board, seed: number): string {
  const layout = hexes(board)
  const { cols, rows } = board
  const ground = new Map<number, Ground>(board.cells.map(cell => [cell.id, groundOf(cell.terrain)]))
  const level = (cell: number): number => layout.cells.get(cell)?.level ?? 0
  const all = board.cells.map(cell => cell.id)
  const idAt = (q: number, r: number): number | null => (q < 0 || r < 0 || q >= cols || r >= rows ? null : r * cols + q)
  const R = random(seed)
  const where = (kind: Ground): number[] => all.filter(cell => ground.get(cell) === kind)
  const blob = (cells: number[], fill: string, edge: string | null, k = 10): string => {
    const d = cells.map(cell => layout.outline(cell, 0.96)).join('')
    if (!d) return ''
    return (
      (edge
        ? `<path d="${d}" fill="${edge}" stroke="${edge}" stroke-width="${k + 3.5}" stroke-linejoin="round"/>`
        : '') + `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="${k}" stroke-linejoin="round"/>`
    )
  }
  const inside = (cell: number, k: number): (() => Spot) => {
    const [x, y] = layout.center(cell)
    return () => {
      const a = R() * 6.283,
        d = Math.sqrt(R()) * s * k
      return [x + d * Math.cos(a), y + d * Math.sin(a) * 0.95]
    }
  }
  const hachures = (floor: number): string => {
    let o = ''
    for (const cell of all) {
      if (level(cell) < floor) continue
      const c = layout.center(cell)
      beside(cell, cols).forEach(([q, r], i) => {
        const other = idAt(q, r)
        if (other === null || level(other) >= floor) return
        const p = corner(c, i, 1.08),
          n = corner(c, i + 1, 1.08)
        for (let t = 0.06; t < 1; t += 0.135) {
          const px = p[0] + (n[0] - p[0]) * t,
            py = p[1] + (n[1] - p[1]) * t,
            dx = px - c[0],
            dy = py - c[1],
            L = Math.hypot(dx, dy),
            l = 5 + R() * 4
          o += `M${n1(px)} ${n1(py)}l${n1((dx / L) * l)} ${n1((dy / L) * l)}`
        }
      })
    }
    return o
  }
  const fields = parcels(cols * s * 1.5, rows * H, s * 2.1, seed + 26, (path, at, roll, _, corners) => {
    const fill =
      roll < 0.3 ? 'var(--ter-field-a)' : roll < 0.6 ? 'var(--ter-field-b)' : roll < 0.8 ? 'var(--ter-clear-2)' : 'none'
    return (
      (fill === 'none' ? '' : `<path d="${path}" fill="${fill}" opacity=".75"/>`) +
      (roll < 0.3 ? furrows(corners, at, roll * 180, 9, 0.16) : '')
    )
  })
  const hills = (floor: number): string => {
    const high = all.filter(cell => level(cell) >= floor)
    return high.length
      ? blob(high, `var(--ter-hill-${Math.min(floor, 2)})`, 'var(--ter-contour)') +
          `<path d="${hachures(floor)}" stroke="var(--ter-contour)" stroke-width="1.3" opacity=".85"/>`
      : ''
  }
  const top = Math.max(0, ...all.map(level))
  // A stream that no edge draws runs through the middles of its hexes, column by column.
  const wet = [...where('water'), ...where('bridge')]
  const drawnWater = board.edges.filter(edge => /stream|river|water|canal/.test(edge.kind))
  const lone = wet.filter(cell => !drawnWater.some(edge => edge.cells.includes(cell)))
  const streams: string[] = drawnWater.map(edge => way(layout, edge.cells))
  const beds = new Set(lone)
  const wetBeside = (cell: number): number[] =>
    beside(cell, cols)
      .map(([q, r]) => idAt(q, r))
      .filter(near => near !== null && beds.has(near)) as number[]
  const edge = (cell: number): Spot => {
    const [x, y] = layout.center(cell),
      q = cell % cols,
      r = Math.floor(cell / cols)
    return [
      q === 0 ? -s : q === cols - 1 ? x + s * 1.6 : x,
      r === 0 && q > 0 && q < cols - 1 ? -s : r === rows - 1 && q > 0 && q < cols - 1 ? y + s * 1.6 : y + 5,
    ]
  }
  while (beds.size) {
    const start = [...beds].sort((a, b) => wetBeside(a).length - wetBeside(b).length || (a % cols) - (b % cols))[0]!
    const chain = [start]
    beds.delete(start)
    for (let next = wetBeside(start)[0]; next !== undefined; next = wetBeside(next)[0]) {
      chain.push(next)
      beds.delete(next)
    }
    const bends = chain.map((cell, i): Spot => {
      const [x, y] = layout.center(cell)
      return [x, y + ((i % 3) - 1) * s * 0.18 + ((cell % cols) & 1 ? -s * 0.3 : s * 0.3) * (chain.length > 2 ? 1 : 0)]
    })
    const points = [edge(chain[0]!), ...bends, edge(chain.at(-1)!)]
    let d = `M${n1(points[0]![0])} ${n1(points[0]![1])}`
    for (let i = 1; i < points.length - 1; i++)
      d += `Q${n1(points[i]![0])} ${n1(points[i]![1])} ${n1((points[i]![0] + points[i + 1]![0]) / 2)} ${n1((points[i]![1] + points[i + 1]![1]) / 2)}`
    streams.push(d + `L${n1(points.at(-1)![0])} ${n1(points.at(-1)![1])}`)
  }
  const river = streams.join('')
  const roads = board.edges
    .filter(edge => /road|path|track|lane/.test(edge.kind))
    .map(edge => way(layout, edge.cells))
    .join('')
  const rails = board.edges
    .filter(edge => /rail/.test(edge.kind))
    .map(edge => way(layout, edge.cells))
    .join('')
  const walls = board.edges
    .filter(edge => /wall|hedge|fence|bocage/.test(edge.kind))
    .map(edge => way(layout, edge.cells))
    .join('')
  const bridges = all
    .filter(cell => ground.get(cell) === 'bridge' || layout.cells.get(cell)?.features.includes('bridge'))
    .map(cell => {
      const [x, y] = layout.center(cell)
      return settle(
        `<rect x="${n1(-s * 0.21)}" y="${n1(-s * 0.5)}" width="${n1(s * 0.42)}" ` +
          `height="${s}" fill="var(--ter-road)" stroke="var(--ter-roof-ink)" stroke-width="2"/>` +
          `<path d="M${n1(-s * 0.3)} ${n1(-s * 0.56)}l${n1(s * 0.09)} ${n1(s * 0.1)}M${n1(s * 0.3)} ${n1(-s * 0.56)}l${n1(-s * 0.09)} ${n1(s * 0.1)}` +
          `M${n1(-s * 0.3)} ${n1(s * 0.56)}l${n1(s * 0.09)} ${n1(-s * 0.1)}M${n1(s * 0.3)} ${n1(s * 0.56)}l${n1(-s * 0.09)} ${n1(-s * 0.1)}" ` +
          'stroke="var(--ter-roof-ink)" stroke-width="2"/>',
        x,
        y,
      )
    })
    .join('')
  const trees = where('woods')
    .map(cell =>
      scatter(R, 15, s * 0.22, inside(cell, 0.84))
        .map(([x, y]) => tree(x, y, s * (0.13 + R() * 0.07)))
        .join(''),
    )
    .join('')
  const bushes = where('brush')
    .map(cell =>
      scatter(R, 16, s * 0.2, inside(cell, 0.8))
        .map(([x, y]) => bush(R, x, y, 5 + R() * 4))
        .join(''),
    )
    .join('')
  const rough = [...where('rough')].map(cell => stones(R, 11, inside(cell, 0.72))).join('')
  const plots: [number, number, number, number, number][] = [
    [-0.5, -0.42, 0.52, 0.34, -8],
    [0.12, -0.5, 0.4, 0.5, 10],
    [-0.56, 0.16, 0.42, 0.36, 6],
    [0.08, 0.14, 0.56, 0.34, -6],
  ]
  const houses = where('building')
    .map(cell => {
      const [x, y] = layout.center(cell)
      return plots
        .map(([a, b, w, h, t]) =>
          roof(x + (a + w / 2) * s, y + (b + h / 2) * s, w * s, h * s, t + Math.round(R() * 6 - 3)),
        )
        .join('')
    })
    .join('')
  const marsh = where('marsh')
    .map(cell =>
      scatter(R, 9, s * 0.3, inside(cell, 0.75))
        .map(
          ([x, y]) =>
            `<path d="M${n1(x - 8)} ${n1(y)}h16M${n1(x - 4)} ${n1(y)}v-6M${n1(x)} ${n1(y)}v-8M${n1(x + 4)} ${n1(y)}v-6" ` +
            'stroke="var(--ter-water-ink)" stroke-width="1.4" fill="none"/>',
        )
        .join(''),
    )
    .join('')
  const board_ = all.map(cell => layout.outline(cell, 1.01)).join('')
  const clip = clipId()
  return (
    `<clipPath id="${clip}"><path d="${board_}"/></clipPath><g clip-path="url(#${clip})">` +
    `<rect x="-50" y="-50" width="${n1(cols * s * 1.5 + 200)}" height="${n1(rows * H + 200)}" fill="var(--ter-clear)"/>${fields}
${[...Array(top).keys()].map(k => hills(k + 1)).join('')}` +
    `${blob(where('woods'), 'var(--ter-woods)', null, 4)}${blob(where('brush'), 'var(--ter-field-b)', null, 3)}` +
    `${blob([...where('rough')], 'var(--ter-rough)', null, 2)}${blob(where('mud'), 'var(--ter-mud)', null, 2)}` +
    `${blob(where('marsh'), 'var(--ter-field-b)', null, 2)}${blob(where('concrete'), 'var(--ter-concrete)', null, 2)}
${river ? band(river, 'var(--ter-water-ink)', 'var(--ter-water)', s * 0.66) + ripples(river) : ''}` +
    `${roads ? band(roads, 'var(--ter-road-ink)', 'var(--ter-road)', s * 0.22) : ''}${
      rails
        ? `<path d="${rails}" fill="none" ` +
          'stroke="var(--ter-roof-ink)" ' +
          'stroke-width="7" stroke-dasharray="2 5"/>' +
          `<path d="${rails}" fill="none" stroke="var(--ter-roof-ink)" stroke-width="2"/>`
        : ''
    }${
      walls
        ? `<path d="${walls}" fill="none" stroke="var(--ter-hedge)" ` +
          'stroke-width="7" stroke-linecap="round" stroke-dasharray="1 8"/>'
        : ''
    }${bridges}${rough}${marsh}${bushes}${trees}${houses}` +
    `<path d="${all.map(cell => layout.outline(cell)).join('')}" fill="none" stroke="var(--ter-grid)" stroke-width="1"/></g>`
  )
}

/** The names of the hexes at their feet. */
export function hexNames(board: Board): string {
  const layout = hexes(board)
  return board.cells
    .map(cell => {
      const [x, y] = layout.center(cell.id)
      return `<text x="${n1(x)}" y="${n1(y + H / 2 - 5)}" text-anchor="middle">${cell.name}</text>`
    })
    .join('')
}
