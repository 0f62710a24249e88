// The handles of a draft on the table: ends and bends of paths, points, the handle that turns.
import type { Field, Form, Mark, Scene } from '../../lib/scene'
import { paired, type Speak } from '../../lib/text'
import type { Spot } from '../layout'
import { angleIn, based, pathIn, pivotOf, pointIn, whereIs } from './draft'
import { distance, unitSign, type XY } from './space'

export interface Handle {
  id: string
  field: Field
  index: number
  kind: 'bend' | 'end' | 'point' | 'angle'
  x: number
  y: number
  label: string
  on: boolean
  degrees: number
}

export interface Desk {
  scene: Scene
  speak: Speak
  form: Form
  draft: unknown
  preview: readonly Mark[]
  active: Field | null
  screen: (p: XY) => Spot
  /** Pixels of the screen in the table's small unit. */ scale: number
  /** How far a template reaches on the screen. */ reach: number
}

export function handlesOf({ scene, speak, form, draft, preview, active, screen, scale, reach }: Desk): Handle[] {
  const now = based(form, draft),
    sign = unitSign(scene.board)
  const said = (p: XY): string => (form.blind ? '' : `${(p.x / 100).toFixed(1)}, ${(p.y / 100).toFixed(1)}${sign}`)
  /** A handle that turns stands clear of what it turns. */
  const half = (piece: string): number =>
    (Math.max(0, ...(scene.pieces.find(one => one.id === piece)?.size ?? [])) / 2) * scale
  /** Where only an angle is asked for and the piece flies that way, its handle stands ahead of where it will be, clear of its way. */
  const flown = (from: XY, piece: string): number => {
    const ghost = form.fields.some(field => field.kind === 'path')
        ? undefined
        : preview.find(mark => mark.role === 'ghost' && mark.pieces.includes(piece)),
      end = ghost?.points[ghost.pieces.indexOf(piece)]
    if (!end) return 0
    const [ax, ay] = screen(from),
      [bx, by] = screen(end)
    return Math.hypot(bx - ax, by - ay) + 44
  }
  return form.fields.flatMap((field): Handle[] => {
    const on = field === active,
      label = speak.plain(field.label),
      make = (kind: Handle['kind'], spot: Spot, text: string, index = 0, degrees = 0): Handle => ({
        id: `${field.path}/${index}${kind === 'angle' ? '°' : ''}`,
        field,
        index,
        kind,
        x: spot[0],
        y: spot[1],
        on,
        degrees,
        label: text,
      })
    if (field.kind === 'path') {
      const path = pathIn(now, field),
        from = whereIs(scene, field.piece)
      if (path.length === 1 && from && distance(from, path[0]!) < 1) return []
      return path.map((p, i) =>
        make(i === path.length - 1 ? 'end' : 'bend', screen(p), paired(speak, `${label} ${i + 1}`, said(p)), i),
      )
    }
    if (field.kind === 'point') {
      const p = pointIn(now, field)
      return p ? [make('point', screen(p), paired(speak, label, said(p)))] : []
    }
    if (field.kind !== 'angle') return []
    const from = pivotOf(scene, form, now, field, preview),
      way = form.fields.find(other => other.kind === 'path')
    if (!from || (!on && way && !pathIn(now, way).length)) return []
    const degrees = angleIn(now, field),
      long = Math.max(on ? 62 : 46, reach, half(field.piece) + 26, flown(from, field.piece)),
      t = (degrees * Math.PI) / 180,
      [x, y] = screen(from)
    return [
      make('angle', [x + long * Math.sin(t), y - long * Math.cos(t)], paired(speak, label, `${degrees}°`), 0, degrees),
    ]
  })
}
