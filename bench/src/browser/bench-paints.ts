import type { Browser, Page } from '@playwright/test'
import { type Figure, quantile } from '../figure.ts'
import { SEASON, SEASON_HOST, wholeSeason } from './bench-density.ts'
import { logIn } from './log-in.ts'
import { newVisit, type Paints, readPaints, SETTLE_MS, type Stored } from './page-visit.ts'
import { withBrowser } from './with-browser.ts'

/** Visits of each page; of as many the median is the figure. */
export const ROUNDS = 7

/** A static page of the same server: what line, phone and machine cost before there is any site. */
const ANCHOR = '/offline.html'

const PAGES = [
  { name: 'home', at: '/' },
  { name: 'football list', at: '/games/sport/football' },
  { name: 'live list', at: '/live' },
  { name: 'my bets', at: '/mybets' },
] as const

/** What is there once a page is rendered: a row, locked or not, or the heading of the bets. */
const RENDERED = 'main [data-game], main h1:not(.sr-only)'
/** Many times what a page takes, for a machine that does other work. */
const RENDERED_MS = 120_000

/**
 * The largest paint and the layout shift of first visits to the pages of a day with 650 matches, on
 * a phone with 4× CPU slowdown, 1.6 Mbit/s and 150 ms, with a session where the page has one. The
 * pages take turns, so that what else the machine does falls on all of them.
 */
export function benchPaints(rounds: number): Promise<readonly Figure[]> {
  return withBrowser({ environment: SEASON, program: SEASON_HOST }, (browser, url) =>
    paintsOfPages(browser, url, rounds),
  )
}

async function paintsOfPages(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<readonly Figure[]> {
  const counts = await wholeSeason(url)
  const session = await demoSession(browser, url)
  const paints = new Map<string, Paints[]>()
  for (let round = 0; round < rounds; round += 1)
    for (const at of [ANCHOR, ...PAGES.map((page) => page.at)]) {
      const known = paints.get(at) ?? []
      const stored = at === '/mybets' ? session : undefined
      paints.set(at, [...known, await paintsOf(browser, `${url}${at}`, stored)])
    }
  return [...counts, ...figuresOf(paints, rounds)]
}

async function demoSession(browser: Browser, url: string): Promise<Stored> {
  const { page } = await newVisit(browser, 1)
  await page.goto(url)
  await logIn(page)
  const stored = await page.context().storageState()
  await page.context().close()
  return stored
}

async function paintsOf(browser: Browser, url: string, stored?: Stored): Promise<Paints> {
  const { page } = await newVisit(browser, undefined, stored)
  await page.goto(url)
  await rendered(page, url)
  await page.waitForTimeout(SETTLE_MS)
  const paints = await readPaints(page)
  await page.context().close()
  return paints
}

async function rendered(page: Page, url: string): Promise<void> {
  const selector = url.endsWith(ANCHOR) ? 'h1' : RENDERED
  await page.locator(selector).first().waitFor({ timeout: RENDERED_MS })
}

function figuresOf(
  paints: ReadonlyMap<string, readonly Paints[]>,
  rounds: number,
): readonly Figure[] {
  const medianOf = (at: string, of: keyof Paints) =>
    quantile(
      (paints.get(at) ?? []).map((one) => one[of]),
      0.5,
    )
  const beside = { name: 'a static page', value: medianOf(ANCHOR, 'lcp') }
  return PAGES.flatMap(({ name, at }) => [
    { name: `${name}: largest paint, ${rounds}`, value: medianOf(at, 'lcp'), unit: 'ms', beside },
    { name: `${name}: layout shift ×1000, ${rounds}`, value: 1000 * medianOf(at, 'cls'), unit: '' },
  ])
}
