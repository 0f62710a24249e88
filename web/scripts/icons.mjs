// Picks the icons named in icons.txt out of @iconify-json/game-icons, one by one, and writes src/draw/icons.ts.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons
const lines = readFileSync(new URL('icons.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line && !line.startsWith('#'))
const icons = {},
  words = {},
  missing = []
for (const line of lines) {
  const [name, ...called] = line.split(/\s+/)
  if (!set[name]) {
    missing.push(name)
    continue
  }
  icons[name] = set[name].body.replace(/ fill="currentColor"/g, '')
  for (const word of [name.replace(/-/g, '_'), ...called]) words[word] ??= name
}
if (missing.length) {
  console.error(`icons.txt names icons that game-icons does not have: ${missing.join(', ')}`)
  process.exit(1)
}
writeFileSync(
  new URL('../src/draw/icons.ts', import.meta.url),
  `// Made by scripts/icons.mjs from icons.txt; icons by the authors of game-icons.net, CC BY 3.0.
export const ICONS: Record<string, string> = ${JSON.stringify(icons)}
export const WORDS: Record<string, string> = ${JSON.stringify(words)}\n`,
)
