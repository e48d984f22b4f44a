import type { BaseUnauthReply } from '@caderneta/contract/site'
import { createStore, useStore } from 'zustand'
import type { Failure } from '../api/failure.ts'
import { seedGames } from '../live/live.ts'

type Site = BaseUnauthReply

/**
 * What every page needs from the app start: sports, market names, dashboard and client settings.
 * The session feature calls `base_auth` or `base_unauth` and publishes the response here.
 */
type SiteState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly site: Site }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }

export const siteStore = createStore<{ state: SiteState }>(() => ({ state: { status: 'loading' } }))

/** The highlights' games are loaded before they are rendered, so that no card grows later. */
export function showSite(site: Site): void {
  seedGames(site.dashboard.highlight)
  siteStore.setState({ state: { status: 'ready', site } })
}

/** A page already shown stays: only a first start without a response is an error page. */
export function showSiteFailure(failure: Failure, retry: () => void): void {
  if (siteStore.getState().state.status === 'ready') return
  siteStore.setState({ state: { status: 'failed', failure, retry } })
}

export function useSiteState(): SiteState {
  return useStore(siteStore, (store) => store.state)
}

/** The site's data, or null while the app start waits. */
export function useSite(): Site | null {
  const state = useSiteState()
  return state.status === 'ready' ? state.site : null
}

export function readSite(): Site | null {
  const { state } = siteStore.getState()
  return state.status === 'ready' ? state.site : null
}
