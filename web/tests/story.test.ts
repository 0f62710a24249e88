import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adviceNotes } from '../src/lib/advice'
import { fill, fillScene } from '../src/lib/fill'
import { Hints } from '../src/lib/hints.svelte'
import type { About, Asked, Option, Piece, Scene } from '../src/lib/scene'
import { Story } from '../src/lib/story.svelte'
import { speaker } from '../src/lib/text'
import type { Happened, Reply, PublicSeat } from '../src/lib/wire'

const speak = speaker('en', 'event-went = { $unit } goes\nevent-rained = it rains\n', new Map())
const at = (cell: number): Scene =>
  ({
    ...fillScene({ game: 'g', scenario: 's', seat: 'one', board: { layout: 'hexes', cells: [] } }),
    sides: ['us', 'them'],
    seats: [
      { id: 'one', side: 'us' },
      { id: 'two', side: 'them' },
    ],
    pieces: [
      fill<Piece>('Piece', { id: 'x', side: 'them', form: 'counter', place: { cell }, title: { id: 'x', args: {} } }),
    ],
  }) as unknown as Scene
const about = (...things: string[]): About => fill<About>('About', { things })
const went = (n: number): Happened => ({ n, at: 0, rules: [], event: { kind: 'went' }, about: about('x') })
const rained = (n: number): Happened => ({ n, at: 0, rules: [], event: { kind: 'rained' }, about: about() })

describe('the story of what the others do', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { hidden: false })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const begun = (
    seat: string | null = 'one',
    hurried = false,
  ): { story: Story; shown: Reply[]; show: (scene: Scene, ...events: Happened[]) => void } => {
    let scene: Scene | null = null
    const shown: Reply[] = []
    const story = new Story({
      seat: () => seat,
      scene: () => scene,
      speak: () => speak,
      hurried: () => hurried,
      take: message => {
        shown.push(message)
      },
    })
    return {
      story,
      shown,
      show: (next, ...events) => {
        story.goOn(next, events)
        scene = next
      },
    }
  }
  const frame = (n: number): Reply => ({ type: 'frame', scene: {}, events: [went(n)] })

  it('shows one frame after the other, and all at once to whoever skips', () => {
    const { story, shown } = begun()
    for (const n of [1, 2, 3]) story.hear(frame(n))
    expect([shown.length, story.behind]).toEqual([1, true])
    vi.advanceTimersByTime(660)
    expect(shown.length).toBe(2)
    story.hurry()
    expect([shown.length, story.behind]).toEqual([3, false])
  })
  it('holds nothing back from a spectator, nor where time is short', () => {
    for (const { story, shown } of [begun(null), begun('one', true)]) {
      for (const n of [1, 2, 3]) story.hear(frame(n))
      expect(shown.length).toBe(3)
    }
  })
  it('goes on until a decision of our own begins it anew', () => {
    const { story, show } = begun()
    show(at(1), rained(1))
    show(at(2), rained(2), went(3))
    show(at(3), went(4))
    expect(story.trails.map(mark => mark.cells)).toEqual([[1, 2, 3]])
    expect([story.since, story.spoken]).toEqual([1, ['x']])
    story.anew = true
    show(at(4), went(5))
    expect([story.since, story.trails.map(mark => mark.cells)]).toEqual([5, [[3, 4]]])
  })
  it('says first what pieces on the board do', () => {
    const { story, show } = begun()
    show(at(1), rained(1), went(2))
    expect(story.told.map(line => line.split(' ').at(-1))).toEqual(['goes', 'rains'])
  })
})

describe('hints', () => {
  const rest = { answer: { kind: 'rest' }, label: { id: 'y', args: {} } } as unknown as Option
  const roll = { answer: { kind: 'roll' }, label: { id: 'x', args: {} } } as unknown as Option
  const asked = (form: object | null = null): Asked => ({ number: 1, options: [roll, rest], form }) as unknown as Asked
  const seat = (id: string, kind: string): PublicSeat => ({ id, side: id, kind }) as PublicSeat
  const table = (
    question: Asked,
    other = 'computer',
    ...kinds: string[]
  ): {
    hints: Hints
    armed: Option[]
    foreseen: Option[]
    reckoned: Option[]
    drafted: unknown[]
    now: { number: number }
  } => {
    const armed: Option[] = [],
      foreseen: Option[] = [],
      reckoned: Option[] = [],
      drafted: unknown[] = [],
      now = { number: 1 }
    const hints = new Hints({
      number: () => now.number,
      question: () => question,
      seat: () => 'one',
      seats: () => [seat('one', 'local'), seat('two', other)],
      ask: () => Promise.resolve({ type: 'hint', reasons: kinds.map(advised) }),
      refused: () => {},
      arm: option => {
        armed.push(option)
      },
      foresee: options => {
        foreseen.push(...options)
      },
      reckon: option => {
        reckoned.push(option)
      },
      draft: answer => {
        drafted.push(answer)
      },
    })
    return { hints, armed, foreseen, reckoned, drafted, now }
  }
  const advised = (kind: string): Parameters<Hints['heed']>[0] =>
    ({ answer: { kind }, label: { id: 'x', args: {} }, value: 0.5, visits: 1 }) as Parameters<Hints['heed']>[0]

  it('are for whoever plays against computers alone, and not for a guess', () => {
    expect(table(asked()).hints.allowed).toBe(true)
    expect(table(asked(), 'link').hints.allowed).toBe(false)
    expect(table(asked({ blind: true })).hints.allowed).toBe(false)
    expect(table({ ...asked(), options: [roll] }).hints.allowed, 'with one answer there is nothing to choose').toBe(
      false,
    )
  })
  it('go at a second call, and come no more when another question stands', async () => {
    const { hints, now } = table(asked())
    const first = hints.ask()
    expect(hints.now).toBe('thinking')
    await first
    expect(hints.now).toMatchObject({ reasons: [] })
    await hints.ask()
    expect(hints.now).toBe(null)
    const late = hints.ask()
    now.number = 2
    await late
    expect(hints.now).toBe('thinking')
  })
  it('are shown as the answers they are about, with the odds of those that take a chance', async () => {
    const chancy = { ...roll, chance: true }
    const { hints, foreseen, reckoned } = table(
      { ...asked(), options: [chancy, rest] },
      'computer',
      'rest',
      'roll',
      'fly',
      'a',
      'b',
      'c',
    )
    await hints.ask()
    expect(hints.shown.map(one => hints.optionOf(one))).toEqual([rest, chancy, null, null, null])
    expect(foreseen).toEqual([chancy])
    hints.look(hints.shown[0]!)
    expect(hints.seen).toBe(rest)
    hints.look(hints.shown[2]!)
    expect(hints.seen).toBe(null)
    hints.look(hints.shown[1]!)
    expect(reckoned).toEqual([chancy])
    hints.dismiss()
    expect([hints.now, hints.seen]).toEqual([null, null])
  })
  it('arm an answer or fill a draft', () => {
    const plain = table(asked())
    plain.hints.heed(advised('roll'))
    expect(plain.armed).toEqual([roll])
    const formed = table(asked({ blind: false, draft: { kind: 'march' } }))
    formed.hints.heed(advised('roll'))
    formed.hints.heed(advised('march'))
    expect([formed.armed, formed.drafted]).toEqual([[roll], [{ kind: 'march' }]])
  })
})

describe('what is said above hints', () => {
  const seen = (...values: number[]): Parameters<typeof adviceNotes>[0] =>
    values.map(value => ({ answer: {}, label: { id: 'x', args: {} }, value, visits: value ? 9 : 0 }))
  it('says what the numbers mean, and when they tell nothing', () => {
    expect(adviceNotes(seen(0.6, 0.4), true)).toEqual(['ui-hint-note', 'ui-hint-take'])
    expect(adviceNotes(seen(0.6, 0.4), false)).toEqual(['ui-hint-note-then'])
    expect(adviceNotes(seen(0.99, 0.985, 0.98), true)).toContain('ui-hint-even')
    expect(adviceNotes(seen(0.75, 0.79), true)).toContain('ui-hint-first')
    expect(adviceNotes(seen(0), true)).toEqual(['ui-hint-thumb', 'ui-hint-take'])
  })
})
