import pg from 'pg'
import { columnTypes } from './column-types.ts'

const CONNECTIONS_MAX = 10
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 30_000
const LOCK_TIMEOUT_MS = 10_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000

/**
 * Connections to a PostgreSQL server. Every wait has an end, so a stuck lock or a dead network
 * refuses quickly and never holds a connection for ever (faults, row 39).
 */
export function serverPool(
  databaseUrl: string,
  onConnectionLost: (error: Error) => void = () => {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types: columnTypes,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: 'caderneta',
  })
  // Without listeners a connection that drops, idle or at work, would end the process.
  pool.on('error', onConnectionLost)
  pool.on('connect', (client) => client.on('error', onConnectionLost))
  return pool
}
