import { gzipSync } from 'node:zlib'
import { findBrowser } from '@caderneta/testing/browser/find-browser'
import { startServer } from '@caderneta/testing/hosts/server-process'
import { chromium } from '@playwright/test'
import type { Figure } from '../figure.ts'

/** Bytes of JavaScript that a first visit to the home page loads, each file gzipped. */
export async function benchHome(): Promise<readonly Figure[]> {
  const found = await findBrowser(process.env)
  const server = await startServer()
  const browser = await chromium.launch({
    executablePath: found.path,
    env: { ...process.env, ...found.environment },
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (type.includes('javascript'))
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(server.url, { waitUntil: 'networkidle' }).catch(() => null)
  await page.getByRole('main').waitFor()
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await browser.close()
  await server.stop()
  return [{ name: 'JavaScript of the home page, gzip', value: total / 1000, unit: 'kB' }]
}
