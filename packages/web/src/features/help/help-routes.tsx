import { lazy } from 'react'
import type { PageRoute } from '../../routing/page-route.ts'

const HelpPage = lazy(async () => ({ default: (await import('./help-page.tsx')).HelpPage }))
const RulesPage = lazy(async () => ({
  default: (await import('./rules/rules-page.tsx')).RulesPage,
}))

export const helpRoutes: readonly PageRoute[] = [
  { path: '/ajuda', access: 'everyone', page: HelpPage },
  { path: '/regras-de-apostas', access: 'everyone', page: RulesPage },
]
