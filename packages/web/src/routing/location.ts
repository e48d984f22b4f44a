import { useSyncExternalStore } from 'react'
import { Listeners } from '../root/listeners.ts'
import { kept } from '../root/root.ts'

/** The current location of the page, from the address. */
interface PageLocation {
  readonly pathname: string
  readonly search: string
  /** Reached by the browser's back or forward button, which restores the scroll itself. */
  readonly isReturn: boolean
}

function readLocation(isReturn: boolean): PageLocation {
  const { pathname, search } = window.location
  return { pathname, search, isReturn }
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
}

/** Goes to an in-site path without loading the page. A redirect is not a choice: no guard asks. */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  if (replace) return go(to, 'replaceState')
  const { href, pathname } = window.location
  guardOrGo(new URL(to, href).pathname, pathname, () => go(to, 'pushState'))
}

function go(to: string, change: 'pushState' | 'replaceState'): void {
  // The entry of an open layer must not be returned to.
  window.history[window.history.state?.isLayer ? 'replaceState' : change](null, '', to)
  publish(false)
}

export function useNavigate(): typeof navigate {
  return navigate
}

export function useLocation(): PageLocation {
  return useSyncExternalStore(subscribe, currentLocation)
}

type Search = URLSearchParams | Readonly<Record<string, string>>
type SetSearch = (search: Search, options?: NavigateOptions) => void

const setSearch: SetSearch = (search, options) => {
  const text = new URLSearchParams(search).toString()
  navigate(`${window.location.pathname}${text === '' ? '' : `?${text}`}`, options)
}

/** The query of the address, and a way to change it. */
export function useSearchParams(): readonly [URLSearchParams, SetSearch] {
  const { search } = useLocation()
  return [new URLSearchParams(search), setSearch]
}
