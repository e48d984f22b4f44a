import { pickRoute } from '@caderneta/contract/pages/match-path'
import { watchBets } from '../features/bets/bets.ts'
import { watchNotifications } from '../features/notifications/notifications.ts'
import { openLoginFor, useSession } from '../features/session/session.ts'
import { PAGES } from '../routes.tsx'
import { Gate } from '../routing/gate.tsx'
import { RouteParams, useLocation } from '../routing/router.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** What a player's page receives by itself; a visitor's receives none of it. */
export function watchPlayer(): void {
  watchNotifications()
  watchBets()
}

/** The pages outside the catalogue, each behind its gate, or a redirect to home. */
export function OtherPages() {
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
        onTurnedAway={() => openLoginFor(`${pathname}${search}`)}
      >
        <Page />
      </Gate>
    </RouteParams>
  )
}
