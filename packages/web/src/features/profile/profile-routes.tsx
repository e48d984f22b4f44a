import { lazy } from 'react'
import type { PageRoute } from '../../routing/page-route.ts'

/** One chunk for the whole area: its pages are usually visited together. */
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
