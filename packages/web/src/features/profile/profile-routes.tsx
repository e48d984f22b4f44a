import { lazy } from 'react'
import type { PageRoute } from '../../routing/page-route.ts'

/** One chunk for the whole area: its pages are usually visited together. */
const AccountArea = lazy(async () => ({
  default: (await import('./account-area.tsx')).AccountArea,
}))

const PATHS = [
  '/account',
  '/account/personal',
  '/account/address',
  '/account/preferences',
  '/account/password',
  '/account/verification',
  '/account/responsible',
] as const

export const profileRoutes: readonly PageRoute[] = PATHS.map((path) => ({
  path,
  access: 'player',
  page: AccountArea,
}))
