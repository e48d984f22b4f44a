import { TOTAL_GOALS } from '@caderneta/domain/markets/market'
import { centavos } from '@caderneta/domain/money/money'
import type { Page } from '@playwright/test'
import { enterWithMoney, openSlip } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { expectNoSidewaysScroll } from '../src/no-barrier.ts'
import { announceMatch } from '../src/story-match.ts'

// The markets of a live match: tabs, search, and a leg that stays current when its tab is left.

/** A market of 'Gols' that is expanded at first. */
const EXACT_GOALS = 1010008

const DESKTOP = { width: 1280, height: 900 }

test.use({ viewport: { width: 390, height: 844 } })

test('a leg from a tab is current in the slip after the tab is left', async ({ page, server }) => {
  const match = await announceMatch(server, { teams: ['Sweden', 'Denmark'] })
  await match.kickOff()
  await match.play(20)
  const watched = watchedMarkets(page)
  await enterWithMoney(page, server.url, 41, centavos(1_000))
  await page.goto(`${server.url}${match.path}`)

  await page.getByRole('tab', { name: 'Gols' }).click()
  await expect.poll(watched.last).toContain(EXACT_GOALS)
  await page
    .getByRole('button', { name: /, Total de Gols, odd \d/ })
    .first()
    .click()

  await page.getByRole('tab', { name: 'Principais' }).click()
  await expect(page.getByRole('button', { name: 'Resultado Final', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Total de Gols', exact: true })).toHaveCount(0)
  await expect.poll(() => watchesOf(watched.last())).toEqual({ left: false, picked: true })

  await page.getByRole('searchbox', { name: 'Buscar mercados da partida' }).fill('placar ex')
  await expect(page.getByRole('button', { name: 'Placar Exato', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Todos', selected: true })).toBeVisible()
  for (const viewport of [DESKTOP, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
  }

  await openSlip(page)
  const leg = page.locator('[data-selection]')
  const before = (await leg.textContent()) ?? ''
  await match.play(20)
  await expect(leg).not.toHaveText(before)
})

/** Of the tab that was left and of the leg in the slip, named in one message. */
function watchesOf(markets: readonly number[]) {
  return { left: markets.includes(EXACT_GOALS), picked: markets.includes(TOTAL_GOALS) }
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
