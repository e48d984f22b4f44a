import { useSyncExternalStore } from 'react'

/** Where the page is, as the address says. */
export interface Place {
  readonly pathname: string
  readonly search: string
  /** Reached by the browser's back or forward button, which restores the scroll itself. */
  readonly isReturn: boolean
}

const listeners = new Set<() => void>()

function readPlace(isReturn: boolean): Place {
  const { pathname, search } = window.location
  return { pathname, search, isReturn }
}

let place: Place | null = null

function publish(isReturn: boolean): void {
  place = readPlace(isReturn)
  for (const listener of listeners) listener()
}

const onPop = () => publish(true)

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', onPop)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('popstate', onPop)
  }
}

/** The last place that was told, or the address when nobody has moved within the page. */
function currentPlace(): Place {
  const { pathname, search } = window.location
  if (place?.pathname !== pathname || place.search !== search) place = readPlace(false)
  return place
}

export interface NavigateOptions {
  /** Takes the place of the present entry of the history, for redirects. */
  readonly replace?: boolean
}

/** Goes to a path of ours without loading the page. */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  if (replace) window.history.replaceState(null, '', to)
  else window.history.pushState(null, '', to)
  publish(false)
}

export function useNavigate(): typeof navigate {
  return navigate
}

export function useLocation(): Place {
  return useSyncExternalStore(subscribe, currentPlace)
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
