// Makes a match and sits down at it.
import { api, held, invited, type Create } from './api'
import { router } from './route.svelte'
import { settings } from './settings.svelte'
import type { ClockWish, GamePage, ScenarioRow, SeatKind } from './wire'

export interface Wishes {
  opponent: 'computer' | 'screen' | 'link' | 'open'
  seat?: string
  level?: string
  options?: Record<string, string>
  clock?: ClockWish
}

/** Who sits where: the chosen seat is ours, the others as wished. */
export function seatsFor(
  scenario: ScenarioRow,
  wishes: Wishes,
  game: Pick<GamePage, 'levels' | 'level'>,
): NonNullable<Create['seats']> {
  const own = wishes.seat || scenario.seats[0]?.id || ''
  const kind: Record<Wishes['opponent'], SeatKind> = {
    computer: 'computer',
    screen: 'local',
    link: 'link',
    open: 'open',
  }
  return Object.fromEntries(
    scenario.seats.map(seat => [
      seat.id,
      seat.id === own
        ? { kind: 'local' as const }
        : {
            kind: kind[wishes.opponent],
            ...(wishes.opponent === 'computer' ? { level: wishes.level || levelFor(game) } : {}),
          },
    ]),
  )
}

/** The level offered first: the one chosen last on this machine, else what the server thinks best for a beginner. */
export function levelFor(
  { levels, level = '' }: Pick<GamePage, 'levels' | 'level'>,
  last = settings.now.level,
): string {
  return [last, level].find(one => levels.includes(one)) ?? levels[levels.length > 1 ? 1 : 0] ?? 'random'
}

export async function start(game: GamePage, scenario: ScenarioRow, wishes: Wishes): Promise<void> {
  const seats = seatsFor(scenario, wishes, game)
  if (wishes.opponent === 'computer' && wishes.level) settings.change({ level: wishes.level })
  const made = await api.create({
    game: game.slug,
    scenario: scenario.id,
    seats,
    ...(wishes.options ? { options: wishes.options } : {}),
    ...(wishes.clock && wishes.clock.kind !== 'none' ? { clock: wishes.clock } : {}),
    listed: wishes.opponent === 'open',
  })
  const own = wishes.seat || scenario.seats[0]?.id || ''
  const order = Object.fromEntries(
    Object.entries(made.secrets).sort(([a], [b]) => Number(b === own) - Number(a === own)),
  )
  held.keep(made.id, order)
  if (Object.keys(made.invitations).length) invited.keep(made.id, made.invitations)
  router.go(`match/${made.id}`)
}
