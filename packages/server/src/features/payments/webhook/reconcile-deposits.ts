import type { DepositParts } from '../deposits/deposit-parts.ts'
import { markExpiredDeposits } from '../deposits/deposit-store.ts'
import type { TimeSpan } from '../psp/pix-provider.ts'
import { storeNotices, waitingNotices } from './inbox-store.ts'
import { readListedUntil, writeListedUntil } from './listing-store.ts'
import { processNoticeOrWait } from './process-notice.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A payment may show some time after it was made, and the provider's clock need not be ours. */
const LISTED_AGAIN_MS = HOUR_MS / 6

/** Acts on everything that was stored and not yet acted on, after a crash or an outage. */
async function processWaiting(parts: DepositParts): Promise<void> {
  let last: string | undefined = ''
  // All of them: what has to wait still must not stand before what need not.
  while (last !== undefined) {
    const waiting = await waitingNotices(parts.database.kysely, last)
    for (const endToEndId of waiting) await processNoticeOrWait(parts, endToEndId)
    last = waiting.at(-1)
  }
}

/**
 * Asks the provider for all that was paid since it was asked last, and so for what no webhook told
 * (faults, row 19): also a second payment of a charge that is credited, and one that comes late.
 */
async function findUntoldPayments(parts: DepositParts): Promise<void> {
  const { database, clock } = parts
  const now = clock.now()
  const listedUntil = await readListedUntil(database.kysely)
  let since = Math.min(listedUntil?.getTime() ?? now - DAY_MS, now)
  do {
    const until = Math.min(since + HOUR_MS, now)
    await hearPayments(parts, { since: since - LISTED_AGAIN_MS, until })
    await writeListedUntil(database.kysely, new Date(until))
    since = until
  } while (since < now)
}

async function hearPayments(parts: DepositParts, made: TimeSpan): Promise<void> {
  for await (const notices of parts.provider.findPayments(made)) {
    const waiting = await storeNotices(parts.database.kysely, notices)
    for (const endToEndId of waiting) await processNoticeOrWait(parts, endToEndId)
  }
}

/** Writes down which charges are over and tells their pages. */
export async function expireDeposits(parts: DepositParts): Promise<void> {
  const now = new Date(parts.clock.now())
  for (const { id, playerId } of await markExpiredDeposits(parts.database.kysely, now))
    parts.tellPlayer(playerId, { type: 'deposit', depositId: id, status: 'expired' })
}

/** One round of everything that webhooks alone do not bring about. */
export async function reconcileDeposits(parts: DepositParts): Promise<void> {
  await processWaiting(parts)
  await findUntoldPayments(parts)
}
