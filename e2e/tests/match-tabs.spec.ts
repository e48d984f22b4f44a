import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { TOTAL_GOALS } from '@caderneta/domain/markets/market'
import { centavos } from '@caderneta/domain/money/money'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { expect, type Page } from '@playwright/test'
import { enterWithMoney, openSlip } from '../src/bettor-steps.ts'
import { test } from '../src/fixtures.ts'
import { expectNoSidewaysScroll } from '../src/no-barrier.ts'

// The markets of a live match: tabs, search, and a leg that stays current when its tab is left.

/** A market of 'Gols' that is expanded at first. */
const EXACT_GOALS = 1010008

const LOOKS = [
  { number: 1901, viewport: { width: 390, height: 844 } },
  { number: 1902, viewport: { width: 1280, height: 900 } },
]

for (const { number, viewport } of LOOKS) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport })
    test.setTimeout(180_000)

    test('a leg from a tab is current in the slip after the tab is left', async ({
      page,
      server,
    }) => {
      const watched = watchedMarkets(page)
      await enterWithMoney(page, server.url, number, centavos(1_000))
      await page.goto(`${server.url}${await liveMatchPath(server.url)}`)

      await page.getByRole('tab', { name: 'Gols' }).click()
      await expect.poll(() => watched.last()).toContain(EXACT_GOALS)
      await pressMovingTotal(page)

      await page.getByRole('tab', { name: 'Principais' }).click()
      await expect(page.getByRole('button', { name: 'Resultado Final', exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Total de Gols', exact: true })).toHaveCount(0)
      await expect.poll(() => watched.last()).not.toContain(EXACT_GOALS)
      await expect.poll(() => watched.last()).toContain(TOTAL_GOALS)

      await page.getByRole('searchbox', { name: 'Buscar mercados da partida' }).fill('placar ex')
      await expect(page.getByRole('button', { name: 'Placar Exato', exact: true })).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Todos', selected: true })).toBeVisible()
      await expectNoSidewaysScroll(page)

      await openSlip(page)
      const leg = page.locator('[data-selection]')
      const before = await leg.textContent()
      await expect.poll(() => leg.textContent(), { timeout: 90_000 }).not.toBe(before)
    })
  })
}

/** The markets that the page named last to the stream, of all games. */
function watchedMarkets(page: Page) {
  let last: readonly number[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload))
      if (message.type !== 'watch') return
      last = message.views.flatMap((view: { markets: number[] }) => view.markets)
    }),
  )
  return { last: () => last }
}

/** A total whose price is near to even: it moves with every minute. */
async function pressMovingTotal(page: Page): Promise<void> {
  const totals = page.getByRole('button', { name: /, Total de Gols, odd (1\.[4-9]|2)/ })
  await totals.first().click()
}

/** The match of football under way that began last: its goals are still open. */
async function liveMatchPath(url: string): Promise<string> {
  const { data } = await new ApiClient(url).expect(listGames, { route: 'football', list: 'live' })
  const startOf = ({ info }: GameWire) => info.gameStartTimeStamp
  const game = [...data.games].sort((a, b) => startOf(b) - startOf(a))[0]
  if (!game) throw new Error('no match of football is under way')
  const { betCnfTournamentId, betGameId } = game.info
  return `/games/sport/football/${betCnfTournamentId}/${betGameId}`
}
