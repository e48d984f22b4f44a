import { lazy } from 'react'
import type { PageRoute } from '../../routing/page-route.ts'

const LogoutPage = lazy(async () => ({ default: (await import('./logout-page.tsx')).LogoutPage }))
const RecoveryPage = lazy(async () => ({
  default: (await import('./recovery-page.tsx')).RecoveryPage,
}))

export const sessionRoutes: readonly PageRoute[] = [
  { path: '/logout', access: 'everyone', page: LogoutPage },
  { path: '/recuperar-senha', access: 'everyone', page: RecoveryPage },
]
