import { setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'
import type { ReadReason } from '../../metrics/read-counters.ts'
import type { StatementPool } from '../statement-pool.ts'
import { ReadingPool } from './reading-pool.ts'

/** What a statement returns, or rejects with. */
type Respond = (text: string, values: unknown) => unknown

/** A pool without a database that records what is sent and how many connections are out. */
class FakePool implements StatementPool {
  readonly statements: string[] = []
  inUse = 0
  /** What `connect` waits for; it rejects when this does. */
  connecting: Promise<unknown> = Promise.resolve()
  readonly #respond: Respond

  constructor(respond: Respond) {
    this.#respond = respond
  }

  async connect(): Promise<pg.PoolClient> {
    await this.connecting
    this.inUse += 1
    const query = async (statement: string | pg.QueryConfig, values?: unknown[]) => {
      const { text, values: own } =
        typeof statement === 'string' ? { text: statement, values } : statement
      this.statements.push(text)
      return { rows: [await this.#respond(text, own)] }
    }
    const release = () => {
      this.inUse -= 1
    }
    return Object.assign(new pg.Client(), { query, release })
  }

  async query<Row extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    const client = await this.connect()
    try {
      return await client.query<Row>(statement, values)
    } finally {
      client.release()
    }
  }

  async end(): Promise<void> {}
}

/** An error with a SQLSTATE or a code of Node. */
export function failure(code: string): Error {
  return Object.assign(new Error(code), { code })
}

/** A reading pool over a writer and a replica that do what a test sets, at times that it sets. */
export function makeReplicaWorld() {
  const world = {
    source: '7/bets',
    /** What the writer says of its position; an error is thrown. */
    position: { source: '7/bets', timeline: '00000002', lsn: '0/50' } as object | Error,
    /** At which of the coming looks the replica has reached it; `Infinity` = never. */
    reachedAt: 0,
    /** What a read does on the replica. */
    read: (): unknown => ({ by: 'replica' }),
    now: 0,
    /** Ends every wait for the replica that is under way. */
    passDeadline: () => {},
    polls: [] as unknown[],
    pauses: [] as number[],
    reasons: [] as ReadReason[],
    logged: [] as string[],
  }
  const writer = new FakePool((text) => {
    if (!text.includes('pg_walfile_name')) return { by: 'writer' }
    if (world.position instanceof Error) throw world.position
    return world.position
  })
  const replica = new FakePool((text, values) => {
    if (!text.includes('pg_last_wal_replay_lsn')) return world.read()
    world.polls.push(values)
    return { source: world.source, is_reached: world.polls.length > world.reachedAt }
  })
  const pause = (ms: number, signal?: AbortSignal) => {
    if (signal)
      return new Promise((resolve) => {
        world.passDeadline = () => resolve(null)
      })
    world.pauses.push(ms)
    return Promise.resolve()
  }
  const note = (level: string) => (facts: unknown, text?: string) => {
    world.logged.push(`${level} ${text ?? facts}`)
  }
  const pool = new ReadingPool({
    ...{ writer, replica, pause, now: () => world.now },
    noteRead: (reason) => world.reasons.push(reason),
    log: { info: note('info'), warn: note('warn'), error: note('error') },
  })
  return {
    ...{ world, writer, replica, pool },
    /** Which of the two took a read. */
    read: async () => (await pool.query<{ by: string }>('select 1')).rows[0]?.by,
    /** Ends when everything that goes on by itself has ended. */
    settled: async () => {
      for (let count = 0; count < 100; count += 1) await turn()
    },
  }
}
