// The log: events as sentences, with the dice that led to them.
import type { Scene } from './scene'
import { capital, messageId, type Speak } from './text'
import type { GameEvent, Happened } from './wire'

export interface Pool {
  name: string
  sides: number
  faces: number[]
}
export interface LogLine {
  n: number
  text: string
  rules: string[]
  side: string
  dice: Pool[]
  struck: boolean
  fight: boolean
  /** Whether these are dice that no sentence has followed yet. */ alone: boolean
  at: number
}

const SILENT = new Set(['scope_opened', 'scope_closed'])

const worded = new WeakMap<GameEvent, { speak: Speak; text: string }>(),
  taken = new WeakMap<GameEvent, string>(),
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

/** The side an event speaks of: by a seat or a piece that it names, as it stood when the event was first told. */
export function eventSide(event: GameEvent, scene: Scene | null): string {
  if (!scene) return ''
  const old = taken.get(event)
  if (old !== undefined) return old
  const side = freshSide(event, scene)
  taken.set(event, side)
  return side
}

/** The sides of pieces and units that were once on a table, so that who has left it is still told of with his side. */
const remembered = { table: '', sides: new Map<string, string>(), last: null as Scene | null }

/** The side of a piece, or of a unit by its pieces. */
function sideOf(scene: Scene, id: unknown): string {
  if (typeof id !== 'string' || !id) return ''
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

function freshSide(event: GameEvent, scene: Scene): string {
  for (const field of ['seat', 'side', 'owner', 'by', 'attacker', 'firer', 'unit', 'mover', 'piece']) {
    const value = event[field]
    if (typeof value !== 'string') continue
    const plate = scene.seats.find(one => one.id === value)
    if (plate) return plate.side
    if (scene.sides.includes(value)) return value
    const side = sideOf(scene, value)
    if (side) return side
  }
  return (
    Object.values(event)
      .map(value => sideOf(scene, value))
      .find(side => side !== '') ?? ''
  )
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

/** Events as lines, oldest first. Dice go with the line that follows them, or stand alone if nothing does. */
export function logLines(
  events: readonly Happened[],
  scene: Scene | null,
  speak: Speak,
  struck: ReadonlySet<number> = new Set(),
): LogLine[] {
  const lines: LogLine[] = []
  let dice: Pool[] = [],
    why: string[] = [],
    last: Happened | null = null
  for (const one of events) {
    const { event } = one
    if (SILENT.has(event.kind)) continue
    if (event.kind === 'rolled') {
      dice = [...dice, ...((event['pools'] as Pool[] | undefined) ?? [])]
      if (typeof event['why'] === 'string') why = [...why, event['why']]
      last = one
      continue
    }
    const text = eventText(event, speak)
    if (!text) continue
    lines.push(
      asTold(one, {
        n: one.n,
        text,
        rules: why.length ? [...new Set([...one.rules, ...why])] : one.rules,
        side: eventSide(event, scene),
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

/** The colour of dice by the name of their pool. */
export function diceColour(name: string): 'black' | 'red' | 'yellow' | 'white' {
  return /red|defen/.test(name)
    ? 'red'
    : /yellow|activ/.test(name)
      ? 'yellow'
      : /black|attack/.test(name)
        ? 'black'
        : 'white'
}
