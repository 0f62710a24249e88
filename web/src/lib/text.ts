// Sentences: Fluent bundles made of the client's own messages and those of a game, in the language of the reader.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Say } from './scene'
import * as french from './french'
import en from '../locale/en.ftl?raw'
import fr from '../locale/fr.ftl?raw'

export type Language = 'en' | 'fr'
export const OWN: Record<Language, string> = { en, fr }

/** What something is called: alone, with its article, and its gender; a name's message gives the last two as attributes. */
export interface Name {
  plain: string
  the: string
  gender: string
}
const called = (plain: string): Name => ({ plain, the: plain, gender: 'm' })
/** The forms in which a sentence may say the name of an argument: `$unit-the`, `$unit-of`. */
const FORMS: Record<string, (name: Name) => string> = {
  the: name => name.the,
  The: name => capital(name.the),
  of: name => french.of(name.the),
  to: name => french.to(name.the),
  gender: name => name.gender,
}

export interface Speak {
  language: Language
  /** Whether there is a message of this id. */
  has(id: string): boolean
  /** A sentence of the client or the game by id. */
  t(id: string, args?: Record<string, unknown>): string
  /** The title of a piece, in which ids stand for themselves. */
  named(title: Say): Name
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

/** Whether a pattern says this variable anywhere. */
function says(pattern: unknown, name: string): boolean {
  if (Array.isArray(pattern)) return pattern.some(part => says(part, name))
  if (typeof pattern !== 'object' || pattern === null) return false
  const part = pattern as { type?: string; name?: string }
  return (part.type === 'var' && part.name === name) || Object.values(pattern).some(inner => says(inner, name))
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
function nameOf(speak: Speak, key: string, id: string): Name | null {
  if (!/^[a-z][a-z0-9_]*$/.test(id)) return null
  const rest = id.replace(/_/g, '-')
  const found = [key.replace(/_/g, '-'), ...NAMING]
    .map(prefix => `${prefix}-${rest}`)
    .find(message => speak.has(message))
  return found ? speak.named({ id: found, args: { id: '' } }) : null
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

/** What a text among the arguments stands for. */
function nameIn(speak: Speak, value: string, where: Where): Name {
  if (value.startsWith('@')) return speak.named({ id: value.slice(1), args: {} })
  const title = where.names.get(value)
  if (title) return title.id !== where.own ? speak.named(title) : called(value) // a title that names itself keeps its id
  return nameOf(speak, where.key, value) ?? called(value)
}

function form(speak: Speak, value: unknown, kind: string, where: Where): string {
  if (Array.isArray(value)) return value.map(part => form(speak, part, kind, where)).join(', ')
  return FORMS[kind]!(typeof value === 'string' ? nameIn(speak, value, where) : called(String(value)))
}

function argument(speak: Speak, value: unknown, where: Where): FluentVariable {
  if (typeof value === 'string') {
    if (value.startsWith('@')) return speak.t(value.slice(1))
    if (where.plain) return value
    if (/^-?\d+\.\d+$/.test(value)) return decimal(speak.language, value)
    return nameIn(speak, value, where).plain
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
  function given(
    id: string,
    pattern: unknown,
    args: Record<string, unknown>,
    known: Names,
  ): Record<string, FluentVariable> {
    const words: Record<string, FluentVariable> = {}
    for (const [key, value] of Object.entries(args)) {
      const where = { names: known, own: id, key, plain: selects(pattern, key) }
      words[key] = argument(speak, value, where)
      for (const kind of Object.keys(FORMS))
        if (says(pattern, `${key}-${kind}`)) words[`${key}-${kind}`] = form(speak, value, kind, where)
    }
    return words
  }
  function format(id: string, args: Record<string, unknown>, known: Names): string {
    const pattern = bundle.getMessage(id)?.value
    return pattern ? bundle.formatPattern(pattern, given(id, pattern, args, known), []) : id
  }
  function name(title: Say): Name {
    const args = title.args ?? {},
      plain = format(title.id, args, NOBODY).trim()
    const said = (kind: string, otherwise: string): string => {
      const pattern = bundle.getMessage(title.id)?.attributes[kind]
      return pattern ? bundle.formatPattern(pattern, given(title.id, pattern, args, NOBODY), []).trim() : otherwise
    }
    return { plain, the: said('the', plain), gender: said('gender', 'm') }
  }
  const speak: Speak = {
    language,
    has: id => bundle.hasMessage(id),
    t: (id, args = {}) => format(id, args, names),
    named: name,
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
