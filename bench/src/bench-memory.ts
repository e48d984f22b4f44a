import { findBrowser } from '@caderneta/testing/browser/find-browser'
import { AS_STARTED } from '@caderneta/testing/hosts/as-started'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import { startServer } from '@caderneta/testing/hosts/server-process'
import { chromium } from '@playwright/test'
import { BUSY_FEED_HOST, BUSY_SITE } from './browser/page-busy.ts'
import { newVisit, pageMemory } from './browser/page-visit.ts'
import type { Figure } from './figure.ts'
import { slopeOf } from './slope.ts'
import { openSockets } from './stream/open-sockets.ts'

const SOCKETS = 1_000
const GAMES = Number(BUSY_SITE.FEED_GAMES)
const MINUTE_MS = 60_000
/** The first minutes fill caches and pools: the slope is that of the second half. */
const HALF = 0.5

/** Megabytes at one moment. */
interface Memory {
  readonly rss: number
  readonly heap: number
  readonly page: number
}

/**
 * Whether memory is flat: the server on PostgreSQL with 3,000 games, 500 changes a second and 1,000
 * pages on the stream, and one real page, looked at each minute.
 */
export async function benchMemory(serverUrl: string, minutes: number): Promise<readonly Figure[]> {
  const database = await makeOwnDatabase(serverUrl)
  const environment = { ...BUSY_SITE, ...AS_STARTED.environment, DATABASE_URL: database.url }
  const server = await startServer(environment, BUSY_FEED_HOST, AS_STARTED.flags)
  const found = await findBrowser(process.env)
  const browser = await chromium.launch({
    executablePath: found.path,
    env: { ...process.env, ...found.environment },
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const sockets = await openSockets(server.url, SOCKETS, GAMES)
  const { page, devtools } = await newVisit(browser)
  await page.goto(`${server.url}/games/sport/football`)
  const look = async (): Promise<Memory> => ({
    ...(await serverMemory(server.url)),
    page: await pageMemory(devtools),
  })
  const samples = [await look()]
  for (let minute = 1; minute <= minutes; minute += 1) {
    await page.waitForTimeout(MINUTE_MS)
    const memory = await look()
    samples.push(memory)
    process.stdout.write(`${minuteLine(minute, memory, sockets.messages())}\n`)
  }
  sockets.close()
  await browser.close()
  await server.stop()
  await database.drop()
  return figuresOf(samples)
}

function minuteLine(minute: number, { rss, heap, page }: Memory, messages: number): string {
  const shown = [rss, heap, page].map((megabytes) => megabytes.toFixed(1))
  return `minute ${minute}: server ${shown[0]} MB, its heap ${shown[1]} MB, page ${shown[2]} MB, ${messages} messages`
}

function figuresOf(samples: readonly Memory[]): readonly Figure[] {
  const what = `${GAMES} games, ${SOCKETS} sockets, ${BUSY_SITE.CHANGES_PER_SECOND} changes/s`
  const late = samples.slice(Math.floor(samples.length * HALF))
  const figures = (['rss', 'heap', 'page'] as const).flatMap((part): readonly Figure[] => [
    { name: `${what}: ${NAMES[part]}, at most`, value: mostOf(samples, part), unit: 'MB' },
    {
      name: `${what}: ${NAMES[part]}, rise in the second half`,
      value: slopeOf(late.map((memory) => memory[part])),
      unit: 'MB a minute',
    },
  ])
  return figures
}

const NAMES = { rss: 'memory of the server', heap: 'heap of the server', page: 'heap of a page' }

const mostOf = (samples: readonly Memory[], part: keyof Memory) =>
  Math.max(...samples.map((memory) => memory[part]))

/** As the server itself reports it to its operator. */
async function serverMemory(url: string): Promise<Pick<Memory, 'rss' | 'heap'>> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1_000_000
  return {
    rss: megabytes('process_resident_memory_bytes'),
    heap: megabytes('nodejs_heap_size_used_bytes'),
  }
}
