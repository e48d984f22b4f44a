import { listGames } from '@caderneta/contract/catalogue/list-call'
import { routeOf } from '@caderneta/domain/markets/sports'
import { ApiClient } from '@caderneta/testing/client/api-client'
import {
  CUT_FEED_HOST,
  type ServerProcess,
  startServer,
} from '@caderneta/testing/hosts/server-process'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'
import { QUIET } from '../src/sites.ts'

// The real server over the simulated season, whose connection to the feed a signal cuts and
// restores (a start file of the benches: the product itself has no such switch). Real browser
// and stream.

const SCREENS = [
  { name: 'a desktop of 1280 pixels', viewport: { width: 1280, height: 900 }, isMobile: false },
  { name: 'a phone of 390 pixels', viewport: { width: 390, height: 844 }, isMobile: true },
]

/** Three seconds of silence lock the odds; the rest is for the way to a page under load. */
const LOCKED_WITHIN_MS = 3_000 + 2_000

/** All games of the season have to be sent again before anything opens. */
const OPEN_AGAIN_WITHIN_MS = 60_000

let site: ServerProcess

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startServer({ ...QUIET, FEED_GAMES: '200' }, CUT_FEED_HOST)
})

test.afterAll(() => site.stop())

for (const { name, viewport, isMobile } of SCREENS) {
  test.describe(`a feed that dies and comes back, on ${name}`, () => {
    test.use({ viewport, isMobile, hasTouch: isMobile })

    test('SPT-08 ENT-12 ENT-15 live odds lock on /live, and open after the snapshot', async ({
      page,
    }) => {
      await page.goto(`${site.url}/live`)
      await expectOpenOdds(page)
      await expectCutAndReconnected(page, site)
    })

    test('live odds lock on the page of a match, and open after the snapshot', async ({ page }) => {
      await page.goto(`${site.url}${await youngestMatch(site.url)}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(' X ')
      await expectOpenOdds(page)
      await expectCutAndReconnected(page, site)
    })
  })
}

/**
 * The match that began last, of any sport: what ends while the feed is cut opens no more, and no
 * sport is played at every hour.
 */
async function youngestMatch(url: string): Promise<string> {
  const { data } = await new ApiClient(url).expect(listGames, { list: 'live' })
  const [youngest] = data.games
    .filter(({ gameInfo }) => gameInfo.gameStatus === 'live')
    .sort((one, other) => other.info.gameStartTimeStamp - one.info.gameStartTimeStamp)
  if (!youngest) throw new Error('no match is live')
  const { betCnfSportId, betCnfTournamentId, betGameId } = youngest.info
  return `/games/sport/${routeOf(betCnfSportId)}/${betCnfTournamentId}/${betGameId}`
}

const openOdds = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /, odd \d+\.\d\d$/ })
const lockedOdds = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /, odd suspensa$/ })

async function expectOpenOdds(page: Page): Promise<void> {
  await expect(openOdds(page).first()).toBeVisible({ timeout: OPEN_AGAIN_WITHIN_MS })
}

async function expectCutAndReconnected(page: Page, { pid }: ServerProcess): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-loaded-once', ''))
  process.kill(pid, 'SIGUSR2')
  await expect(openOdds(page)).toHaveCount(0, { timeout: LOCKED_WITHIN_MS })
  await expect(lockedOdds(page).first()).toHaveAttribute('aria-disabled', 'true')
  process.kill(pid, 'SIGUSR2')
  await expectOpenOdds(page)
  await expect(page.locator('body')).toHaveAttribute('data-loaded-once', '')
}
