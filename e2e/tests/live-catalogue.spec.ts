import { listGames } from '@caderneta/contract/catalogue/list-call'
import { isUnderWay } from '@caderneta/domain/markets/game'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { type ServerProcess, startServer } from '@caderneta/testing/hosts/server-process'
import { expect, test } from '../src/fixtures.ts'
import { expectNoBarrier, LOOKS } from '../src/no-barrier.ts'
import { QUIET } from '../src/sites.ts'

// The sports that are not football: their lists and, while one is under way, a match that is.

let site: ServerProcess

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startServer({ ...QUIET, FEED_GAMES: '200' })
})

test.afterAll(() => site.stop())

const SPORTS = ['basketball', 'tennis', 'volleyball', 'boxing'] as const

for (const { name, viewport, colorScheme } of LOOKS) {
  test.describe(`the other sports, ${name}`, () => {
    test.use({ viewport, colorScheme })
    test.setTimeout(300_000)

    test('put up no accessibility barrier', async ({ page }) => {
      for (const sport of SPORTS) {
        await expectNoBarrier(page, `${site.url}/games/sport/${sport}`)
        await expectNoBarrier(page, `${site.url}${await matchPath(site.url, sport)}`)
      }
    })
  })
}

test.describe('a page on which prices move', () => {
  test.use({ reducedMotion: 'reduce' })

  test('announces no price, and glides nothing where motion is not wanted', async ({ page }) => {
    for (const path of ['/', '/live', '/games/sport/football']) {
      await page.goto(`${site.url}${path}`)
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: /, odd / })
          .first(),
      ).toBeVisible()
      const announced = page.locator('[aria-live]:not([aria-live="off"]) [aria-pressed]')
      await expect(announced).toHaveCount(0)
    }
    await page.goto(`${site.url}/live`)
    const dot = page.locator('.pulse-dot').first()
    await expect(dot).toHaveCSS('animation-name', 'none')
  })
})

async function matchPath(url: string, route: string): Promise<string> {
  const { data } = await new ApiClient(url).expect(listGames, { route })
  const game = data.games.find(({ gameInfo }) => isUnderWay(gameInfo.gameStatus)) ?? data.games[0]
  if (!game) throw new Error(`there is no game of ${route}`)
  return `/games/sport/${route}/${game.info.betCnfTournamentId}/${game.info.betGameId}`
}
