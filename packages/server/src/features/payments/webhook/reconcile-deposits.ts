import type { DepositDeps } from '../deposits/deposit-deps.ts'
import { markExpiredDeposits } from '../deposits/deposit-store.ts'
import type { TimeSpan } from '../psp/pix-provider.ts'
import { storeNotices, waitingNotices } from './inbox-store.ts'
import { readListedUntil, writeListedUntil } from './listing-store.ts'
import { processNoticeOrWait } from './process-notice.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/**
 * A payment may be listed some time after it was made, and the provider's clock may differ from
 * ours.
 */
const LISTING_OVERLAP_MS = HOUR_MS / 6

/** Processes every notice that a crash or an outage left unprocessed. */
async function processWaiting(deps: DepositDeps): Promise<void> {
  let last: string | undefined = ''
  // All of them: those that still have to wait must not hold up the others.
  while (last !== undefined) {
    const waiting = await waitingNotices(deps.database.kysely, last)
    for (const endToEndId of waiting) await processNoticeOrWait(deps, endToEndId)
    last = waiting.at(-1)
  }
}

/**
 * Lists all payments since the last query, and so those that no webhook reported:
 * also a second payment of a credited charge, and a late one.
 */
async function findMissedPayments(deps: DepositDeps): Promise<void> {
  const { database, clock } = deps
  const now = clock.now()
  const listedUntil = await readListedUntil(database.kysely)
  let since = Math.min(listedUntil?.getTime() ?? now - DAY_MS, now)
  do {
    const until = Math.min(since + HOUR_MS, now)
    await collectPayments(deps, { since: since - LISTING_OVERLAP_MS, until })
    await writeListedUntil(database.kysely, new Date(until))
    since = until
  } while (since < now)
}

async function collectPayments(deps: DepositDeps, made: TimeSpan): Promise<void> {
  for await (const notices of deps.provider.findPayments(made)) {
    const waiting = await storeNotices(deps.database.kysely, notices)
    for (const endToEndId of waiting) await processNoticeOrWait(deps, endToEndId)
  }
}

/** Records which charges have expired and notifies their pages. */
export async function expireDeposits(deps: DepositDeps): Promise<void> {
  const now = new Date(deps.clock.now())
  for (const { id, playerId } of await markExpiredDeposits(deps.database.kysely, now))
    deps.notifyPlayer(playerId, { type: 'deposit', depositId: id, status: 'expired' })
}

/** One round of all work that does not start with a webhook. */
export async function reconcileDeposits(deps: DepositDeps): Promise<void> {
  await processWaiting(deps)
  await findMissedPayments(deps)
}
