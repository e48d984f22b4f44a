import type { FastifyInstance } from 'fastify'
import { processWithdrawal } from './process-withdrawal.ts'
import type { WithdrawalDeps } from './withdrawal-deps.ts'
import { openWithdrawals } from './withdrawal-store.ts'

/** The background work of withdrawals: a job for each, from its request to its end. */
export function keepWithdrawals(app: FastifyInstance, deps: WithdrawalDeps): void {
  const { jobs, database } = deps
  jobs.handle('withdrawal', (id) => processWithdrawal(deps, id))
  app.addHook('onListen', async () => {
    // Also those that a job has given up.
    for (const id of await openWithdrawals(database))
      await jobs.enqueue(database.kysely, { queue: 'withdrawal', key: id })
  })
}
