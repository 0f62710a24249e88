// From far away a place is one plate: the side's outline and emblem, and how many stand there. Its size is that of the screen, not of the board.
import type { Scene } from '../lib/scene'
import { letterOf, type Placed } from './arrange'
import { EMBLEMS, outline } from './shapes'

export interface FarPlate {
  key: string
  x: number
  y: number
  pieces: Placed[]
  svg: string
}

/** Below this size of a piece on the screen, in px, plates are drawn. */
export const FAR = 20
/** From this size on, pieces say their names. */
export const NEAR = 72

export function farPlates(scene: Scene, placed: readonly Placed[]): FarPlate[] {
  const groups = new Map<string, Placed[]>()
  for (const one of placed) {
    if (one.flat || one.index < 0) continue
    const key = `${one.piece.place.cell}|${one.piece.side}`
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return [...groups].map(([key, pieces]) => {
    const first = pieces[0]!,
      letter = letterOf(scene, first.piece.side),
      n = pieces.length
    const wide = n > 1 ? 34 : 22
    const body =
      `<path d="${outline(letter, -wide / 2, -11, wide, 22)}" ` +
      `fill="${letter ? `var(--side-${letter})` : 'var(--neutral)'}" stroke="var(--keyline)" stroke-width="2"/>`
    const emblem = letter
      ? `<svg x="${n > 1 ? -14 : -8}" y="-8" width="16" height="16" viewBox="0 0 20 20">${EMBLEMS[letter]}</svg>`
      : ''
    const count =
      n > 1
        ? `<text class="num" x="9" y="5.500" text-anchor="middle" font-size="15" fill="${letter ? `var(--side-${letter}-on)` : 'var(--panel)'}">${n}</text>`
        : ''
    return {
      key,
      x: pieces.reduce((sum, one) => sum + one.x, 0) / n,
      y: pieces.reduce((sum, one) => sum + one.y, 0) / n,
      pieces,
      svg: body + emblem + count,
    }
  })
}
