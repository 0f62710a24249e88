// What is to be seen on a board of cells: pieces where they lie, their rings, keys and words, the marks and the aim.
import { hotOf, keyOf, same } from '../lib/choice'
import type { Mark, Option, Scene, Target } from '../lib/scene'
import type { Speak } from '../lib/text'
import { arrange, asBefore, isMine, letterOf, type Placed } from './arrange'
import type { Camera } from './camera.svelte'
import { FAR, farPlates, NEAR } from './far'
import { layoutOf, type Spot } from './layout'
import { keptClear, marksOver, marksUnder } from './marks'
import { pieceOutline, pieceSvg, sizeOf } from './pieces'
import { besideLine, scaledChip, type Kept } from './pill'
import { movedPath } from './settle'
import { whenSymbolsCome } from './symbols'

/** The answer whose odds are shown, and the number that counts. */
export interface Aim {
  option: Option
  text: string
}

/** What there is to draw. */
export interface Shown {
  scene: Scene
  speak: Speak
  camera: Camera
  options: readonly Option[]
  armed: Option | null
  seen: Option | null
  marks: readonly Mark[]
  aim: Aim | null
  subjects: readonly string[]
}

/** A piece as it stands on the board: what is as it was is not drawn again. */
interface Drawn {
  id: string
  place: string
  ring: string
  svg: string
}

export class BoardSight {
  /** An answer under the pointer: its preview is drawn. */
  hovered = $state.raw<Option | null>(null)
  private symbols = $state(0)
  private readonly placedBefore = new Map<string, Placed>()
  private readonly drawnBefore = new Map<string, Drawn>()

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

  /** How near we look. */
  k = $derived.by(() => this.given.camera.view.k)
  /** A scene that leaves the ground as it was keeps its board: then nothing of it is drawn again. */
  board = $derived.by(() => this.scene.board)
  layout = $derived(layoutOf(this.board))
  placed = $derived(asBefore(this.placedBefore, arrange(this.scene, this.layout), one => one.piece.id))
  byId = $derived(new Map(this.placed.map(one => [one.piece.id, one])))

  /** What may be answered with, and where. */
  hot = $derived.by(() => hotOf(this.given.options, ['cell', 'piece', 'card']))
  crowd = $derived(this.hot.filter(one => one.target.kind === 'cell').length > 30)
  ringed = $derived(new Set(this.hot.filter(one => one.target.kind !== 'cell').map(one => String(one.target.id))))
  hotCells = $derived(new Set(this.hot.filter(one => one.target.kind === 'cell').map(one => Number(one.target.id))))
  isHot(target: Target): boolean {
    return this.hot.some(one => same(one.target, target))
  }

  /** Pieces that the question's sentence names, or what has just happened. */
  named = $derived.by(() =>
    (this.scene.question ? Object.values(this.scene.question.text.args) : this.given.subjects).flatMap(value =>
      typeof value === 'string' && this.byId.has(value) ? [this.byId.get(value)!] : [],
    ),
  )
  /** What is aimed at: an enemy piece that a chance is taken on, and from where. */
  aimed = $derived.by(() => {
    const { aim, scene } = this.given
    if (!aim || !aim.option.chance || aim.option.target.kind !== 'piece') return null
    const target = this.byId.get(String(aim.option.target.id))
    if (!target) return null
    const mine = isMine(scene, target.piece)
    const from = this.named.find(one => one !== target && isMine(scene, one.piece) !== mine)
    return mine ? (from ? { target: from, from: target } : null) : { target, from }
  })

  private drawing = $derived.by(() => ({
    scene: this.scene,
    layout: this.layout,
    speak: this.speak,
    placed: this.byId,
  }))
  private marks = $derived.by((): Mark[] => {
    const { scene, marks, seen, armed } = this.given
    return [...scene.marks, ...marks, ...((this.hovered ?? seen ?? armed)?.preview ?? [])]
  })
  under = $derived(marksUnder(this.marks, this.drawing))

  /** From far away the pieces of a cell are one plate. */
  far = $derived(
    (this.layout.kind === 'hexes' ? 50 : 88) * this.k < FAR &&
      (this.layout.kind === 'hexes' || this.layout.kind === 'squares'),
  )
  distant = $derived.by(() => (this.far ? farPlates(this.scene, this.placed) : []))

  /** Cards whose titles could else not be read. */
  private small = $derived(this.layout.kind === 'squares' && 88 * this.k < 76)
  private svgOf(one: Placed): string {
    const { scene, speak } = this.given
    return this.symbols < 0
      ? ''
      : pieceSvg(one.piece, {
          letter: letterOf(scene, one.piece.side),
          mine: isMine(scene, one.piece),
          speak,
          ...(this.small ? { small: this.small } : {}),
        })
  }
  drawn = $derived(
    asBefore(
      this.drawnBefore,
      (this.far ? this.placed.filter(one => one.flat) : this.placed).map((one): Drawn => ({
        id: one.piece.id,
        place: `translate(${one.x.toFixed(1)}px,${one.y.toFixed(1)}px) scale(${one.k.toFixed(3)})`,
        ring: this.ringed.has(one.piece.id) ? this.ringOf(one) : '',
        svg: one.flat ?? (one.index < 4 ? this.svgOf(one) : ''),
      })),
      one => one.id,
    ),
  )
  private ringOf(one: Placed): string {
    return pieceOutline(one.piece, letterOf(this.scene, one.piece.side), 4.5)
  }

  /** The size of names in letters of one size on the screen. */
  size = $derived(Math.min(9, 15 / this.k))
  /** Near by, what lies on top says its name. */
  words = $derived(
    this.layout.kind === 'hexes' && 50 * this.k >= NEAR
      ? this.placed
          .filter(one => one.index === 0 && !one.flat && one.piece.face === 'up')
          .map(one => ({
            id: one.piece.id,
            x: one.x,
            y: one.y + 33,
            name: this.speak.plain(one.piece.title),
            half: Math.min(37, (this.speak.plain(one.piece.title).length * this.size) / 4 + 4),
          }))
      : [],
  )
  /** How many lie in a stack, beside its top. */
  counts = $derived(
    this.layout.kind === 'line' || this.far
      ? []
      : this.placed
          .filter(one => one.stack > 1 && one.index === 0)
          .map(one => {
            const [w, h] = sizeOf(one.piece)
            return { x: one.x + (w / 2 + 2) * one.k, y: one.y + (h / 2 - 6) * one.k, n: one.stack }
          }),
  )

  /** The keys of the answers, where they stand on the board. */
  tags = $derived(
    this.crowd || this.far
      ? []
      : this.hot.flatMap(one => {
          const spot = this.spotFor(one.target),
            key = keyOf(one)
          if (!spot || !key) return []
          const piece = this.byId.get(String(one.target.id)),
            left = piece?.piece.form === 'card' ? 47 * piece.k : 0
          return [{ x: spot[0] - left, y: spot[1] - this.above(one.target), key, half: key.length > 1 ? 13 : 10 }]
        }),
  )
  /** How far above its middle the key of a thing stands. */
  private above(target: Target): number {
    if (target.kind === 'cell') return this.layout.kind === 'hexes' ? 30 : this.layout.kind === 'line' ? 92 : 40
    const one = this.byId.get(String(target.id))
    return one ? (sizeOf(one.piece)[1] / 2 + (one.piece.form === 'card' ? 5 : 9)) * one.k : 33
  }
  private tagRoom = $derived(this.tags.map((one): Kept => [one.x, one.y, one.half, 10]))

  /** Words of lines are 11 pixels high at least; in steps, so that zooming does not draw them again all the time. */
  private wordScale = $derived(Math.max(1, Math.round((11 / 13 / this.k) * 5) / 5))
  over = $derived(marksOver(this.marks, { ...this.drawing, kept: this.tagRoom, scale: this.wordScale }))
  /** The number of the aim, as large on the screen as on paper, beside its line and off all else. */
  pill = $derived.by(() => {
    const { aim } = this.given
    if (!this.aimed || !aim?.text) return ''
    const { target, from } = this.aimed,
      scale = Math.max(1, 1 / this.k),
      near = this.layout.kind === 'hexes' ? 37 : 54
    const rings = [target, ...(from ? [from] : [])].map((one): Kept => [one.x, one.y, near, near])
    const to: Spot = [target.x, target.y],
      start: Spot = from ? [from.x, from.y] : [target.x, target.y - 2 * near]
    const kept = [...rings, ...keptClear(this.placed), ...this.tagRoom]
    return scaledChip(besideLine(start, to, aim.text, kept, scale), aim.text, scale)
  })
  /** All rings as one path, for the layer that pulses under the pieces: the pieces themselves are not painted again for it. */
  pulse = $derived(
    this.far
      ? ''
      : this.hot
          .map(({ target }) => {
            if (target.kind === 'cell')
              return !this.crowd && this.layout.cells.has(Number(target.id))
                ? this.layout.outline(Number(target.id), 0.88)
                : ''
            const at = this.byId.get(String(target.id))
            return at ? movedPath(this.ringOf(at), at.x, at.y, at.k) : ''
          })
          .join(''),
  )

  /** Where a thing is on the board. */
  spotFor(target: Target): Spot | null {
    if (target.kind === 'cell')
      return this.layout.cells.has(Number(target.id)) ? this.layout.center(Number(target.id)) : null
    const one = this.byId.get(String(target.id))
    return one ? [one.x, one.y] : null
  }
  /** All pieces of a cell that can be told apart, the top first. */
  stackAt(cell: number | null | undefined): Placed[] {
    if (cell === null || cell === undefined) return []
    return this.placed.filter(one => one.index >= 0 && one.piece.place.cell === cell).sort((a, b) => a.index - b.index)
  }
}
