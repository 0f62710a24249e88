// The ground of a board of squares: fields between hedges, letters and numbers outside.
import type { Board } from '../../lib/scene'
import { SQUARE, squares, type Spot } from '../layout'
import { bush, groundOf, n1, random, roof, scatter, stones, tree } from './common'

const S = SQUARE

export function squareGround(board: Board, seed: number): string {
  const layout = squares(board)
  const R = random(seed)
  const { cols, rows } = board
  let o = `<rect x="-6" y="-6" width="${cols * S + 12}" height="${rows * S + 12}" rx="10" fill="var(--ter-hedge)"/>`
  for (const cell of board.cells) {
    const [cx, cy] = layout.center(cell.id),
      x = cx - S / 2,
      y = cy - S / 2,
      kind = groundOf(cell.terrain)
    const odd = ((cell.id % cols) * 7 + Math.floor(cell.id / cols) * 3) % 3
    const plain = ['var(--ter-clear)', 'var(--ter-field-b)', 'var(--ter-field-a)'][odd]
    const tint = {
      woods: 'var(--ter-woods)',
      brush: 'var(--ter-field-b)',
      trench: 'var(--ter-rough)',
      rough: 'var(--ter-rough)',
      water: 'var(--ter-water)',
      marsh: 'var(--ter-water)',
      building: 'var(--ter-clear-2)',
      concrete: 'var(--ter-concrete)',
      hill: 'var(--ter-hill-1)',
      mud: 'var(--ter-mud)',
      bridge: 'var(--ter-water)',
      clear: plain,
      field: plain,
    }[kind]
    const place = (): Spot => [x + 10 + R() * (S - 20), y + 10 + R() * (S - 20)]
    o += `<rect x="${n1(x + 2)}" y="${n1(y + 2)}" width="${S - 4}" height="${S - 4}" rx="5" fill="${tint}"/>`
    if ((kind === 'clear' || kind === 'field') && odd === 2)
      o +=
        `<path d="${[14, 27, 40, 53, 66, 79, 92].map(k => `M${n1(x + 8)} ${n1(y + k)}h${S - 16}`).join('')}" ` +
        'stroke="var(--ter-contour)" stroke-opacity=".2" stroke-width="1.3"/>'
    if (kind === 'woods')
      o += scatter(R, 26, 15, place)
        .map(p => tree(p[0], p[1], 8 + R() * 4))
        .join('')
    if (kind === 'brush')
      o += scatter(R, 22, 14, place)
        .map(p => bush(R, p[0], p[1], 7 + R() * 4))
        .join('')
    if (kind === 'rough') o += stones(R, 14, place, 6)
    if (kind === 'building')
      o +=
        roof(x + S * 0.3, y + S * 0.3, 40, 26, -6) +
        roof(x + S * 0.7, y + S * 0.34, 30, 36, 8) +
        roof(x + S * 0.34, y + S * 0.74, 34, 28, 5) +
        roof(x + S * 0.72, y + S * 0.76, 42, 26, -5)
    if (kind === 'concrete')
      o +=
        `<rect x="${n1(x + 16)}" y="${n1(y + 20)}" width="${S - 32}" height="${S - 40}" ` +
        'rx="6" fill="var(--ter-concrete)" stroke="var(--ter-concrete-ink)" stroke-width="3"/>' +
        `<path d="M${n1(x + 26)} ${n1(cy)}h${S - 52}" stroke="var(--ter-concrete-ink)" stroke-width="6"/>`
    if (kind === 'water' || kind === 'marsh' || kind === 'bridge')
      o +=
        `<path d="${[24, 48, 72].map(k => `M${n1(x + 8)} ${n1(y + k)}q10-6 20 0t20 0 20 0 20 0`).join('')}" ` +
        'fill="none" stroke="var(--ter-water-ink)" stroke-opacity=".55" stroke-width="1.6"/>'
    if (kind === 'marsh')
      o += scatter(R, 9, 22, place)
        .map(
          p =>
            `<path d="M${n1(p[0] - 4)} ${n1(p[1])}v-7M${n1(p[0])} ${n1(p[1])}v-10M${n1(p[0] + 4)} ${n1(p[1])}v-7" ` +
            'stroke="var(--ter-tree-2)" stroke-width="1.8"/>',
        )
        .join('')
    if (kind === 'bridge')
      o += `<rect x="${n1(x + 4)}" y="${n1(cy - 15)}" width="${S - 8}" height="30" fill="var(--ter-road)" stroke="var(--ter-roof-ink)" stroke-width="2"/>`
    if (kind === 'trench') {
      const zig = `M${n1(x + 8)} ${n1(y + 84)}l14-12 16 12 16-12 16 12 14-12 10 8`
      o +=
        `<path d="${zig}" fill="none" stroke="var(--ter-trench-ink)" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"/>` +
        `<path d="${zig}" fill="none" stroke="var(--ter-trench)" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>` +
        `<path d="M${n1(x + 8)} ${n1(y + 14)}h${S - 16}" stroke="var(--ter-trench-ink)" stroke-width="6" stroke-dasharray="10 4"/>`
    }
    if (kind === 'hill' || cell.level > 0)
      o +=
        `<rect x="${n1(x + 9)}" y="${n1(y + 9)}" width="${S - 18}" height="${S - 18}" rx="26" ` +
        `fill="var(--ter-hill-${Math.min(2, cell.level || 1)})" stroke="var(--ter-contour)" stroke-width="2"/>`
  }
  const road = board.edges
    .filter(edge => /road|path|track|lane/.test(edge.kind))
    .map(edge => 'M' + edge.cells.map(cell => layout.center(cell).map(n1).join(' ')).join('L'))
    .join('')
  if (road)
    o +=
      `<path d="${road}" fill="none" stroke="var(--ter-road-ink)" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<path d="${road}" fill="none" stroke="var(--ter-road)" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>`
  const dot = (x: number, y: number): string =>
    `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(3.2 + R() * 2.4)}" fill="var(--ter-tree)"/>`
  const gap = 14
  for (let i = 0; i <= cols; i++) for (let p = 0; p < rows * S; p += gap) o += dot(i * S + (R() - 0.5) * 4, p + R() * 8)
  for (let i = 0; i <= rows; i++) for (let p = 0; p < cols * S; p += gap) o += dot(p + R() * 8, i * S + (R() - 0.5) * 4)
  return o
}

/** Letters above the columns and numbers beside the rows, read from the names of the cells. */
export function squareNames(board: Board): string {
  const layout = squares(board)
  let o = ''
  for (const cell of board.cells) {
    const q = cell.id % board.cols,
      r = Math.floor(cell.id / board.cols),
      [x, y] = layout.center(cell.id)
    const [, letters = '', digits = ''] = /^([A-Za-z]*)(\d*)/.exec(cell.name) ?? []
    if (r === 0) o += `<text x="${n1(x)}" y="-14" text-anchor="middle">${letters || q + 1}</text>`
    if (q === 0) o += `<text x="-18" y="${n1(y + 5)}" text-anchor="middle">${digits || r + 1}</text>`
  }
  return o
}
