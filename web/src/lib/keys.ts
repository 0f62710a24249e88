// The keys of a table: what each does. Letters can be switched off.
import { fillsForm, isPlaneForm } from '../draw/plane/draft'
import { declineOf, keyNumber } from './choice'
import type { Option } from './scene'
import { settings } from './settings.svelte'
import type { Table } from './table.svelte'

/** What keys can do beside giving answers. */
export interface Desk {
  table: Table
  rule: (id: string) => void
  settings: () => void
  /** Has the screen reader announce the latest events again. */
  again: () => void
  fanOut: () => void
  nextInStack: () => void
}

type Act = (() => unknown) | null

/** What a key does; null if nothing. */
export function actOf(event: KeyboardEvent, desk: Desk): Act {
  const on = event.target as HTMLElement
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(on.tagName)) return null
  const free = on.tagName !== 'BUTTON' && on.tagName !== 'A'
  return controlKey(event.key, free, desk) ?? letterKey(event, desk) ?? answerKey(event.key, desk.table)
}

function controlKey(key: string, free: boolean, { table, ...desk }: Desk): Act {
  if (table.story.behind && /^(Enter|Escape| )$/.test(key) && free) return () => table.story.hurry()
  const decline = declineOf(table.question)
  if (key === 'Escape') return () => table.back()
  if (key === 'Enter' && free) return () => table.confirm()
  if (key === ' ' && free && decline) return () => table.answer(decline)
  if (key === ';') return desk.again
  if (key === '!') return () => table.hints.ask()
  if (key === '?') return desk.settings
  if (key === '/') return () => desk.rule('')
  return null
}

function letterKey({ key, shiftKey }: KeyboardEvent, { table, ...desk }: Desk): Act {
  if (!settings.now.letters) return null
  const { question, primary } = table
  switch (key.toLowerCase()) {
    case 'u':
      return () => table.takeBack(shiftKey ? 'turn' : 'step')
    case 'r':
      return () => desk.rule(table.refused?.refusal?.rule ?? question?.rule ?? '')
    case 'o':
      return primary && (() => table.reckon(rolling(primary, question?.options ?? [])))
    case 'f':
      return desk.fanOut
    case 's':
      return desk.nextInStack
    case 'l':
      return () => table.look('sight')
    case 'e':
      return () => table.look('threat')
  }
  return null
}

/** The answer whose odds are worth looking at: Enter's if it rolls, else the first that does. */
const rolling = (primary: Option, options: readonly Option[]): Option =>
  primary.chance ? primary : (options.find(one => one.chance) ?? primary)

/** The answer of a key: given, or taken into the draft that it fills. */
function answerKey(key: string, table: Table): Act {
  if (!settings.now.letters && /^[a-zA-Z]$/.test(key)) return null
  const number = keyNumber(key),
    form = table.question?.form
  const option = number ? table.question?.options.find(one => one.key === number) : undefined
  if (!option) return null
  if (!form || (isPlaneForm(form) && !fillsForm(form, option))) return () => table.choose(option)
  return () => table.redraft(option.answer)
}
