import { setTimeout as pause } from 'node:timers/promises'
import { centavos } from '@caderneta/domain/money/money'
import { mapBounded } from '@caderneta/testing/client/map-bounded'
import { depositFor, newBettor } from '@caderneta/testing/client/new-bettor'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import { runAudit } from '@caderneta/testing/hosts/run-audit'
import { startServer } from '@caderneta/testing/hosts/server-process'
import { OpenPages } from '../upgrade/open-pages.ts'
import { ShownOffer } from '../upgrade/shown-offer.ts'
import { mixedLoad } from './mixed-load.ts'
import { PacedWork } from './paced-work.ts'

export interface SoakSize {
  readonly seconds: number
  /** Left out of the trends: caches, pools and compiled code fill. */
  readonly warmUpSeconds: number
  readonly windowSeconds: number
}

/** One value of each series for one stretch of time. */
export interface SoakWindow {
  readonly hours: number
  readonly values: Readonly<Record<string, number>>
}

interface Soak {
  readonly windows: readonly SoakWindow[]
  /** How many of each kind of work were done. */
  readonly done: Readonly<Record<string, number>>
  readonly failures: readonly string[]
  /** How often a page lost the stream. */
  readonly losses: number
  readonly errors: readonly string[]
  readonly audit: string
}

const BETTORS = 40
const PAGES = 200
const DEPOSIT = centavos(5_000_000)
const CALLS_AT_ONCE = 4
const LOOKS_PER_WINDOW = 5
const HOUR_S = 3_600
const SEASON = {
  ...{ FEED: 'simulation', FEED_GAMES: '300', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
  // As `npm start` runs it.
  NODE_OPTIONS: '--max-semi-space-size=8',
}

/** A server with everything in it under a mixed load, looked at again and again. */
export async function soak(serverUrl: string, size: SoakSize): Promise<Soak> {
  const database = await makeOwnDatabase(serverUrl)
  const server = await startServer({ ...SEASON, DATABASE_URL: database.url })
  try {
    const numbers = Array.from({ length: BETTORS }, (_, at) => at + 1)
    const clients = await mapBounded(numbers, CALLS_AT_ONCE, async (number) => {
      const client = await newBettor(server.url, number)
      await depositFor(client, DEPOSIT)
      return client
    })
    const offer = new ShownOffer(server.url)
    await offer.begin()
    const tokens = Array.from({ length: PAGES }, (_, at) => clients[at % BETTORS]?.token ?? '')
    const pages = new OpenPages(server.url, tokens)
    const works = mixedLoad({ url: server.url, clients, offer }).map((work) => new PacedWork(work))
    for (const work of works) work.begin()
    const looked = await lookAgain(server.url, works, size)
    await Promise.all(works.map((work) => work.end()))
    const losses = pages.awayMs.length
    offer.stop()
    await pages.close()
    await server.stop()
    const { exitCode, output } = await runAudit({ databaseUrl: database.url })
    const errors = server.output().match(/.*"level":[56]0.*/g)
    return {
      ...{ ...looked, losses, errors: errors === null ? [] : errors },
      audit: exitCode === 0 ? 'in order' : output,
    }
  } finally {
    await server.stop()
    await database.drop()
  }
}

async function lookAgain(url: string, works: readonly PacedWork[], size: SoakSize) {
  const windows: SoakWindow[] = []
  const done: Record<string, number> = {}
  const failures: string[] = []
  const begun = performance.now()
  const elapsed = () => (performance.now() - begun) / 1000
  while (elapsed() < size.seconds) {
    const process = await lookAtProcess(url, size.windowSeconds)
    const values: Record<string, number> = { ...process }
    for (const { work, ...paced } of works.map((one) => ({ work: one.work, ...one.look() }))) {
      const sorted = paced.delaysMs.toSorted((a, b) => a - b)
      done[work.name] = (done[work.name] ?? 0) + sorted.length
      failures.push(...paced.failures)
      for (const [name, part] of [
        ['p50', 0.5],
        ['p95', 0.95],
      ] as const)
        values[`${work.name} ${name}, ms`] = sorted[Math.floor(sorted.length * part)] ?? Number.NaN
    }
    if (elapsed() > size.warmUpSeconds) windows.push({ hours: elapsed() / HOUR_S, values })
  }
  return { windows, done, failures }
}

/** Memory is the least of several looks: between them it is what has not been collected yet. */
async function lookAtProcess(url: string, seconds: number) {
  const looks: { rss: number; heap: number; lag: number }[] = []
  for (let look = 0; look < LOOKS_PER_WINDOW; look += 1) {
    await pause((seconds * 1000) / LOOKS_PER_WINDOW)
    looks.push(await readMetrics(url))
  }
  return {
    'resident memory, MB': Math.min(...looks.map(({ rss }) => rss)),
    'heap in use, MB': Math.min(...looks.map(({ heap }) => heap)),
    'loop lag p99, ms': looks.reduce((sum, { lag }) => sum + lag, 0) / looks.length,
  }
}

async function readMetrics(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    rss: read('process_resident_memory_bytes') / 1_000_000,
    heap: read('nodejs_heap_size_used_bytes') / 1_000_000,
    lag: read('nodejs_eventloop_lag_p99_seconds') * 1000,
  }
}
