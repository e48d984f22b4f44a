import pg from 'pg'
import { columnTypes } from '../column-types.ts'
import { queryOnce, type StatementPool } from '../statement-pool.ts'
import { databaseHosts, isFailureOfHost, refuseStandby } from './database-hosts.ts'
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
 *
 * Of several hosts the one is used that accepts writes. All connections are to the same one; when
 * it cannot be reached, or follows another one now, a call tries each of the others once.
 */
export class ServerPool implements StatementPool {
  readonly #hosts: readonly string[]
  readonly #settings: ServerPoolSettings
  #host = 0
  /** The last host that served a call. */
  #servedBy = 0
  #pool: pg.Pool

  constructor(databaseUrl: string, settings: ServerPoolSettings = {}) {
    this.#hosts = databaseHosts(databaseUrl)
    this.#settings = settings
    this.#pool = this.#open()
  }

  async connect(): Promise<pg.PoolClient> {
    for (let left = this.#hosts.length - 1; ; left -= 1) {
      const pool = this.#admitted()
      try {
        const client = await pool.connect()
        this.#noteHost(pool)
        return leased(client, {
          responseMs: responseLimit(this.#settings),
          onLost: () => this.#replace(pool, NO_RESPONSE),
        })
      } catch (error) {
        // Of a pool that was replaced meanwhile any failure is one of its host.
        const isOver = pool === this.#pool && !isFailureOfHost(error)
        if (left === 0 || isOver) throw error
        this.#replace(pool, null)
      }
    }
  }

  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    return queryOnce<Row>(this, statement, values)
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

  /**
   * Idle connections of the old pool are ended, busy ones when they are released. The next are to
   * the next host, if there is one.
   */
  #replace(lost: pg.Pool, reason: string | null): void {
    if (lost !== this.#pool) return
    const { onConnectionLost = () => {} } = this.#settings
    if (reason !== null) onConnectionLost(new Error(reason))
    this.#host = (this.#host + 1) % this.#hosts.length
    this.#pool = this.#open()
    lost.end().catch(onConnectionLost)
  }

  #noteHost(pool: pg.Pool): void {
    if (pool !== this.#pool || this.#servedBy === this.#host) return
    this.#servedBy = this.#host
    const { onConnectionLost = () => {} } = this.#settings
    const which = `${this.#host + 1} of ${this.#hosts.length}`
    onConnectionLost(new Error(`the database is at another host now: ${which} of DATABASE_URL`))
  }

  #open(): pg.Pool {
    const databaseUrl = this.#hosts[this.#host]
    if (databaseUrl === undefined) throw new Error('there is no such host')
    return makePool(databaseUrl, { ...this.#settings, isStandbyRefused: this.#hosts.length > 1 })
  }
}

const NO_RESPONSE = 'a statement got no response: all connections are replaced'

function responseLimit(settings: ServerPoolSettings): number | null {
  const { isBounded = true, statementTimeoutMs = STATEMENT_TIMEOUT_MS } = settings
  return isBounded ? statementTimeoutMs * RESPONSE_FACTOR : null
}

interface PoolOfHostSettings extends ServerPoolSettings {
  readonly isStandbyRefused: boolean
}

function makePool(databaseUrl: string, settings: PoolOfHostSettings): pg.Pool {
  const { connectionsMax = CONNECTIONS_MAX, onConnectionLost = () => {} } = settings
  const { connectTimeoutMs = CONNECT_TIMEOUT_MS, feedTerm } = settings
  const { isBounded = true, statementTimeoutMs = STATEMENT_TIMEOUT_MS } = settings
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types: columnTypes,
    max: connectionsMax,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: isBounded ? statementTimeoutMs : COMMAND_STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout:
      feedTerm === undefined ? IDLE_IN_TRANSACTION_TIMEOUT_MS : IDLE_LEADER_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    application_name: 'caderneta',
    ...(settings.isStandbyRefused && { verify: verifyWritable }),
  })
  // Without listeners a dropped connection, idle or busy, would end the process.
  pool.on('error', onConnectionLost)
  pool.on('connect', (client) => {
    client.on('error', onConnectionLost)
    if (feedTerm !== undefined) carryTerm(client, feedTerm, onConnectionLost)
  })
  return pool
}

function verifyWritable(client: pg.PoolClient, done: (error?: Error) => void): void {
  refuseStandby(client).then(() => done(), done)
}

/** Before anything else on this connection: its statements wait for one another. */
function carryTerm(client: pg.PoolClient, term: number, onFailed: (error: Error) => void): void {
  client
    .query(`select set_config('caderneta.feed_term', $1, false)`, [String(term)])
    .catch(onFailed)
}
