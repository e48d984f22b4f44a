import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import { centavos } from '@caderneta/domain/money/money'
import type { Locator, Page } from '@playwright/test'
import { enterWithMoney, openSlip } from '../src/bettor-steps.ts'
import { tabTo } from '../src/by-keyboard.ts'
import { expect, test } from '../src/fixtures.ts'
import { expectNoViolation } from '../src/no-barrier.ts'
import { amountsIn, inReais } from '../src/slip-arithmetic.ts'
import { enter, pick, place } from '../src/slip-page.ts'
import { announceMatch, type StoryMatch } from '../src/story-match.ts'

// Croatia and Belgium: no goal suspends the market, and prices stay as they are until the story
// lets time pass.

const CROATIA_WINS = /^Croácia, Resultado Final, odd \d/
const CALL = '**/api/wagers_actions/cancel'

test.describe('closing a bet early, by keyboard alone', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('CSH-02 CSH-03 CSH-04 CSH-05 CSH-09 CSH-10 cancelled before, closed in part, then whole', async ({
    page,
    server,
    complaints,
  }) => {
    await page.clock.install()
    const match = await announceMatch(server, {
      teams: ['Croatia', 'Belgium'],
      odds: { [MATCH_RESULT]: [2_420, 2_500, 3_200] },
    })
    await enterWithMoney(page, server.url, 25, centavos(10_000))
    await betOnCroatia(page, server.url, match)
    await cancelBeforeKickOff(page)
    // Nothing had changed since the bet was placed: the whole stake comes back.
    await expectCash(page, 10_000n)
    await expect(page.locator('[data-status="cancelled"]')).toContainText('Cancelada')

    await betOnCroatia(page, server.url, match)
    await seeKickOff(page, match)
    const half = await closeHalf(page)
    await expectCash(page, 9_000n + half)
    await expectNoViolation(page)
    await seeMovedQuoteRefused(page, match)
    const rest = await closeTheRest(page, half)
    await expectCash(page, 9_000n + half + rest)
    const refused = /409.*\/api\/wagers_actions\/cancel/
    expect(complaints.splice(0).filter((text) => !refused.test(text))).toEqual([])
  })
})

/** Ten reais on the Croats, and the way to the bets. */
async function betOnCroatia(page: Page, url: string, match: StoryMatch): Promise<void> {
  await pick(page, `${url}${match.path}`, CROATIA_WINS)
  await openSlip(page)
  await enter(page, 'Valor da aposta em Croácia', '10,00')
  await place(page)
  await page.getByRole('button', { name: 'Terminar' }).click()
  await expectCash(page, 9_000n)
  await page.goto(`${url}/mybets?tab=all`)
}

const openCard = (page: Page): Locator => page.locator('[data-bet][data-status="pending"]')

async function cancelBeforeKickOff(page: Page): Promise<void> {
  const card = openCard(page)
  const button = card.getByRole('button')
  await expect(button).toContainText('Cancelar Aposta')
  await tabTo(page, button)
  await confirm(page, button, page.getByText('Aposta Cancelada', { exact: true }))
  const closed = page.locator('[data-bet][data-status="cancelled"]')
  const returned = closed.getByText('Retornos Obtido').locator('..')
  await expect(returned).toContainText(inReais(1_000n))
}

/** Betting rests at the kick-off; ten minutes later the bet can be closed again. */
async function seeKickOff(page: Page, match: StoryMatch): Promise<void> {
  await expect(openCard(page).getByRole('button')).toContainText('Cancelar Aposta')
  await match.kickOff()
  await expect(openCard(page).getByText('Ao vivo', { exact: true })).toBeVisible()
  await match.play(10)
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
  await confirm(page, button, card.getByText(/^Parte encerrada/))
  const text = (await card.getByText(/^Parte encerrada/).textContent()) ?? ''
  const [returned = 0n] = amountsIn(text)
  await expect(card).toContainText(`Encerrado antes: ${inReais(500n)} por ${inReais(returned)}`)
  await expect(card).toContainText(`Valor apostado${inReais(500n)}`)
  return returned
}

/** A quote that is held up on its way is no longer the one that is paid; the new one is shown. */
async function seeMovedQuoteRefused(page: Page, match: StoryMatch): Promise<void> {
  const card = openCard(page)
  const button = card.getByRole('button')
  await tabTo(page, card.getByRole('slider', { name: 'Parte' }))
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toContainText('Confirmar')
  await match.price(MATCH_RESULT, [2_650, 2_500, 3_000])
  await expect(card.getByText(/^O valor da aposta inteira mudou/)).toBeVisible()
  await page.route(CALL, async (route) => {
    // Fewer believe in Croatia: the bet is worth less.
    await match.price(MATCH_RESULT, [3_100, 2_500, 2_600])
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expect(button).toHaveText(/^Falha ao EncerrarR\$\s\d,\d\d$/)
  await expect(card).toContainText(/O valor agora é R\$\s\d,\d\d\. Toque de novo para confirmar\./)
  await page.unroute(CALL)
}

async function closeTheRest(page: Page, half: bigint): Promise<bigint> {
  const card = openCard(page)
  const button = card.getByRole('button')
  await expect(button).toBeFocused()
  // The new value is on the card: one press confirms it.
  await page.keyboard.press('Enter')
  await expect(page.getByText('Aposta Encerrada', { exact: true })).toBeVisible()
  const closed = page.locator('[data-bet][data-status="cashed_out"]')
  await expect(closed).toContainText('Encerrada')
  const text = (await closed.getByText('Retornos Obtido').locator('..').textContent()) ?? ''
  return (amountsIn(text)[0] ?? 0n) - half
}

/** Requests and confirms by Enter. */
async function confirm(page: Page, button: Locator, done: Locator): Promise<void> {
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toContainText('Confirmar')
  await page.keyboard.press('Enter')
  await expect(done).toBeVisible()
}

async function expectCash(page: Page, cash: bigint): Promise<void> {
  const name = `Saldo ${inReais(cash)}, cashback ${inReais(0n)}`
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
}
