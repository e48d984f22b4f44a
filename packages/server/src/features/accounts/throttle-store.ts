import { sql } from 'kysely'
import * as z from 'zod/mini'
import { oneRow } from '../../database/rows.ts'
import { type Reader, retryConflicts } from '../../database/transaction.ts'

/** One attempt as the database counts it. */
export interface CountedAttempt {
  readonly key: Buffer
  readonly pauseMs: number
  readonly most: number
}

const waitRow = z.object({ wait: z.number() })

/**
 * Takes one attempt of each budget or none; returns how many milliseconds to wait, 0 when they are
 * taken. A spent budget is read without a lock and refused without a write: ten thousand attempts
 * on one account neither wait nor make others wait.
 */
export async function takeCounted(
  writer: Reader,
  attempts: readonly CountedAttempt[],
  at: Date,
): Promise<number> {
  const { keys, pauses } = columnsOf(attempts)
  const most = attempts.map((attempt) => attempt.most)
  const attemptRows = sql`${keys}::bytea[], ${pauses}::bigint[], ${most}::bigint[]`
  const query = sql`
    select case
      when spent.wait > 0 then spent.wait
      else take_attempts(${attemptRows}, ${at})
    end as wait
    from (
      select coalesce(max(
        ceil(extract(epoch from throttle.free_at - ${at}) * 1000) - (a.most - 1) * a.pause
      ), 0)::bigint as wait
      from unnest(${attemptRows}) as a (key, pause, most)
      join throttle on throttle.key = a.key
    ) as spent
  `
  const { wait } = await retryConflicts(() => oneRow(writer, waitRow, query))
  return wait
}

export async function giveBackCounted(
  writer: Reader,
  attempts: readonly CountedAttempt[],
): Promise<void> {
  const { keys, pauses } = columnsOf(attempts)
  await retryConflicts(() =>
    sql`
      update throttle set free_at = free_at - a.pause * interval '1 millisecond'
      from unnest(${keys}::bytea[], ${pauses}::bigint[]) as a (key, pause)
      where throttle.key = a.key
    `.execute(writer),
  )
}

/** Deletes counts that no longer have an effect. */
export async function dropFreeAttempts(writer: Reader, at: Date): Promise<void> {
  await retryConflicts(() => writer.deleteFrom('throttle').where('free_at', '<', at).execute())
}

function columnsOf(attempts: readonly CountedAttempt[]) {
  const keys = attempts.map((attempt) => attempt.key)
  return { keys, pauses: attempts.map((attempt) => attempt.pauseMs) }
}
