import { SEARCH_LENGTH_MAX } from '@caderneta/contract/catalogue/search'
import { visibleText } from '@caderneta/domain/text/outside-text'
import { type Page, usePage } from '../../root/page.ts'
import { Store, useStore } from '../../root/store.ts'

/** The entry of local storage: what was searched for in this browser, the latest first. */
const KEY = 'caderneta.searches'
const RECENT_MAX = 5

declare module '../../root/page.ts' {
  interface Page {
    /** Read from the browser when they are first shown. */
    readonly recentSearches: { store: Store<readonly string[]> | null }
  }
}

function searches(page: Pick<Page, 'recentSearches'>): Store<readonly string[]> {
  page.recentSearches.store ??= new Store(readStored())
  return page.recentSearches.store
}

function readStored(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, RECENT_MAX) : []
  } catch {
    return []
  }
}

const isSearch = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && text.length <= SEARCH_LENGTH_MAX

export function useRecentSearches(): readonly string[] {
  const page = usePage()
  return useStore(searches(page))
}

/** A search that led somewhere; one that was made before moves to the front. */
export function keepSearch(page: Pick<Page, 'recentSearches'>, typed: string): void {
  const text = visibleText(typed)
  if (text === '') return
  const same = text.toLowerCase()
  const others = searches(page)
    .read()
    .filter((one) => one.toLowerCase() !== same)
  setSearches(page, [text, ...others].slice(0, RECENT_MAX))
}

export function forgetSearches(page: Pick<Page, 'recentSearches'>): void {
  setSearches(page, [])
}

function setSearches(page: Pick<Page, 'recentSearches'>, texts: readonly string[]): void {
  searches(page).set(texts)
  try {
    if (texts.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(texts))
  } catch {
    // A browser without storage keeps them for this visit only.
  }
}
