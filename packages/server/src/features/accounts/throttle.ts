import { createHash } from 'node:crypto'
import { type Refusal, refuse } from '@caderneta/contract/refusals'
import type { ServerDeps } from '../../server-deps.ts'
import { type CountedAttempt, giveBackCounted, takeCounted } from './throttle-store.ts'

/** A rate limit: a burst of `most` attempts, then one every `pauseMs`. */
export interface Budget {
  readonly name: string
  readonly most: number
  readonly pauseMs: number
}

/** One attempt: the budget it counts against, and its owner (an account's name, an address, …). */
export interface Attempt {
  readonly budget: Budget
  readonly of: string
}

/** No setting disables this: unlimited attempts at a secret would reveal it. */
export type ThrottleDeps = Pick<ServerDeps, 'database' | 'clock'>

/**
 * Takes one attempt from each budget, or from none and returns when to retry. Taken before the
 * secret is compared, so that concurrent attempts cannot outrun the count.
 */
export async function takeAttempts(
  { database, clock }: ThrottleDeps,
  attempts: readonly Attempt[],
): Promise<Refusal<'too_many_requests'> | null> {
  const waitMs = await takeCounted(database.kysely, attempts.map(counted), new Date(clock.now()))
  if (waitMs === 0) return null
  return refuse('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

/** A correct attempt was no guess and does not count. */
export async function giveBackAttempts(
  { database }: Pick<ThrottleDeps, 'database'>,
  attempts: readonly Attempt[],
): Promise<void> {
  await giveBackCounted(database.kysely, attempts.map(counted))
}

function counted({ budget, of }: Attempt): CountedAttempt {
  const key = createHash('sha256').update(`${budget.name}\0${of}`).digest()
  return { key, pauseMs: budget.pauseMs, most: budget.most }
}
