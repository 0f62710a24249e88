// The server leaves defaults out of its messages; this puts them back, so that the rest of the client sees whole words.
import { FIELDS, type About, type Scene } from './scene'
import type { Happened } from './wire'

function word(name: string, value: unknown): unknown {
  const fields = FIELDS[name]
  if (!fields || value === null || typeof value !== 'object') return value
  const given = value as Record<string, unknown>
  const whole: Record<string, unknown> = {}
  for (const [field, [inner, fallback]] of Object.entries(fields)) {
    const part = field in given ? given[field] : fallback
    whole[field] = !inner ? part : Array.isArray(part) ? part.map(one => word(inner, one)) : word(inner, part)
  }
  return whole
}

/** A scene with every default in its place. */
export const fillScene = (scene: unknown): Scene => word('Scene', scene) as Scene

/** Events with every default of what they speak of in its place. */
export const fillEvents = (events: unknown): Happened[] =>
  ((events as Happened[] | undefined) ?? []).map(one => ({ ...one, about: fill<About>('About', one.about) }))

/** Any other word of the scene with its defaults. */
export const fill = <T>(name: string, value: unknown): T => word(name, value) as T
