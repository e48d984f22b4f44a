import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { ApiClient } from '@caderneta/testing/client/api-client'
import type { Browser, Locator, Page } from '@playwright/test'
import type { Figure } from '../figure.ts'
import { logIn } from './log-in.ts'
import { BUSY_FEED_HOST, BUSY_SITE, measureBusyList } from './page-busy.ts'
import { interactionToNextPaint, noteInteractions, pressEach } from './page-interactions.ts'
import { measureLoad, newVisit } from './page-visit.ts'
import { withBrowser } from './with-browser.ts'

/** How long the memory of the busy page is looked at; ten minutes show whether it is flat. */
const MEMORY_SECONDS = Number(process.env.BENCH_PAGE_SECONDS ?? 30)
const QUIET = { FEED_GAMES: '300', RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64' }
/** Less than fifty: the longest of them is the figure. */
const PRESSES = 8
const ODD = /, odd \d+\.\d\d$/

/** What a phone with 4× CPU slowdown, 1.6 Mbit/s and 150 ms gets to feel of the site. */
export function benchPage(): Promise<readonly Figure[]> {
  return withBrowser({ environment: QUIET }, benchLoads)
}

/** The list of all games of football while prices move: on that phone, and on a fast one. */
export function benchBusyList(): Promise<readonly Figure[]> {
  return withBrowser({ environment: BUSY_SITE, program: BUSY_FEED_HOST }, (browser, url) =>
    measureBusyList(browser, url, MEMORY_SECONDS),
  )
}

async function benchLoads(browser: Browser, url: string): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  // The browser's own first page is not what is measured.
  const warmUp = await newVisit(browser)
  await openHome(warmUp.page, url)
  await warmUp.page.context().close()
  for (const [name, { open, pressed }] of Object.entries(VISITS)) {
    const one = await newVisit(browser)
    const { page } = one
    figures.push(...(await measureLoad(one, name, () => open(page, url))))
    await noteInteractions(page)
    await pressEach(page, pressed(page), PRESSES)
    const value = await interactionToNextPaint(page, PRESSES)
    figures.push({ name: `${name}: interaction to next paint`, value, unit: 'ms' })
    await page.context().close()
  }
  return figures
}

interface PlannedVisit {
  readonly open: (page: Page, url: string) => Promise<void>
  /** What is pressed on the page once it is rendered. */
  readonly pressed: (page: Page) => Locator
}

const groupHeads = (page: Page) => page.locator('main button[aria-expanded]')

const VISITS: Readonly<Record<string, PlannedVisit>> = {
  home: { open: openHome, pressed: groupHeads },
  match: { open: openMatch, pressed: groupHeads },
  'home with the slip open': {
    open: openSlip,
    pressed: (page) => page.getByRole('dialog').getByRole('button', { name: /^\+/ }),
  },
  'my bets': { open: openBets, pressed: (page) => page.getByRole('tab') },
}

async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('main').getByRole('button', { name: ODD }).first().waitFor()
}

/** By its own address, as from a shared link; what is about to end may have no open odds. */
async function openMatch(page: Page, url: string): Promise<void> {
  const { data } = await new ApiClient(url).expect(listGames, { route: 'football' })
  await page.goto(`${url}${pathOf(data.games)}`)
  await page.getByRole('main').getByRole('button', { name: ODD }).first().waitFor()
}

function pathOf(games: readonly GameWire[]): string {
  const game = games.find(({ gameInfo }) => gameInfo.gameStatus === 'scheduled')
  if (!game) throw new Error('the site has no game ahead')
  return `/games/sport/football/${game.info.betCnfTournamentId}/${game.info.betGameId}`
}

async function openSlip(page: Page, url: string): Promise<void> {
  await openHome(page, url)
  await logIn(page)
  await page.getByRole('main').getByRole('button', { name: ODD }).first().click()
  await page
    .getByRole('button', { name: /Caderneta de aposta/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'APOSTAR' }).waitFor()
}

async function openBets(page: Page, url: string): Promise<void> {
  await openHome(page, url)
  await logIn(page)
  await page.goto(`${url}/mybets`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
