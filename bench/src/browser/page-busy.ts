import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { type Figure, quantile } from '../figure.ts'
import { logIn } from './log-in.ts'
import { interactionToNextPaint, noteInteractions, pressEach } from './page-interactions.ts'
import { newVisit, pageMemory, type Visit } from './page-visit.ts'

const GAMES = 3000
const TURNS = 40
const PRESSES = 60
const PAUSE_MS = 250

export const BUSY_FEED_HOST = fileURLToPath(new URL('../hosts/busy-feed-host.ts', import.meta.url))

export const BUSY_SITE = {
  FEED_GAMES: String(GAMES),
  CHANGES_PER_SECOND: '500',
  RATE_LIMIT: 'off',
  PASSWORD_MEMORY_KIB: '64',
}

/**
 * The list of all games of football while 500 prices a second move: scrolls through it, opens and
 * closes groups, presses odds, and looks at the memory of the page for `seconds`. Times of the
 * clock are as good as the machine is idle; the share of the page's own thread does not count what
 * others take.
 */
export async function measureBusyList(
  browser: Browser,
  url: string,
  seconds: number,
): Promise<readonly Figure[]> {
  const { page, devtools } = await openList(browser, url)
  await noteFrames(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const scrolling = await threadShare(devtools, () => scroll(page))
  const frames = await readFrames(page)
  const paint = await pressAll(page, 'groups')
  const before = await pageMemory(devtools)
  const watching = await threadShare(devtools, () => page.waitForTimeout(seconds * 1000))
  const after = await pageMemory(devtools)
  const rows = await rowsRendered(page)
  await page.context().close()
  const list = `list of ${GAMES} games, 500 changes/s`
  return [
    { name: `${list}: rows rendered`, value: rows, unit: '' },
    { name: `${list}: interaction to next paint`, value: paint, unit: 'ms' },
    { name: `${list}: frame while scrolling, p95`, value: quantile(frames, 0.95), unit: 'ms' },
    { name: `${list}: the page's thread, scrolling`, value: scrolling * 100, unit: '%' },
    { name: `${list}: the page's thread, watching`, value: watching * 100, unit: '%' },
    { name: `${list}: page memory at the start`, value: before, unit: 'MB' },
    { name: `${list}: page memory after ${seconds} s`, value: after, unit: 'MB' },
    {
      name: `${list}: interaction to next paint, not slowed down`,
      value: await pressInNewVisit(browser, url, 'groups', 1),
      unit: 'ms',
    },
    {
      name: `${list}: press on odds to next paint`,
      value: await pressInNewVisit(browser, url, 'odds'),
      unit: 'ms',
      beside: {
        name: 'not slowed down',
        value: await pressInNewVisit(browser, url, 'odds', 1),
      },
    },
  ]
}

async function pressInNewVisit(
  browser: Browser,
  url: string,
  pressed: Pressed,
  slowdown?: number,
): Promise<number> {
  const { page } = await openList(browser, url, slowdown)
  // A visitor's press on a price opens the login.
  if (pressed === 'odds') await logIn(page)
  await scroll(page)
  const paint = await pressAll(page, pressed)
  await page.context().close()
  return paint
}

async function openList(browser: Browser, url: string, slowdown?: number): Promise<Visit> {
  const visit = await newVisit(browser, slowdown)
  await visit.page.goto(`${url}/games/sport/football`)
  await visit.page.getByRole('listitem').filter({ hasText: 'Esporte Clube' }).first().waitFor()
  return visit
}

/** Each is pressed twice: a group is closed and opened, a price put into the slip and taken out. */
const PRESSED = {
  groups: 'main button[aria-expanded]',
  odds: 'main [data-game] button[aria-pressed]',
} as const
type Pressed = keyof typeof PRESSED

async function pressAll(page: Page, pressed: Pressed): Promise<number> {
  await noteInteractions(page)
  await pressEach(page, page.locator(PRESSED[pressed]), PRESSES)
  return interactionToNextPaint(page, PRESSES)
}

async function scroll(page: Page): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(PAUSE_MS)
  }
}

/** How much of the time the page's own thread was at work, on a phone four times as slow. */
async function threadShare(devtools: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await threadSeconds(devtools)
  const begun = performance.now()
  await act()
  const worked = (await threadSeconds(devtools)) - before
  return worked / ((performance.now() - begun) / 1000)
}

async function threadSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

const rowsRendered = (page: Page) => page.locator('[data-game]').count()

/** Keeps the time between frames until they are read: a page without requests may idle. */
function noteFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted = { frames: [0], isOver: false }
    let last = performance.now()
    const beat = (now: number): void => {
      noted.frames.push(now - last)
      last = now
      if (!noted.isOver) requestAnimationFrame(beat)
    }
    requestAnimationFrame(beat)
    Reflect.set(window, 'benchFrames', noted)
  })
}

function readFrames(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const noted: unknown = Reflect.get(window, 'benchFrames')
    if (typeof noted !== 'object' || noted === null) return []
    Reflect.set(noted, 'isOver', true)
    const frames: unknown = Reflect.get(noted, 'frames')
    return Array.isArray(frames) ? frames.map(Number).slice(1) : []
  })
}
