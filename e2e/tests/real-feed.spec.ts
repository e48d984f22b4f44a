import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import { centavos } from '@caderneta/domain/money/money'
import { startUofServer } from '@caderneta/testing/hosts/scripted-server'
import { enterWithMoney, openSlip, stake } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { inReais } from '../src/slip-arithmetic.ts'
import { place } from '../src/slip-page.ts'
import { announceMatch } from '../src/story-match.ts'
import { STORY_SETTINGS } from '../src/story-settings.ts'

// A match of the Unified Odds Feed, from its odds to the payout. Stand-in and adapter exchange the
// feed's own messages; the page knows nothing of it.

test('a bet on a match of the Unified Odds Feed is placed, followed and paid', async ({ page }) => {
  const site = await startUofServer(STORY_SETTINGS)
  try {
    await enterWithMoney(page, site.url, 71, centavos(5_000))
    const match = await announceMatch(site, {
      teams: ['Croatia', 'Brazil'],
      odds: { [MATCH_RESULT]: [4_200, 3_370, 1_850] },
    })
    await page.goto(`${site.url}/games/sport/football`)
    await page
      .getByRole('link', { name: /Croácia.*Brasil/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Croácia X Brasil')
    await page.getByRole('button', { name: /^Brasil, Resultado Final, odd 1\.85/ }).click()
    await openSlip(page)
    await stake(page, 'Brasil', '10,00')
    await place(page)

    const score = page.getByRole('region', { name: 'Placar' })
    await match.kickOff()
    await expect(page.getByText('1º tempo').first()).toBeVisible()
    await match.play(20)
    await match.goal('away')
    await expect(score).toContainText('0 – 1')
    await match.price(MATCH_RESULT, [9_400, 4_100, 1_330])
    await page.goto(`${site.url}/mybets`)
    await match.finish()
    await page.getByRole('tab', { name: 'Todas' }).click()
    await expect(page.locator('[data-bet]').getByText(`Ganhou ${inReais(1_850n)}`)).toBeVisible()
    await expect(page.getByRole('link', { name: `Saldo ${inReais(5_850n)}` })).toBeVisible()
  } finally {
    await page.close()
    await site.stop()
  }
})
