import { SEARCH_LENGTH_MAX } from '@caderneta/contract/catalogue/catalogue'
import { visibleText } from '@caderneta/domain/text/outside-text'
import { kept } from '../../root/root.ts'
import { Store, useStore } from '../../root/store.ts'

/** The entry of local storage: what was searched for in this browser, the latest first. */
const KEY = 'caderneta.searches'
const RECENT_MAX = 5

const store = kept(() => new Store<readonly string[]>(readStored()))

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
  return useStore(store())
}

/** A search that led somewhere; one that was made before moves to the front. */
export function keepSearch(typed: string): void {
  const text = visibleText(typed)
  if (text === '') return
  const same = text.toLowerCase()
  const others = store()
    .read()
    .filter((one) => one.toLowerCase() !== same)
  setSearches([text, ...others].slice(0, RECENT_MAX))
}

export function forgetSearches(): void {
  setSearches([])
}

function setSearches(texts: readonly string[]): void {
  store().set(texts)
  try {
    if (texts.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(texts))
  } catch {
    // A browser without storage keeps them for this visit only.
  }
}
