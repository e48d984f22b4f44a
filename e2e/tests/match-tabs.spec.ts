import { TOTAL_GOALS } from '@caderneta/domain/markets/market/market'
import { centavos } from '@caderneta/domain/money/money'
import type { Page } from '@playwright/test'
import { enterWithMoney, openSlip, priceOf, stake } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { expectNoSidewaysScroll, expectNoViolation } from '../src/no-barrier.ts'
import { inReais } from '../src/slip-arithmetic.ts'
import { place } from '../src/slip-page.ts'
import { announceMatch, type StoryMatch } from '../src/story-match.ts'

// The markets of a live match: a bet on corners that is found by search and paid while the match
// goes on, tabs, and a leg that stays current when its tab is left.

/** A market of 'Gols' that is expanded at first. */
const EXACT_GOALS = 1010008

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }
const STAKE = 1_000n

test.use({ viewport: PHONE })

test('a bet on corners is paid before the end, and a leg is current after its tab is left', async ({
  page,
  server,
}) => {
  const match = await announceMatch(server, { teams: ['Sweden', 'Denmark'], hasIncidents: true })
  await match.kickOff()
  await match.play(20)
  const watched = watchedMarkets(page)
  await enterWithMoney(page, server.url, 41, centavos(2_000))
  let cash = 2_000n
  for (const [at, viewport] of [PHONE, DESKTOP].entries()) {
    await page.setViewportSize(viewport)
    cash += await winByCorner(page, server.url, match, at + 1)
    await expect(page.getByRole('link', { name: `Saldo ${inReais(cash)}` })).toBeVisible()
  }
  await page.setViewportSize(PHONE)
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

/** The scoreboard has the names of the match, for which the way to it has no room. */
async function expectWholeLinksOverIt(page: Page): Promise<void> {
  const way = page.getByRole('navigation', { name: 'Você está em' })
  await expect(way.getByText('Noruega X Islândia')).toBeHidden()
  const cut = await way
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth).length)
  expect(cut).toBe(0)
}

/** How far down a phone the first price of a match may begin. */
const FIRST_PRICE_PX_MAX = 400

test('on a phone the first price of a match is high up, and its tabs stay in sight and in the address', async ({
  page,
  server,
}) => {
  const match = await announceMatch(server, { teams: ['Norway', 'Iceland'], hasIncidents: true })
  const address = `${server.url}${match.path}`
  await page.goto(address)
  await expectFirstPriceHigh(page)
  await expectWholeLinksOverIt(page)
  await match.kickOff()
  await match.goal('home')
  await match.corner('away')
  await match.play(20)
  await expect(page.getByRole('region', { name: 'Lance a lance' })).toContainText('Gol: Noruega')
  await expectFirstPriceHigh(page)
  await expectNoSidewaysScroll(page)

  // The tabs stay under the header, and a tab chosen far down begins at its top.
  const tabs = page.getByRole('tablist', { name: 'Mercados' })
  const top = async () => Math.round((await tabs.boundingBox())?.y ?? Number.NaN)
  await page.mouse.wheel(0, 2_000)
  await expect.poll(top).toBe(59)
  await page.getByRole('tab', { name: 'Gols' }).click()
  await expect(page).toHaveURL(`${address}?tab=goals`)
  const first = page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()
  await expect(first).toBeInViewport()
  await expect.poll(top).toBe(59)
  await expectNoViolation(page)

  // By keyboard, after a reload, and on the way back.
  await page.getByRole('tab', { name: 'Gols' }).press('ArrowRight')
  await expect(page).toHaveURL(`${address}?tab=halves`)
  const halves = page.getByRole('tab', { name: '1º Tempo/2º Tempo', selected: true })
  await page.reload()
  await expect(halves).toBeVisible()
  await page.getByRole('link', { name: 'Noruega', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Noruega' })).toBeVisible()
  await page.goBack()
  await expect(halves).toBeVisible()
})

async function expectFirstPriceHigh(page: Page): Promise<void> {
  const price = page
    .getByRole('main')
    .getByRole('button', { name: /, odd \d/ })
    .first()
  await expect(price).toBeVisible()
  const y = (await price.boundingBox())?.y ?? Number.NaN
  expect(y, 'the first price is too far down').toBeLessThanOrEqual(FIRST_PRICE_PX_MAX)
}

/** Bets on the side of the next corner by search, and sees it paid; returns what was won. */
async function winByCorner(
  page: Page,
  url: string,
  match: StoryMatch,
  number: number,
): Promise<bigint> {
  const selection = new RegExp(`^Suécia, ${number}º Escanteio, odd \\d`)
  await page.goto(`${url}${match.path}`)
  const search = page.getByRole('searchbox', { name: 'Buscar mercados da partida' })
  await search.fill(`${number}º escanteio`)
  await page.getByRole('button', { name: selection }).click()
  const thousandths = await priceOf(page, selection)
  await openSlip(page)
  await stake(page, 'Suécia', '10,00')
  await place(page)
  await page.getByRole('button', { name: 'Terminar' }).click()
  await page.goto(`${url}/mybets?tab=all`)
  const open = page.locator('[data-bet][data-status="pending"]')
  await expect(open).toContainText(`${number}º Escanteio`)

  await match.corner('home')
  const won = (STAKE * BigInt(thousandths)) / 1_000n
  const bet = page.locator('[data-bet]').filter({ hasText: `${number}º Escanteio` })
  await expect(bet.getByText(`Ganhou ${inReais(won)}`)).toHaveCount(1)
  await expect(open).toHaveCount(0)
  await page.goto(`${url}${match.path}`)
  await expect(page.getByText('1º tempo').first()).toBeVisible()
  return won - STAKE
}

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
