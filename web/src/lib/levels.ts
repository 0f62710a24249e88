// The names of the computer's strengths.
import type { Speak } from './text'
import type { Strength } from './wire'

/** "random", "thumb", "search" by their own names; "level3" as a number. */
export function levelName(speak: Speak, level: string): string {
  const number = /^level[-_ ]?(\d+)$/.exec(level)?.[1]
  if (number) return speak.t('ui-level-number', { n: Number(number) })
  return speak.has(`ui-level-${level}`) ? speak.t(`ui-level-${level}`) : level
}

/** What to expect of a strength, in a sentence or two. */
export function levelAbout(speak: Speak, level: string, all: readonly Strength[]): string {
  const found = all.find(one => one.level === level)
  if (!found) return ''
  const { errs, ahead } = found
  if (errs >= 100) return speak.t('ui-about-random')
  if (errs)
    return `${speak.t(errs >= 60 ? 'ui-about-beginner' : errs >= 30 ? 'ui-about-often' : 'ui-about-seldom')} ${speak.t('ui-about-errs', { errs })}`
  return (
    speak.t(ahead ? 'ui-about-ahead' : 'ui-about-thumb') + (found === all.at(-1) ? ` ${speak.t('ui-about-best')}` : '')
  )
}
