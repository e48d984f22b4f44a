import { type PrefsWire, prefsWire } from '@caderneta/contract/accounts/prefs'
import { LANGUAGE_DEFAULT, type Language } from '@caderneta/contract/language'
import * as z from 'zod/mini'
import { type Page, usePage } from '../root/page.ts'
import { Store, useStore, useStorePart } from '../root/store.ts'

const THEMES = ['system', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const ROWS = ['compact', 'comfortable'] as const
type Rows = (typeof ROWS)[number]

/** The user's choices, for the account or only for this browser, and the look of the page. */
export type Prefs = PrefsWire & {
  readonly theme: Theme
  /** The height of the rows of a list. */
  readonly rows: Rows
}

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
  sendPromotions: true,
  theme: 'system',
  rows: 'compact',
}

const storedPrefs = z.object({
  ...prefsWire.shape,
  theme: z.enum(THEMES),
  rows: z.enum(ROWS),
})

/** Missing fields of an older entry get defaults; an invalid entry is ignored. */
function readStored(): Prefs {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFS_KEY) ?? '{}')
    const read = storedPrefs.safeParse({ ...PREFS_DEFAULT, ...Object(stored) })
    return read.success ? read.data : PREFS_DEFAULT
  } catch {
    return PREFS_DEFAULT
  }
}

type Arrival = Promise<void> | null

/** The language chosen last, until its texts are loaded. */
interface LanguageChange {
  missing: (language: Language) => Arrival
  arrival: Arrival
  requested: Language | null
}

interface PrefsState {
  /** The one store of preferences: texts, formats and theme follow it at once. */
  readonly store: Store<Prefs>
  readonly languageChange: LanguageChange
}

declare module '../root/page.ts' {
  interface Page {
    readonly prefs: PrefsState
  }
}

export const makePrefs = (): PrefsState => ({
  store: new Store(readStored()),
  languageChange: { missing: () => null, arrival: null, requested: null },
})

/** Sets the texts to load before a language applies, so that no text is in the wrong one. */
export function awaitBeforeLanguage(
  page: Pick<Page, 'prefs'>,
  missing: (language: Language) => Arrival,
): void {
  page.prefs.languageChange.missing = missing
}

/** Resolves when the page is in the language chosen last. */
export async function languageArrival(page: Pick<Page, 'prefs'>): Promise<void> {
  await page.prefs.languageChange.arrival
}

/** Changes some preferences, here and in local storage (I18-03). */
export function choosePrefs(
  page: Pick<Page, 'prefs'>,
  { language, ...others }: Partial<Prefs>,
): void {
  if (language === undefined) return keep(page, others)
  const change = page.prefs.languageChange
  change.requested = language
  change.arrival = change.missing(language)
  if (change.arrival === null) return keep(page, { ...others, language })
  keep(page, others)
  const show = () => {
    if (change.requested === language) keep(page, { language })
  }
  // Without a network the page keeps its current language.
  change.arrival = change.arrival.then(show, () => {})
}

function keep(page: Pick<Page, 'prefs'>, change: Partial<Prefs>): void {
  const prefs = { ...readPrefs(page), ...change }
  page.prefs.store.set(prefs)
  try {
    localStorage.setItem(PREFS_KEY, JSON.stringify(prefs))
  } catch {
    // A browser without storage keeps the choice for this visit only.
  }
}

export function readPrefs(page: Pick<Page, 'prefs'>): Prefs {
  return page.prefs.store.read()
}

export function onPrefs(page: Pick<Page, 'prefs'>, listener: () => void): () => void {
  return page.prefs.store.subscribe(listener)
}

export function usePrefs(): Prefs {
  const page = usePage()
  return useStore(page.prefs.store)
}

export function useLanguage(): Language {
  const page = usePage()
  return useStorePart(page.prefs.store, (prefs) => prefs.language)
}
