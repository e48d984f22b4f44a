import { fileURLToPath } from 'node:url'
import { type ServerProcess, startServer } from '@caderneta/bench/server-process'
import { formatReais } from '@caderneta/domain/format'
import { centavos } from '@caderneta/domain/money'
import type { Page } from '@playwright/test'
import { activate, deposit, logIn, openSlip, priceOf, signUp, stake } from '../src/bettor-steps.ts'
import { expect, QUIET, test } from '../src/fixtures.ts'

// Croatia v Brazil, quarter-final of 2022: 0–0 after 90 minutes, 1–1 after extra time, 4–2 on
// penalties. The draw wins, Brazil loses, whatever extra time brings.

const QUARTER_FINALS = fileURLToPath(
  new URL(
    '../../packages/feed/src/openfootball/fixtures/worldcup-2022-excerpt.json',
    import.meta.url,
  ),
)
const LEAD_SECONDS = 75
const DRAW = /^Empate, Resultado Final, odd \d/
const BRAZIL = /^Brazil, Resultado Final, odd \d/
const LOCKED = /^(Empate|Brazil|Croatia), Resultado Final, odd suspensa/

const SCREENS = [
  { name: 'a desktop of 1280 pixels', viewport: { width: 1280, height: 900 }, isMobile: false },
  { name: 'a phone of 390 pixels', viewport: { width: 390, height: 844 }, isMobile: true },
]

for (const { name, viewport, isMobile } of SCREENS) {
  test.describe(`the main job on ${name}`, () => {
    test.use({ viewport, isMobile, hasTouch: isMobile })
    test.setTimeout(360_000)
    let cup: ServerProcess

    test.beforeAll(async () => {
      cup = await startServer({
        ...QUIET,
        FEED: 'openfootball',
        FEED_PATH: QUARTER_FINALS,
        FEED_SPEED: '120',
        FEED_LEAD: String(LEAD_SECONDS),
      })
    })

    test.afterAll(() => cup.stop())

    test('API-53 from sign-up to a win that is paid to the centavo', async ({ page }) => {
      const bettor = await signUp(page, cup.url, 1)
      await activate(page, cup.url, bettor.email)
      await page.getByRole('button', { name: 'ACESSAR SUA CONTA' }).click()
      await logIn(page, bettor.email, bettor.password)
      await deposit(page, cup.url, '100,00')
      await expectBalance(page, 10_000)

      await openMatch(page, cup.url)
      const drawOdds = await priceOf(page, DRAW)
      await page.getByRole('button', { name: DRAW }).click()
      await page.getByRole('button', { name: BRAZIL }).click()
      await openSlip(page)
      await stake(page, 'Empate', '10,00')
      await stake(page, 'Brazil', '5,50')
      await page.getByRole('button', { name: /^(APOSTAR|Aceitar novas odds)/ }).click()
      await expect(page.getByText('Aposta Feita').first()).toBeVisible()
      await page.getByRole('button', { name: 'Terminar' }).click()
      await expectBalance(page, 10_000 - 1_550)

      await seeTheMatchMove(page)
      const paid = await seeTheBetsSettled(page, cup.url)
      expect(paid).toBeGreaterThanOrEqual(Math.floor((1_000 * drawOdds) / 1_000))
      await expectBalance(page, 10_000 - 1_550 + paid)
      await expectNotReloaded(page)
    })
  })
}

async function openMatch(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page
    .getByRole('link', { name: /Croatia/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Croatia X Brazil' })).toBeVisible()
}

/** A page that is loaded anew forgets it. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-loaded-once', ''))
}

async function expectNotReloaded(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-loaded-once', '')
}

/** Kick-off locks the odds, play moves them, and the score follows without a reload. */
async function seeTheMatchMove(page: Page): Promise<void> {
  const drawOdds = page.getByRole('button', { name: DRAW })
  const score = page.getByRole('region', { name: 'Placar' })
  await markPage(page)
  await expect(score).not.toContainText('–')
  await expect(page.getByRole('button', { name: LOCKED }).first()).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText('1º tempo').first()).toBeVisible({ timeout: 60_000 })
  await expect(drawOdds).toBeVisible({ timeout: 30_000 })
  const before = await drawOdds.getAttribute('aria-label')
  await expect(drawOdds).not.toHaveAttribute('aria-label', before ?? '', { timeout: 30_000 })
  await expect(score).toContainText('0 – 0')
  await expectNotReloaded(page)
}

/** What the draw paid, as the page says it, in centavos; the page is not loaded anew. */
async function seeTheBetsSettled(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/mybets`)
  await page.getByRole('tab', { name: 'Todas' }).click()
  const won = page.getByText(/^Ganhou R\$/)
  await markPage(page)
  await expect(won).toBeHidden()
  await expect(won).toBeVisible({ timeout: 150_000 })
  await expect(page.getByText('Perdida', { exact: true })).toBeVisible()
  const digits = (await won.innerText()).replace(/\D/g, '')
  return Number(digits)
}

async function expectBalance(page: Page, amount: number): Promise<void> {
  const link = page.getByRole('link', { name: `Saldo ${formatReais(centavos(amount))}` })
  await expect(link).toBeVisible()
}
