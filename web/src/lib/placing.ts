// A form whose fields are places on a board of cells: which place is whose, and what a tap does to the draft.
import { pick, put } from './choice'
import type { Field, Form, Target } from './scene'

/** A field that lies on a cell: its key, and whether it is in hand. */
export interface Placed {
  cell: number
  key: string
  on: boolean
}

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The fields of a form that are places. */
export const placesOf = (form: Form | null | undefined): Field[] =>
  form?.fields.filter(field => field.kind === 'place') ?? []

/** The cells that may be chosen for the field in hand. */
export const cellsFor = (field: Field | undefined): number[] =>
  field?.kind === 'place'
    ? field.choices.flatMap(choice => (choice.target?.kind === 'cell' ? [Number(choice.target.id)] : []))
    : []

/** Where the fields of a draft lie. */
export function spotsOf(form: Form | null | undefined, draft: unknown, active: Field | undefined): Placed[] {
  return placesOf(form).flatMap((field, i) => {
    const value = pick(draft, field.path)
    const at = field.choices.find(choice => alike(choice.value, value))?.target
    return at?.kind === 'cell' ? [{ cell: Number(at.id), key: String(i + 1), on: field === active }] : []
  })
}

/** A tap on a cell: the field in hand goes there (who lay there goes where it came from) and the next is taken in hand;
 *  or the field that lies there is taken in hand. Null if it means nothing. */
export function tapped(
  form: Form,
  draft: unknown,
  which: number,
  target: Target,
): { draft: unknown; field: number } | null {
  if (target.kind !== 'cell') return null
  const places = placesOf(form),
    active = form.fields[which]
  const choice =
    active?.kind === 'place'
      ? active.choices.find(one => one.target?.kind === 'cell' && one.target.id === target.id)
      : undefined
  if (active && choice) {
    const held = places.find(field => field !== active && alike(pick(draft, field.path), choice.value))
    const moved = put(draft, active.path, choice.value)
    const next = places[(places.indexOf(active) + 1) % places.length]!
    return {
      draft: held ? put(moved, held.path, pick(draft, active.path)) : moved,
      field: form.fields.indexOf(next),
    }
  }
  const spots = spotsOf(form, draft, active)
  const on = spots.findIndex(spot => spot.cell === target.id)
  return on >= 0 ? { draft, field: form.fields.indexOf(places[on]!) } : null
}
