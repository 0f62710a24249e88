// What things on the table are called: all names come from the scene.
import type { Say, Scene } from './scene'
import type { Speak } from './text'

/** The names of seats, pieces and units by their ids. */
export function* namesOf(scene: Scene): Generator<[string, Say]> {
  for (const { id, title } of [...scene.seats, ...scene.pieces, ...scene.units]) yield [id, title]
}

/** The name of a unit; who belongs to none is called as he is. */
export function unitName(scene: Scene, id: string, speak: Speak): string {
  const named = scene.units.find(unit => unit.id === id) ?? scene.pieces.find(piece => piece.id === id)
  return named ? speak.plain(named.title) : id
}
