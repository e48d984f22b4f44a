import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { InvariantResult } from './audit-books.ts'
import { rows } from './rows.ts'
import type { Reader } from './transaction.ts'

/** Records an audit of this database, for the metrics of its server. */
export async function recordAudit(
  writer: Reader,
  results: readonly InvariantResult[],
): Promise<void> {
  const violations = results.flatMap((one) => (one.result === 'violated' ? one.violations : []))
  const unchecked = results.filter(({ result }) => result === 'unchecked')
  await writer
    .insertInto('audit_run')
    .values({ violations: violations.length, unchecked: unchecked.length })
    .execute()
}

const lastAudit = z.object({
  violations: z.number(),
  unchecked: z.number(),
  ageSeconds: z.number(),
})

type LastAudit = z.infer<typeof lastAudit>

/** What the last audit found, and how long ago; null before the first one. */
export async function readLastAudit(reader: Reader): Promise<LastAudit | null> {
  const query = sql`
    select violations, unchecked,
      greatest(0, extract(epoch from clock_timestamp() - finished_at))::float8 as "ageSeconds"
    from audit_run order by id desc limit 1
  `
  const [last = null] = await rows(reader, lastAudit, query)
  return last
}
