import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { unpackBrowser } from './unpack-browser.ts'

/** A browser to run the tests in, and what its process needs in its environment. */
interface Browser {
  /** Where it came from, for the log. */
  readonly name: string
  readonly path: string
  readonly environment: Readonly<Record<string, string>>
}

const INSTALLED = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browser of the tests: $CHROME_PATH, then an installed one, then Playwright's own, then the
 * one that npm brought. Never none: a test that needs a browser must not pass without it.
 */
export async function findBrowser(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Browser> {
  const named = environment.CHROME_PATH
  if (named) return plain('CHROME_PATH', named)
  const installed = environment.E2E_BROWSER === 'bundled' ? null : installedBrowser(environment)
  if (installed) return plain('installed', installed)
  const own = chromium.executablePath()
  if (environment.E2E_BROWSER !== 'bundled' && existsSync(own)) return plain('playwright', own)
  return { name: 'bundled', ...(await unpackBrowser()) }
}

function plain(name: string, path: string): Browser {
  return { name, path, environment: {} }
}

function installedBrowser(
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = folders.flatMap((folder) => INSTALLED.map((name) => join(folder, name)))
  return [...candidates, ...APPLICATIONS].find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
