import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { columnTypes } from '../column-types.ts'
import type { StatementPool } from '../statement-pool.ts'

/**
 * The embedded database behind pg's own pool, so parsing, named statements and error codes are
 * those of a server. There is one connection: its holder has it alone from connect() to release(),
 * and a query on the pool inside a transaction would wait forever.
 */
export function pglitePool(pglite: PGlite): StatementPool {
  const pool = new pg.Pool({
    ...createPgConfig(pglite),
    types: columnTypes,
    max: 1,
    idleTimeoutMillis: 0,
  })
  return {
    connect: () => pool.connect(),
    query: (statement, values) => queryAndKeep(pool, statement, values),
    end: () => pool.end(),
  }
}

/**
 * pg's own query() closes the connection of a statement that failed. The only one must stay open:
 * its successor would receive the 'end' event and take it for its own.
 */
async function queryAndKeep<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: string | pg.QueryConfig,
  values?: unknown[],
): Promise<pg.QueryResult<Row>> {
  const client = await pool.connect()
  try {
    return await client.query(statement, values)
  } finally {
    client.release()
  }
}
