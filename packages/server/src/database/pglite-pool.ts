import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { columnTypes } from './column-types.ts'

/**
 * The embedded database behind pg's own pool, so parsing, named statements and error codes are
 * those of a server. There is one connection: whoever has it from connect() to release() has it
 * alone, and a query on the pool inside a transaction would wait for ever.
 */
export function pglitePool(pglite: PGlite): pg.Pool {
  return new pg.Pool({
    ...createPgConfig(pglite),
    types: columnTypes,
    max: 1,
    idleTimeoutMillis: 0,
  })
}
