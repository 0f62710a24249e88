// Who stands on a table, where, and how near we look: figures by units, far units as one plate each.
import type { Piece, Scene, Shape } from '../../lib/scene'
import { unitName } from '../../lib/names'
import type { Speak } from '../../lib/text'
import { isMine, letterOf } from '../arrange'
import type { Layout, Spot } from '../layout'
import type { SideLetter } from '../shapes'
import { NOMINAL } from './pieces'
import type { XY } from './space'

export const FAR = 14,
  NEAR = 44,
  LEAST = 20
/** So few figures are drawn one by one for longer: a plate would cover more of the table than they do. */
const FEW = 4

export interface Stood extends XY {
  piece: Piece
  letter: SideLetter | ''
  mine: boolean
  /** Its size in the picture: the diameter, or the longer side. */
  size: number
  /** How long its picture is drawn, before it is scaled. */
  nominal: number
  /** Which unit of its side it belongs to. */
  unit: number
}

export interface Unit extends XY {
  id: string
  title: string
  letter: SideLetter | ''
  mine: boolean
  members: Stood[]
  leader: Stood
}

/** Bases are drawn 44 pixels wide, bodies about as long as they are in the picture, so that their lines stay thin. */
export const nominalOf = (piece: Piece, size: number): number =>
  piece.form === 'body' ? Math.min(150, Math.max(36, size)) : NOMINAL

/** All pieces with a point on the table, markers first. */
export function standing(scene: Scene, layout: Layout): Stood[] {
  const order = new Map<string, number>(),
    counts = new Map<string, number>()
  const all = scene.pieces
    .filter(piece => piece.place.point && piece.form !== 'plate')
    .map((piece): Stood => {
      const point = piece.place.point!
      let unit = 0
      if (piece.group) {
        if (!order.has(piece.group)) {
          counts.set(piece.side, (counts.get(piece.side) ?? -1) + 1)
          order.set(piece.group, counts.get(piece.side)!)
        }
        unit = order.get(piece.group)!
      }
      const least = piece.form === 'marker' ? 34 : 12,
        size = Math.max(Math.max(...piece.size) * layout.scale, least)
      return {
        piece,
        x: point.x,
        y: point.y,
        letter: letterOf(scene, piece.side),
        mine: isMine(scene, piece),
        size,
        nominal: nominalOf(piece, size),
        unit,
      }
    })
  const level = (one: Stood): number =>
    one.piece.form === 'marker' ? 0 : (one.piece.place.point?.height ?? 0) > 0 ? 2 : 1
  return all.sort((a, b) => level(a) - level(b) || b.y - a.y)
}

/** The units on the table: figures of one group together, others alone. */
export function unitsOf(scene: Scene, stood: readonly Stood[], speak: Speak): Unit[] {
  const groups = new Map<string, Stood[]>()
  for (const one of stood) {
    if (one.piece.form === 'marker') continue
    const key = one.piece.group || one.piece.id
    const known = groups.get(key)
    if (known) known.push(one)
    else groups.set(key, [one])
  }
  return [...groups].map(([id, members]) => {
    const leader =
      members.find(one => one.piece.badges.some(badge => /leader|general|nco|commander/.test(badge.id))) ?? members[0]!
    return {
      id,
      members,
      leader,
      letter: leader.letter,
      mine: leader.mine,
      title: unitName(scene, id, speak),
      x: members.reduce((s, m) => s + m.x, 0) / members.length,
      y: members.reduce((s, m) => s + m.y, 0) / members.length,
    }
  })
}

/** Whether a unit is too small on the screen to be drawn by figures. */
export const isFar = (unit: Unit, k: number): boolean =>
  Math.max(...unit.members.map(one => one.size)) * k <
  FAR * (unit.members.length > FEW ? 1 : unit.members.length > 1 ? 0.64 : 0.5)

/** How small a piece may be on the screen; what flies is alone up there and shows where it heads. */
const leastOf = (piece: Piece): number =>
  piece.form === 'marker' ? 18 : piece.form === 'body' ? LEAST + 5 : piece.place.point?.height ? LEAST + 14 : LEAST

/** The size of a piece on the screen: its true size, at least twenty pixels. */
export const pixels = (one: Stood, k: number): number => Math.max(one.size * k, leastOf(one.piece))

/** The scale of its picture. */
export const scaleOf = (one: Stood, k: number): number => pixels(one, k) / one.nominal

/** Plates pushed apart until none covers another. */
export function spread<T extends { at: Spot; w: number; h: number }>(plates: T[]): T[] {
  for (let round = 0; round < 12; round++) {
    let moved = false
    for (let i = 0; i < plates.length; i++)
      for (let j = i + 1; j < plates.length; j++) {
        const a = plates[i]!,
          b = plates[j]!
        const ox = (a.w + b.w) / 2 + 4 - Math.abs(a.at[0] - b.at[0]),
          oy = (a.h + b.h) / 2 + 4 - Math.abs(a.at[1] - b.at[1])
        if (ox <= 0 || oy <= 0) continue
        moved = true
        const axis = ox < oy ? 0 : 1,
          push = (axis ? oy : ox) / 2,
          sign = a.at[axis] <= b.at[axis] ? 1 : -1
        a.at[axis] -= push * sign
        b.at[axis] += push * sign
      }
    if (!moved) break
  }
  return plates
}

interface Part {
  letter: SideLetter | ''
  count: number
  names: string[]
  marker: boolean
}
export interface Holding {
  shape: Shape | null
  zone: string
  floor: string
  parts: Part[]
}

/** Who is inside: pieces in a zone that bears the id of a shape or of a piece (a floor after a colon). */
export function holdings(scene: Scene, speak: Speak): Map<string, Holding[]> {
  const found = new Map<string, Holding[]>()
  for (const zone of scene.zones) {
    const inside = scene.pieces.filter(piece => piece.place.zone === zone.id)
    if (!inside.length) continue
    const [id = '', floor = ''] = zone.id.split(':')
    const parts = new Map<string, Part>()
    for (const piece of inside) {
      const letter = letterOf(scene, piece.side),
        marker = piece.form === 'marker',
        key = letter + marker,
        part = parts.get(key) ?? { letter, count: 0, names: [], marker }
      part.count += 1
      part.names.push(speak.plain(piece.title))
      parts.set(key, part)
    }
    const shape = scene.board.shapes.find(one => one.id === id) ?? null
    found.set(id, [...(found.get(id) ?? []), { shape, zone: zone.id, floor, parts: [...parts.values()] }])
  }
  return found
}
