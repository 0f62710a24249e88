// A drawing is put in its place by its numbers.
import { describe, expect, it } from 'vitest'
import { ICONS } from '../src/draw/icons'
import { asBefore } from '../src/draw/arrange'
import { lean, movedPath, settle } from '../src/draw/settle'

describe('the data of a path', () => {
  it('moves what is absolute and scales what is relative', () => {
    expect(movedPath('M1 2l3 4H9v-2', 10, 20, 2)).toBe('M12 24l6 8H28v-4')
  })
  it('takes the first point as absolute, and the pairs after it as lines', () => {
    expect(movedPath('m1 2 3 4', 10, 0, 1)).toBe('M11 2l3 4')
    expect(movedPath('M1 2 3 4zm5 6', 10, 0, 1)).toBe('M11 2L13 4zm5 6')
  })
  it('reads numbers that touch, and flags that touch', () => {
    expect(movedPath('M.5.5a2 2 0 01-1.5-.5', 0, 0, 2)).toBe('M1 1a4 4 0 0 1 -3 -1')
  })
  it('turns arcs the other way in a mirror', () => {
    expect(movedPath('M1 0a2 3 10 0 1 4 0', 0, 0, 1, true)).toBe('M-1 0a2 3 -10 0 0 -4 0')
  })
  it('reads every icon to its end', () => {
    const numbers = (d: string): number => movedPath(d, 0, 0, 1).match(/[a-z]/gi)!.length
    for (const [name, body] of Object.entries(ICONS))
      for (const [, d] of body.matchAll(/ d="([^"]*)"/g))
        expect(numbers(d!), name).toBeGreaterThanOrEqual(d!.match(/[a-z]/gi)!.length)
  })
})

describe('a drawing', () => {
  it('gives circles and texts a place where they had none', () => {
    expect(settle('<circle r="4"/><text y="2" font-size="10">A</text>', 5, 6)).toBe(
      '<circle r="4" cx="5" cy="6"/><text y="8" font-size="10" x="5">A</text>',
    )
  })
  it('scales strokes with their drawing, also those of a group', () => {
    expect(settle('<g stroke-width="2"><path d="M0 0h1" stroke="a"/></g>', 0, 0, 0.5)).toBe(
      '<g stroke-width="1"><path d="M0 0h0.5" stroke="a"/></g>',
    )
  })
})

describe('see-through shapes', () => {
  it('are so by their fill or by their stroke', () => {
    expect(lean('<circle r="2" fill="a" opacity=".5"/>')).toBe('<circle r="2" fill="a" fill-opacity=".5"/>')
    expect(lean('<path d="M0 0" fill="none" stroke="a" opacity=".5"/>')).toContain('stroke-opacity=".5"')
  })
  it('stay as they are where both would show', () => {
    const both = '<path d="M0 0" fill="a" stroke="b" opacity=".5"/>'
    expect(lean(both)).toBe(both)
    expect(lean('<g opacity=".5"></g>')).toBe('<g opacity=".5"></g>')
  })
})

describe('what is as it was', () => {
  interface One {
    id: string
    x: number
  }
  const id = (one: One): string => one.id
  it('is the very same object, and what changed is not', () => {
    const before = new Map<string, One>()
    const [a, b] = asBefore(
      before,
      [
        { id: 'a', x: 1 },
        { id: 'b', x: 1 },
      ],
      id,
    )
    const [again, other] = asBefore(
      before,
      [
        { id: 'a', x: 1 },
        { id: 'b', x: 2 },
      ],
      id,
    )
    expect(again).toBe(a)
    expect(other).not.toBe(b)
  })
  it('forgets what is gone', () => {
    const before = new Map<string, One>()
    asBefore(before, [{ id: 'a', x: 1 }], id)
    asBefore(before, [], id)
    expect(before.size).toBe(0)
  })
})
