import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { silentLog } from '../http/test-server.ts'
import { JobRunner } from './job-runner.ts'
import { countJobs } from './job-view.ts'

/** Real jobs on a database, run when the test requests it. */
export async function makeJobs(database: Database): Promise<JobRunner> {
  const jobs = new JobRunner({ database, log: silentLog })
  await jobs.prepare()
  return jobs
}

/** Makes every delayed job due. */
export async function hurryJobs(database: Database): Promise<void> {
  await sql`
    update pgboss.job set start_after = now() - interval '1 s' where state < 'active'
  `.execute(database.kysely)
}

/** 'queue state jobs' of all existing jobs. */
export async function jobLines(database: Database): Promise<string[]> {
  const counts = await countJobs(database.kysely)
  return counts.map(({ queue, state, jobs }) => `${queue} ${state} ${jobs}`).sort()
}
