import { OFFER_TIME_ZONE } from '@caderneta/domain/bet/offer'
import type { Centavos } from '@caderneta/domain/money/money'
import { civilDate } from '@caderneta/domain/person/age'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { JobDeps } from '../../jobs/jobs.ts'
import type { ServerDeps } from '../../server-deps.ts'
import { readWallet } from '../wallet/wallet.ts'
import { closeCashbackBatch } from './cashback-day-store.ts'

interface CashbackDeps extends ServerDeps, JobDeps {}

const ROUND_MS = 60_000
/** Days of players closed in one transaction, which locks their wallets. */
const DAYS_PER_BATCH_MAX = 200

/** Closes each civil day of São Paulo after its end, for as long as the server runs. */
export function keepCashbackDays(app: FastifyInstance, deps: CashbackDeps): void {
  const { jobs, database, log } = deps
  jobs.handle('cashback', async () => {
    await closeEndedDays(deps).catch((error: unknown) =>
      log.error({ err: error }, 'cashback: closing the days failed'),
    )
    return { repeatAfterMs: ROUND_MS }
  })
  app.addHook('onListen', () => jobs.enqueue(database.kysely, { queue: 'cashback', key: 'all' }))
}

/** Closes every day that is over, also those that ended while no server ran. */
async function closeEndedDays({ database, clock, config, notifyPlayer }: CashbackDeps) {
  const today = civilDate(clock.now(), OFFER_TIME_ZONE)
  const credited = await closeCashbackDays(database, today, config.offers.cashbackDayMax)
  for (const playerId of credited)
    notifyPlayer(playerId, { type: 'wallet', wallet: await readWallet(database.kysely, playerId) })
}

/**
 * Closes the days before a civil date ('YYYY-MM-DD') that are still open, batch by batch, each
 * batch one transaction: stopped at any point, the next call continues. Returns the players whose
 * cashback changed.
 */
export async function closeCashbackDays(
  database: Database,
  before: string,
  dayMax: Centavos,
  batchMax: number = DAYS_PER_BATCH_MAX,
): Promise<readonly number[]> {
  const credited = new Set<number>()
  for (;;) {
    const batch = await closeCashbackBatch(database, before, dayMax, batchMax)
    for (const playerId of batch.players) credited.add(playerId)
    if (batch.days < batchMax) return [...credited]
  }
}
