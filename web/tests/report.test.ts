import { describe, expect, it } from 'vitest'
import { luckiest, luckOf, points } from '../src/lib/report'
import { speaker } from '../src/lib/text'

const answer = (n: number, a: number): { n: number; seat: string; gained: Record<string, number> } => ({
  n,
  seat: n % 2 ? 'one' : 'two',
  gained: { a, b: -a },
})

describe('luck', () => {
  it('is told in whole points of a hundred', () => {
    expect([144, -96, 4, -4].map(points)).toEqual([14, -10, 0, 0])
  })
  it('names the answers that gave most, in the order of play, each once, to the side that gained', () => {
    const fortune = {
      total: { a: 40, b: -40 },
      runs: 16,
      answers: [answer(3, 20), answer(7, -90), answer(9, 3), answer(12, 55), answer(20, 31)],
    }
    expect(luckiest(fortune).map(one => [one.n, one.side, points(one.gained)])).toEqual([
      [7, 'b', 9],
      [12, 'a', 6],
      [20, 'a', 3],
    ])
  })
  it('is silent where nothing was gained', () => {
    expect(luckiest({ total: {}, runs: 4, answers: [answer(2, 4)] })).toEqual([])
  })
  it('gives and takes in words, and never says that high dice are lucky ones', () => {
    for (const language of ['en', 'fr'] as const) {
      const speak = speaker(language)
      expect(speak.t('ui-luck-gave', { points: 14 })).toContain('14')
      expect(speak.t('ui-luck-took', { points: 1 })).not.toContain('points')
      expect(speak.t('ui-luck-higher', { percentile: 87 })).not.toMatch(/luck|chance/)
    }
  })
  it('of dice: the higher they fell, the more games would have seen lower ones', () => {
    const pool = { name: 'd', sides: 6, dice: 40, faces: [], mean: 4.2, expected: 3.5, percentile: 0.9 }
    expect(luckOf([pool])).toBeGreaterThan(90)
    expect(luckOf([{ ...pool, mean: 3.5 }])).toBe(50)
  })
})
