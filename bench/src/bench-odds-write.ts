import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@caderneta/server/database/open-database'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import type { Figure } from './figure.ts'
import { runPgbench, runScript } from './pgbench.ts'

const CHANGES_PER_SECOND = 2_000
const CONNECTIONS = 4
const SECONDS = 10
const HOST = fileURLToPath(new URL('./hosts/odds-write-host.ts', import.meta.url))

/**
 * What the history of odds does to the placing of bets: fifty bets a call by pgbench, alone and
 * beside a server's book that writes 2,000 changes a second into the same database.
 */
export async function benchOddsWrite(serverUrl: string): Promise<readonly Figure[]> {
  const own = await makeOwnDatabase(serverUrl)
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '' })
  await runScript(own.url, 'seed')
  const alone = await placed(own.url)
  const host = fork(HOST, [own.url, String(CHANGES_PER_SECOND)], { execArgv: ['--import', 'tsx'] })
  await once(host, 'message')
  const before = await rowsOf(database)
  const beside = await placed(own.url)
  const written = (await rowsOf(database)) - before
  host.send('stop')
  const [waiting] = await once(host, 'message')
  host.kill()
  await database.close()
  await own.drop()
  return [
    {
      name: `bets placed beside ${CHANGES_PER_SECOND} changes of odds a second`,
      value: beside,
      unit: 'calls of 50 bets/s',
      beside: { name: 'without them', value: alone },
    },
    { name: 'changes of odds written', value: written / SECONDS, unit: 'rows/s' },
    { name: 'changes that waited at the end', value: Number(waiting), unit: 'rows' },
  ]
}

function placed(url: string): Promise<number> {
  return runPgbench(url, { script: 'place-fifty', connections: CONNECTIONS, seconds: SECONDS })
}

async function rowsOf({ pool }: Awaited<ReturnType<typeof openDatabase>>): Promise<number> {
  const found = await pool.query<{ rows: number }>(
    'select coalesce(sum(cardinality(indexes)), 0) as rows from game_odds',
  )
  return found.rows[0]?.rows ?? 0
}
