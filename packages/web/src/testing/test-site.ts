import { siteStore } from '../site/site-store.ts'

/** The page before the app start has returned. */
export function showSiteLoading(): void {
  siteStore.setState({ state: { status: 'loading' } })
}
