// What odds come to for a reader: results with the same words together, and the one number that counts, if there is one.
import type { Speak } from './text'
import type { Odds, OddsResult } from './wire'

/** A row of results; `tone` goes from l0 (nothing) to l3 (the most, for good or ill). */
export interface OddsRow {
  value: number
  text: string
  chance: number
  tone: string
}
export interface OddsSummary {
  rows: OddsRow[]
  /** The chance of something good or, if nothing good can come of it, of something bad; null if no result is better or worse than another. */
  big: { chance: number; good: boolean } | null
  /** How far off the chances may be, in percent; 0 when they are exact, or as good as that. */
  spread: number
}

const facts = (result: OddsResult): Record<string, unknown> =>
  Array.isArray(result.facts) ? Object.fromEntries(result.facts) : result.facts
const text = (result: OddsResult, speak: Speak): string =>
  speak
    .t(speak.has(result.message) ? result.message : `result-${result.message}`, facts(result))
    .replace(/^./, letter => letter.toUpperCase())

export function summary(odds: Odds, speak: Speak): OddsSummary {
  const rows: OddsRow[] = []
  for (const result of [...odds.results].filter(one => one.chance > 0.0005).sort((a, b) => a.value - b.value)) {
    const words = text(result, speak),
      same = rows.find(row => row.text === words)
    if (same) same.chance += result.chance
    else rows.push({ value: result.value, text: words, chance: result.chance, tone: 'l0' })
  }
  const weights = [...new Set(rows.map(row => Math.abs(row.value)).filter(Boolean))].sort((a, b) => a - b)
  for (const row of rows)
    if (row.value)
      row.tone =
        weights.length < 2
          ? 'l3'
          : `l${1 + Math.round((weights.indexOf(Math.abs(row.value)) * 2) / (weights.length - 1))}`
  const sum = (sign: number): number =>
    odds.results.filter(one => one.value * sign > 0).reduce((all, one) => all + one.chance, 0)
  const good = sum(1),
    bad = sum(-1)
  const big = good > 0 ? { chance: good, good: true } : bad > 0 ? { chance: bad, good: false } : null
  return { rows, big, spread: odds.exact ? 0 : Math.max(0, Math.ceil((odds.error || 0) * 100 - 0.05)) }
}

/** Whether there is anything to show: some result is better or worse than another, or there are several in words. */
export const telling = (sums: OddsSummary): boolean => sums.big !== null || sums.rows.length > 1

/** How the chances were found, in a sentence: all dice counted, or so many runs drawn, in how many imagined deals of what is hidden. */
export function method(odds: Odds, speak: Speak): string {
  const spread = summary(odds, speak).spread
  if (odds.exact) return speak.t('ui-odds-exact')
  if (!spread) return speak.t('ui-odds-agree', { worlds: odds.worlds })
  return speak.t(odds.worlds > 1 ? 'ui-odds-worlds' : 'ui-odds-drawn', { runs: odds.runs, worlds: odds.worlds, spread })
}

/** What the odds are called in a word or two. */
export const kind = (odds: Odds, sums: OddsSummary, speak: Speak): string =>
  odds.exact
    ? speak.t('ui-exact')
    : sums.spread
      ? speak.t('ui-sampled', { spread: sums.spread })
      : speak.t('ui-as-good')
