import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { makeOwnDatabase, type OwnDatabase } from '@caderneta/testing/hosts/own-database'
import {
  type ServerEnvironment,
  type ServerProcess,
  startServer,
} from '@caderneta/testing/hosts/server-process'
import pg from 'pg'
import type { OpenSelection } from '../kill/sent-slip.ts'
import { makeOwnNats, type OwnNats } from './own-nats.ts'

const POLL_MS = 20
const WAIT_MS_MAX = 120_000

/** A small season, which has live matches at every hour of the day. */
const SEASON = {
  ...{ FEED: 'simulation', FEED_GAMES: '300', RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64' },
  LOG_LEVEL: 'info',
}

interface FeedState {
  readonly term: number
  readonly isHeld: boolean
}

/** Several servers of one database and one NATS, both of the campaign alone. */
export class ServerGroup {
  readonly nats: OwnNats
  readonly #database: OwnDatabase
  readonly #client: pg.Client
  readonly #environment: ServerEnvironment
  readonly #servers = new Map<number, ServerProcess>()
  readonly #roles: readonly string[]

  private constructor(
    roles: readonly string[],
    { nats, database, client }: { nats: OwnNats; database: OwnDatabase; client: pg.Client },
    settings: ServerEnvironment,
  ) {
    this.nats = nats
    this.#roles = roles
    this.#database = database
    this.#client = client
    const key = { DATA_KEY: randomBytes(32).toString('base64') }
    const addresses = { DATABASE_URL: database.url, NATS_URL: nats.url }
    this.#environment = { ...SEASON, ...settings, ...key, ...addresses }
  }

  /** One server for each list of roles, started at once on an empty database. */
  static async start(
    serverUrl: string,
    roles: readonly string[],
    settings: ServerEnvironment = {},
  ): Promise<ServerGroup> {
    const nats = await makeOwnNats()
    const database = await makeOwnDatabase(serverUrl)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const group = new ServerGroup(roles, { nats, database, client }, settings)
    const starts = await Promise.allSettled(roles.map((_, at) => group.start(at)))
    const failed = starts.find((start) => start.status === 'rejected')
    if (!failed) return group
    await group.stop()
    throw failed.reason
  }

  get databaseUrl(): string {
    return this.#database.url
  }

  /** Also beside the one of before, which its caller ends: from then on this one is meant. */
  async start(at: number, settings: ServerEnvironment = {}): Promise<ServerProcess> {
    const ROLE = this.#roles[at] ?? 'all'
    const server = await startServer({ ...this.#environment, ROLE, ...settings })
    this.#servers.set(at, server)
    return server
  }

  server(at: number): ServerProcess {
    const server = this.#servers.get(at)
    if (!server) throw new Error(`there is no server ${at}`)
    return server
  }

  async feed(): Promise<FeedState> {
    const { rows } = await this.#client.query<{ term: string; held: boolean }>(
      'select term, holder is not null as held from feed_lease',
    )
    return { term: Number(rows[0]?.term), isHeld: rows[0]?.held === true }
  }

  /** Which of them leads the feed, by what it logged. */
  async leader(): Promise<number> {
    const { term } = await this.feed()
    const led = `"term":${term},"msg":"feed: led here"`
    for (const [at, server] of this.#servers) if (server.output().includes(led)) return at
    throw new Error(`no server leads term ${term}`)
  }

  /** How long it takes until a later term than this begins, in milliseconds. */
  async nextTerm(term: number): Promise<number> {
    const from = performance.now()
    await until(async () => {
      const feed = await this.feed()
      return feed.term > term && feed.isHeld
    })
    return performance.now() - from
  }

  /** How long it takes until this server offers a selection of this kind, in milliseconds. */
  async untilOpen(at: number, kind: 'live' | 'any'): Promise<number> {
    const from = performance.now()
    await until(async () => (await this.selections(at, kind)).length > 0)
    return performance.now() - from
  }

  /** How long it takes until two servers offer the same selections at the same odds. */
  async untilSame(at: number, other: number): Promise<number> {
    const from = performance.now()
    const offerOf = async (server: number) => JSON.stringify(await this.selections(server, 'any'))
    await until(async () => {
      const [one, two] = await Promise.all([offerOf(at), offerOf(other)])
      return one === two
    })
    return performance.now() - from
  }

  async untilLogged(at: number, event: string): Promise<void> {
    await until(async () => this.server(at).output().includes(event))
  }

  /** What this server offers for bets. */
  async selections(at: number, kind: 'live' | 'any'): Promise<readonly OpenSelection[]> {
    const client = new ApiClient(this.server(at).url)
    const { data } = await client.expect(listGames, { limit: '200' })
    return data.games
      .filter(({ gameInfo }) => kind === 'any' || gameInfo.gameStatus === 'live')
      .flatMap(({ odds }) => odds)
      .filter(({ status }) => status === 'open')
      .map(({ betGamesOddId, rate }) => ({ id: betGamesOddId, rate }))
  }

  async count(query: string): Promise<number> {
    const { rows } = await this.#client.query<{ count: string }>(query)
    return Number(rows[0]?.count)
  }

  /** The numbers of all bets that a result has settled. */
  async settledBets(): Promise<readonly number[]> {
    const { rows } = await this.#client.query<{ id: string }>(
      `select id from bet where status in ('win', 'lose', 'void') order by id`,
    )
    return rows.map(({ id }) => Number(id))
  }

  async untilSettled(bets: number): Promise<void> {
    await until(async () => (await this.settledBets()).length >= bets)
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#servers.values()].map((server) => server.stop()))
    await this.nats.kill()
    await this.#client.end()
    await this.#database.drop()
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + WAIT_MS_MAX
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('it does not come about in two minutes')
    await pause(POLL_MS)
  }
}
