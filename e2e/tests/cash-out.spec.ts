import { centavos } from '@caderneta/domain/money/money'
import type { Locator, Page } from '@playwright/test'
import { enterWithMoney, openSlip } from '../src/bettor-steps.ts'
import { tabTo } from '../src/by-keyboard.ts'
import { expect, test, withoutPopup } from '../src/fixtures.ts'
import { type HeldCup, startHeldCup } from '../src/held-cup.ts'
import { expectNoViolation } from '../src/no-barrier.ts'
import { type ReplayFile, writeReplay } from '../src/replay-file.ts'
import { amountsIn, inReais } from '../src/slip-arithmetic.ts'
import { enter, openMatchOf, place } from '../src/slip-page.ts'

// France 3–1 Poland, 2022, replayed so slowly that the match outlasts the story.

const SPEED = 20
const FRANCE_WINS = /^França, Resultado Final, odd \d/
const CALL = '**/api/wagers_actions/cancel'
/** A quote that is only good for the moment, so that one held up on its way has moved. */
const QUOTE_MS = '1'

let replay: ReplayFile
let cup: HeldCup

test.beforeEach(async () => {
  replay = await writeReplay([[{ teams: ['France', 'Poland'], score: { ht: [1, 0], ft: [3, 1] } }]])
  cup = await startHeldCup(replay.path, SPEED, { CASH_OUT_QUOTE_MS: QUOTE_MS })
})

test.afterEach(async ({ page }) => {
  // A page left open would complain that its server is gone.
  await page.close()
  await cup.stop()
  await replay.remove()
})

test.describe('closing a bet early, by keyboard alone', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test.setTimeout(480_000)

  test('CSH-02 CSH-03 CSH-04 CSH-05 CSH-09 CSH-10 cancelled before, closed in part, then whole', async ({
    page,
    complaints,
  }) => {
    await enterWithMoney(page, cup.url, 1, centavos(10_000))
    let cash = 10_000n - (await betOnFrance(page))
    cash += await cancelBeforeKickOff(page)
    await expectCash(page, cash)
    await expect(page.locator('[data-status="cancelled"]')).toContainText('Cancelada')

    cash -= await betOnFrance(page)
    cup.kickOff()
    const half = await closeHalf(page)
    cash += half
    await expectCash(page, cash)
    await expectNoViolation(page)
    await seeMovedQuoteRefused(page)
    cash += await closeTheRest(page, half)
    await expectCash(page, cash)
    // A price that moved (409) or a market that was suspended for a goal (422) is part of play.
    const refused = /(409|422).*\/api\/wagers(_actions\/cancel|\/save)/
    expect(complaints.splice(0).filter((text) => !refused.test(text))).toEqual([])
  })
})

/** Ten reais on the French, and the way to the bets. */
async function betOnFrance(page: Page): Promise<bigint> {
  await page.goto(cup.url)
  await openMatchOf(page, 'França')
  await page.getByRole('button', { name: FRANCE_WINS }).click()
  await openSlip(page)
  await enter(page, 'Valor da aposta em França', '10,00')
  await place(page)
  await page.getByRole('button', { name: 'Terminar' }).click()
  await page.goto(`${cup.url}/mybets?tab=all`)
  return 1_000n
}

const openCard = (page: Page): Locator => page.locator('[data-bet][data-status="pending"]')

async function cancelBeforeKickOff(page: Page): Promise<bigint> {
  const card = openCard(page)
  const button = card.getByRole('button')
  await expect(button).toContainText('Cancelar Aposta')
  await tabTo(page, button)
  await confirmUntil(page, button, page.getByText('Aposta Cancelada', { exact: true }))
  const closed = page.locator('[data-bet][data-status="cancelled"]')
  const text = (await closed.getByText('Retornos Obtido').locator('..').textContent()) ?? ''
  return amountsIn(text)[0] ?? 0n
}

/** Half of the stake goes back to the wallet; the card keeps what is left. */
async function closeHalf(page: Page): Promise<bigint> {
  const card = openCard(page)
  const button = card.getByRole('button')
  await expect(button).toContainText('Encerrar Aposta', { timeout: 120_000 })
  await tabTo(page, card.getByRole('slider', { name: 'Parte' }))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(card.getByRole('slider')).toHaveValue('50')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await confirmUntil(page, button, card.getByText(/^Parte encerrada/))
  const text = (await card.getByText(/^Parte encerrada/).textContent()) ?? ''
  const [returned = 0n] = amountsIn(text)
  await expect(card).toContainText(`Encerrado antes: ${inReais(500n)} por ${inReais(returned)}`)
  await expect(card).toContainText(`Valor apostado${inReais(500n)}`)
  return returned
}

/** A quote that is held up on its way is no longer the one that is paid; the page shows that. */
async function seeMovedQuoteRefused(page: Page): Promise<void> {
  const card = openCard(page)
  const button = card.getByRole('button')
  const watched = await watchFromAnotherTab(page)
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(button).toContainText('Confirmar')
  await expect(card.getByText(/^O valor da aposta inteira mudou/)).toBeVisible({ timeout: 60_000 })
  await page.route(CALL, async (route) => {
    // Twice: what the other tab shows at first may be older or newer than what was sent.
    await amountMoved(watched)
    await amountMoved(watched)
    await route.continue()
  })
  await expect(async () => {
    // While the market is suspended for a moment a press sends nothing.
    if ((await button.textContent())?.startsWith('Confirmar')) await page.keyboard.press('Enter')
    await expect(button).toContainText('Encerrando Aposta', { timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await expect(button).toContainText('Falha ao Encerrar', { timeout: 90_000 })
  await expect(card).toContainText('O valor oferecido mudou.')
  await page.unroute(CALL)
}

async function watchFromAnotherTab(page: Page): Promise<Locator> {
  const other = await page.context().newPage()
  await withoutPopup(other)
  await other.goto(page.url())
  const button = openCard(other).getByRole('button')
  await expect(button).toContainText('R$')
  return button
}

async function amountMoved(button: Locator): Promise<void> {
  const before = (await button.textContent()) ?? ''
  await expect(button).not.toHaveText(before, { timeout: 60_000 })
}

async function closeTheRest(page: Page, half: bigint): Promise<bigint> {
  const card = openCard(page)
  await expect(card.getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, card.getByRole('slider', { name: 'Parte' }))
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  const done = page.getByText('Aposta Encerrada', { exact: true })
  await confirmUntil(page, card.getByRole('button'), done)
  const closed = page.locator('[data-bet][data-status="cashed_out"]')
  await expect(closed).toContainText('Encerrada')
  const text = (await closed.getByText('Retornos Obtido').locator('..').textContent()) ?? ''
  return (amountsIn(text)[0] ?? 0n) - half
}

/**
 * Requests and confirms by Enter; quotes move, so it may take more than one time. What was sent is
 * waited for: one press too many would request the next part.
 */
async function confirmUntil(page: Page, button: Locator, done: Locator): Promise<void> {
  await expect(async () => {
    if (!(await done.isVisible())) await pressWhenIdle(page, button, done)
    await expect(done).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: 120_000 })
}

async function pressWhenIdle(page: Page, button: Locator, done: Locator): Promise<void> {
  const area = page.locator('[data-closing]')
  const step = (await area.getAttribute('data-closing', { timeout: 1_000 })) ?? ''
  // Read after the step: it comes together with the step that follows a response.
  const isIdle = step !== 'sending' && !(await done.isVisible())
  if (!isIdle) return
  // The first press of a story comes from elsewhere; later the focus stays on the button.
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(area).not.toHaveAttribute('data-closing', step, { timeout: 3_000 })
}

async function expectCash(page: Page, cash: bigint): Promise<void> {
  const name = `Saldo ${inReais(cash)}, cashback ${inReais(0n)}`
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
}
