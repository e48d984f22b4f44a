import { lazy } from 'react'
import type { PageRoute } from '../../routing/page-route.ts'

const HelpPage = lazy(async () => ({ default: (await import('./help-page.tsx')).HelpPage }))

export const helpRoutes: readonly PageRoute[] = [
  { path: '/ajuda', access: 'everyone', page: HelpPage },
]
