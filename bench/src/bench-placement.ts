import { centavos } from '@caderneta/domain/money'
import { openDatabase } from '@caderneta/server/database/database'
import { ApiClient } from './api-client.ts'
import type { Figure } from './figure.ts'
import { mapBounded } from './map-bounded.ts'
import { depositFor, newBettor } from './new-bettor.ts'
import { makeOwnDatabase } from './own-database.ts'
import { runPgbench, runScript } from './pgbench.ts'
import {
  type PlacementLoad,
  type PlacementResult,
  type PlacementTarget,
  placeOverHttp,
} from './placement-load.ts'
import { startServer } from './server-process.ts'
import { SlipMaker } from './slip-maker.ts'

const BETTORS = 64
const SECONDS = 6
const WARM_UP_SECONDS = 2
const GAMES = 500

interface NamedLoad extends PlacementLoad {
  readonly name: string
}

const LOADS: readonly NamedLoad[] = [
  ...[64, 16, 1].map((connections) => ({ name: 'singles', connections, lines: 1 })),
  ...[64, 16, 1].map((connections) => ({ name: 'slips of ten bets', connections, lines: 10 })),
  { name: 'singles on one selection', connections: 64, lines: 1, spread: 1 },
]

/**
 * Bets placed a second over HTTP (multipart, session, all rules, durable), beside the same SQL by
 * pgbench with one slip a call, in the same run. Client, server and database share the machine.
 */
export async function benchPlacement(serverUrl: string): Promise<readonly Figure[]> {
  const placed = await placeAllOverHttp(serverUrl)
  const direct = await placeAllByPgbench(serverUrl)
  return LOADS.flatMap((load, at) => figuresOf(load, placed[at], direct[at] ?? 0))
}

function figuresOf(
  { name: what, connections }: NamedLoad,
  placed: PlacementResult | undefined,
  direct: number,
): readonly Figure[] {
  if (placed === undefined) return []
  const name = `${what}, ${connections} connections`
  return [
    {
      name: `${name}: placed over HTTP`,
      value: placed.betsPerSecond,
      unit: 'bets/s',
      beside: { name: 'the same SQL by pgbench', value: direct },
    },
    { name: `${name}: p50`, value: placed.p50Ms, unit: 'ms' },
    { name: `${name}: p99`, value: placed.p99Ms, unit: 'ms' },
    ...[...placed.refusedByCode].map(([code, count]) => ({
      name: `${name}: not placed, ${code}`,
      value: count,
      unit: 'slips',
    })),
  ]
}

async function placeAllOverHttp(serverUrl: string): Promise<readonly PlacementResult[]> {
  const database = await makeOwnDatabase(serverUrl)
  const server = await startServer({
    DATABASE_URL: database.url,
    RATE_LIMIT: 'off',
    PASSWORD_MEMORY_KIB: '64',
  })
  const target = await targetAt(server.url)
  await placeOverHttp(target, { connections: 64, lines: 1 }, WARM_UP_SECONDS)
  const results: PlacementResult[] = []
  for (const load of LOADS) results.push(await placeOverHttp(target, load, SECONDS))
  await server.stop()
  await database.drop()
  return results
}

async function targetAt(url: string): Promise<PlacementTarget> {
  const numbers = Array.from({ length: BETTORS }, (_, at) => at + 1)
  const tokens = await mapBounded(numbers, 4, async (number) => {
    const client = await newBettor(url, number)
    await depositFor(client, centavos(5_000_000))
    return client.token ?? ''
  })
  return { url, tokens, slips: await SlipMaker.ofOpenSelections(new ApiClient(url)) }
}

async function placeAllByPgbench(serverUrl: string): Promise<readonly number[]> {
  const own = await makeOwnDatabase(serverUrl)
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '' })
  await database.close()
  await runScript(own.url, 'seed')
  const rates: number[] = []
  for (const { connections, lines, spread = GAMES } of LOADS) {
    const script = lines === 1 ? 'place-one' : 'place-ten'
    const load = { script, connections, seconds: SECONDS, variables: { games: spread } }
    rates.push(lines * (await runPgbench(own.url, load)))
  }
  await own.drop()
  return rates
}
