import type { FastifyInstance } from 'fastify'
import type { JobDeps } from '../../jobs/jobs.ts'
import { type NotificationDeps, sendNotifications } from './send-notifications.ts'

/** Bets that are settled within one round are combined in one mail. */
const ROUND_MS = 15_000
/** A round covers all players, so there is one at a time. */
const ALL = 'all'

/** Mails what is queued every 15 seconds while the server listens; pages are shown it at once. */
export function scheduleNotifications(
  app: FastifyInstance,
  deps: NotificationDeps & JobDeps,
): void {
  const { jobs, database, log } = deps
  jobs.handle('notification', async () => {
    await sendNotifications(deps).catch((err: unknown) =>
      log.error({ err }, 'notifications: round failed'),
    )
    return { repeatAfterMs: ROUND_MS }
  })
  app.addHook('onListen', async () => {
    await jobs.enqueue(database.kysely, { queue: 'notification', key: ALL })
  })
}
