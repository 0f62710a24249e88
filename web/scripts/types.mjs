// Makes src/lib/scene.ts (types and defaults) out of src/lib/scene.schema.json, which the server's own structs wrote.
import { readFileSync, writeFileSync } from 'node:fs'

const here = new URL('../src/lib/', import.meta.url)
const defs = JSON.parse(readFileSync(new URL('scene.schema.json', here), 'utf8')).$defs
const nameOf = ref => ref.split('/').at(-1)

const typeOf = s => {
  if (s.$ref) return nameOf(s.$ref)
  if (s.enum) return s.enum.map(v => JSON.stringify(v)).join(' | ')
  if (s.anyOf) return s.anyOf.map(typeOf).join(' | ')
  if (s.prefixItems) return `[${s.prefixItems.map(typeOf).join(', ')}]`
  if (s.type === 'array') return s.items ? `(${typeOf(s.items)})[]` : 'unknown[]'
  if (s.type === 'object')
    return `Record<string, ${s.additionalProperties && s.additionalProperties !== true ? typeOf(s.additionalProperties) : 'unknown'}>`
  if (s.type === 'integer' || s.type === 'number') return 'number'
  if (s.type === 'string' || s.type === 'boolean' || s.type === 'null') return s.type
  return 'any'
}
const refOf = s =>
  s.$ref ? nameOf(s.$ref) : s.anyOf ? (s.anyOf.map(refOf).find(Boolean) ?? '') : s.items ? refOf(s.items) : ''

let out = '// Made by scripts/types.mjs from scene.schema.json; do not edit.\n/* eslint-disable */\n'
const fields = {}
for (const [name, def] of Object.entries(defs)) {
  out += `\nexport interface ${name} {\n`
  fields[name] = {}
  for (const [field, s] of Object.entries(def.properties ?? {})) {
    out += `  ${field}: ${typeOf(s)}\n`
    fields[name][field] = 'default' in s ? [refOf(s), s.default] : [refOf(s)]
  }
  out += '}\n'
}
out +=
  `\n/** For each word its fields: the word inside (or ""), and the default that the server leaves out. */\nexport const FIELDS: Record` +
  `<string, Record<string, [string] | [string, unknown]>> = ${JSON.stringify(fields)}\n`
writeFileSync(new URL('scene.ts', here), out)
