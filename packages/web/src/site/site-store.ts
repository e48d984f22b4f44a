import type { BaseUnauthReply } from '@caderneta/contract/site'
import type { Failure } from '../api/failure.ts'
import { seedGames } from '../live/live.ts'
import { kept } from '../root/root.ts'
import { Store, useStore } from '../root/store.ts'

type Site = BaseUnauthReply

/**
 * What every page needs from the app start: sports, market names, dashboard and client settings.
 * The session feature calls `base_auth` or `base_unauth` and publishes the response here.
 */
type SiteState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly site: Site }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }

const siteStore = kept(() => new Store<SiteState>({ status: 'loading' }))

/** The highlights' games are loaded before they are rendered, so that no card grows later. */
export function showSite(site: Site): void {
  seedGames(site.dashboard.highlight)
  siteStore().set({ status: 'ready', site })
}

/** A page already shown stays: only a first start without a response is an error page. */
export function showSiteFailure(failure: Failure, retry: () => void): void {
  if (siteStore().read().status === 'ready') return
  siteStore().set({ status: 'failed', failure, retry })
}

export function useSiteState(): SiteState {
  return useStore(siteStore())
}

/** The site's data, or null while the app start waits. */
export function useSite(): Site | null {
  return readyOf(useSiteState())
}

export function readSite(): Site | null {
  return readyOf(siteStore().read())
}

function readyOf(state: SiteState): Site | null {
  return state.status === 'ready' ? state.site : null
}
