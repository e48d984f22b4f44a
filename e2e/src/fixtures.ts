import { type ScriptedServer, startScriptedServer } from '@caderneta/testing/hosts/scripted-server'
import type { ServerEnvironment } from '@caderneta/testing/hosts/server-process'
import { test as base, expect, type Page } from '@playwright/test'
import { STORY_SETTINGS } from './story-settings.ts'

const SHOWN_MAX = 6_000

interface WorkerFixtures {
  /** How the server differs from one that somebody starts to look at the product. */
  readonly settings: ServerEnvironment
  /** The real server with a feed that the story commands: one for each worker. */
  readonly server: ScriptedServer
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
  settings: [STORY_SETTINGS, { scope: 'worker', option: true }],
  server: [
    async ({ settings }, use) => {
      const server = await startScriptedServer(settings)
      await use(server)
      await server.stop()
      // Nothing that a story does is an error of the server.
      expect(server.output()).not.toContain('"level":50')
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  isFirstVisit: [false, { option: true }],
  page: async ({ page, isFirstVisit }, use, story) => {
    if (!isFirstVisit) await withoutPopup(page)
    await use(page)
    if (story.status !== story.expectedStatus) await printPage(page)
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

/** What a failed story had on its page, in the log: a gate keeps no pictures. */
async function printPage(page: Page): Promise<void> {
  const shown = await page.locator('body').ariaSnapshot()
  process.stdout.write(`${page.url()}\n${shown.slice(0, SHOWN_MAX)}\n`)
}

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
