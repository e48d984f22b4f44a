import type { FastifyInstance } from 'fastify'
import type { AccountParts } from './account-parts.ts'
import { dropOldDevices } from './sessions/known-device-store.ts'
import { TRUST_MS } from './sessions/sessions.ts'
import { dropFreeAttempts } from './throttle-store.ts'

const IDLE_CHECK_MS = 30_000
const PRUNING_MS = 10 * 60_000
/** As long as browsers keep the cookie. */
const DEVICE_LIFE_MS = 400 * 24 * 60 * 60_000

/** What the accounts do by themselves, from the moment the server listens until it closes. */
export function keepAccounts(app: FastifyInstance, parts: AccountParts): void {
  const timers = [
    every(TRUST_MS, parts, () => parts.sessions.dropEndedElsewhere()),
    every(IDLE_CHECK_MS, parts, () => parts.sessions.endIdle()),
    every(PRUNING_MS, parts, () => pruneSecrets(parts)),
    every(PRUNING_MS, parts, () => parts.outbox.deleteOld()),
  ]
  app.addHook('onListen', async () => parts.outbox.background(() => parts.outbox.seeToWaiting()))
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await parts.outbox.settled()
  })
}

/** Drops counts that time has healed and devices that nobody has used for long. */
export async function pruneSecrets({
  database,
  clock,
}: Pick<AccountParts, 'database' | 'clock'>): Promise<void> {
  await dropFreeAttempts(database.kysely, new Date(clock.now()))
  await dropOldDevices(database.kysely, new Date(clock.now() - DEVICE_LIFE_MS))
}

function every(ms: number, { log }: AccountParts, work: () => Promise<void>): NodeJS.Timeout {
  const timer = setInterval(() => {
    work().catch((fault: unknown) => log.error({ err: fault }, 'a chore of the accounts failed'))
  }, ms)
  return timer.unref()
}
