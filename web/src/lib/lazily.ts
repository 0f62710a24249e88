/** An object whose parts are looked up each time they are read: what depends on one part is not drawn again for the others. */
export function lazily<T extends object>(parts: { [K in keyof T]: () => T[K] }): T {
  const found = {} as T
  for (const name of Object.keys(parts) as (keyof T)[])
    Object.defineProperty(found, name, { get: parts[name], enumerable: true })
  return found
}
