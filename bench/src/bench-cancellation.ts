import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { Database } from '@caderneta/server/database/database'
import { openDatabase } from '@caderneta/server/database/open-database'
import { settleOutstanding } from '@caderneta/server/features/bets/bets'
import { cancelMarkets } from '@caderneta/server/features/bets/settling/market-correction-store'
import { recordOutcomes } from '@caderneta/server/features/bets/settling/record-outcomes'
import { makeOwnDatabase, type OwnDatabase } from '@caderneta/testing/hosts/own-database'
import { type Figure, quantile } from './figure.ts'
import { runScript } from './pgbench.ts'

const CANCELLED_GAMES = 9
const ROUNDS = 60
const WARM_UP_ROUNDS = 3

/**
 * Latency of settling one game of 1,000 legs among 1,000,000 open ones, on two databases in turn:
 * on one of them nine other games (9,000 legs) were cancelled seconds before.
 */
export async function benchCancellation(serverUrl: string): Promise<readonly Figure[]> {
  const quiet = await makeOwnDatabase(serverUrl)
  await (await openDatabase({ databaseUrl: quiet.url, dataDir: '' })).close()
  await runScript(quiet.url, 'open-legs')
  const cancelled = await makeOwnDatabase(serverUrl, { template: quiet })
  const figures = await onBoth(quiet, cancelled)
  for (const own of [cancelled, quiet]) await own.drop()
  return figures
}

async function onBoth(quiet: OwnDatabase, cancelled: OwnDatabase): Promise<readonly Figure[]> {
  const without = await openDatabase({ databaseUrl: quiet.url, dataDir: '' })
  const beside = await openDatabase({ databaseUrl: cancelled.url, dataDir: '' })
  const voidedMs = await milliseconds(() => cancelGames(beside))
  const samples: { without: number[]; beside: number[] } = { without: [], beside: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const gameId = CANCELLED_GAMES + 1 + round
    const turns = [
      async () => samples.without.push(await settleGame(without, gameId)),
      async () => samples.beside.push(await settleGame(beside, gameId)),
    ]
    for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn()
  }
  await Promise.all([without.close(), beside.close()])
  const at = (share: number): Figure => ({
    name: `settling a game beside ${CANCELLED_GAMES} cancelled ones, p${share * 100}`,
    value: quantile(samples.beside.slice(WARM_UP_ROUNDS), share),
    unit: 'ms',
    beside: { name: 'without', value: quantile(samples.without.slice(WARM_UP_ROUNDS), share) },
  })
  return [
    {
      name: `cancelling ${CANCELLED_GAMES} games and voiding their bets`,
      value: voidedMs,
      unit: 'ms',
    },
    at(0.5),
    at(0.9),
  ]
}

async function cancelGames(database: Database): Promise<void> {
  for (let gameId = 1; gameId <= CANCELLED_GAMES; gameId += 1)
    await cancelMarkets(database, { gameId, marketIds: 'all', from: null, to: null })
  await settleOutstanding(database)
}

function settleGame(database: Database, gameId: number): Promise<number> {
  const outcomes = [
    { selectionId: selectionId(gameId, 1), marketId: 1000002, result: 'win' as const },
  ]
  return milliseconds(async () => {
    await recordOutcomes(database, { gameId, outcomes })
    await settleOutstanding(database)
  })
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
