import type { BaseUnauthReply } from '@caderneta/contract/site'
import type { Failure } from '../api/failure.ts'
import { seedGames } from '../live/live.ts'
import { type Page, usePage } from '../root/page.ts'
import { type Store, useStore } from '../root/store.ts'

type Site = BaseUnauthReply

/**
 * What every page needs from the app start: sports, market names, dashboard and client settings.
 * The session feature calls `base_auth` or `base_unauth` and publishes the response here.
 */
type SiteState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly site: Site }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }

declare module '../root/page.ts' {
  interface Page {
    readonly site: Store<SiteState>
  }
}

/** The highlights' games are loaded before they are rendered, so that no card grows later. */
export function showSite(page: Pick<Page, 'live' | 'site'>, site: Site): void {
  seedGames(page, site.dashboard.highlight)
  page.site.set({ status: 'ready', site })
}

/** A start without a response; what is known of the site does not say whose page it is. */
export function showSiteFailure(
  page: Pick<Page, 'site'>,
  failure: Failure,
  retry: () => void,
): void {
  page.site.set({ status: 'failed', failure, retry })
}

export function useSiteState(): SiteState {
  const page = usePage()
  return useStore(page.site)
}

/** The site's data, or null while the app start waits. */
export function useSite(): Site | null {
  return readyOf(useSiteState())
}

export function readSite(page: Pick<Page, 'site'>): Site | null {
  return readyOf(page.site.read())
}

function readyOf(state: SiteState): Site | null {
  return state.status === 'ready' ? state.site : null
}
