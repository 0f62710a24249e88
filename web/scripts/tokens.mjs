// Turns src/tokens.json, the only source of colours, sizes and times, into custom properties: src/tokens.css.
import { readFileSync, writeFileSync } from 'node:fs'

const t = JSON.parse(readFileSync(new URL('../src/tokens.json', import.meta.url), 'utf8'))
const list = (rows, name, unit = '') =>
  Object.entries(rows)
    .filter(([k]) => !k.startsWith('$'))
    .map(([k, v]) => `--${name}${k}:${v}${unit}`)
    .join(';')
const dice = Object.entries(t.dice)
  .filter(([k]) => !k.startsWith('$'))
  .map(([k, [face, pip]]) => `--die-${k}:${face};--die-${k}-pip:${pip}`)
  .join(';')
const scale = Object.entries(t.type.scale)
  .map(([k, s]) => `--type-${k}:${s.weight} ${s.size}px/${s.line}px var(--f-${s.family})`)
  .join(';')
writeFileSync(
  new URL('../src/tokens.css', import.meta.url),
  `/* Made by scripts/tokens.mjs from tokens.json; do not edit. */
:root{${list(t.color.light, '')};${dice};${list(t.space, 'space-', 'px')};${list(t.radius, 'r-', 'px')};` +
    `${list(t.type.family, 'f-')};${scale};${list(t.duration, 'time-', 'ms')};${list(t.easing, 'ease-')};color-scheme:light}
:root[data-theme=dark]{${list(t.color.dark, '')};color-scheme:dark}
`,
)
