import { findBrowser } from '@caderneta/testing/browser/find-browser'
import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from './src/fixtures.ts'

// Found once: the workers inherit the result through the environment.
if (!process.env.E2E_BROWSER_PATH) {
  const browser = await findBrowser(process.env)
  Object.assign(process.env, browser.environment, {
    E2E_BROWSER_PATH: browser.path,
    E2E_BROWSER_NAME: browser.name,
  })
  process.stdout.write(`Browser of the tests: ${browser.name} (${browser.path})\n`)
}

/** As root Chromium refuses its sandbox; without these flags it looks for hosts outside. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Stories that follow a match as it is played: most of their time they wait for it. */
const MATCH_STORIES = storiesOf('world-cup', 'slip-story', 'cash-out', 'composite-story')
/** Stories of many sports: a season of them takes a processor, so one after the other. */
const SEASON_STORIES = storiesOf(
  'accessibility',
  'live-catalogue',
  'live-feed',
  'match-tabs',
  'outrights',
)

function storiesOf(...names: readonly string[]): string[] {
  return names.map((name) => `**/${name}.spec.ts`)
}

export default defineConfig<object, WorkerOptions>({
  testDir: './tests',
  globalSetup: './playwright-setup.config.ts',
  outputDir: '../test-results',
  // Waiting takes no processor: the stories that wait have lanes of their own beside the others.
  workers: 4,
  projects: [
    { name: 'matches', testMatch: MATCH_STORIES, workers: 2 },
    { name: 'season', testMatch: SEASON_STORIES, workers: 1, use: { world: 'season' } },
    { name: 'pages', testIgnore: [...MATCH_STORIES, ...SEASON_STORIES], workers: 2 },
  ],
  // Files whose tests share a server declare it: mode 'default' keeps them together.
  fullyParallel: true,
  forbidOnly: true,
  // Stories follow a match as it is played; one that met a bad moment is run once more and reported
  // as flaky.
  retries: 1,
  timeout: 120_000,
  reporter: [['list']],
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // It would intercept the stories' requests; installed.spec.ts is about it.
    serviceWorkers: 'block',
    // To keep one of every story would take processor time of all of them.
    trace: 'on-first-retry',
    actionTimeout: 15_000,
    launchOptions: { executablePath: process.env.E2E_BROWSER_PATH ?? '', args: FLAGS },
  },
})
