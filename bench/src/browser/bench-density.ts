import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { SPORT_ROUTES } from '@caderneta/domain/markets/registry/sports'
import { ApiClient } from '@caderneta/testing/client/api-client'
import type { Browser } from '@playwright/test'
import type { Figure } from '../figure.ts'
import { withBrowser } from './with-browser.ts'

/** Pages by name; `at` as in addresses. */
const PAGES = [
  { name: 'home', at: '/' },
  { name: 'football', at: '/games/sport/football' },
  { name: 'live', at: '/live' },
] as const

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
  { width: 1600, height: 900 },
] as const

const THEMES = ['light', 'dark'] as const

export const SEASON_HOST = fileURLToPath(new URL('../hosts/season-host.ts', import.meta.url))
/** The season on a Sunday afternoon of Brazil, whenever the bench runs. */
export const SEASON = { STARTS_AT: '2026-11-29T19:30:00Z', FEED_GAMES: '650' }

/** Longer than the stream takes to bring the prices of the rows in sight. */
const SETTLED_MS = 3_000
/** None while the feed is silent, as on a busy machine: that is waited out. */
const OPEN_PRICE = 'main [data-game] button[aria-pressed][aria-disabled="false"]'
/** As high as the first hundreds of rows, which are all rendered then. */
const LIST_HEIGHT = 12_000
/** A goal locks a match for seconds: the median of so many looks is that of the list. */
const LOOKS = 3

/**
 * Prices above the fold that can be pressed, in both themes, and the share of padlocks among all
 * places of the list, far below the fold: a market or row that is locked as a whole counts once.
 * A visitor whose popup was dismissed. A price under the bar at the bottom of a phone does not
 * count.
 */
export function benchDensity(): Promise<readonly Figure[]> {
  return withBrowser({ environment: SEASON, program: SEASON_HOST }, async (browser, url) => {
    const figures: Figure[] = [...(await wholeSeason(url))]
    for (const window of WINDOWS)
      for (const page of PAGES) figures.push(...(await density(browser, url, page, window)))
    return figures
  })
}

/** Once the start has published all of it: how many matches there are at that moment. */
export async function wholeSeason(url: string): Promise<readonly Figure[]> {
  let counts = await countGames(url)
  for (let before = 0; before < counts.all; ) {
    before = counts.all
    await setTimeout(SETTLED_MS)
    counts = await countGames(url)
  }
  return [
    { name: 'Matches under way', value: counts.live, unit: '' },
    { name: 'Matches to come', value: counts.all - counts.live, unit: '' },
  ]
}

async function countGames(url: string) {
  const client = new ApiClient(url)
  const live = await client.expect(listGames, { list: 'live' })
  const lists = await Promise.all(SPORT_ROUTES.map((route) => client.expect(listGames, { route })))
  const all = lists.reduce((sum, { data }) => sum + data.games.length, 0)
  return { live: live.data.games.length, all }
}

interface Places {
  readonly open: number
  readonly locked: number
}

async function density(
  browser: Browser,
  url: string,
  { name, at }: (typeof PAGES)[number],
  viewport: (typeof WINDOWS)[number],
): Promise<readonly Figure[]> {
  const where = `${name} at ${viewport.width}×${viewport.height}`
  const figures: Figure[] = []
  for (const colorScheme of THEMES) {
    const page = await browser.newPage({ viewport, colorScheme, locale: 'pt-BR' })
    await page.addInitScript(() => {
      sessionStorage.setItem('caderneta.popup', String(Date.now()))
    })
    await page.goto(`${url}${at}`)
    await page.locator(OPEN_PRICE).first().waitFor()
    await page.waitForTimeout(SETTLED_MS)
    const fold = await page.evaluate(countPlaces)
    await page.setViewportSize({ width: viewport.width, height: LIST_HEIGHT })
    const shares: number[] = []
    for (let look = 0; look < LOOKS; look += 1) {
      await page.waitForTimeout(SETTLED_MS)
      await page.locator(OPEN_PRICE).first().waitFor()
      shares.push(padlockShare(await page.evaluate(countPlaces)))
    }
    await page.close()
    figures.push(
      { name: `Prices above the fold, ${where}, ${colorScheme}`, value: fold.open, unit: '' },
      { name: `Padlocks, ${where}, ${colorScheme}`, value: median(shares), unit: '%' },
    )
  }
  return figures
}

const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

function padlockShare({ open, locked }: Places): number {
  return Math.round((1000 * locked) / Math.max(open + locked, 1)) / 10
}

/** In the page: prices that can be pressed where they are seen, and what is locked there. */
function countPlaces(): Places {
  const places = document.querySelectorAll<HTMLElement>(
    'button[aria-pressed][aria-disabled], [data-suspended]',
  )
  const seen = [...places].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    const isWhole = top >= 0 && top + height <= innerHeight && left + width <= innerWidth
    return isWhole && at !== null && one.contains(at)
  })
  const locked = seen.filter((one) => one.matches('[aria-disabled="true"], [data-suspended]'))
  return { open: seen.length - locked.length, locked: locked.length }
}
