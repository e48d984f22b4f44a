import { findBrowser } from '@caderneta/testing/browser/find-browser'
import { type ServerEnvironment, startServer } from '@caderneta/testing/hosts/server-process'
import { type Browser, chromium } from '@playwright/test'

interface Site {
  readonly environment?: ServerEnvironment
  /** Instead of the server as anybody starts it. */
  readonly program?: string
}

/** A browser and a server, which end with what is measured in them. */
export async function withBrowser<Measured>(
  { environment, program }: Site,
  measure: (browser: Browser, url: string) => Promise<Measured>,
): Promise<Measured> {
  const found = await findBrowser(process.env)
  const server = await startServer(environment, program)
  const browser = await chromium.launch({
    executablePath: found.path,
    env: { ...process.env, ...found.environment },
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    return await measure(browser, server.url)
  } finally {
    await browser.close()
    await server.stop()
  }
}
