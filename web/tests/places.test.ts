import { describe, expect, it } from 'vitest'
import { crop } from '../src/draw/crop'
import { noteAt, within } from '../src/lib/places'
import { besideLine, chipAt, type Kept } from '../src/draw/pill'

const covers = (a: Kept, b: Kept): boolean => Math.abs(a[0] - b[0]) < a[2] + b[2] && Math.abs(a[1] - b[1]) < a[3] + b[3]

describe('the number of a line', () => {
  it('stands in its middle if nothing is there', () => {
    expect(besideLine([0, 0], [200, 0], '85%', [])).toEqual([100, 0])
  })
  it('keeps off pieces and tags', () => {
    const kept: Kept[] = [
      [0, 0, 25, 23],
      [100, 0, 25, 23],
      [200, 0, 25, 23],
      [100, -33, 10, 10],
    ]
    const at = chipAt(besideLine([0, 0], [200, 0], '85%', kept), '85%')
    expect(kept.some(one => covers(one, at))).toBe(false)
  })
  it('finds a place beside two neighbours', () => {
    const kept: Kept[] = [
      [0, 0, 37, 37],
      [0, 78, 37, 37],
    ]
    const at = chipAt(besideLine([0, 0], [0, 78], '85%', kept), '85%')
    expect(kept.some(one => covers(one, at))).toBe(false)
  })
})

describe('a small picture of a map', () => {
  const box: [number, number, number, number] = [0, 0, 2000, 2000]
  it('shows the middle of an empty map', () => {
    expect(crop(box, [], 2)).toEqual([0, 500, 2000, 1000])
  })
  it('shows where the pieces of both sides stand, and stays on the map', () => {
    const [x, y, w, h] = crop(
      box,
      [
        { at: [1900, 1900], side: 'a' },
        { at: [1500, 1800], side: 'b' },
        { at: [100, 100], side: 'a' },
      ],
      2,
    )
    for (const [px, py] of [
      [1900, 1900],
      [1500, 1800],
    ] as const)
      expect(px > x && px < x + w && py > y && py < y + h).toBe(true)
    expect(x + w).toBeLessThanOrEqual(2000)
    expect(y + h).toBeLessThanOrEqual(2000)
    expect(w / h).toBeCloseTo(2)
  })
})

describe('a note about a thing', () => {
  const spot = { x: 500, y: 200, r: 30 },
    whole = { width: 1000, height: 600, board: [0, 1000] as [number, number] }
  it('stands beside the board if there is room', () => {
    const found = noteAt(spot, null, { ...whole, board: [300, 700] })
    expect(found.x + found.wide).toBeLessThanOrEqual(300)
  })
  it('on the side of what it speaks of, if both are free', () => {
    expect(noteAt({ ...spot, x: 650 }, null, { width: 1200, height: 600, board: [300, 700] }).x).toBeGreaterThanOrEqual(
      700,
    )
  })
  it('else below it, or above it when it lies low', () => {
    expect(noteAt(spot, null, whole).tip).toBe('up')
    expect(noteAt({ ...spot, y: 500 }, null, whole).tip).toBe('down')
  })
  it('and never over the line that comes to it', () => {
    for (const from of [
      { x: 400, y: 500, r: 30 },
      { x: 700, y: 400, r: 30 },
      { x: 100, y: 60, r: 30 },
    ]) {
      const { x, y, wide } = noteAt(spot, from, whole)
      for (const t of [0.2, 0.5, 0.8]) {
        const px = spot.x + t * (from.x - spot.x),
          py = spot.y + t * (from.y - spot.y)
        expect(px > x && px < x + wide && py > y && py < y + 160).toBe(false)
      }
    }
  })
  it('and never runs out of the view, whatever it says', () => {
    expect(within(200, 150, 400)).toBe(200)
    expect(within(300, 150, 400) + 150).toBeLessThan(400)
    expect(within(300, 600, 400)).toBeGreaterThan(0)
  })
})
