// The log: events as sentences, with the dice that led to them.
import type { Dice, Scene, Shown } from './scene'
import { capital, messageId, type Speak } from './text'
import type { GameEvent, Happened } from './wire'

/** Dice of one pool, as they fell and as they look. */
export interface Fallen extends Shown {
  colour: Dice['colour']
}

export interface LogLine {
  n: number
  text: string
  rules: string[]
  side: string
  dice: Fallen[]
  struck: boolean
  fight: boolean
  /** Whether these are dice that no sentence has followed yet. */ alone: boolean
  at: number
}

const worded = new WeakMap<GameEvent, { speak: Speak; text: string }>(),
  taken = new WeakMap<Happened, string>(),
  kept = new WeakMap<Happened, LogLine>()

/** The sentence of an event; "" if it has none. Worded once, when it is first told: a long game has thousands of them. */
export function eventText(event: GameEvent, speak: Speak): string {
  const old = worded.get(event)
  if (old?.speak === speak) return old.text
  const text = capital(freshText(event, speak))
  worded.set(event, { speak, text })
  return text
}

function freshText(event: GameEvent, speak: Speak): string {
  const id = messageId('event', event.kind)
  if (!speak.has(id)) return ''
  const { kind: _, ...fields } = event
  const args: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields)) args[key.replace(/_/g, '-')] = args[key] = value
  return speak.t(id, args).replace(/^\p{Ll}/u, letter => letter.toUpperCase())
}

/** The side an event speaks of: of who did it, else of a piece that it names, as it stood when the event was first told. */
export function eventSide(one: Happened, scene: Scene | null): string {
  if (!scene) return ''
  const old = taken.get(one)
  if (old !== undefined) return old
  const side = freshSide(one, scene)
  taken.set(one, side)
  return side
}

/** The sides of pieces and units that were once on a table, so that who has left it is still told of with his side. */
const remembered = { table: '', sides: new Map<string, string>(), last: null as Scene | null }

/** The side of a piece, or of a unit by its pieces. */
function sideOf(scene: Scene, id: string): string {
  const table = `${scene.game} ${scene.scenario}`,
    { sides } = remembered
  if (remembered.table !== table) sides.clear()
  if (remembered.last !== scene)
    for (const piece of scene.pieces)
      for (const name of [piece.id, piece.group]) if (name && piece.side) sides.set(name, piece.side)
  remembered.table = table
  remembered.last = scene
  return sides.get(id) ?? ''
}

function freshSide({ about }: Happened, scene: Scene): string {
  const known = (id: string): string =>
    scene.seats.find(plate => plate.id === id)?.side || (scene.sides.includes(id) ? id : sideOf(scene, id))
  return about.by.map(known).find(Boolean) ?? about.things.map(id => sideOf(scene, id)).find(Boolean) ?? ''
}

/** A line that says what it said before, as the very same object. */
function asTold(one: Happened, line: LogLine): LogLine {
  const old = kept.get(one)
  if (
    old &&
    old.text === line.text &&
    old.side === line.side &&
    old.struck === line.struck &&
    old.dice.length === line.dice.length &&
    old.rules.length === line.rules.length
  )
    return old
  kept.set(one, line)
  return line
}

/** What the dice of a pool look like. */
const colourOf = (scene: Scene | null, pool: string): Dice['colour'] =>
  scene?.dice.find(one => one.name === pool)?.colour ?? 'white'

/** Events as lines, oldest first. Dice go with the line that follows them, or stand alone if nothing does. */
export function logLines(
  events: readonly Happened[],
  scene: Scene | null,
  speak: Speak,
  struck: ReadonlySet<number> = new Set(),
): LogLine[] {
  const lines: LogLine[] = []
  let dice: Fallen[] = [],
    why: string[] = [],
    last: Happened | null = null
  for (const one of events) {
    const { about } = one
    if (about.silent) continue
    if (about.dice.length || about.why) {
      dice = [...dice, ...about.dice.map(pool => ({ ...pool, colour: colourOf(scene, pool.name) }))]
      why = [...why, about.why]
      last = one
      continue
    }
    const text = eventText(one.event, speak)
    if (!text) continue
    lines.push(
      asTold(one, {
        n: one.n,
        text,
        rules: why.length ? [...new Set([...one.rules, ...why])] : one.rules,
        side: eventSide(one, scene),
        dice,
        struck: struck.has(one.n),
        fight: dice.length > 0,
        alone: false,
        at: one.at,
      }),
    )
    dice = []
    why = []
  }
  if (last && dice.length)
    lines.push({
      n: last.n,
      text: eventText(last.event, speak),
      rules: [...new Set([...last.rules, ...why])],
      side: '',
      dice,
      struck: struck.has(last.n),
      fight: true,
      alone: true,
      at: last.at,
    })
  return lines
}

/** Of a few lines the one that tells most: the last with dice, else the last; dice that stand alone only if nothing else is said. */
export function tellingMost(lines: readonly LogLine[]): string {
  const said = lines.filter(line => !line.alone)
  return (said.filter(line => line.fight).at(-1) ?? said.at(-1) ?? lines.at(-1))?.text ?? ''
}
