import { setTimeout as pause } from 'node:timers/promises'
import { residentMegabytes } from '@caderneta/testing/hosts/process-cost'
import type { ServerProcess } from '@caderneta/testing/hosts/server-process'
import { BUSY_SITE } from '../browser/page-busy.ts'
import { startSeveral } from '../capacity/several-servers.ts'
import { type Figure, quantile } from '../figure.ts'
import { placeOverHttp } from '../placement/placement-load.ts'
import { placementTarget } from '../placement/placement-target.ts'
import { Crowd } from './crowd.ts'

const [PAGES, SETTLE_SECONDS, SECONDS, BET_SECONDS, BETTORS] = [10_000, 10, 20, 10, 8]
const POLL_MS = 10
const BACK_MS_MAX = 120_000
const ROLES = ['feed,settle,jobs', 'stream', 'stream', 'api']
const STREAMS = [1, 2] as const
const CALLS = 3
const SETTINGS = {
  CHANGES_PER_SECOND: '2000',
  STREAM_SOCKETS: String(PAGES + 100),
}

/**
 * 10,000 pages over two servers for the stream while 2,000 prices change a second, and what they go
 * through when one of the two is ended: all come back at the other, while bets are placed.
 */
export async function benchCrowd(serverUrl: string, natsUrl: string): Promise<readonly Figure[]> {
  const { servers, stop } = await startSeveral(serverUrl, natsUrl, ROLES, SETTINGS)
  const urlOf = (page: number, losses: number) => urlAt(servers, STREAMS[(page + losses) % 2] ?? 1)
  const games = Number(BUSY_SITE.FEED_GAMES)
  const crowd = await Crowd.open({ pages: PAGES, games, urlOf })
  try {
    await pause(SETTLE_SECONDS * 1000)
    crowd.read()
    await pause(SECONDS * 1000)
    const { messages, delays } = crowd.read()
    const memory = await Promise.all(STREAMS.map((at) => memoryOf(servers, at)))
    const away = await endOne(servers, crowd)
    return [
      { name: `messages to ${PAGES} pages`, value: messages / SECONDS, unit: 'a second' },
      { name: 'price change to a page, p50', value: quantile(delays, 0.5), unit: 'ms' },
      { name: 'price change to a page, p99', value: quantile(delays, 0.99), unit: 'ms' },
      ...memory.map((value, at) => ({ name: `stream server ${at + 1}`, value, unit: 'MB' })),
      ...away,
    ]
  } finally {
    crowd.close()
    await stop()
  }
}

/** Ends a server for the stream while bets are placed. */
async function endOne(servers: readonly ServerProcess[], crowd: Crowd): Promise<readonly Figure[]> {
  const target = await placementTarget(urlAt(servers, CALLS), BETTORS)
  const load = { connections: 1, betsPerSlip: 1 }
  const placing = placeOverHttp(target, load, BET_SECONDS)
  const begun = performance.now()
  await servers[STREAMS[0]]?.kill()
  while (crowd.connected < PAGES) {
    if (performance.now() > begun + BACK_MS_MAX)
      throw new Error(`only ${crowd.connected} of ${PAGES} pages came back`)
    await pause(POLL_MS)
  }
  const backMs = performance.now() - begun
  const { betsPerSecond, refusedByCode } = await placing
  // A price that has changed since the bettor saw it is no refusal by what is ended here.
  const refusals = [...refusedByCode].filter(([code]) => code !== 'odds_changed')
  const refused = refusals.reduce((sum, [, each]) => sum + each, 0)
  return [
    { name: 'all pages back after the end of one server', value: backMs, unit: 'ms' },
    { name: 'bets meanwhile', value: betsPerSecond, unit: 'bets/s' },
    { name: 'bets refused meanwhile', value: refused, unit: '' },
  ]
}

function urlAt(servers: readonly ServerProcess[], at: number): string {
  const server = servers[at]
  if (!server) throw new Error(`there is no server ${at}`)
  return server.url
}

function memoryOf(servers: readonly ServerProcess[], at: number): Promise<number> {
  return residentMegabytes(servers[at]?.pid ?? Number.NaN)
}
