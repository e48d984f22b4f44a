import { centavos } from '@caderneta/domain/money/money'
import { formatReais } from '@caderneta/domain/person/format'
import { QUARTER_FINALS } from '@caderneta/testing/hosts/cup-ahead'
import type { Page } from '@playwright/test'
import { activate, deposit, logIn, openSlip, priceOf, signUp, stake } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { type HeldCup, heldCup } from '../src/held-cup.ts'

// Croatia v Brazil, quarter-final of 2022: 0–0 after 90 minutes, 1–1 after extra time, 4–2 on
// penalties. The draw wins, Brazil loses, whatever extra time brings.

/** The 90 minutes take about one. */
const SPEED = 120
const DRAW = /^Empate, Resultado Final, odd \d/
const BRAZIL = /^Brasil, Resultado Final, odd \d/
const LOCKED = 'button[aria-label="Empate, Resultado Final, odd suspensa"]'

/** It stays where it is. */
const fileOfQuarterFinals = async () => ({ path: QUARTER_FINALS, remove: async () => {} })

const SCREENS = [
  { name: 'a desktop of 1280 pixels', viewport: { width: 1280, height: 900 }, isMobile: false },
  { name: 'a phone of 390 pixels', viewport: { width: 390, height: 844 }, isMobile: true },
]

for (const { name, viewport, isMobile } of SCREENS) {
  test.describe(`the main job on ${name}`, () => {
    test.use({ viewport, isMobile, hasTouch: isMobile })
    test.setTimeout(480_000)
    const cup = heldCup(fileOfQuarterFinals, SPEED)

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
      await stake(page, 'Brasil', '5,50')
      await page.getByRole('button', { name: /^(APOSTAR|Aceitar novas odds)/ }).click()
      await expect(page.getByText('Aposta Feita').first()).toBeVisible()
      await page.getByRole('button', { name: 'Terminar' }).click()
      await expectBalance(page, 10_000 - 1_550)

      await seeTheMatchMove(page, cup)
      const paid = await seeTheBetsSettled(page, cup)
      expect(paid).toBeGreaterThanOrEqual(Math.floor((1_000 * drawOdds) / 1_000))
      await expectBalance(page, 10_000 - 1_550 + paid)
      await expectNotReloaded(page)
    })
  })
}

async function openMatch(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page
    .getByRole('link', { name: /Croácia/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Croácia X Brasil' })).toBeVisible()
}

/** A page that is reloaded forgets it. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-loaded-once', ''))
}

async function expectNotReloaded(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-loaded-once', '')
}

/** Kick-off locks the odds, play moves them, and the score follows without a reload. */
async function seeTheMatchMove(page: Page, cup: HeldCup): Promise<void> {
  const drawOdds = page.getByRole('button', { name: DRAW })
  const score = page.getByRole('region', { name: 'Placar' })
  await markPage(page)
  await expect(score).not.toContainText('–')
  await expect(drawOdds).toBeVisible()
  await markWhenLocked(page)
  cup.kickOff()
  await expect(page.locator('body')).toHaveAttribute('data-seen-locked', '', { timeout: 60_000 })
  await expect(page.getByText('1º tempo').first()).toBeVisible({ timeout: 60_000 })
  await expect(drawOdds).toBeVisible({ timeout: 30_000 })
  const before = await drawOdds.getAttribute('aria-label')
  await expect(drawOdds).not.toHaveAttribute('aria-label', before ?? '', { timeout: 30_000 })
  await expect(score).toContainText('0 – 0')
  await expectNotReloaded(page)
}

/** Odds are locked for two seconds only: the page itself keeps that it was so in the first half. */
async function markWhenLocked(page: Page): Promise<void> {
  await page.evaluate((locked) => {
    const look = () => {
      const board = document.querySelector('[aria-label="Placar"]')
      const isPlayed = board?.textContent?.includes('1º tempo')
      if (isPlayed && document.querySelector(locked))
        document.body.setAttribute('data-seen-locked', '')
    }
    const changes = { subtree: true, childList: true, characterData: true, attributes: true }
    new MutationObserver(look).observe(document.querySelector('main') ?? document.body, changes)
  }, LOCKED)
}

/** What the draw paid, as the page shows it, in centavos; the page is not reloaded. */
async function seeTheBetsSettled(page: Page, cup: HeldCup): Promise<number> {
  await page.goto(`${cup.url}/mybets`)
  await page.getByRole('tab', { name: 'Todas' }).click()
  const won = page.getByText(/^Ganhou R\$/)
  await markPage(page)
  await expect(page.getByText('Croácia').first()).toBeVisible()
  await expect(won).toBeHidden()
  cup.finish()
  await expect(won).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Perdida', { exact: true })).toBeVisible()
  const digits = (await won.innerText()).replace(/\D/g, '')
  return Number(digits)
}

async function expectBalance(page: Page, amount: number): Promise<void> {
  const link = page.getByRole('link', { name: `Saldo ${formatReais(centavos(amount))}` })
  await expect(link).toBeVisible()
}
