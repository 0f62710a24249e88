// What goes over the line beside the scene: tables, events, refusals, odds. The page docs/guide/protocol.md is the contract.
import type { Say } from './scene'

export interface GameRow {
  slug: string
  name: string
  version: string
  prefix: string
  scenarios: number
}
export interface ScenarioRow {
  id: string
  title: string
  title_fr?: string
  size: string
  sides: string[]
  seats: { id: string; side: string }[]
  rounds: number
  synopsis: string
  synopsis_fr?: string
  players?: number[]
  special_rules?: string[]
}
export interface OptionRow {
  id: string
  values: string[]
  default: string
  rules?: string[]
  title?: string
  title_fr?: string
}
export interface GamePage {
  slug: string
  name: string
  version: string
  prefix: string
  scenarios: ScenarioRow[]
  options: OptionRow[]
  levels: string[]
  strengths?: Strength[]
  /** What is offered to whoever has chosen none. */ level?: string
}
/** What a level is like in a game: so many of a hundred decisions are taken at random; `ahead`: it searches further than rules of thumb do. */
export interface Strength {
  level: string
  errs: number
  ahead: boolean
}
export interface Rule {
  id: string
  title: string
  text: string
  kind?: string
  origin?: string
}
export type SeatKind = 'local' | 'link' | 'open' | 'computer'
export interface SeatRow {
  id: string
  side: string
  kind: SeatKind
  level?: string
  name?: string
  here?: boolean
  taken?: boolean
  gone?: number
}
export interface Clock {
  kind: 'none' | 'live' | 'correspondence'
  base?: number
  increment?: number
  left?: Record<string, number>
  running?: string[]
  at?: number
}
export interface Offer {
  id: string | number
  what: string
  by: string
  seat?: string
  level?: string
  needs: string[]
  agreed: string[]
}
export interface TableRow {
  id: string
  game: string
  scenario: string
  title?: string
  title_fr?: string
  phase: 'gathering' | 'playing' | 'over'
  flag?: string
  seats: SeatRow[]
  waiting: string[]
  clock: Clock | null
  commitment?: string
  offers?: Offer[]
  result: null | { winners: string[]; reason: string; seat?: string }
  rematch?: string
  origin?: string
  away?: number
  adjourned?: boolean
  spectators?: boolean
  created?: number
  updated?: number
}
export interface GameEvent {
  kind: string
  [field: string]: unknown
}
export interface Happened {
  n: number
  event: GameEvent
  rules: string[]
  at: number
}
export interface Chat {
  seq: number
  seat: string
  text: string
  at: number
}
export interface Refusal {
  rule: string
  message: string
  facts: Record<string, unknown>
  remedies: string[]
  path?: string
}
export interface OddsResult {
  value: number
  message: string
  facts: Record<string, unknown> | [string, string | number][]
  chance: number
}
export interface Odds {
  exact: boolean
  runs: number
  worlds: number
  /** How far off chances may be in nineteen of twenty cases, 0 to 1. */ error: number
  results: OddsResult[]
  /** What was assumed of others on the way. */ assumed: { seat: string; label: Say }[]
}
export interface Notice {
  kind: string
  match: string
  seat: string
  game: string
  scenario: string
  title: string
  title_fr: string
  clock: string
  since: number
  due: number
}
export interface Order {
  policy: 'ask' | 'above' | 'never'
  percent?: number
}
export type UndoState = 'free' | 'ask' | 'none'
export interface Frame {
  n: number
  seat: string
  what: string
  round: number
}
export interface ReplayIndex {
  count: number
  frames: Frame[]
  chances: Record<string, number>[] | null
}
export interface LuckPool {
  name: string
  sides: number
  dice: number
  faces: number[]
  mean: number
  expected: number
  percentile: number
}
export interface Luck {
  pools: LuckPool[]
  seats?: { seat: string; side: string; pools: LuckPool[] }[]
}

/** An answer that a computer weighed: the chance to win after it, 0 to 1, and how often it was looked into (0: by rule of thumb). */
export interface Advised {
  answer: unknown
  label: Say
  value: number
  visits: number
}
export interface Advice {
  seat: string
  what: string
  before: number
  reasons: Advised[]
}
/** What luck did to the chances to win, in permille: for each side, and for the answers that dice or cards followed. */
export interface Fortune {
  total: Record<string, number>
  answers: { n: number; seat: string; gained: Record<string, number> }[]
  runs: number
}

export interface Reply {
  type: string
  id?: number
  [field: string]: unknown
}
