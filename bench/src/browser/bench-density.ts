import { findBrowser } from '@caderneta/testing/browser/find-browser'
import { startServer } from '@caderneta/testing/hosts/server-process'
import { type Browser, chromium } from '@playwright/test'
import type { Figure } from '../figure.ts'

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

/** Longer than the stream takes to bring the prices of the rows in sight. */
const SETTLED_MS = 3_000

/**
 * Prices above the fold that can be pressed, and the share of padlocks among all places: a market
 * or row that is locked as a whole counts once. The default season, a visitor whose popup was
 * dismissed. A price under the bar at the bottom of a phone does not count.
 */
export async function benchDensity(): Promise<readonly Figure[]> {
  const found = await findBrowser(process.env)
  const server = await startServer()
  const browser = await chromium.launch({
    executablePath: found.path,
    env: { ...process.env, ...found.environment },
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const figures: Figure[] = []
  for (const window of WINDOWS)
    for (const page of PAGES) figures.push(...(await density(browser, server.url, page, window)))
  await browser.close()
  await server.stop()
  return figures
}

async function density(
  browser: Browser,
  url: string,
  { name, at }: (typeof PAGES)[number],
  viewport: (typeof WINDOWS)[number],
): Promise<readonly Figure[]> {
  const page = await browser.newPage({ viewport, locale: 'pt-BR' })
  await page.addInitScript(() => {
    sessionStorage.setItem('caderneta.popup', String(Date.now()))
  })
  await page.goto(`${url}${at}`)
  await page.locator('[data-game]').first().waitFor()
  await page.waitForTimeout(SETTLED_MS)
  const [open, locked] = await page.evaluate(countPrices)
  await page.close()
  const where = `${name} at ${viewport.width}×${viewport.height}`
  const share = Math.round((1000 * locked) / Math.max(open + locked, 1)) / 10
  return [
    { name: `Prices above the fold, ${where}`, value: open, unit: '' },
    { name: `Padlocks, ${where}`, value: share, unit: '%' },
  ]
}

/** In the page: prices that can be pressed where they are seen, and what is locked there. */
function countPrices(): readonly [open: number, locked: number] {
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
  return [seen.length - locked.length, locked.length]
}
