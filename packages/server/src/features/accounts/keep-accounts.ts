import type { FastifyInstance } from 'fastify'
import type { AccountDeps } from './account-deps.ts'
import { dropOldDevices } from './sessions/known-device-store.ts'
import { TRUST_MS } from './sessions/sessions.ts'
import { dropFreeAttempts } from './throttle-store.ts'

const IDLE_CHECK_MS = 30_000
const PRUNING_MS = 10 * 60_000
/** As long as browsers keep the cookie. */
const DEVICE_LIFE_MS = 400 * 24 * 60 * 60_000

/** The housekeeping of the accounts, from the moment the server listens until it closes. */
export function keepAccounts(app: FastifyInstance, deps: AccountDeps): void {
  const timers = [
    every(TRUST_MS, deps, () => deps.sessions.dropEndedElsewhere()),
    every(IDLE_CHECK_MS, deps, () => deps.sessions.endIdle()),
    every(PRUNING_MS, deps, () => pruneSecrets(deps)),
    every(PRUNING_MS, deps, () => deps.outbox.deleteOld()),
  ]
  app.addHook('onListen', async () => deps.outbox.background(() => deps.outbox.seeToWaiting()))
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await deps.outbox.settled()
  })
}

/** Deletes counts that have expired and devices that have not been used for long. */
export async function pruneSecrets({
  database,
  clock,
}: Pick<AccountDeps, 'database' | 'clock'>): Promise<void> {
  await dropFreeAttempts(database.kysely, new Date(clock.now()))
  await dropOldDevices(database.kysely, new Date(clock.now() - DEVICE_LIFE_MS))
}

function every(ms: number, { log }: AccountDeps, work: () => Promise<void>): NodeJS.Timeout {
  const timer = setInterval(() => {
    work().catch((error: unknown) => log.error({ err: error }, 'accounts: housekeeping failed'))
  }, ms)
  return timer.unref()
}
