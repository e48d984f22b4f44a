import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** One season of one source: kept so that a restart continues with the same games. */
export interface FeedRun {
  readonly id: number
  /** Milliseconds UTC. */
  readonly epoch: number
}

/** The last run of this source; `source` names the provider and everything that shapes it. */
export async function lastRun(database: Database, source: string): Promise<FeedRun | null> {
  const found = await sql<{ id: number; epoch: Date }>`
    select id, epoch from feed_run where source = ${source} order by id desc limit 1
  `.execute(database.kysely)
  const row = found.rows[0]
  return row ? { id: row.id, epoch: row.epoch.getTime() } : null
}

/** The source of the last run whose name begins with this; null when there is none. */
export async function lastRunOfFamily(database: Database, family: string): Promise<string | null> {
  const found = await sql<{ source: string }>`
    select source from feed_run where starts_with(source, ${family}) order by id desc limit 1
  `.execute(database.kysely)
  return found.rows[0]?.source ?? null
}

export async function startRun(
  database: Database,
  source: string,
  epoch: number,
): Promise<FeedRun> {
  const made = await sql<{ id: number }>`
    insert into feed_run (source, epoch) values (${source}, ${new Date(epoch)}) returning id
  `.execute(database.kysely)
  const row = made.rows[0]
  if (!row) throw new Error('the feed run was not recorded')
  return { id: row.id, epoch }
}
