// What a draft or a suggestion would do, in a few words read from its marks: which way it goes, who is under its template.
import { bearing, windId } from '../draw/plane/space'
import type { Mark, Scene } from './scene'
import type { Speak } from './text'

const piecesOf = (marks: readonly Mark[], ...roles: Mark['role'][]): string[] => [
  ...new Set(marks.filter(mark => roles.includes(mark.role)).flatMap(mark => mark.pieces)),
]

/** Who would be under a template: the first of theirs by name and how many more, how many of ours. */
function under(marks: readonly Mark[], scene: Scene, speak: Speak): string {
  const own = piecesOf(marks, 'own_in_danger'),
    theirs = piecesOf(marks, 'inside_full', 'inside_part').filter(id => !own.includes(id))
  const first = scene.pieces.find(piece => piece.id === theirs[0])
  const words = [
    first ? speak.plain(first.title) + (theirs.length > 1 ? ` +${theirs.length - 1}` : '') : '',
    own.length ? speak.t('ui-under-own', { n: own.length }) : '',
  ].filter(Boolean)
  return words.join(', ') || speak.t('ui-under-nobody')
}

export function noteOf(marks: readonly Mark[], scene: Scene, speak: Speak): string {
  if (marks.some(mark => mark.role === 'template')) return under(marks, scene, speak)
  const way = marks.find(mark => mark.role === 'path_own')?.points ?? [],
    from = way[0],
    to = way.at(-1)
  return from && to && Math.hypot(to.x - from.x, to.y - from.y) >= 1 ? speak.t(windId(bearing(from, to))) : ''
}
