// Puts a drawing in its place by its numbers instead of by a `transform`. A browser keeps a coordinate system of its own for every transformed element and
// walks them all for each picture; a board of 150 pieces had more than a thousand of them.

/** What the numbers of a path command are: x, y, a radius, an angle, a flag, or the flag of the direction in which an arc runs. */
const TAKES: Record<string, string> = {
  m: 'xy',
  l: 'xy',
  t: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  a: 'rrafwxy',
  z: '',
}
const n = (value: number): string => String(Math.round(value * 1000) / 1000)

/** Path data moved to (x, y) and scaled by k; mirrored left to right where `flip`. */
export function movedPath(d: string, x: number, y: number, k: number, flip = false): string {
  const sx = flip ? -k : k
  let out = '',
    at = 0,
    command = '',
    first = true
  const number = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy,
    flag = /\s*,?\s*([01])/y,
    letter = /\s*([a-z])/iy
  const read = (what: RegExp): string | null => {
    what.lastIndex = at
    const found = what.exec(d)
    if (found) at = what.lastIndex
    return found?.[1] ?? null
  }
  for (;;) {
    const next = read(letter)
    if (next) command = next
    else if (!command || /^\s*$/.test(d.slice(at)) || command.toLowerCase() === 'z') return out
    const takes = TAKES[command.toLowerCase()]!
    const absolute = command < 'a' || first // the first point of a path is absolute, whatever its letter says
    const numbers: string[] = []
    for (const kind of takes) {
      const text = read(kind === 'f' || kind === 'w' ? flag : number)
      if (text === null) return out
      const value = Number(text)
      numbers.push(
        kind === 'x'
          ? n(value * sx + (absolute ? x : 0))
          : kind === 'y'
            ? n(value * k + (absolute ? y : 0))
            : kind === 'r'
              ? n(value * k)
              : kind === 'a'
                ? n(flip ? -value : value)
                : kind === 'w' && flip
                  ? String(1 - value)
                  : text,
      )
    }
    out += (first ? 'M' : command) + numbers.join(' ')
    if (command === 'm') command = 'l'
    else if (command === 'M') command = 'L'
    first = false
  }
}

const LENGTHS = /^(r|rx|ry|width|height|stroke-width|font-size|textLength)$/

/** A drawing without transforms of its own, moved to (x, y) and scaled by k: every path, circle, rectangle and text in it.
 *  Strokes say their width, in the drawing or in a group of it. */
export function settle(svg: string, x: number, y: number, k = 1, flip = false): string {
  return svg.replace(
    /<(g|path|circle|ellipse|rect|text)\b([^>]*?)(\/?)>/g,
    (_, name: string, given: string, end: string) => {
      const places: Record<string, boolean> =
        name === 'circle' || name === 'ellipse'
          ? { cx: false, cy: false }
          : name === 'rect' || name === 'text'
            ? { x: false, y: false }
            : {}
      let attributes = given.replace(/([\w-]+)="([^"]*)"/g, (whole, key: string, value: string) => {
        if (key === 'd') return `d="${movedPath(value, x, y, k, flip)}"`
        if (key === 'stroke-dasharray')
          return `${key}="${value
            .split(/[\s,]+/)
            .map(part => n(Number(part) * k))
            .join(' ')}"`
        if (LENGTHS.test(key)) return `${key}="${n(Number(value) * k)}"`
        if (!(key in places)) return whole
        places[key] = true
        return `${key}="${n(Number(value) * (flip && key.endsWith('x') ? -k : k) + (key.endsWith('x') ? x : y))}"`
      })
      for (const [key, seen] of Object.entries(places))
        if (!seen) attributes += ` ${key}="${n(key.endsWith('x') ? x : y)}"`
      return `<${name}${attributes}${end}>`
    },
  )
}

/** A drawing whose see-through shapes are so by their fill and stroke: `opacity` makes a picture of its own of every shape, which the browser keeps and blends.
 *  Shapes that are both filled and stroked, and groups, stay as they are: there it would show. */
export function lean(svg: string): string {
  return svg.replace(
    /<(path|circle|ellipse|rect)\b([^>]*?) opacity="([^"]*)"([^>]*)>/g,
    (whole, name: string, before: string, opacity: string, after: string) => {
      const given = before + after,
        stroked = /stroke="(?!none)/.test(given),
        filled = /fill="(?!none)/.test(given)
      if ((stroked && filled) || /(fill|stroke)-opacity/.test(given)) return whole
      return `<${name}${before} ${stroked ? `stroke-opacity="${opacity}" fill-opacity="${opacity}"` : `fill-opacity="${opacity}"`}${after}>`
    },
  )
}
