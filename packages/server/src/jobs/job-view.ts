import { sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'

/** Queues with a job whose time has come. */
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
  /** Trials of these jobs beyond the first. */
  readonly retries: number
  /** How long the oldest of them is due; 0 when none is. */
  readonly oldestSeconds: number
}

/** What stands in the tables of the jobs, for who runs the server. */
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
