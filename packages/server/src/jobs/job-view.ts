import { sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'

/** Queues with a job that is due. */
export async function dueQueues(reader: Reader): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job where state < 'active' and start_after < now()
  `.execute(reader)
  return rows.map(({ name }) => name)
}

export interface JobCount {
  readonly queue: string
  readonly state: string
  readonly jobs: number
  /** Retries of these jobs. */
  readonly retries: number
  /** How long the oldest of them is due; 0 when none is. */
  readonly oldestSeconds: number
}

/** The state of the job tables, for the operator. */
export async function countJobs(reader: Reader): Promise<readonly JobCount[]> {
  const { rows } = await sql<JobCount>`
    select name as queue, state::text, count(*)::integer as jobs,
      sum(retry_count)::integer as retries,
      case when state <= 'active' then
        greatest(0, extract(epoch from now() - min(start_after)))::float8
      else 0 end as "oldestSeconds"
    from pgboss.job
    group by name, state
  `.execute(reader)
  return rows
}
