import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { oneRow, rows, timeColumn } from '../../database/rows.ts'

/** One season of one source: kept so that a restart continues with the same games. */
export interface FeedRun {
  readonly id: number
  /** Milliseconds UTC. */
  readonly epoch: number
}

const runRow = z.object({ id: z.number(), epoch: timeColumn })
const sourceRow = z.object({ source: z.string() })
const idRow = z.object({ id: z.number() })

/** The last run of this source; `source` names the provider and everything that shapes it. */
export async function lastRun(database: Database, source: string): Promise<FeedRun | null> {
  const query = sql`
    select id, epoch from feed_run where source = ${source} order by id desc limit 1
  `
  const [run] = await rows(database.kysely, runRow, query)
  return run ? { id: run.id, epoch: run.epoch.getTime() } : null
}

/** The source of the last run whose name begins with this; null when there is none. */
export async function lastRunOfFamily(database: Database, family: string): Promise<string | null> {
  const query = sql`
    select source from feed_run where starts_with(source, ${family}) order by id desc limit 1
  `
  const [run] = await rows(database.kysely, sourceRow, query)
  return run?.source ?? null
}

export async function startRun(
  database: Database,
  source: string,
  epoch: number,
): Promise<FeedRun> {
  const query = sql`
    insert into feed_run (source, epoch) values (${source}, ${new Date(epoch)}) returning id
  `
  const { id } = await oneRow(database.kysely, idRow, query)
  return { id, epoch }
}
