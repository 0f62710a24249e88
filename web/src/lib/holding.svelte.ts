// How the seat at this table is held: in how many other places it is open, who may play on for its owner, and who plays on for others.
import { held } from './api'
import type { Reply } from './wire'

interface Around {
  match: string
  seat: () => string | null
  ask: (what: string, body: Record<string, unknown>) => Promise<Reply>
  refused: (reply: Reply) => void
}

export class Holding {
  /** In how many other places our seat is open. */
  places = $state(0)

  constructor(private readonly around: Around) {}

  /** Keeps the seat for this place alone: it has a new secret from now on. */
  async alone(): Promise<void> {
    const { match, seat, ask, refused } = this.around
    const reply = await ask('alone', {})
    const own = seat()
    if (reply.type === 'secret' && own) held.keep(match, { [own]: String(reply['secret']) })
    else refused(reply)
  }

  /** Lets a computer play on for somebody who has left. */
  standIn = async (seat: string): Promise<void> =>
    this.around.refused(await this.around.ask('offer', { what: 'takeover', seat }))
  /** Takes the seat back that a computer plays. */
  back = async (): Promise<void> => this.around.refused(await this.around.ask('back', {}))
  /** Which computer may play on for us while we are away; '' for none. */
  permit = async (level: string): Promise<void> => this.around.refused(await this.around.ask('permit', { level }))
}
