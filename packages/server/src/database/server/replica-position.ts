import type pg from 'pg'
import * as z from 'zod/mini'
import { parseRow } from '../rows.ts'
import type { StatementPool } from '../statement-pool.ts'

/** Up to where the log of a database has what every commit so far wrote. */
export interface Position {
  /** The cluster by its number, and the name of the database in it. */
  readonly source: string
  /** Which history of the cluster: each promotion begins another one. Eight hexadecimal digits. */
  readonly timeline: string
  readonly lsn: string
}

const positionRow = z.object({ source: z.string(), timeline: z.string(), lsn: z.string() })

const SOURCE = `
  (select system_identifier from pg_control_system()) || '/' || current_database() as source`

/**
 * A commit is in the flushed log before anyone sees it, unless the database acknowledges commits
 * before it wrote them.
 */
const POSITION = `
  select ${SOURCE}, left(pg_walfile_name(lsn), 8) as timeline, lsn::text
  from (
    select case current_setting('synchronous_commit')
      when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as lsn
  ) flushed`

/** The position of the database that takes the writes; it rejects on a standby. */
export async function readPosition(writer: StatementPool): Promise<Position> {
  const { rows } = await writer.query(POSITION)
  return parseRow(positionRow, rows)
}

const reachedRow = z.object({ source: z.string(), is_reached: z.boolean() })

/**
 * Whether a standby has replayed the log up to there. The timeline that it shows is that of its
 * last restart point, so that after a promotion it counts as behind for a while, never as too far.
 */
const REACHED = `
  select ${SOURCE}, coalesce(
    pg_is_in_recovery()
    and upper(lpad(to_hex(greatest(
      (select timeline_id from pg_control_checkpoint()),
      (select min_recovery_end_timeline from pg_control_recovery())
    )), 8, '0')) = $1
    and pg_last_wal_replay_lsn() >= $2::pg_lsn, false) as is_reached`

/** A replica without a response by then gives up its connection. */
const RESPONSE_MS_MAX = 2_000

/** By the connection of a replica: the database that it is of, and whether it has come that far. */
export async function readReached(
  client: pg.PoolClient,
  { timeline, lsn }: Position,
): Promise<{ readonly source: string; readonly isReached: boolean }> {
  const statement: pg.QueryConfig & { query_timeout: number } = {
    text: REACHED,
    values: [timeline, lsn],
    query_timeout: RESPONSE_MS_MAX,
  }
  const { rows } = await client.query(statement)
  const { source, is_reached: isReached } = parseRow(reachedRow, rows)
  return { source, isReached }
}
