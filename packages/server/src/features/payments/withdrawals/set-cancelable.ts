import type { setCancelable as setCancelableCall } from '@caderneta/contract/payments/withdrawal-calls'
import {
  CANCELABLE_AFTER_HOURS,
  type CancelableWire,
} from '@caderneta/contract/payments/withdrawals'
import type { ResultOf } from '../../../http/route.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import { setCancelableFrom } from './withdrawal-store.ts'
import { readCancelable } from './withdrawal-view.ts'

const HOUR_MS = 3_600_000

/** `withdraw/setCancelable`: off at once, on after 24 hours; a repeat delays nothing. */
export async function setCancelable(
  { database, clock }: ServerDeps,
  isWanted: boolean,
  playerId: number,
): Promise<ResultOf<typeof setCancelableCall>> {
  const now = clock.now()
  const known = await readCancelable(database.kysely, playerId, now)
  const from = isWanted ? startOf(known, now) : null
  await setCancelableFrom(database, playerId, from)
  const cancelable = await readCancelable(database.kysely, playerId, now)
  return { done: 'cancelable_saved', body: { cancelable } }
}

function startOf({ isOn, from }: CancelableWire, now: number): Date {
  if (isOn) return new Date(0)
  return new Date(from ?? now + CANCELABLE_AFTER_HOURS * HOUR_MS)
}
