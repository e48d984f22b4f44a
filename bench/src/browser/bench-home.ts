import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { Figure } from '../figure.ts'
import { withBrowser } from './with-browser.ts'

/** Bytes of JavaScript that a first visit to the home page loads, each file gzipped. */
export function benchHome(): Promise<readonly Figure[]> {
  return withBrowser({}, scriptsOfHome)
}

async function scriptsOfHome(browser: Browser, url: string): Promise<readonly Figure[]> {
  const page = await browser.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (type.includes('javascript'))
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(url, { waitUntil: 'networkidle' }).catch(() => null)
  await page.getByRole('main').waitFor()
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return [{ name: 'JavaScript of the home page, gzip', value: total / 1000, unit: 'kB' }]
}
