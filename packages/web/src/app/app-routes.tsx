import { matchPath, pickRoute } from '@caderneta/contract/pages/match-path'
import { lazy, Suspense, useMemo } from 'react'
import { catalogueRoutes, HomePage } from '../features/catalogue/catalogue.ts'
import { ListFrameContext } from '../routing/beside.ts'
import { lazyPage } from '../routing/lazy-page.tsx'
import { PartLocation } from '../routing/location.ts'
import { RouteParams } from '../routing/router.tsx'
import { useShownPages } from './beside/use-shown-pages.ts'
import { PageBoundary } from './page-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** Only where a page is wide enough for two. */
const MatchBeside = lazy(async () => ({
  default: (await import('./beside/match-beside.tsx')).MatchBeside,
}))

const loadOthers = () => import('./other-pages.tsx')
const others = lazyPage(async () => (await loadOthers()).OtherPages)

/** Prefetches the code of the page at that path; null when there is none to wait for. */
export function fetchFirstPage(pathname: string): Promise<void> | null {
  if (matchPath('/', pathname)) return null
  const picked = pickRoute(catalogueRoutes, pathname)
  return picked ? picked.route.fetchAhead() : fetchOther(pathname)
}

/** A page that the server paints without what is the player's own, which the session brings. */
export function isPaintedForPlayer(pathname: string): boolean {
  return matchPath('/mybets', pathname) !== null
}

async function fetchOther(pathname: string): Promise<void> {
  const { fetchOtherPage } = await loadOthers()
  await Promise.all([others.fetchAhead(), fetchOtherPage(pathname)])
}

/** Half of the width each; without a match beside it the page has no box of its own. */
const BOTH = 'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-4'

/** The page for the address, or the match of the address beside the list it was pressed in. */
export function AppRoutes() {
  const { page, matchPath: openPath, opensBeside } = useShownPages()
  const frame = useMemo(() => ({ opensBeside, openPath }), [opensBeside, openPath])
  return (
    <div className={openPath === null ? 'contents' : BOTH}>
      <div className={openPath === null ? 'contents' : 'min-w-0'}>
        <PartLocation value={openPath === null ? null : page}>
          <ListFrameContext value={frame}>
            <PageAt pathname={page.pathname} />
          </ListFrameContext>
        </PartLocation>
      </div>
      {openPath !== null && (
        <Suspense fallback={<PageSkeleton />}>
          <MatchBeside path={openPath}>
            <PageBoundary>
              <Suspense fallback={<PageSkeleton />}>
                <PageAt pathname={openPath} />
              </Suspense>
            </PageBoundary>
          </MatchBeside>
        </Suspense>
      )}
    </div>
  )
}

/**
 * Home and the catalogue, where visits begin, are part of the app bundle; the other pages are
 * loaded on demand.
 */
function PageAt({ pathname }: { readonly pathname: string }) {
  if (matchPath('/', pathname)) return <HomePage />
  const picked = pickRoute(catalogueRoutes, pathname)
  if (!picked) return <others.page />
  const { path, page: Page } = picked.route
  return (
    <RouteParams key={path} params={picked.params}>
      <Page />
    </RouteParams>
  )
}
