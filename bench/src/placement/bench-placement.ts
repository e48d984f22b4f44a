import { fileURLToPath } from 'node:url'
import { openDatabase } from '@caderneta/server/database/open-database'
import { makeOwnDatabase, type OwnDatabase } from '@caderneta/testing/hosts/own-database'
import { startServer } from '@caderneta/testing/hosts/server-process'
import type { Figure } from '../figure.ts'
import { runPgbench, runScript } from '../pgbench.ts'
import {
  type PlacementLoad,
  type PlacementResult,
  type PlacementTarget,
  placeOverHttp,
  postAll,
} from './placement-load.ts'
import { placementTarget } from './placement-target.ts'

const BARE_ROUTE_HOST = fileURLToPath(new URL('../hosts/bare-route-host.ts', import.meta.url))
const BETTORS = 64
const SECONDS = 6
/** Of each kind: a program that is compiled while it runs is slow at first. */
const WARM_UP_SECONDS = 2
const GAMES = 500

interface NamedLoad extends PlacementLoad {
  readonly name: string
}

const LOADS: readonly NamedLoad[] = [
  ...[64, 16, 1].map((connections) => ({ name: 'singles', connections, betsPerSlip: 1 })),
  ...[64, 16, 1].map((connections) => ({
    name: 'slips of ten bets',
    connections,
    betsPerSlip: 10,
  })),
  { name: 'singles on one selection', connections: 64, betsPerSlip: 1, spread: 1 },
]

/** Where one load is placed: by the product, by a bare route, and by pgbench. */
interface Contest {
  readonly target: PlacementTarget
  readonly bareUrl: string
  /** With the rows of pgbench/seed.sql. */
  readonly seededUrl: string
}

interface ContestResult {
  readonly load: NamedLoad
  readonly placed: PlacementResult
  /** Bets a second. */
  readonly direct: number
  /** Null except with one connection, where it is the upper bound. */
  readonly bare: number | null
}

/**
 * Bets placed a second over HTTP (multipart, session, all rules, durable), beside the same SQL by
 * pgbench with one slip a call, each load right after the other. Client, server and database share
 * the machine, and the server's feed goes on while pgbench runs. With one connection nothing can be
 * placed together and a request is the call and more, so a bare route in front of the same call
 * shows how near to pgbench a server can come (docs/decisions/0038).
 */
export async function benchPlacement(serverUrl: string): Promise<readonly Figure[]> {
  const database = await makeOwnDatabase(serverUrl)
  const seeded = await makeSeeded(serverUrl)
  const server = await startServer({
    DATABASE_URL: database.url,
    RATE_LIMIT: 'off',
    PASSWORD_MEMORY_KIB: '64',
  })
  const bare = await startServer({ DATABASE_URL: seeded.url }, BARE_ROUTE_HOST)
  const target = await placementTarget(server.url, BETTORS)
  const contest = { target, bareUrl: bare.url, seededUrl: seeded.url }
  await warmUp(contest)
  const results: ContestResult[] = []
  for (const load of LOADS) results.push(await place(contest, load))
  await bare.stop()
  await server.stop()
  await database.drop()
  await seeded.drop()
  return results.flatMap(figuresOf)
}

async function warmUp({ target, bareUrl }: Contest): Promise<void> {
  for (const betsPerSlip of [1, 10]) {
    await placeOverHttp(target, { connections: 64, betsPerSlip }, WARM_UP_SECONDS)
    await placeBare(bareUrl, { connections: 16, betsPerSlip }, WARM_UP_SECONDS)
  }
}

async function place(contest: Contest, load: NamedLoad): Promise<ContestResult> {
  const { connections, betsPerSlip, spread = GAMES } = load
  const placed = await placeOverHttp(contest.target, load, SECONDS)
  const script = betsPerSlip === 1 ? 'place-one' : 'place-ten'
  const options = { script, connections, seconds: SECONDS, variables: { games: spread } }
  const direct = betsPerSlip * (await runPgbench(contest.seededUrl, options))
  const bare = connections === 1 ? await placeBare(contest.bareUrl, load, SECONDS) : null
  return { load, placed, direct, bare }
}

/** Bets a second by the bare route. */
async function placeBare(
  url: string,
  { connections, betsPerSlip }: PlacementLoad,
  seconds: number,
): Promise<number> {
  const next = () => ({ path: `/${betsPerSlip}`, headers: {}, body: '' })
  const timesMs = await postAll(url, { connections, seconds, next, onReply: () => {} })
  return (timesMs.length * betsPerSlip) / seconds
}

function figuresOf({ load, placed, direct, bare }: ContestResult): readonly Figure[] {
  const name = `${load.name}, ${load.connections} connections`
  const beside = { name: 'the same SQL by pgbench', value: direct }
  const placedFigure = { name: `${name}: placed over HTTP`, value: placed.betsPerSecond }
  const bareFigure = { name: `${name}: a bare route in front of the call`, value: bare ?? 0 }
  return [
    { ...placedFigure, unit: 'bets/s', beside },
    ...(bare === null ? [] : [{ ...bareFigure, unit: 'bets/s', beside }]),
    { name: `${name}: p50`, value: placed.p50Ms, unit: 'ms' },
    { name: `${name}: p99`, value: placed.p99Ms, unit: 'ms' },
    ...[...placed.refusedByCode].map(([code, count]) => ({
      name: `${name}: not placed, ${code}`,
      value: count,
      unit: 'slips',
    })),
  ]
}

async function makeSeeded(serverUrl: string): Promise<OwnDatabase> {
  const own = await makeOwnDatabase(serverUrl)
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '' })
  await database.close()
  await runScript(own.url, 'seed')
  return own
}
