import type { FastifyInstance } from 'fastify'
import { takeWithdrawalOn } from './take-withdrawal-on.ts'
import type { WithdrawalParts } from './withdrawal-parts.ts'
import { standingWithdrawals } from './withdrawal-store.ts'

/** What becomes of withdrawals by itself: a job for each, from its request to its end. */
export function keepWithdrawals(app: FastifyInstance, parts: WithdrawalParts): void {
  const { jobs, database } = parts
  jobs.handle('withdrawal', (id) => takeWithdrawalOn(parts, id))
  app.addHook('onListen', async () => {
    // Also those that a job has given up.
    for (const id of await standingWithdrawals(database))
      await jobs.ask(database.kysely, { queue: 'withdrawal', key: id })
  })
}
