// Editing a free answer on the table: paths, points and angles of a form, as plain values.
import { pick, put } from '../../lib/choice'
import type { Board, Field, Form, Mark, Scene } from '../../lib/scene'
import { bearing, onBoard, type XY } from './space'

export const isPlaneField = (field: Field | undefined): boolean =>
  field !== undefined && (field.kind === 'path' || field.kind === 'point' || field.kind === 'angle')
export const isPlaneForm = (form: Form | null | undefined): boolean => !!form && form.fields.some(isPlaneField)

const read = (value: unknown): XY | null => {
  if (Array.isArray(value))
    return typeof value[0] === 'number' && typeof value[1] === 'number' ? { x: value[0], y: value[1] } : null
  const point = value as Partial<XY> | null
  return point && typeof point.x === 'number' && typeof point.y === 'number' ? { x: point.x, y: point.y } : null
}

/** A point written as the draft writes points: an object, or a pair. */
const write = (like: unknown, p: XY): unknown =>
  Array.isArray(like)
    ? [Math.round(p.x), Math.round(p.y)]
    : { ...(like && typeof like === 'object' ? like : {}), x: Math.round(p.x), y: Math.round(p.y) }

export function pathIn(draft: unknown, field: Field): XY[] {
  const value = pick(draft, field.path)
  return Array.isArray(value) ? value.map(read).filter(p => p !== null) : []
}
export const pointIn = (draft: unknown, field: Field): XY | null => read(pick(draft, field.path))
export const angleIn = (draft: unknown, field: Field): number => {
  const value = Number(pick(draft, field.path) ?? 0)
  return Number.isFinite(value) ? value : 0
}

const isOnEdge = (board: Board, p: XY): boolean => p.x <= 0 || p.y <= 0 || p.x >= board.width || p.y >= board.depth

/** A point that lies on the edge of the table stays on it: on the edge that the draft names, else on the nearest. */
export function alongEdge(
  board: Board,
  draft: unknown,
  field: Field,
  p: XY,
  old: XY | null = pointIn(draft, field),
): XY {
  if (!old || !isOnEdge(board, old)) return p
  const edges: Record<string, XY> = {
    north: { x: p.x, y: board.depth },
    south: { x: p.x, y: 0 },
    west: { x: 0, y: p.y },
    east: { x: board.width, y: p.y },
  }
  const named = edges[String((pick(draft, field.path) as { edge?: unknown } | null)?.edge)]
  return (
    named ??
    Object.values(edges).reduce((best, one) =>
      Math.hypot(one.x - p.x, one.y - p.y) < Math.hypot(best.x - p.x, best.y - p.y) ? one : best,
    )
  )
}

/** Whether a draft has the places that the form's fields name; if not, editing starts from the form's own draft. */
export const fits = (form: Form, draft: unknown): boolean =>
  !!draft && (draft as { kind?: string }).kind === (form.draft as { kind?: string } | null)?.kind

export const based = (form: Form, draft: unknown): unknown => (fits(form, draft) ? draft : form.draft)

export function withPath(draft: unknown, field: Field, path: readonly XY[]): unknown {
  const value = pick(draft, field.path),
    like = Array.isArray(value) && Array.isArray(value[0]) ? [] : null
  return put(
    draft,
    field.path,
    path.map(p => write(like, p)),
  )
}
export function withPoint(draft: unknown, field: Field, p: XY): unknown {
  return put(draft, field.path, write(pick(draft, field.path), p))
}
export function withAngle(draft: unknown, field: Field, degrees: number): unknown {
  return put(draft, field.path, keepAngle(field, degrees))
}

/** An angle in whole degrees; without limits it turns all the way round. */
export function keepAngle(field: Field, degrees: number): number {
  const step = field.step || 1,
    whole = Math.round(degrees / step) * step
  if (field.low === 0 && (field.high === 0 || field.high >= 359)) return ((whole % 360) + 360) % 360
  return Math.min(Math.max(whole, field.low), field.high)
}

/** Where a piece of the scene stands. */
export function whereIs(scene: Scene, id: string): XY | null {
  const point = scene.pieces.find(piece => piece.id === id)?.place.point
  return point ? { x: point.x, y: point.y } : null
}

/** Where the way of a piece begins that is not on the table yet, as the draft's preview draws it. */
function entryOf(preview: readonly Mark[], piece: string): XY | null {
  const ghost = preview.findIndex(mark => mark.role === 'ghost' && mark.pieces.includes(piece))
  return (
    preview
      .slice(0, ghost < 0 ? 0 : ghost)
      .filter(mark => mark.role === 'path_own')
      .at(-1)?.points[0] ?? null
  )
}

/** What an angle turns about: the point or the end of the path that stands in the same draft, else its piece, or where that will enter. */
export function pivotOf(
  scene: Scene,
  form: Form,
  draft: unknown,
  field: Field,
  preview: readonly Mark[] = [],
): XY | null {
  for (const other of form.fields) {
    if (other.piece && field.piece && other.piece !== field.piece) continue
    if (other.kind === 'point') {
      const p = pointIn(draft, other)
      if (p) return p
    }
    if (other.kind === 'path') {
      const p = pathIn(draft, other).at(-1)
      if (p) return p
    }
  }
  return whereIs(scene, field.piece) ?? entryOf(preview, field.piece)
}

/** Whether a draft leaves everything as it stands: every place in it is where its piece is, every angle the way it faces. */
export function isStill(scene: Scene, form: Form, draft: unknown): boolean {
  const near = (a: XY | null, b: XY | null): boolean => a !== null && b !== null && Math.hypot(a.x - b.x, a.y - b.y) < 1
  const [picked] = pickedIn(form, draft)
  return form.fields.filter(isPlaneField).every(field => {
    const here = whereIs(scene, picked ?? field.piece)
    if (field.kind === 'point') return near(pointIn(draft, field), here)
    if (field.kind === 'path') return here !== null && pathIn(draft, field).every(p => near(p, here))
    return angleIn(draft, field) === scene.pieces.find(piece => piece.id === field.piece)?.place.point?.facing
  })
}

/** Where a draft's way ends, if it has one and leads somewhere. */
export function endOf(scene: Scene, form: Form, draft: unknown): XY | null {
  const way = form.fields.find(field => field.kind === 'path')
  return way && !isStill(scene, form, draft) ? (pathIn(draft, way).at(-1) ?? null) : null
}

/** A place as answers and questions write it. */
export const writtenAt = (p: XY): string => `${Math.round(p.x)},${Math.round(p.y)}`
export function readAt(id: string | number): XY | null {
  const [x, y] = String(id).split(',').map(Number)
  return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null
}

/** Whether a number is a length of the table: those are given in hundredths, in steps of a whole unit. */
export const isLength = (board: Board, field: Field): boolean =>
  field.kind === 'count' && field.step >= 100 && board.unit.endsWith('/100')

/** The way in for a piece that is not on the table yet: the first point slides along its edge to the place that was tapped. */
function entering(board: Board, first: XY, to: XY): XY {
  if (first.x <= 0 || first.x >= board.width) return { x: first.x, y: to.y }
  return first.y <= 0 || first.y >= board.depth ? { x: to.x, y: first.y } : first
}

/** A tap at a place: a path grows, a point moves there, an angle aims at it. A path that nobody drew yet (`fresh`) is drawn anew, a refused end is replaced. */
export function tapped(
  scene: Scene,
  form: Form,
  draft: unknown,
  field: Field,
  at: XY,
  refused: boolean,
  fresh = false,
  preview: readonly Mark[] = [],
): unknown {
  const now = based(form, draft),
    p = onBoard(scene.board, at)
  if (field.kind === 'point') return withPoint(now, field, alongEdge(scene.board, now, field, p))
  if (field.kind === 'angle') {
    const from = pivotOf(scene, form, now, field, preview)
    return from ? withAngle(now, field, bearing(from, p)) : now
  }
  const path = pathIn(now, field),
    start = whereIs(scene, field.piece)
  if (fresh) return withPath(now, field, !start && path.length > 1 ? [entering(scene.board, path[0]!, p), p] : [p])
  const full = field.high > 0 && path.length >= field.high // a path of at most so many points: its end goes there
  const still = path.length === 1 && start !== null && Math.hypot(path[0]!.x - start.x, path[0]!.y - start.y) < 1
  return withPath(now, field, refused || still || full ? [...path.slice(0, -1), p] : [...path, p])
}

/** Arrow keys: a tenth of the unit, with Shift a whole one; angles by one degree, with Shift by five. */
export function nudged(
  scene: Scene,
  form: Form,
  draft: unknown,
  field: Field,
  key: string,
  shift: boolean,
  board: Board,
): unknown {
  const now = based(form, draft),
    [dx, dy] = (
      { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as Record<
        string,
        [number, number]
      >
    )[key] ?? [0, 0]
  if (field.kind === 'angle') return withAngle(now, field, angleIn(now, field) + (dx || -dy) * (shift ? 5 : 1))
  const step = shift ? 100 : 10,
    by = (p: XY): XY => onBoard(board, { x: p.x + dx * step, y: p.y + dy * step })
  if (field.kind === 'point') {
    const p = pointIn(now, field) ?? whereIs(scene, field.piece)
    return p ? withPoint(now, field, alongEdge(board, now, field, by(p))) : now
  }
  const path = pathIn(now, field),
    end = path.at(-1) ?? whereIs(scene, field.piece)
  return end ? withPath(now, field, [...path.slice(0, -1), by(end)]) : now
}

/** The path without one of its points, if it may be so short. */
export function without(draft: unknown, field: Field, index: number): unknown {
  const path = pathIn(draft, field)
  return path.length <= field.low
    ? draft
    : withPath(
        draft,
        field,
        path.filter((_, i) => i !== index),
      )
}

/** The path with one of its points elsewhere; a way in slides along its edge. */
export function bent(board: Board, draft: unknown, field: Field, index: number, p: XY): unknown {
  return withPath(
    draft,
    field,
    pathIn(draft, field).map((old, i) =>
      i !== index ? old : index === 0 ? alongEdge(board, draft, field, p, old) : p,
    ),
  )
}

/** Whether an answer on offer fills the draft (the same kind of answer) or is an answer of its own, given at once. */
export const fillsForm = (form: Form, option: { answer: unknown; aside: boolean }): boolean =>
  !option.aside && (option.answer as { kind?: string } | null)?.kind === (form.draft as { kind?: string } | null)?.kind

/** Whether the draft is no longer what the form began with. */
export const isEdited = (form: Form, draft: unknown): boolean => JSON.stringify(draft) !== JSON.stringify(form.draft)

/** Several points of one draft go together: the first to a place, the others with it, as they stood to each other. */
export function shifted(form: Form, draft: unknown, at: XY, board: Board): unknown {
  const points = form.fields.filter(field => field.kind === 'point'),
    lead = points[0] && pointIn(draft, points[0])
  if (!lead) return draft
  const dx = at.x - lead.x,
    dy = at.y - lead.y
  return points.reduce((now, field) => {
    const p = pointIn(now, field)
    return p ? withPoint(now, field, onBoard(board, { x: p.x + dx, y: p.y + dy })) : now
  }, draft)
}

/** The draft with another piece picked, if a field of the form offers that piece; its place is then where the piece stands. */
export function repicked(scene: Scene, form: Form, draft: unknown, piece: string): unknown {
  for (const field of form.fields) {
    const choice =
      field.kind === 'pick'
        ? field.choices.find(one => one.target?.kind === 'piece' && one.target.id === piece)
        : undefined
    if (!choice) continue
    const next = put(draft, field.path, choice.value),
      here = whereIs(scene, piece),
      point = form.fields.find(one => one.kind === 'point')
    return here && point ? withPoint(next, point, here) : next
  }
  return null
}

/** The pieces that a draft has picked by its fields. */
export function pickedIn(form: Form, draft: unknown): string[] {
  return form.fields.flatMap(field => {
    const value = JSON.stringify(pick(draft, field.path))
    const target = field.kind === 'pick' ? field.choices.find(one => JSON.stringify(one.value) === value)?.target : null
    return target?.kind === 'piece' ? [String(target.id)] : []
  })
}
