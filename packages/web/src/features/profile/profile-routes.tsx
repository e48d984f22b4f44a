import { lazy } from 'react'
import type { PageRoute } from '../../routing/page-route.ts'

/** One part for the whole area: who opens one of its pages goes on to the others. */
const AccountArea = lazy(async () => ({
  default: (await import('./account-area.tsx')).AccountArea,
}))

const PATHS = [
  ...['', '/personal', '/address', '/preferences', '/password', '/verification'],
  '/responsible',
]

export const profileRoutes: readonly PageRoute[] = PATHS.map((path) => ({
  path: `/account${path}`,
  access: 'player',
  page: AccountArea,
}))
