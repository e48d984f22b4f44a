import { type PrefsWire, prefsWire } from '@caderneta/contract/accounts'
import { LANGUAGE_DEFAULT, type Language } from '@caderneta/contract/language'
import * as z from 'zod/mini'
import { createStore, useStore } from 'zustand'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** What the person chose, for the account or only for this browser, and how the page looks. */
export type Prefs = PrefsWire & { readonly theme: Theme }

/** The entry of local storage that public/theme.js reads too. */
export const PREFS_KEY = 'caderneta.prefs'

/** Defaults of the specification, section 3. */
export const PREFS_DEFAULT: Prefs = {
  language: LANGUAGE_DEFAULT,
  timezone: 'America/Sao_Paulo',
  oddsFormat: 'Decimais',
  maxInactivityPeriod: '3 Horas',
  oddsChange: 'higher',
  notification: true,
  textMessage: true,
  emailNotification: true,
  onlineMessage: true,
  onlinePopUps: true,
  theme: 'system',
}

const storedPrefs = z.partial(z.object({ ...prefsWire.shape, theme: z.enum(THEMES) }))

function readStored(): Prefs {
  try {
    const stored = storedPrefs.safeParse(JSON.parse(localStorage.getItem(PREFS_KEY) ?? '{}'))
    return stored.success ? withDefaults(stored.data) : PREFS_DEFAULT
  } catch {
    return PREFS_DEFAULT
  }
}

function withDefaults(stored: z.infer<typeof storedPrefs>): Prefs {
  const given = Object.entries(stored).filter(([, value]) => value !== undefined)
  return { ...PREFS_DEFAULT, ...Object.fromEntries(given) }
}

/** The one store of preferences: texts, formats and theme follow it at once. */
export const prefsStore = createStore<Prefs>(() => readStored())

/** Changes some preferences, here and in local storage (I18-03). */
export function choosePrefs(change: Partial<Prefs>): void {
  prefsStore.setState(change)
  try {
    localStorage.setItem(PREFS_KEY, JSON.stringify(prefsStore.getState()))
  } catch {
    // A browser without storage keeps the choice for this visit only.
  }
}

/** Reads the entry anew: another tab may have written it, or a logout may have cleared it. */
export function rereadPrefs(): void {
  prefsStore.setState(readStored(), true)
}

export function readPrefs(): Prefs {
  return prefsStore.getState()
}

export function usePrefs(): Prefs {
  return useStore(prefsStore)
}

export function useLanguage(): Language {
  return useStore(prefsStore, (prefs) => prefs.language)
}
