import { expect, type Page } from '@playwright/test'
import { test } from '../src/fixtures.ts'
import { expectNoBarrier, expectNoViolation, LOOKS } from '../src/no-barrier.ts'
import { openMatchOf } from '../src/slip-page.ts'

// The rules of every market: reached from a match, found by an anchor, in both languages.

for (const { name, viewport, colorScheme } of LOOKS) {
  test.describe(`the rules, ${name}`, () => {
    test.use({ viewport, colorScheme })
    test.setTimeout(120_000)

    test('name every market of every sport, without a barrier', async ({ page, server }) => {
      await expectNoBarrier(page, `${server.url}/regras-de-apostas`)
      const football = page.getByRole('region', { name: 'Mercados de Futebol', exact: true })
      expect(await football.getByRole('heading', { level: 4 }).count()).toBeGreaterThan(60)
      await page.getByRole('link', { name: 'Mercados de Boxe' }).click()
      await expect(page.getByRole('region', { name: 'Mercados de Boxe' })).toBeInViewport()
      expect(await repeatedIds(page)).toEqual([])
    })

    test('of the sport of a match are one link away from its markets', async ({ page, server }) => {
      await page.goto(server.url)
      await openMatchOf(page, 'Brasil')
      await page.getByRole('link', { name: 'Regras destes mercados' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Regras de apostas' })).toBeVisible()
      const football = page.getByRole('region', { name: 'Mercados de Futebol', exact: true })
      await expect(football).toBeInViewport()
      await expect(football).toBeFocused()
    })
  })
}

test('the rules are in English for who reads English', async ({ page, server }) => {
  await page.goto(`${server.url}/regras-de-apostas`)
  await page.getByRole('button', { name: 'English' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Betting rules' })).toBeVisible()
  const football = page.getByRole('region', { name: 'Football markets', exact: true })
  await expect(
    football.getByRole('heading', { level: 4, name: 'Double Chance', exact: true }),
  ).toBeVisible()
  await expectNoViolation(page)
})

function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })
}
