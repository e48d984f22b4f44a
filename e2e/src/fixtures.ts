import { CUP_AHEAD } from '@caderneta/testing/hosts/cup-ahead'
import { type ServerProcess, startServer } from '@caderneta/testing/hosts/server-process'
import { test as base, expect, type Page } from '@playwright/test'
import { findOpenGame } from './open-game.ts'
import { QUIET, startSite } from './sites.ts'

export interface WorkerOptions {
  /** What the server of a worker plays: a cup that is to come, or the season of all sports. */
  readonly world: 'cup' | 'season'
}

interface WorkerFixtures extends WorkerOptions {
  /** The real server, one for each worker. */
  readonly server: ServerProcess
}

interface TestFixtures {
  /** What the browser complained of: it has to stay empty. */
  readonly complaints: string[]
  /** A first-time visitor, who sees the popup. In other stories it was dismissed before. */
  readonly isFirstVisit: boolean
}

/**
 * Tests in a real browser on the real server. Any console error, page error or breach of the
 * content security policy fails the test in which it happened.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  world: ['cup', { scope: 'worker', option: true }],
  server: [
    async ({ world }, use) => {
      const server = await (world === 'cup' ? startSite(CUP_AHEAD) : startSeason())
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  isFirstVisit: [false, { option: true }],
  page: async ({ page, isFirstVisit }, use) => {
    if (!isFirstVisit) await withoutPopup(page)
    await use(page)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = listenForComplaints(page)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** The popup has just been shown in this browser session (UIX-05); for pages opened by hand. */
export async function withoutPopup(page: Page): Promise<void> {
  await page.addInitScript(() => {
    sessionStorage.setItem('caderneta.popup', String(Date.now()))
  })
}

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error')
      complaints.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(`page: ${error.message}`))
  return complaints
}

export { expect }

/** The season of all sports, once the football of today can be bet on. */
async function startSeason(): Promise<ServerProcess> {
  const server = await startServer(QUIET)
  const hasOpenGame = async () => (await findOpenGame(server.url)) !== undefined
  await expect.poll(hasOpenGame, { timeout: SEASON_TIMEOUT_MS }).toBe(true)
  return server
}

const SEASON_TIMEOUT_MS = 60_000
