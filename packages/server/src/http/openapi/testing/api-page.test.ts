import { expect, it } from 'vitest'
import { apiPage, readApiPage } from './api-page.ts'

it('docs/api.md is what the table of calls generates: `npm run api` writes it', async () => {
  expect(await readApiPage()).toBe(apiPage())
})
