// The HTTP side of the server, and the secrets of the seats held on this machine.
import type {
  Account,
  Advice,
  BookPage,
  ClockWish,
  Fortunes,
  FramePage,
  GamePage,
  GameRow,
  Ident,
  Joined,
  Lobby,
  LogPage,
  Luck,
  Made,
  Notices,
  Timeline,
  Rule,
  SeatKind,
  PublicTable,
  Taken,
} from './wire'
import { fillEvents, fillScene } from './fill'
import type { Speak } from './text'

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** What went wrong, in the reader's words where they are known. */
export const trouble = (error: unknown, speak: Speak): string =>
  error instanceof ApiError && error.code === 'forbidden'
    ? speak.t('ui-members-only')
    : error instanceof Error
      ? error.message
      : String(error)

/** The token of the session: what changes something must carry it while somebody is signed in. */
let csrf = ''

async function call(path: string, init: RequestInit = {}, secret = ''): Promise<Response> {
  const headers: Record<string, string> = {
    ...(init.body ? { 'Content-Type': 'application/json' } : {}),
    ...(secret ? { Authorization: `Bearer ${secret}` } : {}),
    ...(csrf && init.method ? { 'X-CSRF-Token': csrf } : {}),
  }
  const answer = await fetch(`/api${path}`, { ...init, headers })
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as { error?: string; message?: string }
    throw new ApiError(told.error ?? String(answer.status), told.message ?? answer.statusText)
  }
  return answer
}

const get = async <T>(path: string, secret = ''): Promise<T> => (await (await call(path, {}, secret)).json()) as T
const post = async <T>(path: string, body: unknown, secret = ''): Promise<T> =>
  (await (await call(path, { method: 'POST', body: JSON.stringify(body) }, secret)).json()) as T

export interface Create {
  game: string
  scenario?: string
  options?: Record<string, string>
  seats?: Record<string, { kind: SeatKind; level?: string; name?: string }>
  clock?: ClockWish
  listed?: boolean
}

const kept = new Map<string, Promise<unknown>>()
function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  let made = kept.get(key) as Promise<T> | undefined
  if (!made) {
    made = make()
    kept.set(key, made)
    made.catch(() => kept.delete(key))
  }
  return made
}

const signed = (session: Account): Account => {
  csrf = session.csrf
  return session
}

export const api = {
  session: async () => signed(await get<Account>('/session')),
  login: async (name: string, password: string) => signed(await post<Account>('/session', { name, password })),
  register: async (name: string, password: string) => signed(await post<Account>('/accounts', { name, password })),
  logout: async () => {
    await call('/session', { method: 'DELETE' })
    csrf = ''
  },
  notices: () => get<Notices>('/notices'),
  games: () => once('games', () => get<GameRow[]>('/games')),
  game: (slug: string) => once(`game ${slug}`, () => get<GamePage>(`/games/${slug}`)),
  preview: (game: string, scenario: string) =>
    once(`scene ${game} ${scenario}`, async () =>
      fillScene(await get(`/games/${game}/scenarios/${encodeURIComponent(scenario)}/scene`)),
    ),
  rules: (game: string, language: string) =>
    once(`rules ${game} ${language}`, () => get<Rule[]>(`/games/${game}/rules?language=${language}`)),
  book: (game: string, language: string) =>
    once(`book ${game} ${language}`, () => get<BookPage>(`/games/${game}/book?language=${language}`)),
  search: (game: string, words: string, language: string) =>
    get<Rule[]>(`/games/${game}/rules?limit=40&language=${language}&q=${encodeURIComponent(words)}`),
  text: (game: string, language: string) =>
    once(`text ${game} ${language}`, async () => (await call(`/text/${game}/${language}`)).text()),
  create: (body: Create) => post<Made>('/matches', body),
  matches: () => get<Lobby>('/matches'),
  match: (id: string, secret = '') => get<PublicTable>(`/matches/${id}`, secret),
  take: (id: string, seat: string, name: string) => post<Taken>(`/matches/${id}/seats/${seat}`, { name }),
  join: (id: string, invitation: string, name: string) => post<Joined>(`/matches/${id}/join`, { invitation, name }),
  rematch: (id: string, secret: string, swap: boolean) => post<Ident>(`/matches/${id}/rematch`, { swap }, secret),
  replay: (id: string, seat: string | null, secret: string) =>
    get<Timeline>(`/matches/${id}/replay${seat ? `?seat=${seat}` : ''}`, secret),
  frame: async (id: string, n: number, seat: string | null, secret: string): Promise<FramePage> => {
    const got = await get<FramePage>(`/matches/${id}/replay/${n}${seat ? `?seat=${seat}` : ''}`, secret)
    return { ...got, scene: fillScene(got.scene), events: fillEvents(got.events) }
  },
  fork: (id: string, secret: string, n: number, seat: string) =>
    post<Made>(`/matches/${id}/fork`, { n, ...(seat ? { seat } : {}) }, secret),
  luck: (id: string, secret: string) => get<Luck>(`/matches/${id}/luck`, secret),
  advice: (id: string, n: number, secret: string) => get<Advice>(`/matches/${id}/advice/${n}`, secret),
  fortune: (id: string, secret: string) => get<Fortunes>(`/matches/${id}/fortune`, secret),
  record: async (id: string, secret: string): Promise<Blob> => (await call(`/matches/${id}/record`, {}, secret)).blob(),
  report: (id: string, secret: string, note: string) => post<Ident>(`/matches/${id}/report`, { note }, secret),
  log: async (id: string, since: number, secret: string): Promise<LogPage> => {
    const got = await get<LogPage>(`/matches/${id}/log?since=${since}`, secret)
    return { ...got, events: fillEvents(got.events) }
  },
}

type Held = Record<string, Record<string, string>>
const MATCHES = 60

/** Texts by match and seat, kept by this browser; of the newest matches only. */
class Keys {
  constructor(private readonly place: string) {}

  all = (): Held => {
    try {
      return JSON.parse(localStorage.getItem(this.place) ?? '{}') as Held
    } catch {
      return {}
    }
  }

  of = (match: string): Record<string, string> => this.all()[match] ?? {}

  keep(match: string, seats: Record<string, string>): void {
    const all = this.all()
    all[match] = { ...all[match], ...seats }
    const ids = Object.keys(all)
    for (const old of ids.slice(0, Math.max(0, ids.length - MATCHES))) delete all[old]
    localStorage.setItem(this.place, JSON.stringify(all))
  }

  forget(match: string): void {
    const all = this.all()
    delete all[match]
    localStorage.setItem(this.place, JSON.stringify(all))
  }
}

/** The secrets of the seats that this browser holds. */
export const held = new Keys('bocage.seats')
/** The invitations that this browser has made, to be sent to friends. */
export const invited = new Keys('bocage.invitations')
