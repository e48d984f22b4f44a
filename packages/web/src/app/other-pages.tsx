import { pickRoute } from '@caderneta/contract/pages/match-path'
import { watchBets } from '../features/bets/bets.ts'
import { watchNotifications } from '../features/notifications/notifications.ts'
import { openLoginFor, useSession } from '../features/session/session.ts'
import { type Page, usePage } from '../root/page.ts'
import { PAGES } from '../routes.tsx'
import { Gate } from '../routing/gate.tsx'
import { RouteParams, useLocation } from '../routing/router.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

declare module '../root/page.ts' {
  interface Page {
    /** Whether a session has begun on this page. */
    readonly playerWatch: { isOn: boolean }
  }
}

/** What a player's page receives by itself, from the first session on; a visitor's none of it. */
export function watchPlayer(page: Page): void {
  if (page.playerWatch.isOn) return
  page.playerWatch.isOn = true
  watchNotifications(page)
  watchBets(page)
}

/** Prefetches the code of the page at that path, where visits begin there. */
export async function fetchOtherPage(pathname: string): Promise<void> {
  await pickRoute(PAGES, pathname)?.route.fetchAhead?.()
}

/** The pages outside the catalogue, each behind its gate, or a redirect to home. */
export function OtherPages() {
  const page = usePage()
  const { pathname, search } = useLocation()
  const { status } = useSession()
  const picked = pickRoute(PAGES, pathname)
  if (!picked) return <NotFoundPage />
  const { path, access, page: Page } = picked.route
  return (
    <RouteParams params={picked.params}>
      <Gate
        key={path}
        access={access}
        status={status}
        waiting={<PageSkeleton />}
        onTurnedAway={() => openLoginFor(page, `${pathname}${search}`)}
      >
        <Page />
      </Gate>
    </RouteParams>
  )
}
