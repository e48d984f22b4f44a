import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Figure } from '../figure.ts'

/** A mid-range phone on a weak connection, as the budgets define it. */
const CPU_SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}
/** After the page is rendered, until nothing is painted any more. */
export const SETTLE_MS = 4_000

export interface Visit {
  readonly page: Page
  readonly devtools: CDPSession
}

/** What a browser has stored of the site, such as a session. */
export type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

/** A visit with nothing in the cache, on a phone, slowed down; the welcome popup has been seen. */
export async function newVisit(
  browser: Browser,
  slowdown = CPU_SLOWDOWN,
  stored?: Stored,
): Promise<Visit> {
  const context = await browser.newContext({
    ...(stored && { storageState: stored }),
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  // What runs these files names the functions that it sends to the page by this one.
  await context.addInitScript('globalThis.__name = (one) => one')
  await context.addInitScript(`sessionStorage.setItem('caderneta.popup', '${Date.now()}')`)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, devtools }
}

/** Bytes and requests of a visit, and what the browser reports about its painting. */
export async function measureLoad(
  { page, devtools }: Visit,
  name: string,
  visit: () => Promise<void>,
): Promise<readonly Figure[]> {
  const scripts: Promise<number>[] = []
  let bytes = 0
  let requests = 0
  page.on('request', () => {
    requests += 1
  })
  page.on('response', (response) => {
    if (!(response.headers()['content-type'] ?? '').includes('javascript')) return
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length)
    scripts.push(size.catch(() => 0))
  })
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await visit()
  await page.waitForTimeout(SETTLE_MS)
  const { lcp, cls } = await readPaints(page)
  const script = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  return [
    { name: `${name}: JavaScript, gzip`, value: script / 1000, unit: 'kB' },
    { name: `${name}: all bytes`, value: bytes / 1000, unit: 'kB' },
    { name: `${name}: requests`, value: requests, unit: '' },
    { name: `${name}: largest contentful paint`, value: lcp, unit: 'ms' },
    { name: `${name}: layout shift ×1000`, value: cls * 1000, unit: '' },
  ]
}

export interface Paints {
  readonly lcp: number
  readonly cls: number
}

/** What the browser has buffered since the page began; shifts after an input do not count. */
export function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type,
          buffered: true,
        })
        setTimeout(() => resolve([]), 500)
      })
    const numberOf = (entry: PerformanceEntry, name: string): number => {
      const value: unknown = Reflect.get(entry, name)
      return typeof value === 'number' ? value : 0
    }
    const paints = await entriesOf('largest-contentful-paint')
    const shifts = await entriesOf('layout-shift')
    const counted = shifts.filter((shift) => Reflect.get(shift, 'hadRecentInput') !== true)
    return {
      lcp: paints.at(-1)?.startTime ?? Number.NaN,
      cls: counted.reduce((sum, shift) => sum + numberOf(shift, 'value'), 0),
    }
  })
}

/** Megabytes of a page's heap after the rubbish is taken out. */
export async function pageMemory(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}
