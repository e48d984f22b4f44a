import { openDatabase } from '@caderneta/server/database/open-database'
import { settleOutstanding } from '@caderneta/server/features/bets/bets'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import type { Figure } from './figure.ts'
import { runPgbench, runScript } from './pgbench.ts'

const BETS = 100_000
const BETS_PER_CALL = 50
const CONNECTIONS = 2

/** Bets settled a second: 100,000 open singles, half of them won, paid in batches. */
export async function benchSettlement(serverUrl: string): Promise<readonly Figure[]> {
  const own = await makeOwnDatabase(serverUrl)
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '' })
  await runScript(own.url, 'seed')
  await runPgbench(own.url, {
    script: 'place-fifty',
    connections: CONNECTIONS,
    transactions: BETS / BETS_PER_CALL / CONNECTIONS,
  })
  await runScript(own.url, 'outcomes')
  const begun = performance.now()
  const settled = await settleOutstanding(database)
  const seconds = (performance.now() - begun) / 1000
  await database.close()
  await own.drop()
  return [
    { name: 'bets settled', value: settled.length / seconds, unit: 'bets/s' },
    { name: `settling ${settled.length} bets`, value: seconds, unit: 's' },
  ]
}
