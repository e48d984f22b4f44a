import { setTimeout as pause } from 'node:timers/promises'
import { AS_STARTED } from '@caderneta/testing/hosts/as-started'
import { makeOwnDatabase, type OwnDatabase } from '@caderneta/testing/hosts/own-database'
import { processorSeconds, residentMegabytes } from '@caderneta/testing/hosts/process-cost'
import { type ServerProcess, startServer } from '@caderneta/testing/hosts/server-process'
import { BUSY_FEED_HOST, BUSY_SITE } from '../browser/page-busy.ts'
import type { Figure } from '../figure.ts'
import { placeOverHttp } from '../placement/placement-load.ts'
import { placementTarget } from '../placement/placement-target.ts'
import { openSockets } from '../stream/open-sockets.ts'
import { databaseCost } from './database-cost.ts'

const [BETTORS, CONNECTIONS, WARM_UP_SECONDS, BET_SECONDS] = [64, 64, 5, 20]
const [SOCKETS, QUIET_SECONDS, STREAM_SECONDS] = [2_000, 10, 20]
const GAMES = Number(BUSY_SITE.FEED_GAMES)
const [MICRO, KILO] = [1_000_000, 1_000]

/**
 * What one bet, one price change, one open page and one message to it cost a server on PostgreSQL,
 * in processor time, memory and bytes: the ground of `docs/capacity.md`. Processor time does not
 * depend on what else the machine does, as the time by the clock would.
 */
export async function benchCapacity(serverUrl: string): Promise<readonly Figure[]> {
  const calm = await onServer(serverUrl, 1, async (server, database) => {
    const quiet = await spent(server, database, () => passed(QUIET_SECONDS))
    return { quiet, bet: await costOfBet(server, database, quiet) }
  })
  const stream = await onServer(serverUrl, CHANGES, (server, database) =>
    costOfStream(server, database, calm.quiet),
  )
  const quietShare = { name: 'a server with 3,000 games at rest', unit: '% of a core' }
  const value = (100 * calm.quiet.server) / calm.quiet.seconds
  return [{ ...quietShare, value }, ...calm.bet, ...stream]
}

const CHANGES = Number(BUSY_SITE.CHANGES_PER_SECOND)

async function onServer<Result>(
  serverUrl: string,
  changesPerSecond: number,
  measure: (server: ServerProcess, database: OwnDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await makeOwnDatabase(serverUrl)
  const environment = {
    ...BUSY_SITE,
    ...AS_STARTED.environment,
    CHANGES_PER_SECOND: String(changesPerSecond),
    DATABASE_URL: database.url,
  }
  const server = await startServer(environment, BUSY_FEED_HOST, AS_STARTED.flags)
  try {
    await pause(WARM_UP_SECONDS * KILO)
    return await measure(server, database)
  } finally {
    await server.stop()
    await database.drop()
  }
}

/** What a server and its database spend while something goes on. */
async function spent(
  { pid }: ServerProcess,
  { url }: OwnDatabase,
  work: () => Promise<number>,
): Promise<Spent> {
  const [begun, before, database] = [
    performance.now(),
    await processorSeconds(pid),
    await databaseCost(url),
  ]
  const count = await work()
  const [ended, server, after] = [
    performance.now(),
    await processorSeconds(pid),
    await databaseCost(url),
  ]
  return {
    count,
    seconds: (ended - begun) / KILO,
    server: server - before,
    database: after.seconds - database.seconds,
    logBytes: after.logBytes - database.logBytes,
    storedBytes: after.storedBytes - database.storedBytes,
  }
}

interface Spent {
  readonly count: number
  /** By the clock. */
  readonly seconds: number
  /** Seconds of processor time. */
  readonly server: number
  readonly database: number
  readonly logBytes: number
  readonly storedBytes: number
}

async function passed(seconds: number): Promise<number> {
  await pause(seconds * KILO)
  return seconds
}

/** Without what the same server spends at rest. */
function beyond(cost: Spent, quiet: Spent): Spent {
  const share = cost.seconds / quiet.seconds
  return {
    ...cost,
    server: cost.server - share * quiet.server,
    database: cost.database - share * quiet.database,
    logBytes: cost.logBytes - share * quiet.logBytes,
    storedBytes: cost.storedBytes - share * quiet.storedBytes,
  }
}

async function costOfBet(server: ServerProcess, database: OwnDatabase, quiet: Spent) {
  const target = await placementTarget(server.url, BETTORS)
  const load = { connections: CONNECTIONS, betsPerSlip: 1 }
  await placeOverHttp(target, load, WARM_UP_SECONDS)
  const cost = await spent(server, database, async () => {
    const { betsPerSecond } = await placeOverHttp(target, load, BET_SECONDS)
    return betsPerSecond * BET_SECONDS
  })
  return figuresOf('a bet', beyond(cost, quiet))
}

async function costOfStream(server: ServerProcess, database: OwnDatabase, quiet: Spent) {
  const changes = await spent(server, database, async () => {
    await pause(STREAM_SECONDS * KILO)
    return CHANGES * STREAM_SECONDS
  })
  const alone = await residentMegabytes(server.pid)
  const sockets = await openSockets(server.url, SOCKETS, GAMES)
  await pause(QUIET_SECONDS * KILO)
  const before = sockets.messages()
  const messages = await spent(server, database, async () => {
    await pause(STREAM_SECONDS * KILO)
    return sockets.messages() - before
  })
  const together = await residentMegabytes(server.pid)
  sockets.close()
  const perMessage = (MICRO * (messages.server - changes.server)) / messages.count
  return [
    ...figuresOf('a price change', beyond(changes, quiet)),
    { name: 'a message to a page: server', value: perMessage, unit: 'µs' },
    {
      name: `messages to each of ${SOCKETS} pages with 20 games`,
      value: messages.count / SOCKETS / STREAM_SECONDS,
      unit: 'a second',
    },
    { name: 'an open page: memory', value: (KILO * (together - alone)) / SOCKETS, unit: 'kB' },
    { name: `${GAMES} games without pages: memory`, value: alone, unit: 'MB' },
  ]
}

function figuresOf(name: string, cost: Spent): readonly Figure[] {
  const { count, server, database, logBytes, storedBytes } = cost
  return [
    { name: `${name}: server`, value: (MICRO * server) / count, unit: 'µs' },
    { name: `${name}: PostgreSQL`, value: (MICRO * database) / count, unit: 'µs' },
    { name: `${name}: log of PostgreSQL`, value: logBytes / count, unit: 'bytes' },
    { name: `${name}: stored`, value: storedBytes / count, unit: 'bytes' },
  ]
}
