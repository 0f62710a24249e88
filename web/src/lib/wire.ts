// What goes over the line beside the scene. The page docs/guide/protocol.md is the contract; the messages themselves are made from the
// server's own types (messages.ts).
import type { PublicSeat, PublicTable, Welcome } from './messages'

export type * from './messages'

export type SeatKind = PublicSeat['kind']
export type UndoState = Welcome['undo']
/** An event with its own fields: arguments of its sentence, and of nothing else. */
export interface GameEvent {
  kind: string
  [field: string]: unknown
}
/** What is wished of a clock when a match is made. */
export interface ClockWish {
  kind: 'none' | 'live' | 'correspondence'
  base?: number
  increment?: number
}
/** What changed of a table. */
export type TableChange = Partial<PublicTable>

/** Any message, before its type is looked at. */
export interface Reply {
  type: string
  id?: number
  [field: string]: unknown
}
