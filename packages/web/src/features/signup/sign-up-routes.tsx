import { lazy } from 'react'
import type { PageRoute } from '../../routing/page-route.ts'

const SignUpPage = lazy(async () => ({ default: (await import('./sign-up-page.tsx')).SignUpPage }))
const ActivatePage = lazy(async () => ({
  default: (await import('./activate-page.tsx')).ActivatePage,
}))

export const signUpRoutes: readonly PageRoute[] = [
  { path: '/signup', access: 'visitor', page: SignUpPage },
  { path: '/sign/active', access: 'everyone', page: ActivatePage },
]
