import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import * as z from 'zod/mini'
import { parseRow } from '../rows.ts'
import { databaseHosts, refuseStandby } from './database-hosts.ts'

/** Another server uses the database; the message is one sentence for the operator. */
export class SecondServer extends Error {
  override readonly name = 'SecondServer'

  constructor() {
    super(
      'Another server works on the database of DATABASE_URL: ' +
        'stop that one first, set NATS_URL on both to share the work, ' +
        'or set ALLOW_SECOND=yes to run both apart.',
    )
  }
}

export interface ServerClaimSettings {
  readonly databaseUrl: string
  /** `ALLOW_SECOND`: other servers may use the database at the same time. */
  readonly isSecondAllowed: boolean
  /** `NATS_URL`: others that share the work may use the database too, and no server alone. */
  readonly isShared: boolean
  readonly log: FastifyBaseLogger
  /** The claim was lost with its connection, and another server has had the database since. */
  readonly onTaken: (error: SecondServer) => void
  /** How long to wait for another server, which may have died a moment ago. */
  readonly graceMs?: number
  /** How often the connection is checked. */
  readonly checkMs?: number
}

/** Held by a server while it starts: one server prepares at a time. */
const START_KEY = 7_204_119
/** First half of the key that a server holds while it runs; the second half names the server. */
const SERVERS_KEY = 7_204_120
/** Twice a number below this, and one more for a server that shares the work. */
const SERVER_NUMBER_MAX = 2 ** 30

const RETRY_MS = 200
/** Longer than PostgreSQL takes to notice that a client's machine is gone (KEEP_ALIVE). */
const GRACE_MS = 9_000
const CHECK_MS = 2_000
const RESPONSE_MS = 5_000
const KEEP_ALIVE =
  'set tcp_keepalives_idle = 3; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3; ' +
  'set tcp_user_timeout = 6000'

const lockRow = z.object({ locked: z.boolean() })
const othersRow = z.object({ others: z.number() })

/** Locks of servers other than this one on this database; only of those that are alone if so. */
const COUNT_OTHERS = `
  select count(*)::int as others from pg_locks
  where locktype = 'advisory' and granted and classid = ${SERVERS_KEY} and objsubid = 2
    and objid <> $1::bigint and (not $2 or objid::bigint % 2 = 0)
    and database = (select oid from pg_database where datname = current_database())`

/**
 * The right of one server to use a PostgreSQL database, held by advisory locks on a connection of
 * its own, so that it ends with the server however that ends.
 *
 * The lock names the server by a random number: a lost connection remains a session of the database
 * for a while, and must not keep its own server out.
 */
export class ServerClaim {
  readonly #settings: ServerClaimSettings
  readonly #server: number
  #client: pg.Client | null = null
  #checks: NodeJS.Timeout | null = null
  #isReleased = false

  private constructor(settings: ServerClaimSettings) {
    this.#settings = settings
    this.#server = 2 * randomInt(1, SERVER_NUMBER_MAX) + (settings.isShared ? 1 : 0)
  }

  /**
   * Waits until no other server is starting, and throws `SecondServer` when another one keeps
   * running. The start of this server excludes others until `started`.
   */
  static async take(settings: ServerClaimSettings): Promise<ServerClaim> {
    const claim = new ServerClaim(settings)
    const client = await claim.#connect()
    try {
      await claim.#enter(client, settings.graceMs ?? GRACE_MS)
    } catch (error) {
      await client.end()
      throw error
    }
    claim.#keep(client)
    return claim
  }

  /** Preparation is done: the next server may start, or be refused. */
  async started(): Promise<void> {
    // A connection that was lost holds no lock any more.
    await this.#client?.query(`select pg_advisory_unlock(${START_KEY})`).catch(() => {})
  }

  async release(): Promise<void> {
    this.#isReleased = true
    if (this.#checks) clearInterval(this.#checks)
    const client = this.#client
    this.#client = null
    await client?.end()
  }

  /** To the first host that accepts writes. */
  async #connect(): Promise<pg.Client> {
    const [first = '', ...others] = databaseHosts(this.#settings.databaseUrl)
    if (others.length === 0) return await this.#connectTo(first)
    let failure: unknown
    for (const url of [first, ...others]) {
      try {
        return await this.#connectToWritable(url)
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }

  async #connectToWritable(databaseUrl: string): Promise<pg.Client> {
    const client = await this.#connectTo(databaseUrl)
    try {
      await refuseStandby(client)
      return client
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
  }

  async #connectTo(connectionString: string): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: RESPONSE_MS,
      query_timeout: RESPONSE_MS,
      keepAlive: true,
      application_name: 'caderneta server claim',
    })
    // Without a listener a dropped connection would end the process.
    client.on('error', () => {})
    await client.connect()
    await client.query(KEEP_ALIVE)
    return client
  }

  /** Polls: a session that waits inside a statement would hold up `create index concurrently`. */
  async #enter(client: pg.Client, graceMs: number): Promise<void> {
    let metAt: number | null = null
    for (;;) {
      const isFirst = await this.#tryStart(client)
      const isTaken = !this.#settings.isSecondAllowed && (await this.#countOthers(client)) > 0
      if (isFirst && !isTaken) {
        await client.query('select pg_advisory_lock($1::int, $2::int)', [SERVERS_KEY, this.#server])
        return
      }
      if (isFirst) await client.query(`select pg_advisory_unlock(${START_KEY})`)
      metAt = isTaken ? (metAt ?? performance.now()) : null
      if (metAt !== null && performance.now() - metAt >= graceMs) throw new SecondServer()
      await delay(RETRY_MS)
    }
  }

  async #tryStart(client: pg.Client): Promise<boolean> {
    const found = await client.query(`select pg_try_advisory_lock(${START_KEY}) as locked`)
    return parseRow(lockRow, found.rows).locked
  }

  async #countOthers(client: pg.Client): Promise<number> {
    const found = await client.query(COUNT_OTHERS, [this.#server, this.#settings.isShared])
    return parseRow(othersRow, found.rows).others
  }

  #keep(client: pg.Client): void {
    this.#client = client
    client.once('end', () => this.#lose(client))
    let isChecking = false
    this.#checks = setInterval(() => {
      if (isChecking) return
      isChecking = true
      client.query('select').then(
        () => {
          isChecking = false
        },
        () => this.#lose(client),
      )
    }, this.#settings.checkMs ?? CHECK_MS)
    this.#checks.unref()
  }

  #lose(client: pg.Client): void {
    if (client !== this.#client || this.#isReleased) return
    this.#client = null
    if (this.#checks) clearInterval(this.#checks)
    client.end().catch(() => {})
    this.#settings.log.warn('server: database claim lost')
    void this.#takeAgain()
  }

  /**
   * While the database is unreachable no server holds it; the first one to reach it again keeps it.
   */
  async #takeAgain(): Promise<void> {
    while (!this.#isReleased) {
      const client = await this.#connect().catch(() => null)
      if (client === null) {
        await delay(RETRY_MS, undefined, { ref: false })
        continue
      }
      try {
        await this.#enter(client, 0)
        await client.query(`select pg_advisory_unlock(${START_KEY})`)
        if (this.#isReleased) return await client.end()
        this.#keep(client)
        this.#settings.log.info('server: database claim regained')
        return
      } catch (error) {
        client.end().catch(() => {})
        if (error instanceof SecondServer) return this.#settings.onTaken(error)
      }
    }
  }
}
