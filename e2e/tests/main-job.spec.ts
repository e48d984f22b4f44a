import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import type { Page } from '@playwright/test'
import { activate, deposit, logIn, openSlip, signUp, stake } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { inReais } from '../src/slip-arithmetic.ts'
import { place } from '../src/slip-page.ts'
import { announceMatch, type StoryMatch } from '../src/story-match.ts'

// Croatia v Brazil ends 1–1: the draw wins, Brazil loses.

const SCREENS = [
  { number: 1, name: 'desktop', viewport: { width: 1280, height: 900 }, isMobile: false },
  { number: 2, name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true },
]
const DRAW = /^Empate, Resultado Final, odd \d/
const BRAZIL = /^Brasil, Resultado Final, odd \d/
const LOCKED = 'Empate, Resultado Final, odd suspensa'

for (const { number, name, viewport, isMobile } of SCREENS) {
  test.describe(`the main job on a ${name} of ${viewport.width} pixels`, () => {
    test.use({ viewport, isMobile, hasTouch: isMobile })

    test('API-53 from sign-up to a win that is paid to the centavo', async ({ page, server }) => {
      const match = await announceMatch(server, {
        teams: ['Croatia', 'Brazil'],
        odds: { [MATCH_RESULT]: [4_200, 3_370, 1_850] },
      })
      const bettor = await signUp(page, server.url, number)
      await activate(page, server.url, bettor.email)
      await page.getByRole('button', { name: 'ACESSAR SUA CONTA' }).click()
      await logIn(page, bettor.email, bettor.password)
      await deposit(page, server.url, '100,00')
      await expectBalance(page, 10_000n)

      await page.goto(server.url)
      await page.locator(`a[href="${match.path}"]`).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Croácia X Brasil' })).toBeVisible()
      await page.getByRole('button', { name: DRAW }).click()
      await page.getByRole('button', { name: BRAZIL }).click()
      await openSlip(page)
      await stake(page, 'Empate', '10,00')
      await stake(page, 'Brasil', '5,50')
      await place(page)
      await page.getByRole('button', { name: 'Terminar' }).click()
      await expectBalance(page, 10_000n - 1_550n)

      await seeTheMatchMove(page, match)
      await seeTheBetsSettled(page, `${server.url}/mybets`, match)
      await expectBalance(page, 10_000n - 1_550n + 3_370n)
      await expectNotReloaded(page)
    })
  })
}

/** A page that is reloaded forgets it. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-loaded-once', ''))
}

async function expectNotReloaded(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-loaded-once', '')
}

/** Kick-off locks the odds, play moves them, and the score follows without a reload. */
async function seeTheMatchMove(page: Page, match: StoryMatch): Promise<void> {
  const score = page.getByRole('region', { name: 'Placar' })
  await markPage(page)
  await expect(score).not.toContainText('–')
  await match.kickOff()
  await expect(page.getByText('1º tempo').first()).toBeVisible()
  await expect(page.getByRole('button', { name: LOCKED })).toBeVisible()
  await match.play(10)
  await expect(
    page.getByRole('button', { name: 'Empate, Resultado Final, odd 3.37' }),
  ).toBeVisible()
  await expect(score).toContainText('0 – 0')
  await match.price(MATCH_RESULT, [4_350, 3_150, 1_880])
  await expect(
    page.getByRole('button', { name: 'Empate, Resultado Final, odd 3.15' }),
  ).toBeVisible()
  await match.goal('away')
  await expect(score).toContainText('0 – 1')
  await expect(page.getByRole('button', { name: LOCKED })).toBeVisible()
  await match.play(60)
  await match.goal('home')
  await expect(score).toContainText('1 – 1')
  await expectNotReloaded(page)
}

/** The page shows what the draw paid without being reloaded. */
async function seeTheBetsSettled(page: Page, address: string, match: StoryMatch): Promise<void> {
  await page.goto(address)
  await page.getByRole('tab', { name: 'Todas' }).click()
  const won = page.locator('[data-bet]').getByText(`Ganhou ${inReais(3_370n)}`)
  await markPage(page)
  await expect(page.getByText('Croácia').first()).toBeVisible()
  await expect(won).toBeHidden()
  await match.finish()
  await expect(won).toBeVisible()
  await expect(page.getByText('Perdida', { exact: true })).toBeVisible()
}

async function expectBalance(page: Page, cash: bigint): Promise<void> {
  await expect(page.getByRole('link', { name: `Saldo ${inReais(cash)}` })).toBeVisible()
}
