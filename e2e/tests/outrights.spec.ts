import { listOutrights } from '@caderneta/contract/catalogue/outrights-call'
import { centavos } from '@caderneta/domain/money/money'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { expect, type Page } from '@playwright/test'
import { enterWithMoney, openSlip } from '../src/bettor-steps.ts'
import { test } from '../src/fixtures.ts'
import {
  expectNoBarrier,
  expectNoSidewaysScroll,
  expectNoViolation,
  expectNoViolationAtTop,
} from '../src/no-barrier.ts'
import { enter, place } from '../src/slip-page.ts'

// A bet on who wins a season, from the list of seasons to my bets.

const LOOKS = [
  { number: 2201, viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const },
  { number: 2202, viewport: { width: 1280, height: 900 }, colorScheme: 'light' as const },
]

for (const { number, viewport, colorScheme } of LOOKS) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport, colorScheme, hasTouch: viewport.width < 768 })
    test.setTimeout(240_000)

    test('the winner of a season is bet on and listed in my bets', async ({ page, server }) => {
      const season = await openSeason(server.url)
      await enterWithMoney(page, server.url, number, centavos(2_000))
      await expectNoBarrier(page, `${server.url}/games/sport/football/lists/outrights`)
      await page.getByRole('main').locator(`a[href$="/${season.gameId}"]`).click()
      await expect(page.getByRole('heading', { level: 1, name: season.tournament })).toBeVisible()
      await expect(page.getByRole('tab')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Campeão', exact: true })).toBeVisible()
      // The list was scrolled: until the new page is at its top, the header covers a part of it.
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await expectNoSidewaysScroll(page)
      await expectNoViolation(page)

      const team = await chooseWinner(page)
      await openSlip(page)
      const label = new RegExp(`^Valor da aposta em ${literal(team)}`)
      await enter(page, label, '5,00')
      await expectNoViolationAtTop(page)
      await place(page)
      await page.getByRole('button', { name: 'Terminar' }).click()

      await page.goto(`${server.url}/mybets`)
      const card = page.locator('[data-bet]')
      await expect(card).toHaveCount(1)
      for (const text of [team, 'Campeão', season.tournament])
        await expect(card).toContainText(text)
      await expectNoSidewaysScroll(page)
      await expectNoViolation(page)
    })
  })
}

/** The prices of seasons come after the start of the server; one that is far from its end. */
async function openSeason(url: string) {
  const client = new ApiClient(url)
  let found: { readonly gameId: number; readonly tournament: string } | undefined
  await expect(async () => {
    const { data } = await client.expect(listOutrights, { route: 'football' })
    const season = data.games.find(
      ({ odds }) => odds.length > 8 && odds.every(({ status }) => status === 'open'),
    )
    if (!season) throw new Error('no season is open')
    const { betGameId, betCnfTournamentName } = season.info
    found = { gameId: betGameId, tournament: betCnfTournamentName }
  }).toPass({ timeout: 120_000 })
  if (!found) throw new Error('no season is open')
  return found
}

/** Chooses the first team of the market and returns its name. */
async function chooseWinner(page: Page): Promise<string> {
  const odd = page
    .getByRole('main')
    .getByRole('button', { name: /, Campeão, odd \d/ })
    .first()
  const label = await odd.getAttribute('aria-label')
  await odd.click()
  await expect(odd).toHaveAttribute('aria-pressed', 'true')
  return label?.split(', Campeão')[0] ?? ''
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
