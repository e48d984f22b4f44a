import type pg from 'pg'

/** The part of pg's pool that both engines offer. */
export interface StatementPool {
  connect(): Promise<pg.PoolClient>
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>
  end(): Promise<void>
}

/** Runs one statement on a connection of its own; one on which it failed is not used again. */
export async function queryOnce<Row extends pg.QueryResultRow>(
  pool: Pick<StatementPool, 'connect'>,
  statement: string | pg.QueryConfig,
  values?: unknown[],
): Promise<pg.QueryResult<Row>> {
  const client = await pool.connect()
  try {
    const result = await client.query(statement, values)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}
