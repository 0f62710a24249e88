// What a card in hand says: its text, and what stands at its foot.
import type { Piece, Scene, Value } from './scene'
import type { Speak } from './text'

/** The cards in the hands of a seat, or of its side, in their order. */
export function cardsInHand(scene: Scene, seat: string | null): Piece[] {
  const side = scene.seats.find(plate => plate.id === seat)?.side
  const hands = scene.zones
    .filter(zone => zone.kind === 'hand' && (zone.owner === seat || zone.owner === side))
    .map(zone => zone.id)
  return scene.pieces.filter(piece => hands.includes(piece.place.zone)).sort((a, b) => a.order - b.order)
}

/** A value in words: what it is called, and what it is. */
function worded(value: Value, speak: Speak): string {
  const id = `value-${value.id.replace(/_/g, '-')}`
  const name = value.title
    ? speak.plain(value.title)
    : speak.has(id)
      ? speak.t(id)
      : value.text
        ? value.id.replace(/[_-]\d*/g, ' ').trim()
        : ''
  return [name, value.text].filter(Boolean).join(' ')
}

/** The text of a card: its own, that of its title, or its values in words. */
export function cardText(piece: Piece, speak: Speak): string {
  const id = `${piece.title.id}-text`
  const main = piece.values.find(value => value.id === 'text')
  if (main) return main.title ? speak.plain(main.title) : main.text
  return speak.has(id)
    ? speak.t(id, piece.title.args)
    : piece.values.length > 2
      ? piece.values
          .map(value => worded(value, speak))
          .filter(Boolean)
          .join(' · ')
      : ''
}

/** The foot of a card: its kind, its cost, how many copies of it there are. */
export function cardFoot(piece: Piece, speak: Speak): string {
  if (cardText(piece, speak) && !piece.values.some(value => value.id === 'text')) return ''
  const values = piece.values
    .filter(value => value.id !== 'text' && value.text.length <= 18)
    .map(value =>
      value.title && value.text.length <= 4 ? `${speak.plain(value.title)} ${value.text}`.trim() : value.text,
    )
  const badges = piece.badges.map(badge =>
    badge.id === 'copies' ? `×${badge.count}` : badge.title ? speak.plain(badge.title) : badge.id.replace(/_/g, ' '),
  )
  return [...values, ...badges].join(' · ')
}
