import { randomUUID } from 'node:crypto'
import { sportItemReply } from '@caderneta/contract/catalogue'
import { centavos } from '@caderneta/domain/money'
import { openDatabase } from '@caderneta/server/database/database'
import autocannon from 'autocannon'
import { ApiClient } from './api-client.ts'
import type { Figure } from './figure.ts'
import { depositFor, newBettor } from './new-bettor.ts'
import { makeOwnDatabase } from './own-database.ts'
import { runPgbench, runScript } from './pgbench.ts'
import { startServer } from './server-process.ts'

const BETTORS = 64
const CONNECTIONS = 64
const SECONDS = 10
const PGBENCH_CONNECTIONS = 16
const BOUNDARY = 'caderneta-bench'

/**
 * Bets placed a second over HTTP (multipart, session, all rules, durable), beside the same SQL by
 * pgbench with one bet a call, in the same run. Client, server and database share the machine.
 */
export async function benchPlacement(serverUrl: string): Promise<readonly Figure[]> {
  const placed = await placeOverHttp(serverUrl)
  const direct = await placeByPgbench(serverUrl)
  return [
    {
      name: 'bets placed over HTTP',
      value: placed.perSecond,
      unit: 'bets/s',
      beside: { name: 'the same SQL by pgbench', value: direct },
    },
    { name: 'bets placed over HTTP, p99', value: placed.p99Ms, unit: 'ms' },
    { name: 'bets refused or failed', value: placed.failed, unit: 'bets' },
  ]
}

async function placeOverHttp(serverUrl: string) {
  const database = await makeOwnDatabase(serverUrl)
  const server = await startServer({
    DATABASE_URL: database.url,
    RATE_LIMIT: 'off',
    PASSWORD_MEMORY_KIB: '64',
  })
  const clients: ApiClient[] = []
  for (let number = 1; number <= BETTORS; number += 1) {
    const client = await newBettor(server.url, number)
    await depositFor(client, centavos(5_000_000))
    clients.push(client)
  }
  const wagers = await openWagers(new ApiClient(server.url))
  let turn = 0
  const result = await autocannon({
    url: `${server.url}/api/wagers/save`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          turn += 1
          const token = clients[turn % clients.length]?.token ?? ''
          const headers = {
            'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
            authorization: `Bearer ${token}`,
          }
          return { ...request, headers, body: slipForm(wagers[turn % wagers.length] ?? '') }
        },
      },
    ],
  })
  await server.stop()
  await database.drop()
  return {
    perSecond: result['2xx'] / result.duration,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

/** A single of R$ 1,00 for each selection that is open before its match. */
async function openWagers(client: ApiClient): Promise<readonly string[]> {
  const { data } = await client.expect(sportItemReply, 'sport/item', { limit: '500' })
  return data.games
    .filter((game) => game.info.gameStartTimeStamp > Date.now() + 600_000)
    .flatMap((game) => game.odds)
    .filter((odd) => odd.status === 'open')
    .map((odd) =>
      JSON.stringify([{ betGamesOddId: [odd.betGamesOddId], price: '1.00', rate: odd.rate }]),
    )
}

function slipForm(wagers: string): string {
  const fields = { wagers, cashbackActive: 'false', slipId: randomUUID() }
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--${BOUNDARY}--\r\n`
}

async function placeByPgbench(serverUrl: string): Promise<number> {
  const own = await makeOwnDatabase(serverUrl)
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '' })
  await database.close()
  await runScript(own.url, 'seed')
  const rate = await runPgbench(own.url, {
    script: 'place-one',
    connections: PGBENCH_CONNECTIONS,
    seconds: SECONDS,
  })
  await own.drop()
  return rate
}
