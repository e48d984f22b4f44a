import { sql } from 'kysely'
import * as z from 'zod/mini'
import { rows } from '../database/rows.ts'
import type { Reader } from '../database/transaction.ts'

const queueRow = z.object({ name: z.string() })

/** Queues with a job that is due. */
export async function dueQueues(reader: Reader): Promise<readonly string[]> {
  const query = sql`
    select distinct name from pgboss.job where state < 'active' and start_after < now()
  `
  const due = await rows(reader, queueRow, query)
  return due.map(({ name }) => name)
}

const activeJob = z.object({ name: z.string(), id: z.string() })

/** Jobs that are being worked on. */
export function readActiveJobs(reader: Reader): Promise<readonly z.infer<typeof activeJob>[]> {
  const query = sql`select name, id from pgboss.job where state = 'active'`
  return rows(reader, activeJob, query)
}

const jobCount = z.object({
  queue: z.string(),
  state: z.string(),
  jobs: z.number(),
  /** Retries of these jobs. */
  retries: z.number(),
  /** How long the oldest of them is due; 0 when none is. */
  oldestSeconds: z.number(),
})

export type JobCount = z.infer<typeof jobCount>

/** The state of the job tables, for the operator. */
export function countJobs(reader: Reader): Promise<readonly JobCount[]> {
  const query = sql`
    select name as queue, state::text, count(*)::integer as jobs,
      sum(retry_count)::integer as retries,
      case when state <= 'active' then
        greatest(0, extract(epoch from now() - min(start_after)))::float8
      else 0 end as "oldestSeconds"
    from pgboss.job
    group by name, state
  `
  return rows(reader, jobCount, query)
}
