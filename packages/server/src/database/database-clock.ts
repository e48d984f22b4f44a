import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from './database.ts'
import { oneRow } from './rows.ts'

const clockRow = z.object({ now: z.number() })

/** The time by the database's clock, in milliseconds UTC. */
export async function readDatabaseClock({ kysely }: Database): Promise<number> {
  const query = sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`
  const { now } = await oneRow(kysely, clockRow, query)
  return now
}
