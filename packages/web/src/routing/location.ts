import { createContext, useContext, useSyncExternalStore } from 'react'
import { Listeners } from '../root/listeners.ts'
import { kept } from '../root/root.ts'

/** The current location of the page, from the address. */
export interface PageLocation {
  readonly pathname: string
  readonly search: string
  /** Reached by the browser's back or forward button, which restores the scroll itself. */
  readonly isReturn: boolean
  /** Of the list that the page was opened beside; the entry before it in the history is that. */
  readonly beside: string | null
}

function readLocation(isReturn: boolean): PageLocation {
  const { pathname, search } = window.location
  return { pathname, search, isReturn, beside: besideOf(window.history.state) }
}

function besideOf(state: unknown): string | null {
  const isKnown = typeof state === 'object' && state !== null && 'beside' in state
  return isKnown && typeof state.beside === 'string' ? state.beside : null
}

/** Called before the page is left for another path; it proceeds now, later or never. */
type Guard = (proceed: () => void) => void

interface Routing {
  /** The last published location, or the address before any navigation within the page. */
  last: PageLocation | null
  readonly listeners: Listeners
  readonly guards: Set<Guard>
}

const routing = kept((): Routing => ({ last: null, listeners: new Listeners(), guards: new Set() }))

function publish(isReturn: boolean): void {
  const known = routing()
  known.last = readLocation(isReturn)
  known.listeners.notify()
}

/** Holds the page until the guard proceeds: typed values would be lost (UIX-06). */
export function holdPage(guard: Guard): () => void {
  const { guards } = routing()
  guards.add(guard)
  return () => guards.delete(guard)
}

/** The last guard decides whether the page is left; without one it is left at once. */
function guardOrGo(pathname: string, from: string, go: () => void): void {
  const { guards } = routing()
  const guard = [...guards].at(-1)
  if (!guard || pathname === from) return go()
  guard(() => {
    guards.clear()
    go()
  })
}

/** A held page is pushed on top of the browser's new entry, so that proceeding is one step back. */
function onPop(): void {
  const { pathname } = window.location
  const { guards, last } = routing()
  if (guards.size === 0 || last === null || last.pathname === pathname) return publish(true)
  window.history.pushState(null, '', `${last.pathname}${last.search}`)
  guardOrGo(pathname, last.pathname, () => window.history.back())
}

function subscribe(listener: () => void): () => void {
  const { listeners } = routing()
  if (listeners.isEmpty) window.addEventListener('popstate', onPop)
  const remove = listeners.add(listener)
  return () => {
    remove()
    if (listeners.isEmpty) window.removeEventListener('popstate', onPop)
  }
}

function currentLocation(): PageLocation {
  const { pathname, search } = window.location
  const known = routing()
  if (known.last?.pathname !== pathname || known.last.search !== search)
    known.last = readLocation(false)
  return known.last
}

interface NavigateOptions {
  /** Replaces the current history entry, for redirects. */
  readonly replace?: boolean
  /** Opens the page beside the list of this address; one after the other there is one entry. */
  readonly beside?: string | undefined
}

/** Goes to an in-site path without loading the page. A redirect is not a choice: no guard asks. */
export function navigate(to: string, { replace = false, beside }: NavigateOptions = {}): void {
  if (replace) return go(to, 'replaceState')
  const { href, pathname } = window.location
  const isNext = beside !== undefined && besideOf(window.history.state) === beside
  const change = isNext ? 'replaceState' : 'pushState'
  guardOrGo(new URL(to, href).pathname, pathname, () => go(to, change, beside))
}

function go(to: string, change: 'pushState' | 'replaceState', beside?: string): void {
  const state = beside === undefined ? null : { beside }
  // The entry of an open layer must not be returned to.
  window.history[window.history.state?.isLayer ? 'replaceState' : change](state, '', to)
  publish(false)
}

export function useNavigate(): typeof navigate {
  return navigate
}

/** The location of a part that is not the page of the address: of the list beside a match. */
export const PartLocation = createContext<PageLocation | null>(null)

export function useLocation(): PageLocation {
  const ofPage = useSyncExternalStore(subscribe, currentLocation)
  return useContext(PartLocation) ?? ofPage
}

type Search = URLSearchParams | Readonly<Record<string, string>>
type SetSearch = (search: Search, options?: NavigateOptions) => void

/** The query of the address, and a way to change it. */
export function useSearchParams(): readonly [URLSearchParams, SetSearch] {
  const { pathname, search } = useLocation()
  const setSearch: SetSearch = (changed, options) => {
    const text = new URLSearchParams(changed).toString()
    navigate(`${pathname}${text === '' ? '' : `?${text}`}`, options)
  }
  return [new URLSearchParams(search), setSearch]
}
