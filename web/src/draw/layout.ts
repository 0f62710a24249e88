// Where cells and points lie in the picture: one interface for hexes, squares, a line of cards and a plane.
import type { Board, Cell, Place } from '../lib/scene'
import { unitScale } from './plane/space'

export type Spot = [number, number]

export interface Layout {
  kind: Board['layout']
  /** The box of the whole board in picture units: x, y, width, height. */
  box: [number, number, number, number]
  /** Half the width of a cell: pieces and marks are drawn to this scale (1 = the scale of the art direction). */
  scale: number
  cells: Map<number, Cell>
  center(cell: number): Spot
  /** The outline of a cell as an SVG path; k shrinks it. */
  outline(cell: number, k?: number): string
  /** The cell at a point of the picture, or null. */
  at(x: number, y: number): number | null
  /** Where a table point lies. */
  point(x: number, y: number): Spot
  /** The next cell in a direction of the arrow keys. */
  step(cell: number, key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'): number
}

export const HEX = 45
export const SQUARE = 98
export const CARD: Spot = [146, 184]
const ROOT3 = Math.sqrt(3)
const f = (n: number): string => n.toFixed(1)

function byId(board: Board): Map<number, Cell> {
  return new Map(board.cells.map(cell => [cell.id, cell]))
}

export function hexes(board: Board): Layout {
  const s = HEX,
    h = ROOT3 * s,
    { cols, rows } = board
  const cells = byId(board)
  const center = (cell: number): Spot => {
    const q = cell % cols,
      r = Math.floor(cell / cols)
    return [s * (1 + 1.5 * q), h * (0.5 + r + (q & 1) * 0.5)]
  }
  const outline = (cell: number, k = 1): string => {
    const [x, y] = center(cell)
    return (
      'M' +
      [0, 1, 2, 3, 4, 5]
        .map(i => `${f(x + k * s * Math.cos((Math.PI / 3) * i))} ${f(y + k * s * Math.sin((Math.PI / 3) * i))}`)
        .join('L') +
      'Z'
    )
  }
  const on = (q: number, r: number): number | null =>
    q >= 0 && r >= 0 && q < cols && r < rows && cells.has(r * cols + q) ? r * cols + q : null
  return {
    kind: 'hexes',
    scale: 1,
    cells,
    center,
    outline,
    box: [0, 0, s * (1.5 * cols + 0.5), h * (rows + (cols > 1 ? 0.5 : 0))],
    at(x, y) {
      const guess = Math.round((x / s - 1) / 1.5)
      let best: number | null = null,
        near = s * s
      for (const q of [guess - 1, guess, guess + 1]) {
        const r = Math.round(y / h - 0.5 - (q & 1) * 0.5)
        const cell = on(q, r)
        if (cell === null) continue
        const [cx, cy] = center(cell),
          d = (cx - x) ** 2 + (cy - y) ** 2
        if (d < near) {
          near = d
          best = cell
        }
      }
      return best
    },
    point: (x, y) => [x, y],
    step(cell, key) {
      const q = cell % cols,
        r = Math.floor(cell / cols)
      const [dq, dr] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, q & 1 ? 0 : 0], ArrowRight: [1, 0] }[
        key
      ] as Spot
      return on(q + dq, r + dr) ?? cell
    },
  }
}

export function squares(board: Board): Layout {
  const s = SQUARE,
    { cols, rows } = board
  const cells = byId(board)
  const center = (cell: number): Spot => [((cell % cols) + 0.5) * s, (Math.floor(cell / cols) + 0.5) * s]
  const on = (q: number, r: number): number | null =>
    q >= 0 && r >= 0 && q < cols && r < rows && cells.has(r * cols + q) ? r * cols + q : null
  return {
    kind: 'squares',
    scale: 1,
    cells,
    center,
    box: [-30, -34, cols * s + 42, rows * s + 46],
    outline(cell, k = 1) {
      const [x, y] = center(cell),
        a = (s / 2 - 2) * k
      return `M${f(x - a)} ${f(y - a)}h${f(2 * a)}v${f(2 * a)}h${f(-2 * a)}Z`
    },
    at: (x, y) => on(Math.floor(x / s), Math.floor(y / s)),
    point: (x, y) => [x, y],
    step(cell, key) {
      const [dq, dr] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key] as Spot
      return on((cell % cols) + dq, Math.floor(cell / cols) + dr) ?? cell
    },
  }
}

export const LINE_GAP = 8
export const PLATE_ROW = 72
export const PLATES = 3 // rows of section plates on either side that fit without overlap

export function line(board: Board): Layout {
  const [w, h] = CARD
  const cells = byId(board)
  const order = board.cells.map(cell => cell.id)
  const index = new Map(order.map((id, i) => [id, i]))
  const center = (cell: number): Spot => [(index.get(cell) ?? 0) * (w + LINE_GAP) + w / 2, h / 2]
  return {
    kind: 'line',
    scale: 1,
    cells,
    center,
    box: [-6, -PLATE_ROW * 2 - 8, order.length * (w + LINE_GAP) + 4, h + PLATE_ROW * 4 + 16],
    outline(cell, k = 1) {
      const [x, y] = center(cell),
        a = (w / 2) * k,
        b = (h / 2) * k
      return (
        `M${f(x - a + 11)} ${f(y - b)}h${f(2 * a - 22)}a11 11 0 0 1 11 11v${f(2 * b - 22)}a11 11 0 0 1-11 11` +
        `h${f(-2 * a + 22)}a11 11 0 0 1-11-11v${f(-2 * b + 22)}a11 11 0 0 1 11-11Z`
      )
    },
    at(x, y) {
      const i = Math.floor(x / (w + LINE_GAP))
      return y >= 0 && y <= h ? (order[i] ?? null) : null
    },
    point: (x, y) => [x, y],
    step(cell, key) {
      const i = index.get(cell) ?? 0
      return order[i + (key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1)] ?? cell
    },
  }
}

export function plane(board: Board): Layout {
  const unit = unitScale(board)
  return {
    kind: 'plane',
    scale: unit,
    cells: byId(board),
    box: [0, 0, board.width * unit, board.depth * unit],
    center: () => [0, 0],
    outline: () => '',
    at: () => null,
    point: (x, y) => [x * unit, (board.depth - y) * unit],
    step: cell => cell,
  }
}

export function layoutOf(board: Board): Layout {
  return { hexes, squares, line, plane }[board.layout](board)
}

/** Where a place lies in the picture; null for what is off the board. */
export function spotOf(layout: Layout, place: Place): Spot | null {
  if (place.point) return layout.point(place.point.x, place.point.y)
  return place.cell === null ? null : layout.center(place.cell)
}
