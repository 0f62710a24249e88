// Military symbols by milsymbol, loaded when the first art id asks for one: "sidc:" and a symbol code.
let make: ((code: string, size: number) => string) | null = null
let asked = false
let told: () => void = () => {}

/** What to do once symbols can be drawn. */
export function whenSymbolsCome(tell: () => void): void {
  told = tell
}

async function load(): Promise<void> {
  const { default: ms } = await import('milsymbol')
  make = (code, size) => new ms.Symbol(code, { size: size * 0.7, simpleStatusModifier: true }).asSVG()
  told()
}

/** The symbol centred on the origin, or "" if the art id is no symbol code (or not yet loaded). */
export function symbol(art: string, size: number): string {
  if (!art.startsWith('sidc:')) return ''
  if (!make) {
    if (!asked) {
      asked = true
      void load()
    }
    return ' '
  }
  return make(art.slice(5), size)
    .replace('<svg ', `<svg x="${-size / 2}" y="${-size / 2}" `)
    .replace(/width="[^"]*" height="[^"]*"/, `width="${size}" height="${size}"`)
}
