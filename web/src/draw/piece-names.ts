// What a screen reader says of a piece.
import type { Piece } from '../lib/scene'
import type { Look } from './pieces'

const said = new WeakMap<Piece, { look: Look; text: string }>()

/** What a screen reader says of a piece. Worded once while neither the piece nor the looker changes. */
export function pieceName(piece: Piece, look: Look): string {
  const kept = said.get(piece)
  if (kept && kept.look.mine === look.mine && kept.look.speak === look.speak) return kept.text
  const text = freshName(piece, look)
  said.set(piece, { look, text })
  return text
}

function freshName(piece: Piece, look: Look): string {
  const { speak } = look
  const states = piece.badges.map(one =>
    one.title
      ? speak.plain(one.title)
      : speak.has(`badge-${one.id.replace(/_/g, '-')}`)
        ? speak.t(`badge-${one.id.replace(/_/g, '-')}`)
        : one.id.replace(/_/g, ' '),
  )
  return [
    speak.t(look.mine ? 'ui-yours' : piece.side ? 'ui-enemy' : 'ui-neutral', { name: speak.plain(piece.title) }),
    ...states,
  ].join(', ')
}
