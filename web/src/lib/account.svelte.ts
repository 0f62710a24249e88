// Who is signed in at this server, and the matches that wait for that person.
// Nobody needs an account to play; a club's members find their matches on every device.
import { api, held } from './api'
import { settings } from './settings.svelte'
import type { Notice } from './wire'

const MINUTE = 60_000

class Account {
  name = $state('')
  notices = $state.raw<Notice[]>([])
  private timer = 0

  /** Asks who is signed in, then once a minute what waits. */
  async watch(): Promise<void> {
    if (this.timer) return void this.look()
    this.timer = window.setInterval(() => {
      if (!document.hidden) void this.look()
    }, MINUTE)
    try {
      this.name = (await api.session()).name
      await this.look()
    } catch {
      // no answer: nobody is signed in as far as we know
    }
  }

  private async look(): Promise<void> {
    if (!this.name) return
    try {
      const { notices } = await api.notices()
      for (const one of notices) if (!(one.seat in held.of(one.match))) held.keep(one.match, { [one.seat]: '' }) // held by the session
      this.notices = notices
    } catch {
      // they are looked at again in a minute
    }
  }

  async enter(how: 'login' | 'register', name: string, password: string): Promise<void> {
    this.name = (await api[how](name, password)).name
    if (!settings.now.name) settings.change({ name: this.name })
    await this.look()
  }

  async leave(): Promise<void> {
    await api.logout()
    for (const [match, seats] of Object.entries(held.all()))
      if (Object.values(seats).every(secret => secret === '')) held.forget(match)
    this.name = ''
    this.notices = []
  }
}

export const account = new Account()

/** "2d 04h" or "18 min" until an answer is due; "" if there is no hurry. */
export function dueText(due: number, now: number): string {
  if (!due) return ''
  const minutes = Math.max(0, Math.floor((due - now) / MINUTE)),
    hours = Math.floor(minutes / 60)
  return hours >= 24
    ? `${Math.floor(hours / 24)}d ${String(hours % 24).padStart(2, '0')}h`
    : hours
      ? `${hours}h ${String(minutes % 60).padStart(2, '0')}`
      : `${minutes} min`
}
