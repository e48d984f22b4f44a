import { centavos } from '@caderneta/domain/money/money'
import type { Locator } from '@playwright/test'
import { enterWithMoney } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { readReceipt } from '../src/slip-page.ts'
import { announceMatch } from '../src/story-match.ts'
import { untilServed } from '../src/until-served.ts'

// How many taps a bettor with a phone needs from home. That of a favourite is in visitor.spec.ts.

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

/** Taps one after the other, as many as the story may need. */
async function tapAll(most: number, targets: readonly Locator[]): Promise<void> {
  expect(targets.length).toBeLessThanOrEqual(most)
  for (const target of targets) await target.tap()
}

test('the match of Flamengo is at most two taps away', async ({ page, server }) => {
  await page.goto(server.url)
  await tapAll(2, [
    page
      .getByRole('main')
      .getByRole('link', { name: /Flamengo/ })
      .first(),
  ])
  await expect(page.getByRole('heading', { level: 1, name: 'Flamengo X Palmeiras' })).toBeAttached()
  const price = page.getByRole('button', { name: /^Flamengo, Resultado Final, odd \d/ })
  await expect(price).toBeInViewport()
})

test('a treble is placed with at most six taps', async ({ page, server }) => {
  // Matches of other stories may take the places of home that are left after the Brazilian ones.
  await announceMatch(server, { teams: ['Bahia', 'Fortaleza'], tournament: 'serieA' })
  await enterWithMoney(page, server.url, 71, centavos(1_000))
  await page.goto(server.url)
  const priceOf = (side: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${side}, Resultado Final, odd \\d`) })
      .first()
  await tapAll(6, [
    ...['Flamengo', 'Grêmio', 'Bahia'].map(priceOf),
    page.locator('[data-slip-bar]:visible'),
    page.getByRole('button', { name: '+10', exact: true }),
    page.getByRole('button', { name: /^APOSTAR/ }),
  ])
  await expect.poll(() => readReceipt(page)).toEqual([expect.stringMatching(/^Tripla.*R\$\s10,00/)])
})

test('a competition of Germany is at most three taps away', async ({ page, server }) => {
  const teams = ['Bayern Munich', 'Schalke 04'] as const
  const { path } = await announceMatch(server, { teams: [...teams], tournament: 'bundesliga' })
  await untilServed(server.url, 'Bundesliga')
  await page.goto(server.url)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const places = menu.getByRole('region', { name: 'Países e regiões' })
  await tapAll(3, [
    page.getByRole('button', { name: 'Abrir menu' }),
    places.getByText('Alemanha', { exact: true }),
    places.getByRole('link', { name: /^Bundesliga/ }),
  ])
  await expect(page).toHaveURL(server.url + path.slice(0, path.lastIndexOf('/')))
  await expect(page.getByRole('heading', { level: 1, name: 'Bundesliga' })).toBeVisible()
})
