// Pure logic of choosing: keys of answers, which answers belong to a thing, what to ask "why not" about.
import type { Asked, Option, Piece, Target } from './scene'
import { capital, type Speak } from './text'

const RESERVED = new Set('EFLMOPRSU')
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(letter => !RESERVED.has(letter))

/** The key of an answer by its number in reading order: 1 to 9, then the letters no shortcut uses, then none. */
export function keyName(key: number): string {
  return key < 1 ? '' : key <= 9 ? String(key) : (LETTERS[key - 10] ?? '')
}

/** The number that a pressed key stands for; 0 if none. */
export function keyNumber(pressed: string): number {
  if (/^[1-9]$/.test(pressed)) return Number(pressed)
  const at = LETTERS.indexOf(pressed.toUpperCase())
  return at < 0 ? 0 : at + 10
}

export const ON_BOARD = new Set<Target['kind']>(['cell', 'piece', 'card', 'zone'])

/** Things and answers point at each other by kind and id; a card is a piece in a hand. */
export function same(a: Target, b: Target): boolean {
  const kind = (t: Target): string => (t.kind === 'card' ? 'piece' : t.kind)
  return kind(a) === kind(b) && a.id === b.id
}

/** The answers bound to a thing. */
export const optionsAt = (question: Asked | null, target: Target): Option[] =>
  question?.options.filter(option => same(option.target, target)) ?? []

/** A thing on the board with the answers bound to it. */
export interface Hot {
  target: Target
  options: Option[]
}

/** The things of these kinds that may be answered with, each with all its answers, in reading order. */
export function hotOf(options: readonly Option[], kinds: readonly Target['kind'][]): Hot[] {
  const found = new Map<string, Hot>()
  for (const option of options) {
    const { target } = option
    if (!kinds.includes(target.kind)) continue
    const key = `${target.kind === 'card' ? 'piece' : target.kind} ${target.id}`
    const known = found.get(key)
    if (known) known.options.push(option)
    else found.set(key, { target, options: [option] })
  }
  return [...found.values()]
}

/** What stands on the tag of a thing: its answer's key, or that there are several. */
export const keyOf = (one: Hot): string => (one.options.length > 1 ? '+' : keyName(one.options[0]!.key))

/** What a question speaks of: a piece on the board that its sentence names, or the first that it offers. */
export function subjectOf(question: Asked | null, pieces: readonly Piece[]): Target | null {
  const there = (id: unknown): boolean => pieces.some(piece => piece.id === id && !piece.place.zone)
  const named = Object.values(question?.text.args ?? {}).find(there)
  if (named !== undefined) return { kind: 'piece', id: named }
  return question?.options.find(option => option.target.kind === 'piece' && there(option.target.id))?.target ?? null
}

/** Enter's answer. */
export const primaryOf = (question: Asked | null): Option | null =>
  question?.options.find(option => option.primary) ?? question?.options[0] ?? null

/** The answer that declines, for the space bar. */
export const declineOf = (question: Asked | null): Option | null =>
  question?.options.find(option => option.declines) ?? null

/** The answer that declines, if a reaction window is open and nothing else can be answered in it: whoever is asked has nothing to decide.
 *  What takes a chance is a moment of its own. */
export function forcedOf(question: Asked | null): Option | null {
  const only = question?.window && !question.form && question.options.length === 1 ? question.options[0]! : null
  return only?.declines && !only.chance ? only : null
}

/** Whether an answer wants a second tap: what takes a chance does, but for declining, whose odds stand on its button
 *  and which is given many times in a battle. */
export const wantsSecondTap = (option: Option, confirm: 'chance' | 'all' | 'none'): boolean =>
  confirm === 'all' || (confirm === 'chance' && option.chance && !option.declines)

/** The message by which a question may call the answer that declines: "Hold fire" says more than "Done". */
export const declineName = (question: Asked | null): string => `decline-${(question?.what ?? '').replace(/_/g, '-')}`

/** An answer as its button calls it, and whatever else speaks of it. */
export function answerName(question: Asked | null, option: Option, speak: Speak): string {
  const id = declineName(question)
  return option === declineOf(question) && speak.has(id) ? speak.t(id) : capital(speak.plain(option.label))
}

/** At most `most` answers for the bar: the one that counts, then buttons, then the rest in reading order; and whether more are left. */
export function barOptions(
  options: readonly Option[],
  most: number,
  first: Option | null = null,
): { shown: Option[]; rest: Option[] } {
  const weight = (option: Option): number =>
    option === first ? -1 : option.primary && !first ? 0 : option.target.kind === 'button' ? 1 : option.aside ? 3 : 2
  const sorted = [...options].sort((a, b) => weight(a) - weight(b) || a.key - b.key)
  if (sorted.length <= most) return { shown: sorted, rest: [] }
  return {
    shown: sorted.slice(0, most - 1),
    rest: [...options].filter(option => !sorted.slice(0, most - 1).includes(option)),
  }
}

/** The same answer pointed at another thing: every place where the id of the old target stands gets the new one. */
export function retarget(option: Option, id: string | number): unknown {
  let changed = false
  const swap = (value: unknown): unknown => {
    if (value === option.target.id && typeof value === typeof option.target.id) {
      changed = true
      return id
    }
    if (Array.isArray(value)) return value.map(swap)
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, key === 'kind' ? part : swap(part)]))
    return value
  }
  const answer = swap(option.answer)
  return changed ? answer : null
}

/** Answers that nobody offered, to ask why not: each kind of answer on offer, pointed at this thing. */
export function askable(question: Asked | null, target: Target): unknown[] {
  const seen = new Set<string>()
  const answers: unknown[] = []
  for (const option of question?.options ?? []) {
    if ((option.target.kind === 'cell') !== (target.kind === 'cell') || !ON_BOARD.has(option.target.kind)) continue
    const kind = String((option.answer as { kind?: string }).kind)
    if (seen.has(kind)) continue
    const answer = retarget(option, target.id)
    if (answer === null) continue
    seen.add(kind)
    answers.push(answer)
  }
  return answers
}

/** Reads and writes a place in a draft by its JSON pointer. */
export function pick(draft: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) => (value && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined),
      draft,
    )
}

export function put(draft: unknown, path: string, value: unknown): unknown {
  const keys = path.split('/').slice(1)
  const write = (at: unknown, rest: string[]): unknown => {
    const [key, ...more] = rest
    if (key === undefined) return value
    if (Array.isArray(at)) return at.map((part, i) => (String(i) === key ? write(part, more) : part))
    return { ...(at as Record<string, unknown>), [key]: write((at as Record<string, unknown>)[key], more) }
  }
  return write(draft, keys)
}
