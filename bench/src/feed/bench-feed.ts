import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { placeSlip } from '@caderneta/contract/bets/bets-calls'
import { indexOf, selectionId } from '@caderneta/domain/markets/market/game-selection'
import { centavos } from '@caderneta/domain/money/money'
import type { ApiClient } from '@caderneta/testing/client/api-client'
import { depositFor, newBettor } from '@caderneta/testing/client/new-bettor'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import { processorSeconds, residentMegabytes } from '@caderneta/testing/hosts/process-cost'
import { type ServerProcess, startServer } from '@caderneta/testing/hosts/server-process'
import { connectBroker } from '@caderneta/uof-stand-in/feed/broker'
import { StandIn } from '@caderneta/uof-stand-in/feed/stand-in'
import { startRest } from '@caderneta/uof-stand-in/rest/rest-server'
import pg from 'pg'
import { type Figure, quantile } from '../figure.ts'
import { LoadSeason, templateBooks } from './load-season.ts'
import { openPages } from './page-ages.ts'

const HOST = fileURLToPath(new URL('../hosts/uof-load-host.ts', import.meta.url))
const [LIVE, MARKETS, MESSAGES_PER_SECOND] = [100, 200, 500]
/** Every third match is on a page. */
const [GAMES_PER_SOCKET, GAMES_PER_SHOWN] = [20, 3]
const [SECONDS, ALIVE_MS, TICK_MS, POLL_MS, BET_EVERY_MS] = [60, 10_000, 10, 100, 100]
const TOKEN = 'bench'

/**
 * A feed of many matches with about 200 markets each through RabbitMQ and the adapter into the
 * server on PostgreSQL: 500 messages a second, then everything of a producer requested again while
 * bets go on in the markets of the other. The stand-in and the pages are in this process.
 */
export async function benchFeed(serverUrl: string, games: number): Promise<readonly Figure[]> {
  const broker = process.env.TEST_AMQP_URL ?? 'amqp://guest:guest@127.0.0.1:5672'
  const books = templateBooks(MARKETS)
  const season = new LoadSeason({ games, live: LIVE }, books)
  const feed = await startFeed(broker, season)
  const database = await makeOwnDatabase(serverUrl)
  const begun = performance.now()
  const server = await startServer(
    {
      ...{ FEED: 'uof', UOF_API_URL: feed.address, UOF_AMQP_URL: broker, UOF_TOKEN: TOKEN },
      ...{ BENCH_EXCHANGE: feed.exchange, DATABASE_URL: database.url, FEED_KEPT_DAYS: '0' },
      ...{ RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64', LIVE_DELAY_MS: '0' },
    },
    HOST,
    profiled(),
  )
  try {
    await until(async () => (await isUp(server, 1)) && (await isUp(server, 3)))
    const first = (performance.now() - begun) / 1000
    const numbers = await numbersOf(database.url)
    const bettor = await newBettor(server.url, 1)
    await depositFor(bettor, centavos(1_000_000))
    const steady = await measureSteady(server, season, numbers, feed.publish)
    const recovery = await measureRecovery({ server, numbers, bettor, season })
    return [
      { name: `markets of each of ${games} matches`, value: books.length, unit: '' },
      { name: 'from the start of the server until all can be bet on', value: first, unit: 's' },
      ...steady,
      ...recovery,
      { name: 'load of the machine over a minute, at the end', value: load(), unit: '' },
    ]
  } finally {
    feed.stop()
    await server.stop()
    await database.drop()
    await feed.close()
  }
}

/** `BENCH_PROFILE=FOLDER` writes a profile of the processor time of the server there. */
function profiled(): readonly string[] {
  const folder = process.env.BENCH_PROFILE
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
}

async function startFeed(url: string, season: LoadSeason) {
  const exchange = `unifiedfeed-bench-${process.pid}`
  const broker = await connectBroker(url, { exchange })
  const now = () => Date.now()
  const standIn = new StandIn({ publisher: broker, now })
  await standIn.play(season.provider)
  const isSilent = () => false
  const virtualHost = '/'
  const rest = await startRest({ standIn, token: TOKEN, virtualHost, port: 0, now, isSilent })
  standIn.beat()
  const beats = setInterval(() => standIn.beat(), ALIVE_MS)
  const publish = (): (() => void) => {
    const from = performance.now()
    let sent = 0
    const ticks = setInterval(() => {
      const due = ((performance.now() - from) / 1000) * MESSAGES_PER_SECOND
      for (; sent < due; sent += 1) standIn.take(season.next())
    }, TICK_MS)
    return () => clearInterval(ticks)
  }
  return {
    ...{ address: rest.address, exchange, publish },
    stop: () => clearInterval(beats),
    close: async () => {
      rest.close()
      await standIn.stop()
      await broker.close()
    },
  }
}

async function measureSteady(
  server: ServerProcess,
  season: LoadSeason,
  numbers: ReadonlyMap<number, number>,
  publish: () => () => void,
): Promise<readonly Figure[]> {
  const sockets = Math.ceil(numbers.size / GAMES_PER_SHOWN / GAMES_PER_SOCKET)
  const options = { url: server.url, sockets, gamesPerSocket: GAMES_PER_SOCKET }
  const pages = await openPages({ ...options, numbers, sent: season.sent })
  const stop = publish()
  // The first seconds compile what runs from then on.
  await pause((SECONDS / 6) * 1000)
  pages.take()
  const [before, own] = [await processorSeconds(server.pid), process.cpuUsage()]
  await pause(SECONDS * 1000)
  const used = (await processorSeconds(server.pid)) - before
  const ofBench = process.cpuUsage(own)
  const ages = pages.take()
  stop()
  pages.close()
  const name = `${MESSAGES_PER_SECOND} messages/s`
  return [
    { name: `${name}: age of the odds at the page, p50`, value: quantile(ages, 0.5), unit: 'ms' },
    { name: `${name}: age of the odds at the page, p99`, value: quantile(ages, 0.99), unit: 'ms' },
    { name: `${name}: odds that arrived at pages`, value: ages.length / SECONDS, unit: 'a second' },
    { name: `${name}: the server's processor time`, value: (100 * used) / SECONDS, unit: '%' },
    {
      name: `${name}: that of the bench, which sends and reads`,
      value: (ofBench.user + ofBench.system) / 10_000 / SECONDS,
      unit: '%',
    },
    {
      name: `${name}: memory of the server`,
      value: await residentMegabytes(server.pid),
      unit: 'MB',
    },
    { name: `${name}: load of the machine over a minute`, value: load(), unit: '' },
  ]
}

interface RecoveryOptions {
  readonly server: ServerProcess
  readonly numbers: ReadonlyMap<number, number>
  readonly bettor: ApiClient
  readonly season: LoadSeason
}

/** Everything of the producer of odds before matches is requested again, by an operator. */
async function measureRecovery(options: RecoveryOptions): Promise<readonly Figure[]> {
  const { server } = options
  const bets = startBets(options)
  const before = await processorSeconds(server.pid)
  server.child.send('3')
  await until(async () => !(await isUp(server, 3)))
  const from = performance.now()
  await until(() => isUp(server, 3))
  const seconds = (performance.now() - from) / 1000
  const used = (await processorSeconds(server.pid)) - before
  const { accepted, refused, delays } = await bets.stop()
  const codes = [...new Set(refused)].join(', ')
  return [
    { name: 'recovery of all matches not under way', value: seconds, unit: 's' },
    { name: "recovery: the server's processor time", value: used, unit: 's' },
    {
      name: 'recovery: memory of the server',
      value: await residentMegabytes(server.pid),
      unit: 'MB',
    },
    { name: 'recovery: bets accepted on matches under way', value: accepted, unit: '' },
    { name: 'recovery: bets refused', value: refused.length, unit: codes },
    { name: 'recovery: reply to a bet, p50', value: quantile(delays, 0.5), unit: 'ms' },
    { name: 'recovery: reply to a bet, at most', value: Math.max(...delays), unit: 'ms' },
  ]
}

/** Singles on matches under way, whose producer stays up. */
function startBets({ numbers, bettor, season }: RecoveryOptions) {
  const live = [...numbers].filter(([, game]) => season.isLive(game))
  const delays: number[] = []
  const refused: string[] = []
  let [accepted, turn, isOver] = [0, 0, false]
  const bet = async () => {
    const next = live[turn % live.length]
    if (next === undefined) throw new Error('no match is under way')
    const [id, game] = next
    const ids = [selectionId(id, indexOf(season.selectionOf(game)))]
    const wagers = JSON.stringify([{ betGamesOddId: ids, price: '1.00', rate: 1 }])
    const from = performance.now()
    const fields = { wagers, cashbackActive: 'false', slipId: randomUUID() }
    const { success, code } = await bettor.call(placeSlip, fields)
    delays.push(performance.now() - from)
    if (success) accepted += 1
    else refused.push(String(code))
  }
  const work = (async () => {
    for (; !isOver; turn += 1) {
      await bet()
      await pause(BET_EVERY_MS)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await work
      return { accepted, refused, delays }
    },
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(POLL_MS)
}

async function isUp({ url }: ServerProcess, producer: number): Promise<boolean> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return text.includes(`caderneta_feed{figure="producer_up",of="${producer}"} 1`)
}

async function numbersOf(database: string): Promise<ReadonlyMap<number, number>> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const text = `select urn, id from feed_reference where kind = 'match'`
  const { rows } = await client.query<{ urn: string; id: string }>(text)
  await client.end()
  return new Map(rows.map(({ urn, id }) => [Number(id), Number(urn.split(':')[2])]))
}

const load = () => loadavg()[0] ?? Number.NaN
