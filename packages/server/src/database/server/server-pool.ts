import pg from 'pg'
import { columnTypes } from '../column-types.ts'
import type { StatementPool } from '../statement-pool.ts'
import { leased } from './leased-client.ts'

export interface ServerPoolSettings {
  readonly connectionsMax?: number
  /** Calls that may wait for a connection; further ones are refused with `DatabaseBusy`. */
  readonly waitingMax?: number
  /** A call that found no free connection by then fails. */
  readonly connectTimeoutMs?: number
  /** The server ends a statement then; the client gives up its connection a little later. */
  readonly statementTimeoutMs?: number
  /** False for a command that may take long: then only the server ends its statements. */
  readonly isBounded?: boolean
  readonly onConnectionLost?: (error: Error) => void
  /** Of the server that leads the feed: the database refuses what a later one has replaced. */
  readonly feedTerm?: number
}

const CONNECTIONS_MAX = 8
const WAITING_MAX = 500
const CONNECT_TIMEOUT_MS = 5_000
const LOCK_TIMEOUT_MS = 10_000
export const STATEMENT_TIMEOUT_MS = 15_000
/** By then the server has ended the statement; when nothing was received, the network is gone. */
const RESPONSE_FACTOR = 1.2
const COMMAND_STATEMENT_TIMEOUT_MS = 30_000
/** Locks of a lost connection are free again after this time. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000
/** A write of a leader that was stopped in its middle holds back the next one no longer. */
const IDLE_LEADER_TIMEOUT_MS = 1_000
const KEEP_ALIVE_DELAY_MS = 10_000

/** So many calls wait for a connection that another one would only delay them all. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
}

/**
 * Connections to a PostgreSQL server. Every wait is bounded, so a stuck lock or a dead network
 * fails quickly and never holds a connection forever. So is the queue for a
 * connection: a flood is refused and does not make everything else time out.
 *
 * A failover or a NAT may drop connections silently: then a statement gets no response, not even
 * its own timeout. Its connection is destroyed, and all others of that time are given up with it,
 * because they led through the same network.
 */
export class ServerPool implements StatementPool {
  readonly #databaseUrl: string
  readonly #settings: ServerPoolSettings
  #pool: pg.Pool

  constructor(databaseUrl: string, settings: ServerPoolSettings = {}) {
    this.#databaseUrl = databaseUrl
    this.#settings = settings
    this.#pool = makePool(databaseUrl, settings)
  }

  async connect(): Promise<pg.PoolClient> {
    const pool = this.#admitted()
    return leased(await pool.connect(), () => this.#replace(pool))
  }

  async query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    const client = await this.connect()
    try {
      const result = await client.query(statement, values)
      client.release()
      return result
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  #admitted(): pg.Pool {
    const { waitingMax = WAITING_MAX } = this.#settings
    if (this.#pool.waitingCount >= waitingMax)
      throw new DatabaseBusy(`${waitingMax} calls wait for a connection to the database`)
    return this.#pool
  }

  /** Idle connections of the old pool are ended, busy ones when they are released. */
  #replace(lost: pg.Pool): void {
    if (lost !== this.#pool) return
    const { onConnectionLost = () => {} } = this.#settings
    onConnectionLost(new Error('a statement got no response: all connections are replaced'))
    this.#pool = makePool(this.#databaseUrl, this.#settings)
    lost.end().catch(onConnectionLost)
  }
}

function makePool(databaseUrl: string, settings: ServerPoolSettings): pg.Pool {
  const { connectionsMax = CONNECTIONS_MAX, onConnectionLost = () => {} } = settings
  const { connectTimeoutMs = CONNECT_TIMEOUT_MS, feedTerm } = settings
  const { isBounded = true, statementTimeoutMs = STATEMENT_TIMEOUT_MS } = settings
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types: columnTypes,
    max: connectionsMax,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: isBounded ? statementTimeoutMs : COMMAND_STATEMENT_TIMEOUT_MS,
    ...(isBounded && { query_timeout: statementTimeoutMs * RESPONSE_FACTOR }),
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout:
      feedTerm === undefined ? IDLE_IN_TRANSACTION_TIMEOUT_MS : IDLE_LEADER_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    application_name: 'caderneta',
  })
  // Without listeners a dropped connection, idle or busy, would end the process.
  pool.on('error', onConnectionLost)
  pool.on('connect', (client) => {
    client.on('error', onConnectionLost)
    if (feedTerm !== undefined) carryTerm(client, feedTerm, onConnectionLost)
  })
  return pool
}

/** Before anything else on this connection: its statements wait for one another. */
function carryTerm(client: pg.PoolClient, term: number, onFailed: (error: Error) => void): void {
  client
    .query(`select set_config('caderneta.feed_term', $1, false)`, [String(term)])
    .catch(onFailed)
}
