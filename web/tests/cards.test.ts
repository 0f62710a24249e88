import { describe, expect, it } from 'vitest'
import { cardFoot } from '../src/lib/cards'
import { fill } from '../src/lib/fill'
import type { Piece } from '../src/lib/scene'
import { speaker } from '../src/lib/text'

describe('the foot of a card', () => {
  it('is told in the language of the reader', () => {
    const card = fill<Piece>('Piece', {
      id: 'c',
      form: 'card',
      title: { id: 'card' },
      place: { zone: 'hand' },
      values: [
        { id: 'symbol_move', text: '', title: { id: 'symbol-move' } },
        { id: 'cv', text: '3', title: { id: 'cv' } },
        { id: 'text', text: 'x' },
      ],
      badges: [{ id: 'copies', count: 2 }],
    })
    expect(cardFoot(card, speaker('fr', 'symbol-move = mouvement\ncv = VC'))).toBe('mouvement · VC 3 · ×2')
  })
})
