import { centavos } from '@caderneta/domain/money/money'
import type { Locator, Page } from '@playwright/test'
import { enterWithMoney, expectWallet, openSlip } from '../src/bettor-steps.ts'
import { tabTo } from '../src/by-keyboard.ts'
import { expect, test, withoutPopup } from '../src/fixtures.ts'
import { heldCup } from '../src/held-cup.ts'
import { expectNoViolation } from '../src/no-barrier.ts'
import { writeReplay } from '../src/replay-file.ts'
import { amountsIn, inReais } from '../src/slip-arithmetic.ts'
import { enter, openMatchOf, place } from '../src/slip-page.ts'

// Croatia 0–0 Belgium, 2022: no goal suspends the market. It is replayed so slowly that prices stay
// as they are until the story lets time pass.

const SPEED = 0.01
const CROATIA_WINS = /^Croácia, Resultado Final, odd \d/
const CALL = '**/api/wagers_actions/cancel'
/** A quote that is only good for the moment, so that one held up on its way has moved. */
const QUOTE_MS = '1'

const CUP = [[{ teams: ['Croatia', 'Belgium'], score: { ht: [0, 0], ft: [0, 0] } }]] as const

const cup = heldCup(() => writeReplay(CUP), SPEED, { CASH_OUT_QUOTE_MS: QUOTE_MS })

test.describe('closing a bet early, by keyboard alone', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test.setTimeout(480_000)

  test('CSH-02 CSH-03 CSH-04 CSH-05 CSH-09 CSH-10 cancelled before, closed in part, then whole', async ({
    page,
    complaints,
  }) => {
    await enterWithMoney(page, cup.url, 1, centavos(10_000))
    let cash = 10_000n - (await betOnCroatia(page))
    cash += await cancelBeforeKickOff(page)
    await expectWallet(page, cash)
    await expect(page.locator('[data-status="cancelled"]')).toContainText('Cancelada')

    cash -= await betOnCroatia(page)
    await seeKickOff(page)
    const half = await closeHalf(page)
    cash += half
    await expectWallet(page, cash)
    await expectNoViolation(page)
    await seeMovedQuoteRefused(page)
    cash += await closeTheRest(page, half)
    await expectWallet(page, cash)
    const refused = /409.*\/api\/wagers(_actions\/cancel|\/save)/
    expect(complaints.splice(0).filter((text) => !refused.test(text))).toEqual([])
  })
})

/** Ten reais on the Croats, and the way to the bets. */
async function betOnCroatia(page: Page): Promise<bigint> {
  await page.goto(cup.url)
  await openMatchOf(page, 'Croácia')
  await page.getByRole('button', { name: CROATIA_WINS }).click()
  await openSlip(page)
  await enter(page, 'Valor da aposta em Croácia', '10,00')
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

/** Betting rests at the kick-off; ten minutes later the bet can be closed again. */
async function seeKickOff(page: Page): Promise<void> {
  await expect(openCard(page).getByRole('button')).toContainText('Cancelar Aposta')
  cup.kickOff()
  await expect(openCard(page).getByText('Ao vivo', { exact: true })).toBeVisible()
  cup.playOn()
}

/** Half of the stake goes back to the wallet; the card keeps what is left. */
async function closeHalf(page: Page): Promise<bigint> {
  const card = openCard(page)
  const button = card.getByRole('button')
  await expect(button).toContainText('Encerrar Aposta')
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
  await moveAmount(watched)
  await expect(card.getByText(/^O valor da aposta inteira mudou/)).toBeVisible()
  await page.route(CALL, async (route) => {
    await moveAmount(watched)
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expect(button).toContainText('Falha ao Encerrar')
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

/** Ten minutes without a goal, after which the bet is worth less. */
async function moveAmount(button: Locator): Promise<void> {
  const before = (await button.textContent()) ?? ''
  cup.playOn()
  await expect(button).not.toHaveText(before)
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
