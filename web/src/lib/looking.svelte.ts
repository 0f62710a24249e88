// Looking around: lines of sight from a place, what could hurt it, and what blocks a line.
import { fill } from './fill'
import type { Mark, Target } from './scene'
import type { Reply } from './wire'

export type Look = 'sight' | 'threat'
export interface Looked {
  what: Look
  marks: Mark[]
  /** Blocked lines, drawn when asked for a second time. */ rest: Mark[]
}

/** Marks as they came over the line, filled up with what it leaves out. */
export const marksIn = (sent: unknown): Mark[] =>
  ((sent as unknown[] | undefined) ?? []).map(mark => fill<Mark>('Mark', mark))

const isBlocked = (mark: Mark): boolean => mark.role === 'sight_blocked' || mark.role === 'blocker'

export class Looking {
  /** What was asked to be looked at; drawn until the next step back. */
  now = $state.raw<Looked | null>(null)

  constructor(private readonly ask: (what: string, body: Record<string, unknown>) => Promise<Reply>) {}

  /** Looks from a target; if that is what is drawn already: a second time the blocked lines as well, a third time takes them away.
   *  Gives what the table answered, if it was asked. */
  async look(what: Look, target: () => Target | null): Promise<Reply | 'nowhere' | 'nothing' | null> {
    if (this.now?.what === what) {
      this.now = this.now.rest.length ? { what, marks: [...this.now.marks, ...this.now.rest], rest: [] } : null
      return null
    }
    const from = target()
    if (!from) return 'nowhere'
    const reply = await this.ask('look', { what, target: from.id })
    if (reply.type !== 'look') return reply
    const marks = marksIn(reply['marks']),
      clear = marks.filter(mark => !isBlocked(mark))
    this.now = clear.length ? { what, marks: clear, rest: marks.filter(isBlocked) } : { what, marks, rest: [] }
    return marks.length ? null : 'nothing'
  }

  /** Draws the blocked line of sight between two places with what blocks it, if there is one and it is still wanted. */
  async showBlocker(from: Target, cell: number, wanted: () => boolean): Promise<void> {
    const reply = await this.ask('look', { what: 'sight', target: from.id })
    if (!wanted() || reply.type !== 'look') return
    const marks = marksIn(reply['marks'])
    const line = marks.findIndex(mark => mark.role === 'sight_blocked' && mark.cells.at(-1) === cell)
    if (line < 0) return
    const after = marks.slice(line + 1),
      end = after.findIndex(mark => mark.role !== 'blocker')
    this.now = { what: 'sight', marks: [marks[line]!, ...after.slice(0, end < 0 ? after.length : end)], rest: [] }
  }
}
