// What is to be seen on a table: who stands where, what may be answered, marks, bands, labels and words.
import { hotOf, keyOf, same, type Hot } from '../../lib/choice'
import type { Mark, Option, Piece, Scene, Target } from '../../lib/scene'
import { settings } from '../../lib/settings.svelte'
import type { Speak } from '../../lib/text'
import { asBefore, letterOf } from '../arrange'
import type { Camera } from '../camera.svelte'
import { patches, type Patch } from '../ground/plane'
import { layoutOf, type Spot } from '../layout'
import { chip } from '../shapes'
import { whenSymbolsCome } from '../symbols'
import { pathIn, pickedIn, whereIs } from './draft'
import type { Drafting } from './drafting.svelte'
import type { Canvas } from './canvas'
import { band } from './mark-shapes'
import { hotRing, planeOver, planeUnder } from './marks'
import { figureSvg, turnOf } from './pieces'
import { labelsOf, rulers, titlesOf } from './signs'
import { distance, lengthText, middle, pathLength, type XY } from './space'
import { holdings, isFar, NEAR, nominalOf, pixels, scaleOf, standing, unitsOf, type Stood } from './units'

/** What there is to draw. */
export interface Shown {
  scene: Scene
  speak: Speak
  camera: Camera
  drafting: Drafting
  /** How much of the view the list of forces covers. */
  left: number
  options: readonly Option[]
  selected: Target | null
  armed: Option | null
  seen: Option | null
  marks: readonly Mark[]
  subjects: readonly string[]
}

/** A figure as it stands on the table: what is as it was is not drawn again. */
interface Figure {
  id: string
  place: string
  turn: number
  ring: string
  svg: string
}

export class PlaneSight {
  /** An answer under the pointer: its preview is drawn. */
  hovered = $state.raw<Option | null>(null)
  private symbols = $state(0)
  private readonly stoodBefore = new Map<string, Stood>()
  private readonly figuresBefore = new Map<string, Figure>()

  constructor(private readonly given: Shown) {
    whenSymbolsCome(() => {
      this.symbols += 1
    })
  }

  private get scene(): Scene {
    return this.given.scene
  }
  private get speak(): Speak {
    return this.given.speak
  }
  private get drafting(): Drafting {
    return this.given.drafting
  }

  // ---- what stands where
  view = $derived.by(() => this.given.camera.view)
  k = $derived(this.view.k)
  board = $derived.by(() => this.scene.board)
  layout = $derived(layoutOf(this.board))
  lands = $derived(patches(this.board))
  stood = $derived(asBefore(this.stoodBefore, standing(this.scene, this.layout), one => one.piece.id))
  byId = $derived(new Map(this.stood.map(one => [one.piece.id, one])))
  units = $derived.by(() => unitsOf(this.scene, this.stood, this.speak))
  unitById = $derived(new Map(this.units.map(unit => [unit.id, unit])))
  insides = $derived.by(() => holdings(this.scene, this.speak))
  /** How many units there are, on the table or off it. */
  forces = $derived.by(() => {
    const bodies = this.scene.pieces.filter(({ side, form }) => side && (form === 'base' || form === 'body'))
    return new Set(bodies.map(piece => piece.group || piece.id)).size
  })
  /** From far away a unit is one plate. */
  hiddenFar = $derived(
    new Set(this.units.filter(unit => isFar(unit, this.k)).flatMap(unit => unit.members.map(one => one.piece.id))),
  )
  shown = $derived(this.stood.filter(one => !this.hiddenFar.has(one.piece.id)))
  near = $derived(
    Math.max(0, ...this.stood.filter(one => one.piece.form !== 'marker').map(one => one.size)) * this.k >= NEAR,
  )
  /** The smallest base in the picture. */
  smallest = $derived(Math.min(60, ...this.stood.filter(one => one.piece.form !== 'marker').map(one => one.size)))

  /** Where a place is in the picture, in pixels from the table's corner. */
  at = (p: XY): Spot => {
    const [x, y] = this.layout.point(p.x, p.y)
    return [x * this.k, y * this.k]
  }
  /** Where a place is on the screen. */
  screenOf = (one: XY): Spot => {
    const [x, y] = this.at(one)
    return [x + this.view.x, y + this.view.y]
  }

  // ---- what may be answered, and where
  hot = $derived.by(() => hotOf(this.given.options, ['piece', 'card', 'zone', 'point']))
  hotAt = (target: Target): Hot | undefined => this.hot.find(one => same(one.target, target))
  hotPiece = (piece: Piece): Hot | undefined =>
    this.hotAt({ kind: 'piece', id: piece.id }) ??
    (piece.group ? this.hotAt({ kind: 'piece', id: piece.group }) : undefined)
  hotPoints = $derived(
    this.hot
      .filter(one => !one.options.some(this.drafting.isDraft))
      .flatMap(one => {
        const [x, y] = one.target.kind === 'point' ? String(one.target.id).split(',').map(Number) : []
        return x !== undefined && y !== undefined ? [{ ...one, x, y }] : []
      }),
  )
  hotLands = $derived(
    this.hot.flatMap(one => {
      const land = one.target.kind === 'zone' ? this.landOf(one.target) : undefined
      return land ? [{ ...one, land }] : []
    }),
  )
  private landOf(target: Target): Patch | undefined {
    return this.lands.find(patch => patch.shape.id === String(target.id).split(':')[0])
  }
  private crowd = $derived(this.hot.length > 60)
  private named = $derived.by(() => {
    const { scene, subjects } = this.given
    return (scene.question ? Object.values(scene.question.text.args) : subjects).filter(
      (value): value is string => typeof value === 'string' && (this.byId.has(value) || this.unitById.has(value)),
    )
  })
  /** Who is ringed: what is selected, what the draft moves, whom the question names. */
  chosen = $derived.by(() => {
    const { selected } = this.given,
      { form, field, draft, now } = this.drafting
    const ids = selected && (selected.kind === 'piece' || selected.kind === 'card') ? [String(selected.id)] : []
    const picked = form && draft ? pickedIn(form, now) : []
    const subject = picked.length ? picked : field?.piece ? [field.piece] : []
    return new Set(
      [...ids, ...subject, ...(picked.length ? [] : this.named)].flatMap(id =>
        this.byId.has(id) ? [id] : (this.unitById.get(id)?.members.map(one => one.piece.id) ?? []),
      ),
    )
  })

  // ---- marks
  private canvas = $derived.by((): Canvas => ({
    scene: this.scene,
    speak: this.speak,
    at: this.at,
    scale: this.layout.scale * this.k,
    box: [0, 0, this.layout.box[2] * this.k, this.layout.box[3] * this.k],
    piece: id => {
      const one = this.byId.get(id) ?? this.inTransit(id)
      if (!one) return null
      const [x, y] = this.at(one)
      return { x, y, r: pixels(one, this.k) / 2, long: one.nominal, piece: one.piece }
    },
    unit: id => this.unitById.get(id)?.members.map(one => one.piece.id) ?? [],
  }))
  /** A piece that is not on the table yet but would be: drawn in previews at its true size. */
  private inTransit(id: string): Stood | null {
    const piece = this.scene.pieces.find(one => one.id === id)
    if (!piece || !piece.size[0]) return null
    const size = Math.max(...piece.size) * this.layout.scale
    const letter = letterOf(this.scene, piece.side)
    return { piece, x: -1e6, y: -1e6, letter, mine: true, size, nominal: nominalOf(piece, size), unit: 0 }
  }
  private marks = $derived.by((): Mark[] => {
    const { scene, marks, seen, armed } = this.given,
      looked = this.hovered ?? seen
    return [...scene.marks, ...marks, ...((looked ?? armed)?.preview ?? []), ...(looked ? [] : this.drafting.preview)]
  })
  under = $derived(planeUnder(this.marks, this.canvas))
  over = $derived(planeOver(this.marks, this.canvas))

  /** The way of the draft: where it begins, and its points. */
  private way = $derived.by(() => {
    const { form, draft, now } = this.drafting,
      field = form && draft ? form.fields.find(one => one.kind === 'path') : undefined
    return field ? { start: whereIs(this.scene, field.piece), path: pathIn(now, field) } : null
  })
  /** The band of the draft, drawn at once, before the table has said what it thinks. */
  ownBand = $derived.by(() => {
    if (!this.way || this.drafting.preview.some(mark => mark.role === 'path_own')) return ''
    const { start, path } = this.way
    return band([...(start ? [start] : []), ...path].map(this.at))
  })
  bandLength = $derived.by(() => {
    const { blind, preview } = this.drafting
    if (!this.way || blind || preview.some(mark => mark.role === 'path_own' && mark.label)) return ''
    const { start, path } = this.way,
      end = path.at(-1)
    if (!start || !end || distance(start, end) < 1) return ''
    const [x, y] = this.at(end)
    return chip(x, y - 30, lengthText(pathLength([start, ...path]), this.board, this.speak))
  })

  /** The keys of answers beside what they are for. Of places that lie close together only the first has its key on the table; the others are in the bar. */
  tags = $derived.by(() => {
    const found: { id: string; x: number; y: number; key: string }[] = []
    for (const one of this.crowd ? [] : this.hot) {
      const spot = this.where(one.target),
        unit = this.unitById.get(String(one.target.id)),
        point = one.target.kind === 'point'
      if (!spot || (unit && isFar(unit, this.k))) continue
      if (point && (this.drafting.drawn || !this.hotPoints.some(other => other.target === one.target))) continue
      const x = spot.x - this.view.x,
        y = spot.y - this.view.y - (one.target.kind === 'zone' ? 30 : spot.r + 9)
      if (point && found.some(other => Math.abs(other.x - x) < 20 && Math.abs(other.y - y) < 20)) continue
      found.push({ id: `${one.target.kind}${one.target.id}`, x, y, key: keyOf(one) })
    }
    return found
  })

  // ---- names and words
  private sheet = $derived.by(() => ({ scene: this.scene, stood: this.stood, at: this.at, k: this.k }))
  labels = $derived.by(() => {
    const { plates, names } = labelsOf(this.units, this.sheet)
    return {
      names,
      plates: plates.map(plate => ({ ...plate, at: [this.inView(plate.at[0], plate.w / 2), plate.at[1]] as Spot })),
    }
  })
  titles = $derived.by(() => titlesOf(this.lands, this.sheet, this.speak))
  rulers = $derived.by(() =>
    settings.now.names && !this.drafting.blind ? rulers(this.board, this.layout, this.k, this.speak) : '',
  )
  /** A label whose middle is in view is not cut off at the side. */
  inView = (x: number, half: number): number => {
    const { left, camera } = this.given
    const low = left - this.view.x + half + 4,
      high = camera.width - this.view.x - half - 4
    return x < left - this.view.x || x > camera.width - this.view.x || low > high ? x : Math.min(Math.max(x, low), high)
  }
  private isAlone(one: Stood): boolean {
    return (this.unitById.get(one.piece.group || one.piece.id)?.members.length ?? 1) === 1
  }
  /** Near by, a figure says who it is and what it can do. */
  words = $derived(
    this.shown
      .filter(one => one.piece.form !== 'marker' && one.piece.face === 'up' && pixels(one, this.k) >= NEAR)
      .map(one => {
        const [x, y] = this.at(one),
          alone = this.isAlone(one),
          values = one.piece.values.filter(value => value.text && value.text.length <= 4).slice(0, 4)
        return {
          id: one.piece.id,
          x,
          low: y + pixels(one, this.k) / 2,
          room: Math.max(pixels(one, this.k) * 1.25, 64),
          name: alone ? '' : this.speak.plain(one.piece.title).replace(/\s*\(.*\)$/, ''),
          below: alone ? 36 : 28,
          values: values.map(value => value.text).join(' · '),
        }
      }),
  )
  figures = $derived(
    asBefore(
      this.figuresBefore,
      this.shown.map((one): Figure => {
        const [x, y] = this.at(one),
          s = scaleOf(one, this.k)
        return {
          id: one.piece.id,
          place: `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${s.toFixed(3)})`,
          turn: turnOf(one.piece),
          ring: this.hotPiece(one.piece) ? hotRing(one.piece, one.letter, s, one.nominal) : '',
          svg: this.figure(one),
        }
      }),
      one => one.id,
    ),
  )
  private figure(one: Stood): string {
    const look = { letter: one.letter, mine: one.mine, speak: this.speak },
      alone = (this.unitById.get(one.piece.group)?.members.length ?? 1) === 1
    return this.symbols < 0 ? '' : figureSvg(one.piece, look, one.unit, alone, one.nominal)
  }

  /** Where a thing is on the screen, with its radius, for bubbles. */
  where = (target: Target): { x: number; y: number; r: number } | null => {
    const one = this.byId.get(String(target.id)) ?? this.unitById.get(String(target.id))?.leader
    if ((target.kind === 'piece' || target.kind === 'card') && one) {
      const [x, y] = this.screenOf(one)
      return { x, y, r: pixels(one, this.k) / 2 + 6 }
    }
    if (target.kind === 'point') {
      const [px = 0, py = 0] = String(target.id).split(',').map(Number),
        [x, y] = this.screenOf({ x: px, y: py })
      return { x, y, r: 16 }
    }
    const land = target.kind === 'zone' ? this.landOf(target) : undefined
    if (!land) return null
    const [x, y] = middle(land.spots)
    return { x: x * this.k + this.view.x, y: y * this.k + this.view.y, r: 24 }
  }
}
