import { logIn } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { expectNoBarrier, expectNoViolation, LOOKS } from '../src/no-barrier.ts'
import { findOpenGame } from '../src/open-game.ts'

// Every page that exists, as a visitor and as a player, by the rules of WCAG 2.2 A and AA. A breach
// of the content security policy or an error in the console fails these tests too.

const VISITOR_PATHS = [
  '/',
  '/live',
  '/signup',
  '/sign/active',
  '/games/sport/football',
  '/games/sport/tennis',
  '/games/sport/football/lists/12',
  '/games/sport/football/lists/24',
  '/games/sport/football/lists/bl',
  '/games/sport/xyz',
  '/nada',
  '/sandbox/mailbox?email=demo@caderneta.example',
]

const PLAYER_PATHS = ['/', '/mybets', '/bank/balance', '/bank/funds', '/bank/history']

for (const { name, viewport, colorScheme } of LOOKS) {
  test.describe(`no barrier, ${name}`, () => {
    test.use({ viewport, colorScheme })
    test.setTimeout(300_000)

    test('for a visitor on any page', async ({ page, server }) => {
      for (const path of [...VISITOR_PATHS, await matchPath(server.url)])
        await expectNoBarrier(page, `${server.url}${path}`)
    })

    test('in the login dialog, for a player on any page and in the slip', async ({
      page,
      server,
    }) => {
      await page.goto(server.url)
      await page.getByRole('button', { name: 'Login' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolation(page)
      await logIn(page, 'demo', 'demo1234')
      for (const path of PLAYER_PATHS) await expectNoBarrier(page, `${server.url}${path}`)
      await page.goto(`${server.url}${await matchPath(server.url)}`)
      await page
        .getByRole('button', { name: /, Resultado Final, odd \d/ })
        .first()
        .click()
      await expect(page.getByText('Caderneta de aposta').first()).toBeVisible()
      await expectNoViolation(page)
    })
  })
}

async function matchPath(url: string): Promise<string> {
  const game = await findOpenGame(url)
  if (!game) throw new Error('no game is open')
  return `/games/sport/football/${game.info.betCnfTournamentId}/${game.info.betGameId}`
}
