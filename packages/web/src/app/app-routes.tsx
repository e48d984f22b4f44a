import { Route, Routes } from 'react-router'
import { HomePage } from '../features/catalogue/catalogue.ts'
import { openLogin, useSession } from '../features/session/session.ts'
import { PAGES } from '../routes.tsx'
import { Gate } from '../routing/gate.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { Shell } from './shell.tsx'

/** Every path within the frame; the features' own pages behind their gates. */
export function AppRoutes() {
  const { status } = useSession()
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<HomePage />} />
        {PAGES.map(({ path, access, page: Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <Gate
                key={path}
                access={access}
                status={status}
                waiting={<PageSkeleton />}
                onTurnedAway={openLogin}
              >
                <Page />
              </Gate>
            }
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
