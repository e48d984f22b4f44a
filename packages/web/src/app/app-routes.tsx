import { matchPath, pickRoute } from '@caderneta/contract/pages/match-path'
import { lazy } from 'react'
import { catalogueRoutes, HomePage } from '../features/catalogue/catalogue.ts'
import { RouteParams, useLocation } from '../routing/router.tsx'

const OtherPages = lazy(async () => {
  const { OtherPages: Pages } = await import('./other-pages.tsx')
  return { default: Pages }
})

/** Prefetches the code of the catalogue page at that path; null when there is none to wait for. */
export function fetchFirstPage(pathname: string): Promise<void> | null {
  return pickRoute(catalogueRoutes, pathname)?.route.fetchAhead() ?? null
}

/**
 * The page for the address. Home and the catalogue, where visits begin, are part of the app bundle;
 * the other pages are loaded on demand.
 */
export function AppRoutes() {
  const { pathname } = useLocation()
  if (matchPath('/', pathname)) return <HomePage />
  const picked = pickRoute(catalogueRoutes, pathname)
  if (!picked) return <OtherPages />
  const { path, page: Page } = picked.route
  return (
    <RouteParams key={path} params={picked.params}>
      <Page />
    </RouteParams>
  )
}
