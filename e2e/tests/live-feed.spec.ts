import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import type { Locator, Page, WebSocketRoute } from '@playwright/test'
import { expect, test, withoutPopup } from '../src/fixtures.ts'
import { announceMatch } from '../src/story-match.ts'

// What a player sees of a feed that is lost and comes back: on the live page of a desktop, and on
// the page of a match on a phone.

const LOW = 600
const PHONE = { width: 390, height: 844 }

test.use({ viewport: { width: 1280, height: 900 } })

test('SPT-08 ENT-12 ENT-15 live odds lock when the feed is lost, and open after its snapshot', async ({
  page,
  server,
}) => {
  const match = await announceMatch(server, {
    teams: ['Portugal', 'Uruguay'],
    odds: { [MATCH_RESULT]: [1_800, 3_500, 4_900] },
  })
  await match.kickOff()
  await match.play(20)
  await page.goto(`${server.url}/live`)
  const phone = await page.context().newPage()
  await withoutPopup(phone)
  await phone.setViewportSize(PHONE)
  await phone.goto(`${server.url}${match.path}`)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Portugal X Uruguai')

  const pages = [page, phone]
  for (const one of pages) {
    await expect(win(one)).toBeVisible()
    await one.evaluate(() => document.body.setAttribute('data-loaded-once', ''))
  }
  await server.command({ kind: 'cut' })
  for (const one of pages) await expect(openOdds(one)).toHaveCount(0)
  // A row has one lock for all of its prices; the page of the match has one on each.
  await expect(page.getByRole('main').getByText('Suspenso').first()).toBeVisible()
  await expect(lockedOdds(phone).first()).toHaveAttribute('aria-disabled', 'true')
  // What happens meanwhile does not reach the server.
  await match.price(MATCH_RESULT, [1_900, 3_400, 4_500])
  await server.command({ kind: 'restore' })
  for (const one of pages) {
    await expect(one.getByRole('button', { name: /^Portugal, .*, odd 1\.90$/ })).toBeVisible()
    await expect(one.locator('body')).toHaveAttribute('data-loaded-once', '')
  }
})

test('the columns beside a page end within the window when it says that it reconnects', async ({
  page,
  server,
}) => {
  // So low that the slip's column fills the height that it has.
  await page.setViewportSize({ width: 1280, height: LOW })
  const streams = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket('**/api/stream', async (stream) => {
    if (isCut) return await stream.close()
    stream.connectToServer()
    streams.add(stream)
  })
  await page.goto(`${server.url}/live`)
  const columns = page.locator('.beside-page:visible')
  await expect(columns).not.toHaveCount(0)
  isCut = true
  for (const stream of streams) await stream.close()
  await expect(page.getByText(/^Reconectando/)).toBeVisible()
  // The height of the notice is known in the frame that shows it, later than its text.
  for (const column of await columns.all()) {
    await expect(async () => {
      const box = await column.boundingBox()
      expect(Math.ceil((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(LOW)
    }).toPass()
  }
})

const win = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^Portugal, .*, odd 1\.80$/ })
const openOdds = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /, odd \d+\.\d\d$/ })
const lockedOdds = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /, odd suspensa$/ })
