// Makes src/lib/scene.ts (types and defaults) and src/lib/messages.ts (types) out of the schemas that the server's own structs wrote.
import { readFileSync, writeFileSync } from 'node:fs'

const here = new URL('../src/lib/', import.meta.url)
const read = name => JSON.parse(readFileSync(new URL(name, here), 'utf8')).$defs
const nameOf = ref => ref.split('/').at(-1)
const head = from => `// Made by scripts/types.mjs from ${from}; do not edit.\n/* eslint-disable */\n`

const typeOf = s => {
  if (s.$ref) return nameOf(s.$ref)
  if (s.enum) return s.enum.map(v => JSON.stringify(v)).join(' | ')
  if (s.anyOf) return s.anyOf.map(typeOf).join(' | ')
  if (s.prefixItems) return `[${s.prefixItems.map(typeOf).join(', ')}]`
  if (s.type === 'array') return s.items ? `(${typeOf(s.items)})[]` : 'unknown[]'
  if (s.type === 'object') {
    const { additionalProperties: inner } = s
    return `Record<string, ${inner && inner !== true && Object.keys(inner).length ? typeOf(inner) : 'unknown'}>`
  }
  if (s.type === 'integer' || s.type === 'number') return 'number'
  if (s.type === 'string' || s.type === 'boolean' || s.type === 'null') return s.type
  return 'any'
}
const refOf = s =>
  s.$ref ? nameOf(s.$ref) : s.anyOf ? (s.anyOf.map(refOf).find(Boolean) ?? '') : s.items ? refOf(s.items) : ''

/** A struct as an interface; with `optional`, what the server may leave out may be missing. */
function interfaceOf(name, def, optional) {
  const lines = Object.entries(def.properties ?? {}).map(
    ([field, s]) => `  ${field}${optional && !def.required.includes(field) ? '?' : ''}: ${typeOf(s)}\n`,
  )
  const why = def.description ? `/** ${def.description.replace(/\s+/g, ' ')} */\n` : ''
  return `\n${optional ? why : ''}export interface ${name} {\n${lines.join('')}}\n`
}

const words = read('scene.schema.json')
const fieldsOf = def =>
  Object.fromEntries(
    Object.entries(def.properties ?? {}).map(([field, s]) => [
      field,
      'default' in s ? [refOf(s), s.default] : [refOf(s)],
    ]),
  )
const fields = Object.fromEntries(Object.entries(words).map(([name, def]) => [name, fieldsOf(def)]))
const FIELDS =
  '\n/** For each word its fields: the word inside (or ""), and the default that the server leaves out. */\n' +
  `export const FIELDS: Record<string, Record<string, [string] | [string, unknown]>> = ${JSON.stringify(fields)}\n`
const scene = Object.entries(words).map(([name, def]) => interfaceOf(name, def, false))
writeFileSync(new URL('scene.ts', here), head('scene.schema.json') + scene.join('') + FIELDS)

const said = Object.entries(read('messages.schema.json')).map(([name, def]) => interfaceOf(name, def, true))
const used = Object.keys(words).filter(name =>
  said.some(text => new RegExp(`\\b${name}\\b`).test(text.replace(/\/\*.*?\*\//g, ''))),
)
const imports = `import type { ${used.join(', ')} } from './scene'\n`
writeFileSync(new URL('messages.ts', here), head('messages.schema.json') + imports + said.join(''))
