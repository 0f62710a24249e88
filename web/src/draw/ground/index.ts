// One door to all grounds. The ground is built once per map and kept.
import type { Board } from '../../lib/scene'
import type { Speak } from '../../lib/text'
import { seedOf } from '../random'
import { lean } from '../settle'
import { hexGround, hexNames } from './hexes'
import { lineGround } from './line'
import { planeGround } from './plane'
import { squareGround, squareNames } from './squares'

const kept = new Map<string, string>()

function fingerprint(board: Board): string {
  return (
    board.layout +
    board.cols +
    board.cells.map(c => c.terrain + c.level).join() +
    board.edges.map(e => e.kind + e.cells.join('-')).join() +
    board.shapes.map(s => s.id + s.kind).join()
  )
}

/** The ground as SVG, from the board and a seed (the scenario). */
export function groundSvg(board: Board, scenario: string, speak: Speak, far = false): string {
  const seed = seedOf(scenario)
  if (board.layout === 'line') return lean(lineGround(board, seed, speak, far))
  if (board.layout === 'plane') return planeGround(board, seed, speak)
  const key = scenario + fingerprint(board)
  let svg = kept.get(key)
  if (svg === undefined) {
    svg = lean(board.layout === 'hexes' ? hexGround(board, seed) : squareGround(board, seed))
    kept.set(key, svg)
  }
  return svg
}

/** Coordinates, as a layer of its own: they can be switched off. */
export function namesSvg(board: Board): string {
  return board.layout === 'hexes' ? hexNames(board) : board.layout === 'squares' ? squareNames(board) : ''
}
