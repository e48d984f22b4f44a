import { FAVOURITES_MAX, isFavourite } from '@caderneta/contract/catalogue/favourites'
import { type Page, usePage } from '../../../root/page.ts'
import { type Store, useStore, useStorePart } from '../../../root/store.ts'

/** The entry of local storage: what a visitor follows, until a login takes it to the account. */
const KEY = 'caderneta.favourites'

interface Favourites {
  /** Of `favourite()`, the latest first. */
  readonly all: readonly string[]
  /** How often the whole list was loaded: lists are put into a new order then, not at a press. */
  readonly loads: number
}

declare module '../../../root/page.ts' {
  interface Page {
    readonly favourites: Store<Favourites>
  }
}

export function readStoredFavourites(): readonly string[] {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === null ? [] : stored.split(',').filter(isFavourite).slice(0, FAVOURITES_MAX)
  } catch {
    return []
  }
}

export function storeFavourites(all: readonly string[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, all.join())
  } catch {
    // A browser without storage keeps them for this visit only.
  }
}

/** The whole list, from this browser or from the account. */
export function showFavourites(page: Pick<Page, 'favourites'>, all: readonly string[]): void {
  page.favourites.set({ all, loads: page.favourites.read().loads + 1 })
}

export function readFavourites(page: Pick<Page, 'favourites'>): readonly string[] {
  return page.favourites.read().all
}

export function useFavourites(): readonly string[] {
  const page = usePage()
  return useStore(page.favourites).all
}

/** Changes when lists may change their order. */
export function useFavouriteLoads(): number {
  const page = usePage()
  return useStorePart(page.favourites, ({ loads }) => loads)
}

export function useIsFavourite(one: string): boolean {
  const page = usePage()
  return useStorePart(page.favourites, ({ all }) => all.includes(one))
}

/** A press: lists keep their order. */
export function setFavourites(page: Pick<Page, 'favourites'>, all: readonly string[]): void {
  page.favourites.set({ ...page.favourites.read(), all })
}
