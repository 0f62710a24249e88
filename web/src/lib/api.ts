// The HTTP side of the server, and the secrets of the seats held on this machine.
import type {
  Account,
  Advice,
  ClockWish,
  Fortunes,
  FramePage,
  GamePage,
  GameRow,
  Ident,
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
    once(`scene ${game} ${scenario}`, async () => fillScene(await get(`/games/${game}/scenarios/${scenario}/scene`))),
  rules: (game: string) => once(`rules ${game}`, () => get<Rule[]>(`/games/${game}/rules`)),
  search: (game: string, words: string) => get<Rule[]>(`/games/${game}/rules?limit=40&q=${encodeURIComponent(words)}`),
  text: (game: string, language: string) =>
    once(`text ${game} ${language}`, async () => (await call(`/text/${game}/${language}`)).text()),
  create: (body: Create) => post<Made>('/matches', body),
  matches: () => get<Lobby>('/matches'),
  match: (id: string, secret = '') => get<PublicTable>(`/matches/${id}`, secret),
  take: (id: string, seat: string, name: string) => post<Taken>(`/matches/${id}/seats/${seat}`, { name }),
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
const HELD = 'bocage.seats'

/** The secrets of the seats that this browser holds, by match and seat. */
export const held = {
  all: (): Held => {
    try {
      return JSON.parse(localStorage.getItem(HELD) ?? '{}') as Held
    } catch {
      return {}
    }
  },
  of: (match: string): Record<string, string> => held.all()[match] ?? {},
  keep(match: string, seats: Record<string, string>): void {
    const all = held.all()
    all[match] = { ...all[match], ...seats }
    const ids = Object.keys(all)
    for (const old of ids.slice(0, Math.max(0, ids.length - 60))) delete all[old]
    localStorage.setItem(HELD, JSON.stringify(all))
  },
  forget(match: string): void {
    const all = held.all()
    delete all[match]
    localStorage.setItem(HELD, JSON.stringify(all))
  },
}
