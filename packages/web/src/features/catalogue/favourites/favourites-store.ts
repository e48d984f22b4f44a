import { FAVOURITES_MAX, isFavourite } from '@caderneta/contract/catalogue/favourites'
import { kept } from '../../../root/root.ts'
import { Store, useStore, useStorePart } from '../../../root/store.ts'

/** The entry of local storage: what a visitor follows, until a login takes it to the account. */
const KEY = 'caderneta.favourites'

interface Favourites {
  /** Of `favourite()`, the latest first. */
  readonly all: readonly string[]
  /** How often the whole list was loaded: lists are put into a new order then, not at a press. */
  readonly loads: number
}

const store = kept(() => new Store<Favourites>({ all: [], loads: 0 }))

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
export function showFavourites(all: readonly string[]): void {
  store().set({ all, loads: store().read().loads + 1 })
}

export function readFavourites(): readonly string[] {
  return store().read().all
}

export function useFavourites(): readonly string[] {
  return useStore(store()).all
}

/** Changes when lists may change their order. */
export function useFavouriteLoads(): number {
  return useStorePart(store(), ({ loads }) => loads)
}

export function useIsFavourite(one: string): boolean {
  return useStorePart(store(), ({ all }) => all.includes(one))
}

/** A press: lists keep their order. */
export function setFavourites(all: readonly string[]): void {
  store().set({ ...store().read(), all })
}
