import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { ReadReason } from '../../metrics/read-counters.ts'
import { queryOnce, type StatementPool } from '../statement-pool.ts'
import { databaseErrorCode } from '../transaction.ts'
import { isLost, replicaClient } from './replica-client.ts'
import { type Position, readPosition, readReached } from './replica-position.ts'

type WriterReason = Exclude<ReadReason, 'reached'>

type Pause = (ms: number, signal?: AbortSignal) => Promise<unknown>

export interface ReadingPoolSettings {
  /** The pool of the database that takes the writes; it stays open when this one ends. */
  readonly writer: StatementPool
  readonly replica: StatementPool
  /** Called for every read, and again for one that the writer repeats. */
  readonly noteRead: (reason: ReadReason) => void
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number
  /** Rejects when the signal is given. */
  readonly pause?: Pause
}

/** Between two looks at how far the replica has come. */
const PAUSES_MS = [2, 4, 8, 16, 32]
/** A read goes to the writer then, whatever the replica does. */
const WAIT_MS_MAX = 100
/** A connection to it may be made for the first time; no read waits for that. */
const PROBE_MS_MAX = 3_000
/** So long nothing is read from a replica that was behind or unreachable. */
const REST_MS = 3_000

/** `DATABASE_READ_URL` leads to something else than a copy of the database: a fault of a setting. */
export class OtherDatabase extends Error {
  override readonly name = 'OtherDatabase'

  constructor(found: string, wanted: string) {
    super(
      `DATABASE_READ_URL leads to ${found} (cluster and database), DATABASE_URL to ${wanted}: ` +
        'a replica has to be a standby of the cluster that it is read for.',
    )
  }
}

interface Miss {
  readonly reason: WriterReason
  readonly error: unknown
}

type Found = { readonly client: pg.PoolClient } | Miss

/**
 * Connections for reads that may take long: to a replica that has replayed everything that was
 * committed before the read began, by any server; else to the writer. A replica never causes an
 * error: while it is behind, unreachable or of another database, reads go to the writer, and after
 * some seconds one of them looks at it again.
 */
export class ReadingPool implements StatementPool {
  readonly #settings: ReadingPoolSettings
  readonly #now: () => number
  readonly #pause: Pause
  /** Until when nothing is read from the replica, and why; null: it is in use. */
  #rest: { readonly reason: WriterReason; readonly until: number } | null = null
  #isProbing = false

  constructor(settings: ReadingPoolSettings) {
    this.#settings = settings
    this.#now = settings.now ?? (() => performance.now())
    this.#pause = settings.pause ?? ((ms, signal) => delay(ms, undefined, { ref: false, signal }))
  }

  /** Looks at the replica before the first read; throws `OtherDatabase` when it is none. */
  async begin(): Promise<void> {
    const found = await this.#find(PROBE_MS_MAX)
    if ('client' in found) return found.client.release()
    this.#beginRest(found)
    if (found.error instanceof OtherDatabase) throw found.error
  }

  async connect(): Promise<pg.PoolClient> {
    if (this.#rest === null) {
      const found = await this.#find(WAIT_MS_MAX)
      if ('client' in found) return this.#reader(found.client)
      this.#beginRest(found)
      return this.#fromWriter(found.reason)
    }
    if (this.#now() >= this.#rest.until) void this.#probe()
    return this.#fromWriter(this.#rest.reason)
  }

  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    return queryOnce<Row>(this, statement, values)
  }

  end(): Promise<void> {
    return this.#settings.replica.end()
  }

  #fromWriter(reason: WriterReason): Promise<pg.PoolClient> {
    this.#settings.noteRead(reason)
    return this.#settings.writer.connect()
  }

  #reader(client: pg.PoolClient): pg.PoolClient {
    const { noteRead, writer, log } = this.#settings
    noteRead('reached')
    return replicaClient(client, {
      runOnWriter: (statement, values) => {
        noteRead('failed')
        return writer.query(statement, values)
      },
      onFailed: (error) => {
        if (isLost(error)) this.#beginRest({ reason: 'unreachable', error })
        else log.warn({ err: error }, 'database: replica failed a read')
      },
    })
  }

  #beginRest({ reason, error }: Miss): void {
    const { log } = this.#settings
    if (this.#rest?.reason !== reason) {
      const isOfSetting = reason === 'other_database' || reason === 'no_position'
      log[isOfSetting ? 'error' : 'warn']({ err: error, reason }, 'database: replica not used')
    }
    this.#rest = { reason, until: this.#now() + REST_MS }
  }

  /** Beside the reads: none waits for a replica that is gone. */
  async #probe(): Promise<void> {
    if (this.#isProbing) return
    this.#isProbing = true
    try {
      const found = await this.#find(PROBE_MS_MAX)
      if ('client' in found) {
        found.client.release()
        this.#rest = null
        this.#settings.log.info('database: replica used again')
      } else this.#beginRest(found)
    } catch {
      // The writer is away: the reads that need it fail by themselves.
    } finally {
      this.#isProbing = false
    }
  }

  /** Rejects as a read of the writer would when that is unavailable. */
  async #find(waitMs: number): Promise<Found> {
    const position = await readPosition(this.#settings.writer).catch((error: unknown): Miss => {
      if (!isUnknown(error)) throw error
      return { reason: 'no_position', error }
    })
    return 'reason' in position ? position : this.#follow(position, waitMs)
  }

  async #follow(position: Position, waitMs: number): Promise<Found> {
    const over = new AbortController()
    const following = this.#poll(position, over.signal)
    const late = this.#pause(waitMs, over.signal).then(() => null)
    const found = await Promise.race([following, late])
    over.abort()
    if (found !== null) return found
    void following.then((unused) => 'client' in unused && unused.client.release())
    return { reason: 'unreachable', error: new Error(`no response within ${waitMs} ms`) }
  }

  /** Never rejects. */
  async #poll(position: Position, over: AbortSignal): Promise<Found> {
    let client: pg.PoolClient | null = null
    try {
      client = await this.#settings.replica.connect()
      for (const ms of [...PAUSES_MS, null]) {
        const { source, isReached } = await readReached(client, position)
        if (source !== position.source) throw new OtherDatabase(source, position.source)
        if (isReached) return { client }
        if (over.aborted) break
        if (ms !== null) await this.#pause(ms)
      }
      client.release()
      return { reason: 'behind', error: null }
    } catch (error) {
      client?.release(true)
      return { reason: error instanceof OtherDatabase ? 'other_database' : 'unreachable', error }
    }
  }
}

/** SQLSTATE classes: not supported, not permitted or unknown, not possible in this state. */
function isUnknown(error: unknown): boolean {
  const code = databaseErrorCode(error)
  return code !== null && /^(0A|42|55)/.test(code)
}
