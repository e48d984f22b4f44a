import { lazy } from 'react'
import { catalogueRoutes, HomePage } from '../features/catalogue/catalogue.ts'
import { pickRoute } from '../routing/match-path.ts'
import { RouteParams, useLocation } from '../routing/router.tsx'

const OtherPages = lazy(async () => {
  const { OtherPages: Pages } = await import('./other-pages.tsx')
  return { default: Pages }
})

/** Fetches the code of the catalogue's page at that path; null where none is to be waited for. */
export function fetchFirstPage(pathname: string): Promise<void> | null {
  return pickRoute(catalogueRoutes, pathname)?.route.fetchAhead() ?? null
}

/**
 * The page for the address. Home and the paths of the catalogue, where visits begin, come with the
 * app itself; what other paths there are is loaded when one of them is asked for.
 */
export function AppRoutes() {
  const { pathname } = useLocation()
  if (pathname === '/') return <HomePage />
  const picked = pickRoute(catalogueRoutes, pathname)
  if (!picked) return <OtherPages />
  const { path, page: Page } = picked.route
  return (
    <RouteParams key={path} params={picked.params}>
      <Page />
    </RouteParams>
  )
}
