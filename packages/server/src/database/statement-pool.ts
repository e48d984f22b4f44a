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
