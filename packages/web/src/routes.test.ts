// @vitest-environment jsdom
import { PAGE_PATHS } from '@caderneta/contract/pages/page-paths'
import { expect, it } from 'vitest'
import { catalogueRoutes } from './features/catalogue/catalogue.ts'
import { PAGES } from './routes.tsx'

it('has one page for each address that the server serves', () => {
  const paths = ['/', ...catalogueRoutes.map(({ path }) => path), ...PAGES.map(({ path }) => path)]
  expect([...paths].sort()).toEqual([...PAGE_PATHS].sort())
})
