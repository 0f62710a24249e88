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
  /** A text of the scene. */
  plain(say: Say | null | undefined): string
}

function argument(speak: Speak, value: unknown): FluentVariable {
  if (typeof value === 'string') return value.startsWith('@') ? speak.t(value.slice(1)) : value
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return value.map(part => String(argument(speak, part))).join(', ')
  return value === null || value === undefined ? '' : JSON.stringify(value)
}

/** Makes a speaker; an unknown id is shown as it is, like everywhere in Bocage. */
export function speaker(language: Language, gameSource = ''): Speak {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of [OWN[language], gameSource]) if (source) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  const speak: Speak = {
    language,
    has: id => bundle.hasMessage(id),
    t(id, args = {}) {
      const message = bundle.getMessage(id)
      if (!message?.value) return id
      const given: Record<string, FluentVariable> = {}
      for (const [key, value] of Object.entries(args)) given[key] = argument(speak, value)
      return bundle.formatPattern(message.value, given, [])
    },
    plain: say => (say ? speak.t(say.id, say.args) : ''),
  }
  return speak
}

/** Underscores of the rules are hyphens in message ids. */
export const messageId = (prefix: string, tag: string): string => `${prefix}-${tag.replace(/_/g, '-')}`

/** 0.876 as "88%", in French with a thin space. */
export function percent(speak: Speak, chance: number): string {
  const value = chance * 100
  const digits = value > 0 && value < 1 ? value.toFixed(1) : Math.round(value).toString()
  return speak.language === 'fr' ? `${digits.replace('.', ',')}\u202f%` : `${digits}%`
}
