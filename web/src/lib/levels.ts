// The names of the computer's strengths.
import type { Speak } from './text'

/** "random", "thumb", "search" by their own names; "level3" as a number. */
export function levelName(speak: Speak, level: string): string {
  const number = /^level[-_ ]?(\d+)$/.exec(level)?.[1]
  if (number) return speak.t('ui-level-number', { n: Number(number) })
  return speak.has(`ui-level-${level}`) ? speak.t(`ui-level-${level}`) : level
}
