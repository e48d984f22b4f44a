import { findBrowser } from '@caderneta/testing/browser/find-browser'
import { defineConfig } from '@playwright/test'

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

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  // Each with a server of its own, which all of its stories use.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 240_000,
  reporter: [['list']],
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // It would intercept the stories' requests; installed.spec.ts is about it.
    serviceWorkers: 'block',
    // To keep one of every story would take processor time of all of them.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: { executablePath: process.env.E2E_BROWSER_PATH ?? '', args: FLAGS },
  },
})
