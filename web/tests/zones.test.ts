import { describe, expect, it } from 'vitest'
import type { Piece, Zone } from '../src/lib/scene'
import { inOrder, openCount } from '../src/lib/zones'
import { fill } from '../src/lib/fill'

const card = (id: string, order: number, copies = 1): Piece =>
  fill<Piece>('Piece', {
    id,
    place: { zone: 'pile' },
    form: 'card',
    art: '',
    title: { id: 'x' },
    order,
    badges: copies > 1 ? [{ id: 'copies', count: copies }] : [],
  })
const zone = fill<Zone>('Zone', { id: 'pile', kind: 'discard', title: { id: 'x' }, top: 'c' })

describe('a pile', () => {
  const all = [card('a', 1), card('b', 2, 3), card('c', 5)]
  it('lies with its top first, the others in their order', () => {
    expect(inOrder(zone, all).map(one => one.id)).toEqual(['c', 'a', 'b'])
  })
  it('counts copies, unless it says itself how many it holds', () => {
    expect(openCount(zone, all)).toBe(5)
    expect(openCount({ ...zone, count: 9 }, all)).toBe(9)
  })
})
