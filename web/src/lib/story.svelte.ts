// What the others do, told one step after the other: what still waits to be shown, where their pieces went, whom the last events speak of and what they say.
import { follow, spokenOf, trailMarks, type Trail } from './follow'
import { logLines } from './log'
import { Pace, PATIENCE, stay } from './pace'
import type { Mark, Scene } from './scene'
import { settings } from './settings.svelte'
import type { Speak } from './text'
import type { Happened, Reply } from './wire'

/** What a story needs of its table: the scene that is shown and its seat, whether time is short there; `take` shows a message. */
export interface Stage {
  seat: () => string | null
  scene: () => Scene | null
  speak: () => Speak
  hurried: () => boolean
  take: (message: Reply) => void
}

const eventsOf = (message: Reply): Happened[] => (message['events'] as Happened[] | undefined) ?? []

export class Story {
  /** Whether things have happened that are still to be shown, one after the other. */
  behind = $state(false)
  /** Where the others' pieces went since our own last decision, and whom the last events speak of. */
  trails = $state.raw<Mark[]>([])
  spoken = $state.raw<string[]>([])
  /** What the last thing that was shown says, sentence by sentence, and after which event the others' story begins. */
  told = $state.raw<string[]>([])
  since = $state(0)
  /** Whether our last decision began something new, so that what the others do after it is a new story. */
  anew = true
  private ways: Trail[] = []
  private readonly pace: Pace<Reply>

  constructor(private readonly table: Stage) {
    this.pace = new Pace<Reply>(
      message => table.take(message),
      () => this.patience(),
      waiting => {
        this.behind = waiting
      },
    )
  }

  /** Something has happened: shown after all that waits, and for as long as it takes to read. A spectator sees it at once. */
  hear(message: Reply): void {
    const lines =
      this.table.seat() === null || !message['scene']
        ? []
        : logLines(eventsOf(message), this.table.scene(), this.table.speak())
    this.pace.push(
      message,
      stay(
        lines.length,
        lines.some(line => line.dice.length > 0),
      ),
    )
  }

  /** How long may be spent on showing: nothing where a clock runs, nobody looks, or the reader wants no motion. */
  private patience(): number {
    const hurried = this.table.hurried() || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
    return hurried ? 0 : PATIENCE[settings.now.tempo]
  }

  /** Shows at once what is still to be shown. */
  hurry(): void {
    this.pace.hurry()
  }

  /** Forgets what is still to be shown. */
  drop(): void {
    this.pace.drop()
  }

  /** Goes on with the scene that is shown next, and with what has led to it; a new decision of our own begins anew. */
  goOn(scene: Scene | null, events: readonly Happened[]): void {
    const shown = this.table.scene()
    const before = this.anew || scene?.seat !== shown?.seat ? [] : this.ways
    if (this.anew && events.length) this.since = events.at(-1)!.n
    const lines = logLines(events, scene, this.table.speak())
    const lead =
      scene &&
      lines.find(
        line =>
          spokenOf(
            events.filter(one => one.n === line.n),
            scene,
          ).length > 0,
      )
    if (lines.length)
      this.told = [...(lead ? [lead] : []), ...lines.filter(line => line !== lead)].map(line => line.text)
    this.ways = scene ? follow(before, shown?.seat === scene.seat ? shown : null, scene) : []
    this.anew = false
    this.trails = trailMarks(this.ways)
    this.spoken = scene && !scene.question ? spokenOf(events, scene) : []
  }
}
