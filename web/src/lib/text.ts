// Sentences: Fluent bundles made of the client's own messages and those of a game, in the language of the reader.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Say } from './scene'
import en from '../locale/en.ftl?raw'
import fr from '../locale/fr.ftl?raw'

export type Language = 'en' | 'fr'
export const OWN: Record<Language, string> = { en, fr }

export interface Speak {
  language: Language
  /** Whether there is a message of this id. */
  has(id: string): boolean
  /** A sentence of the client or the game by id. */
  t(id: string, args?: Record<string, unknown>): string
  /** The title of a piece, in which ids stand for themselves. */
  named(title: Say): string
  /** A text of the scene. */
  plain(say: Say | null | undefined): string
}

/** Titles of pieces and seats by id: a sentence says the name of a piece, not its id. */
export type Names = ReadonlyMap<string, Say>
const NOBODY: Names = new Map()

/** Whether a pattern chooses its words by this variable; then it wants the id, not the name. */
function selects(pattern: unknown, name: string): boolean {
  if (Array.isArray(pattern)) return pattern.some(part => selects(part, name))
  if (typeof pattern !== 'object' || pattern === null) return false
  const { type, selector } = pattern as { type?: string; selector?: { type: string; name: string } }
  if (type === 'select' && selector?.type === 'var' && selector.name === name) return true
  return Object.values(pattern).some(part => selects(part, name))
}

/** Prefixes of messages that name things, in the order in which an id is looked up after the argument's own name. */
const NAMING = [
  'name',
  'card',
  'force',
  'unit',
  'kind',
  'equipment',
  'figure',
  'weapon',
  'marker',
  'terrain',
  'deck',
  'badge',
  'ability',
  'skill',
  'side',
  'seat',
  'word',
]

/** The message that names what an id stands for, by the conventions of the games' texts; null if there is none. */
function nameOf(speak: Speak, key: string, id: string): string | null {
  if (!/^[a-z][a-z0-9_]*$/.test(id)) return null
  const rest = id.replace(/_/g, '-')
  const found = [key.replace(/_/g, '-'), ...NAMING]
    .map(prefix => `${prefix}-${rest}`)
    .find(message => speak.has(message))
  return found ? speak.t(found, { id: '' }).trim() : null
}

/** A number with a point, as the reader writes it. */
export const decimal = (language: Language, digits: string): string =>
  language === 'fr' ? digits.replace('.', ',') : digits

/** A name and what it holds: "Speed: 40 cm", in French with a space that does not break. */
export const paired = (speak: Speak, name: string, value: string): string =>
  `${name}${speak.language === 'fr' ? '\u00a0: ' : ': '}${value}`

/** The colon after a name that stands apart, in bold: in French with a space that does not break. */
export const colon = (speak: Speak): string => (speak.language === 'fr' ? '\u00a0:' : ':')

interface Where {
  names: Names
  own: string
  key: string
  plain: boolean
}

function argument(speak: Speak, value: unknown, where: Where): FluentVariable {
  if (typeof value === 'string') {
    if (value.startsWith('@')) return speak.t(value.slice(1))
    if (where.plain) return value
    if (/^-?\d+\.\d+$/.test(value)) return decimal(speak.language, value)
    const title = where.names.get(value)
    if (title) return title.id !== where.own ? speak.named(title) : value // a title that names itself keeps its id
    return nameOf(speak, where.key, value) ?? value
  }
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return value.map(part => String(argument(speak, part, where))).join(', ')
  return value === null || value === undefined ? '' : JSON.stringify(value)
}

/** Makes a speaker; an unknown id is shown as it is, like everywhere in Bocage. */
export function speaker(language: Language, gameSource = '', names: Names = NOBODY): Speak {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of [OWN[language], gameSource])
    if (source) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  function format(id: string, args: Record<string, unknown>, known: Names): string {
    const message = bundle.getMessage(id)
    if (!message?.value) return id
    const given: Record<string, FluentVariable> = {}
    for (const [key, value] of Object.entries(args))
      given[key] = argument(speak, value, { names: known, own: id, key, plain: selects(message.value, key) })
    return bundle.formatPattern(message.value, given, [])
  }
  const speak: Speak = {
    language,
    has: id => bundle.hasMessage(id),
    t: (id, args = {}) => format(id, args, names),
    named: title => format(title.id, title.args ?? {}, NOBODY),
    plain: say => (say ? speak.t(say.id, say.args) : ''),
  }
  return speak
}

/** With a capital at its beginning: a name that stands alone. */
export const capital = (text: string): string => text.replace(/^\p{Ll}/u, letter => letter.toUpperCase())

/** The part of a title before its colon, where there is little room. */
export const shortTitle = (title: string): string => title.split(/\s*:\s/)[0]!

/** Underscores of the rules are hyphens in message ids. */
export const messageId = (prefix: string, tag: string): string => `${prefix}-${tag.replace(/_/g, '-')}`

/** 0.876 as "88%", in French with a thin space. */
export function percent(speak: Speak, chance: number): string {
  const value = chance * 100
  const digits = value > 0 && value < 1 ? value.toFixed(1) : Math.round(value).toString()
  return speak.language === 'fr' ? `${decimal('fr', digits)}\u202f%` : `${digits}%`
}
