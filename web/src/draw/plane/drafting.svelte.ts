// The draft of a free answer while it lies on the table: which of its fields is in hand, what a tap, a key or a handle does to it.
import type { Field, Form, Mark, Option, Scene } from '../../lib/scene'
import type { Table } from '../../lib/table.svelte'
import type { Speak } from '../../lib/text'
import type { Spot } from '../layout'
import {
  alongEdge,
  based,
  bent,
  fillsForm,
  isEdited,
  isPlaneField,
  isPlaneForm,
  keepAngle,
  nudged,
  pathIn,
  pivotOf,
  repicked,
  shifted,
  tapped,
  without,
  withAngle,
  withPath,
  withPoint,
} from './draft'
import { handlesOf, type Handle } from './handles'
import { bearing, distance, onBoard, type XY } from './space'

export interface Drawn {
  table: Table | null
  scene: Scene
  speak: Speak
  options: readonly Option[]
}

export class Drafting {
  /** One figure of many is set by itself. */
  alone = $state(false)

  constructor(private readonly on: () => Drawn) {}

  form: Form | null = $derived.by(() => {
    const form = this.on().table?.question?.form
    return form && isPlaneForm(form) ? form : null
  })
  draft: unknown = $derived.by(() => this.on().table?.draft ?? null)
  /** A guess: nothing may be measured while it is open. */
  blind: boolean = $derived(this.form?.blind ?? false)
  /** The field in hand. */
  field: Field | null = $derived.by(() => {
    if (!this.form) return null
    const wished = this.form.fields[this.on().table!.field]
    return wished && isPlaneField(wished) ? wished : (this.form.fields.find(isPlaneField) ?? null)
  })
  /** A draft with many points moves as one until a single figure is picked. */
  private together: boolean = $derived.by(() => {
    const { scene } = this.on()
    const groups =
      this.form?.fields
        .filter(one => one.kind === 'point')
        .map(one => scene.pieces.find(piece => piece.id === one.piece)?.group ?? '') ?? []
    return groups.length > 1 && groups[0] !== '' && groups.every(group => group === groups[0])
  })
  /** Whether the draft is the reader's own work, not what the form or a suggestion began with. */
  drawn: boolean = $derived.by(
    () =>
      this.form !== null && isEdited(this.form, this.draft) && !this.on().options.some(option => this.isDraft(option)),
  )
  preview: readonly Mark[] = $derived.by(() => {
    const { table } = this.on()
    return this.form && table ? table.preview : []
  })
  /** The draft as the form's fields read it. */
  get now(): unknown {
    return this.form ? based(this.form, this.draft) : null
  }

  /** Whether an answer on offer fills the draft. */
  fills = (option: Option): boolean => this.form !== null && fillsForm(this.form, option)
  /** Whether an answer on offer is what the draft says. */
  isDraft = (option: Option): boolean =>
    this.fills(option) && JSON.stringify(option.answer) === JSON.stringify(this.draft)

  change(next: unknown): void {
    void this.on().table?.redraft(next)
  }

  /** An answer on offer: it fills the draft, or is given by itself. */
  take(option: Option): void {
    if (this.fills(option)) this.change(option.answer)
    else this.on().table?.choose(option)
  }

  private hold(field: Field): void {
    const { table } = this.on()
    if (table && this.form) table.field = this.form.fields.indexOf(field)
  }

  /** A tap on a piece while a draft is open: it is picked, answers, or is taken in hand. False: nothing of the kind, the tap is for its place. */
  tapPiece(id: string, only: Option | null): boolean {
    const { form, field } = this,
      { scene } = this.on()
    if (!form || !field) return false
    const again = repicked(scene, form, this.now, id)
    if (again) {
      this.change(again)
      return true
    }
    if (only) {
      this.take(only)
      return true
    }
    const other = form.fields.find(one => one.piece === id && isPlaneField(one))
    if (!other || (other === field && !(this.together && !this.alone))) return false
    this.hold(other)
    this.alone = true
    return true
  }

  /** A tap at a place: the draft goes there. */
  place(p: XY): void {
    const { form, field } = this,
      { scene, table } = this.on()
    if (!form || !field || !table) return
    if (this.together && !this.alone && field.kind === 'point')
      return this.change(shifted(form, this.now, p, scene.board))
    this.change(tapped(scene, form, this.draft, field, p, table.draftRefusal !== null, !this.drawn, this.preview))
    if (field.kind === 'point' && !field.piece) this.nextPlace(form, field)
  }

  /** Places that no piece stands for are given one after the other: the next tap is for the next of them. */
  private nextPlace(form: Form, field: Field): void {
    const places = form.fields.filter(one => one.kind === 'point' && !one.piece),
      next = places[(places.indexOf(field) + 1) % places.length]
    if (next) this.hold(next)
  }

  /** The piece in hand is dragged: its way leads there. */
  lead(p: XY): void {
    if (this.form && this.field) this.change(withPath(this.now, this.field, [onBoard(this.on().scene.board, p)]))
  }

  /** Takes the last point of the path away. */
  shorten(): void {
    const { field } = this
    if (field?.kind === 'path') this.change(without(this.now, field, pathIn(this.now, field).length - 1))
  }

  /** An arrow key moves what is in hand. */
  nudge(key: string, shift: boolean, field: Field | null = this.field): void {
    const { scene } = this.on()
    if (this.form && field) this.change(nudged(scene, this.form, this.draft, field, key, shift, scene.board))
  }

  // ---- its handles
  handles(screen: (p: XY) => Spot, scale: number): Handle[] {
    const { scene, speak, table } = this.on()
    return this.form && this.draft && table
      ? handlesOf({
          scene,
          speak,
          form: this.form,
          draft: this.draft,
          preview: this.preview,
          active: this.field,
          screen,
          scale,
          reach: this.reach(scale),
        })
      : []
  }

  /** How far a template reaches on the screen, so that the turn handle sits at its end. */
  private reach(scale: number): number {
    const shape = this.preview.find(mark => mark.role === 'template' && mark.points.length > 1)
    return shape
      ? Math.min(420, (Math.max(...shape.points.map(p => distance(shape.points[0]!, p))) + shape.radius) * scale + 30)
      : 0
  }

  drag = (handle: Handle, to: XY): void => {
    if (!this.form) return
    const { scene } = this.on(),
      p = onBoard(scene.board, to)
    if (handle.kind === 'angle') {
      const from = pivotOf(scene, this.form, this.now, handle.field, this.preview)
      if (from) this.change(withAngle(this.now, handle.field, keepAngle(handle.field, bearing(from, to))))
    } else if (handle.kind === 'point')
      this.change(withPoint(this.now, handle.field, alongEdge(scene.board, this.now, handle.field, p)))
    else this.change(bent(scene.board, this.now, handle.field, handle.index, p))
  }

  tap = (handle: Handle): void => {
    const { table } = this.on()
    if (!this.form || !table) return
    if (handle.kind === 'bend') this.change(without(this.now, handle.field, handle.index))
    else if (!handle.on) {
      this.hold(handle.field)
      this.alone = true
    } else if (handle.kind !== 'angle' && !table.draftRefusal && !table.insteadOfDraft) table.confirm()
  }

  key = (handle: Handle, key: string, shift: boolean): void => {
    this.hold(handle.field)
    this.nudge(key, shift, handle.field)
  }

  drop = (handle: Handle): void => {
    if (handle.kind === 'bend' || handle.kind === 'end') this.change(without(this.now, handle.field, handle.index))
  }
}
