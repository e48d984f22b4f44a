import { createContext, useContext, useSyncExternalStore } from 'react'
import { Listeners } from '../root/listeners.ts'
import { usePage } from '../root/page.ts'

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

interface NavigateOptions {
  /** Replaces the current history entry, for redirects. */
  readonly replace?: boolean
  /** Opens the page beside the list of this address; one after the other there is one entry. */
  readonly beside?: string | undefined
}

declare module '../root/page.ts' {
  interface Page {
    readonly routing: Routing
  }
}

/** The address of the page, and the ways to another one. */
export class Routing {
  /** The last published location, or the address before any navigation within the page. */
  #last: PageLocation | null = null
  /** Of a page that is painted on the server, where there is no window. */
  readonly #painted: PageLocation | null
  readonly #listeners = new Listeners()
  readonly #guards = new Set<Guard>()

  constructor(painted: PageLocation | null) {
    this.#painted = painted
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.isEmpty) window.addEventListener('popstate', this.#onPop)
    const remove = this.#listeners.add(listener)
    return () => {
      remove()
      if (this.#listeners.isEmpty) window.removeEventListener('popstate', this.#onPop)
    }
  }

  readonly current = (): PageLocation => {
    if (this.#painted !== null) return this.#painted
    const { pathname, search } = window.location
    if (this.#last?.pathname !== pathname || this.#last.search !== search)
      this.#last = readLocation(false)
    return this.#last
  }

  /** Holds the page until the guard proceeds: typed values would be lost (UIX-06). */
  hold(guard: Guard): () => void {
    this.#guards.add(guard)
    return () => this.#guards.delete(guard)
  }

  /** Goes to an in-site path without loading the page. A redirect is no choice: no guard asks. */
  readonly navigate = (to: string, { replace = false, beside }: NavigateOptions = {}): void => {
    if (replace) return this.#go(to, 'replaceState', beside)
    const { href, pathname } = window.location
    const isNext = beside !== undefined && besideOf(window.history.state) === beside
    const change = isNext ? 'replaceState' : 'pushState'
    this.#guardOrGo(new URL(to, href).pathname, pathname, () => this.#go(to, change, beside))
  }

  #publish(isReturn: boolean): void {
    this.#last = readLocation(isReturn)
    this.#listeners.notify()
  }

  /** The last guard decides whether the page is left; without one it is left at once. */
  #guardOrGo(pathname: string, from: string, go: () => void): void {
    const guard = [...this.#guards].at(-1)
    if (!guard || pathname === from) return go()
    guard(() => {
      this.#guards.clear()
      go()
    })
  }

  /** A held page is pushed on top of the browser's new entry: proceeding is one step back. */
  readonly #onPop = (): void => {
    const { pathname } = window.location
    const last = this.#last
    if (this.#guards.size === 0 || last === null || last.pathname === pathname)
      return this.#publish(true)
    window.history.pushState(null, '', `${last.pathname}${last.search}`)
    this.#guardOrGo(pathname, last.pathname, () => window.history.back())
  }

  #go(to: string, change: 'pushState' | 'replaceState', beside?: string): void {
    const state = beside === undefined ? null : { beside }
    // The entry of an open layer must not be returned to.
    window.history[window.history.state?.isLayer ? 'replaceState' : change](state, '', to)
    this.#publish(false)
  }
}

export function useNavigate(): Routing['navigate'] {
  return usePage().routing.navigate
}

/** The location of a part that is not the page of the address: of the list beside a match. */
export const PartLocation = createContext<PageLocation | null>(null)

export function useLocation(): PageLocation {
  const { routing } = usePage()
  const ofPage = useSyncExternalStore(routing.subscribe, routing.current, routing.current)
  return useContext(PartLocation) ?? ofPage
}

type Search = URLSearchParams | Readonly<Record<string, string>>
type SetSearch = (search: Search, options?: NavigateOptions) => void

/** The query of the address, and a way to change it. */
export function useSearchParams(): readonly [URLSearchParams, SetSearch] {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const setSearch: SetSearch = (changed, options) => {
    const text = new URLSearchParams(changed).toString()
    navigate(`${pathname}${text === '' ? '' : `?${text}`}`, options)
  }
  return [new URLSearchParams(search), setSearch]
}
