// What the reader likes: language, theme, confirmation, coordinates, motion. Kept on this machine.
import type { Tempo } from './pace'
import { speaker, type Language, type Speak } from './text'

interface Kept {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  confirm: 'chance' | 'all' | 'none'
  names: boolean
  letters: boolean
  sound: boolean
  name: string
  coach: boolean
  /** Whether the table passes by itself where nothing else is possible, against computers. */ passes: boolean
  tempo: Tempo
  /** The strength of the computer that was chosen last. */ level: string
}
const KEY = 'bocage.settings'
const first: Kept = {
  language: navigator.language.startsWith('fr') ? 'fr' : 'en',
  theme: 'auto',
  confirm: 'chance',
  names: true,
  letters: true,
  sound: false,
  name: '',
  coach: true,
  passes: true,
  tempo: 'calm',
  level: '',
}

function read(): Kept {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return first
  }
}

class Settings {
  now = $state<Kept>(read())
  own: Speak = $derived(speaker(this.now.language))

  change(part: Partial<Kept>): void {
    this.now = { ...this.now, ...part }
    localStorage.setItem(KEY, JSON.stringify(this.now))
    this.show()
  }

  /** Puts language and theme on the document. */
  show(): void {
    const root = document.documentElement
    root.lang = this.now.language
    const dark =
      this.now.theme === 'dark' || (this.now.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.dataset['theme'] = dark ? 'dark' : 'light'
  }
}

export const settings = new Settings()
