import type { ScriptedServer } from '@caderneta/testing/hosts/scripted-server'
import type { Locator, Page } from '@playwright/test'
import { enterAsDemo } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { announceMatch } from '../src/story-match.ts'

// Lists and my bets as the server paints them, before the script of the page has arrived.

const FOOTBALL = '/games/sport/football'
const WINDOWS = [390, 800, 1150, 1280, 1600]

/** Scripts wait until the returned function is called; `theme.js` is not one of them. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

const announceRow = (server: ScriptedServer) =>
  announceMatch(server, { teams: ['Cameroon', 'Serbia'] })
const firstRow = (page: Page) => page.getByRole('main').locator('[data-game]').first()
const firstPrice = (row: Locator) => row.getByRole('button', { name: /, odd \d/ }).first()

async function boxesOf(page: Page) {
  const row = firstRow(page)
  return [await row.boundingBox(), await firstPrice(row).boundingBox()]
}

for (const width of WINDOWS) {
  test(`the rows of a list are where the page then has them, at ${width}`, async ({
    page,
    server,
  }) => {
    await announceRow(server)
    await page.setViewportSize({ width, height: 900 })
    const release = await holdScripts(page)
    await page.goto(`${server.url}${FOOTBALL}`, { waitUntil: 'commit' })
    await expect(firstPrice(firstRow(page))).toBeVisible()
    const painted = await boxesOf(page)
    expect(await page.locator('#root > [inert]').count()).toBe(1)
    release()
    await expect(page.locator('#root > [inert]')).toHaveCount(0)
    expect(await boxesOf(page)).toEqual(painted)
  })
}

test('a device whose clock is a day off begins with the days of the server', async ({
  page,
  server,
}) => {
  await announceRow(server)
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() - 86_400_000
  })
  // Only the page itself says which day it is.
  await page.route('**/api/**', () => {})
  await page.routeWebSocket('**/*', () => {})
  const release = await holdScripts(page)
  await page.goto(`${server.url}${FOOTBALL}`, { waitUntil: 'commit' })
  await expect(page.locator('#root > [inert]')).toHaveCount(1)
  // In the last hour of a day the match starts tomorrow.
  const painted = await firstRow(page).locator('time').innerText()
  expect(painted).toMatch(/^(Hoje|Amanhã)/)
  release()
  await expect(page.locator('#root > [inert]')).toHaveCount(0)
  await expect(firstRow(page).locator('time')).toHaveText(painted, { useInnerText: true })
})

test('a press on what was painted waits for the page, and is not lost', async ({
  page,
  server,
}) => {
  await announceRow(server)
  const release = await holdScripts(page)
  await page.goto(`${server.url}${FOOTBALL}`, { waitUntil: 'commit' })
  await expect(firstPrice(firstRow(page))).toBeVisible()
  const pressed = firstPrice(firstRow(page)).click()
  release()
  await pressed
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
})

test('what differs from the preferences of this browser is not shown', async ({ page, server }) => {
  await announceRow(server)
  await page.addInitScript(() => {
    localStorage.setItem('caderneta.prefs', JSON.stringify({ oddsFormat: 'Americanas' }))
  })
  const release = await holdScripts(page)
  await page.goto(`${server.url}${FOOTBALL}`, { waitUntil: 'commit' })
  await expect(firstRow(page)).toBeHidden()
  await expect(page.locator('#root > [inert]')).toHaveCount(1)
  release()
  await expect(
    firstRow(page)
      .getByRole('button', { name: /, odd [+-]\d/ })
      .first(),
  ).toBeVisible()
})

test('the first calls of my bets are sent before its script', async ({ page, server }) => {
  await enterAsDemo(page, server.url)
  const sent: string[] = []
  page.on('request', (request) => {
    if (/base_auth|getAll/.test(request.url())) sent.push(request.url())
  })
  const release = await holdScripts(page)
  await page.goto(`${server.url}/mybets`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Minhas apostas' })).toBeVisible()
  await expect.poll(() => sent).toHaveLength(2)
  release()
  await expect(page.locator('#root > [inert]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Histórico completo de apostas' })).toBeVisible()
})
