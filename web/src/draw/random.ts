// Seeded random numbers for the drawing of ground: a map looks the same everywhere.

export type Random = () => number

export function random(seed: number): Random {
  let s = seed | 0
  return () => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A number for a text, to seed with. */
export function seedOf(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h | 0
}

/** Points in a region that keep their distance. */
export function scatter(r: Random, count: number, gap: number, propose: () => [number, number]): [number, number][] {
  const points: [number, number][] = []
  for (let k = 0; k < count * 5 && points.length < count; k++) {
    const p = propose()
    if (points.every(o => Math.hypot(o[0] - p[0], o[1] - p[1]) > gap)) points.push(p)
  }
  void r
  return points.sort((a, b) => a[1] - b[1])
}
