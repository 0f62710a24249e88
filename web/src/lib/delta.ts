// Puts a frame's changes into the scene.
import { fill } from './fill'
import { FIELDS, type Board, type Cell, type Piece, type Scene } from './scene'

export interface Delta {
  pieces?: { set?: unknown[]; gone?: string[] }
  board?: { cells?: unknown[]; whole?: unknown }
  [field: string]: unknown
}

function withPieces(pieces: readonly Piece[], change: NonNullable<Delta['pieces']>): Piece[] {
  const set = new Map((change.set ?? []).map(one => fill<Piece>('Piece', one)).map(piece => [piece.id, piece]))
  const gone = new Set(change.gone ?? [])
  const kept = pieces
    .filter(piece => !gone.has(piece.id))
    .map(piece => {
      const changed = set.get(piece.id)
      set.delete(piece.id)
      return changed ?? piece
    })
  return [...kept, ...set.values()]
}

function withCells(board: Board, cells: unknown[]): Board {
  const changed = new Map(cells.map(one => fill<Cell>('Cell', one)).map(cell => [cell.id, cell]))
  return { ...board, cells: board.cells.map(cell => changed.get(cell.id) ?? cell) }
}

/** The scene after a delta; the old one is left as it was. */
export function applyDelta(scene: Scene, delta: Delta): Scene {
  const next = { ...scene } as Scene & Record<string, unknown>
  for (const [field, value] of Object.entries(delta)) {
    if (field === 'pieces') next.pieces = withPieces(scene.pieces, value as NonNullable<Delta['pieces']>)
    else if (field === 'board') {
      const change = value as NonNullable<Delta['board']>
      next.board = change.whole ? fill<Board>('Board', change.whole) : withCells(scene.board, change.cells ?? [])
    } else {
      const inner = FIELDS['Scene']?.[field]?.[0]
      next[field] =
        inner && value !== null
          ? Array.isArray(value)
            ? value.map(one => fill(inner, one))
            : fill(inner, value)
          : value
    }
  }
  return next
}
