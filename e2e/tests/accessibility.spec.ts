import { listGames } from '@caderneta/contract/catalogue/list-call'
import { SPORT_ROUTES } from '@caderneta/domain/markets/registry/sports'
import { ApiClient } from '@caderneta/testing/client/api-client'
import type { Page } from '@playwright/test'
import { enterAsNew } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import {
  COLOURS,
  expectNoBarrier,
  expectNoViolation,
  expectRoom,
  LOOKS,
  ZOOMED,
} from '../src/no-barrier.ts'
import { pick } from '../src/slip-page.ts'
import { announceMatch } from '../src/story-match.ts'

// Every page that exists, as a visitor and as a player, by the rules of WCAG 2.2 A and AA. A breach
// of the content security policy or an error in the console fails these tests too.

const FOOTBALL = '/games/sport/football'
const VISITOR_PATHS = [
  '/',
  '/live',
  '/signup',
  '/sign/active',
  '/recuperar-senha',
  '/recuperar-senha?email=ana%40exemplo.com&code=x',
  FOOTBALL,
  `${FOOTBALL}/lists/12`,
  `${FOOTBALL}/lists/24`,
  `${FOOTBALL}/lists/bl`,
  ...SPORT_ROUTES.slice(1).map((sport) => `/games/sport/${sport}`),
  '/games/sport/xyz',
  '/nada',
  '/sandbox/mailbox?email=demo@caderneta.example',
]

const PLAYER_PATHS = ['/', '/mybets', '/bank/balance', '/bank/funds', '/bank/history']
const ACCOUNT_PATHS = [
  '/account/personal',
  '/account/address',
  '/account/preferences',
  '/account/password',
  '/account/verification',
  '/account/responsible',
  '/ajuda',
]

for (const [index, { name, viewport, colorScheme }] of LOOKS.entries()) {
  test.describe(`no barrier, ${name}`, () => {
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    test.setTimeout(480_000)

    test('for a visitor: every page, the forms, and where prices move', async ({
      page,
      server,
      complaints,
    }) => {
      for (const path of VISITOR_PATHS) await expectNoBarrier(page, `${server.url}${path}`)
      // The browser notes each page that comes with a 404; these two are addresses of nothing.
      expect(complaints.splice(0)).toEqual([
        expect.stringContaining('404 (Not Found) '),
        expect.stringContaining(`404 (Not Found) ${server.url}/nada`),
      ])
      for (const sport of SPORT_ROUTES)
        await expectNoBarrier(page, `${server.url}${await gamePath(server.url, sport)}`)
      await expectNoBarrierInForms(page, server.url, PORTUGUESE)
      await expectStillPrices(page, server.url)
      await page.getByRole('button', { name: 'English' }).first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expectNoBarrierInForms(page, server.url, ENGLISH)
    })

    test('for a player: every page, the slip, and the account in both languages', async ({
      page,
      server,
    }) => {
      await enterAsNew(page, server.url, 61 + index)
      for (const path of PLAYER_PATHS) await expectNoBarrier(page, `${server.url}${path}`)
      const match = await announceMatch(server, { teams: ['Ghana', 'Canada'] })
      await pick(page, `${server.url}${match.path}`, /^Gana, Resultado Final, odd \d/)
      await expect(page.getByText('Caderneta de aposta').first()).toBeVisible()
      await expectNoViolation(page)
      await expectNoBarrierInMenu(page, server.url)
      for (const path of ACCOUNT_PATHS) await expectNoBarrier(page, `${server.url}${path}`, COLOURS)
    })
  })
}

test.describe('at a zoom of 200 %', () => {
  test.use({ viewport: ZOOMED })
  test.setTimeout(480_000)

  test('no page cuts a text off or needs a scroll sideways', async ({
    page,
    server,
    complaints,
  }) => {
    for (const path of VISITOR_PATHS) await expectRoom(page, `${server.url}${path}`)
    // The two addresses of nothing.
    expect(complaints.splice(0)).toHaveLength(2)
    for (const sport of SPORT_ROUTES)
      await expectRoom(page, `${server.url}${await gamePath(server.url, sport)}`)
    await enterAsNew(page, server.url, 66)
    for (const path of [...PLAYER_PATHS, ...ACCOUNT_PATHS])
      await expectRoom(page, `${server.url}${path}`)
  })
})

/** The account in Portuguese, and the menu, which turns it to English. */
async function expectNoBarrierInMenu(page: Page, url: string): Promise<void> {
  for (const path of ACCOUNT_PATHS) await expectNoBarrier(page, `${url}${path}`)
  await page.goto(`${url}/account/address`)
  await page.getByRole('button', { name: 'Editar endereço' }).click()
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Menu da conta' }).click()
  for (const tab of ['Ofertas', 'Preferências']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectNoViolation(page)
  }
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('tab', { name: 'Preferences' })).toBeVisible()
}

interface FormWords {
  readonly login: string
  readonly create: string
  /** Rules that the other language has been judged by. */
  readonly without: readonly string[]
}

const PORTUGUESE: FormWords = { login: 'Login', create: 'CRIAR CONTA', without: [] }
const ENGLISH: FormWords = { login: 'Log in', create: 'CREATE ACCOUNT', without: COLOURS }

/** Sign-up, empty and with every error; the login, and the way to a new password. */
async function expectNoBarrierInForms(page: Page, url: string, words: FormWords): Promise<void> {
  await page.goto(`${url}/signup`)
  await page.getByRole('button', { name: words.create }).click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
  await expectNoViolation(page, words.without)
  // A page with little behind the dialog is judged faster than the home page.
  await page.goto(`${url}/sign/active`)
  await page.getByRole('button', { name: words.login, exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: words.login })
  await expect(dialog).toBeVisible()
  await expectNoViolation(page, words.without)
  await dialog.getByRole('button', { name: /senha\?$|password\?$/ }).click()
  await expectNoViolation(page, words.without)
}

/** No price is announced, and nothing glides where motion is not wanted. */
async function expectStillPrices(page: Page, url: string): Promise<void> {
  for (const path of ['/', FOOTBALL, '/live']) {
    await page.goto(`${url}${path}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: /, odd / }).first()).toBeVisible()
    const announced = page.locator('[aria-live]:not([aria-live="off"]) [aria-pressed]')
    await expect(announced).toHaveCount(0)
  }
  const dot = page.locator('.pulse-dot').first()
  await expect(dot).toHaveCSS('animation-name', 'none')
}

/** The page of a game of the sport. */
async function gamePath(url: string, route: string): Promise<string> {
  const { data } = await new ApiClient(url).expect(listGames, { route })
  const [game] = data.games
  if (!game) throw new Error(`there is no game of ${route}`)
  return `/games/sport/${route}/${game.info.betCnfTournamentId}/${game.info.betGameId}`
}
