import { BET_TABS } from '@caderneta/contract/bets/wagers'
import { auditBooks } from '@caderneta/server/database/audit-books'
import type { Database } from '@caderneta/server/database/database'
import {
  explainAll,
  type QueryCost,
  recordingDatabase,
} from '@caderneta/server/database/explain-fixtures'
import { describeOnServer, testServerUrl } from '@caderneta/server/database/test-database'
import { sealFacts } from '@caderneta/server/database/testing/sealing'
import { makeBetsServices } from '@caderneta/server/features/bets/bets-services'
import { TestBook, testWatch } from '@caderneta/server/features/bets/testing/bets-fixtures'
import { registerWagersRoutes } from '@caderneta/server/features/bets/wagers-routes'
import { SettledPlayers } from '@caderneta/server/features/offers/offers'
import {
  registerDepositRoutes,
  registerWithdrawalRoutes,
} from '@caderneta/server/features/payments/payments'
import { readDebt } from '@caderneta/server/features/wallet/debt-view'
import { registerWalletRoutes } from '@caderneta/server/features/wallet/wallet'
import { makeTestServer, testSession } from '@caderneta/server/http/test-server'
import { testDeps } from '@caderneta/server/testing/test-deps'
import { fillHistory } from '@caderneta/testing/books/fill-history'
import { beforeAll, expect, it } from 'vitest'

const BETS = Number(process.env.HISTORY_BETS ?? 40_000)
const BUFFERS_MAX = 200
const LARGE_TABLES = [
  ...['bet', 'leg', 'slip', 'transfer', 'entry', 'entry_kind'],
  ...['deposit', 'pix_payment', 'withdrawal', 'withdrawal_step'],
]
const TIMEOUT_MS = 60_000 + BETS

type Fields = Readonly<Record<string, string>>

describeOnServer(`queries of players among ${BETS} bets`, (makeDatabase) => {
  let database: Database
  let slipId = ''
  let costsOf: (path: string, fields: Fields, token?: string) => Promise<QueryCost[]>

  beforeAll(async () => {
    database = await makeDatabase()
    const betsOfFirst = Math.min(50_000, BETS / 4)
    const begin = performance.now()
    const players = await fillHistory(await urlOf(database), {
      bets: BETS,
      betsOfFirst,
      players: 200,
      games: 1000,
    })
    if (process.env.HISTORY_BETS)
      process.stdout.write(`filled in ${Math.round((performance.now() - begin) / 1000)} s\n`)
    const [first = 0, other = 0] = players
    const recording = recordingDatabase(database)
    const sessions = {
      first: testSession({ playerId: first }),
      other: testSession({ playerId: other }),
    }
    const app = await makeTestServer({ sessions })
    const deps = testDeps({ database: recording })
    const book = new TestBook()
    registerWalletRoutes(app, { ...deps, paymentMethods: [] })
    registerDepositRoutes(app, { ...deps, psp: null, receivePayoutNotice: async () => {} })
    registerWithdrawalRoutes(app, { ...deps, payouts: null })
    const settledPlayers = new SettledPlayers(recording)
    const offered = { book, history: book, watch: testWatch(book) }
    const betsDeps = { ...deps, ...offered, settledPlayers }
    registerWagersRoutes(app, { ...betsDeps, ...makeBetsServices(betsDeps) })
    const slips = await database.pool.query<{ slip_id: string }>(
      'select slip_id from slip where player_id = $1 limit 1',
      [first],
    )
    slipId = slips.rows[0]?.slip_id ?? ''
    costsOf = async (path, fields, token = 'first') => {
      recording.queries.length = 0
      const headers = { authorization: `Bearer ${token}` }
      const reply = await app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload: { ...fields, ...('slipId' in fields && { slipId }) },
        headers,
      })
      expect(reply.statusCode, reply.body).toBe(200)
      return explainAll(database, [...recording.queries])
    }
  }, TIMEOUT_MS)

  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const hoursAgo = (hours: number) =>
    `${Math.round(Date.now() - hours * 3_600_000)}000.ffffffff-ffff-4fff-8fff-ffffffffffff`
  const middle = `${Math.round(BETS / 8)}`
  const statement: Fields[] = [
    {},
    { page: '3' },
    { cursor: `${middle}.0.0` },
    { kind: 'deposit' },
    { kind: 'settle', cursor: `${middle}.0.0` },
    { pocket: 'cash', cursor: '100.0.0' },
    { from: day(1), to: day(0) },
    { from: day(2000), to: day(1) },
    { from: day(0), kind: 'stake', pocket: 'cash' },
    { kind: 'cash_out' },
  ]
  const calls: (readonly [string, Fields])[] = [
    ...['funds/getAll', 'funds/history'].flatMap((path) =>
      statement.map((fields) => [path, fields] as const),
    ),
    ...BET_TABS.map((tab) => ['wagers_user/getAll', { tab }] as const),
    ['wagers_user/getAll', { tab: 'all', cursor: middle }],
    ['wagers_user/getAll', { tab: 'finished', cursor: `${middle}.${Date.now()}000` }],
    ...[
      {},
      { page: '5' },
      { cursor: middle },
      { from: day(1), to: day(0) },
      { to: day(1) },
      { from: day(2000), cursor: '200' },
    ].map((fields) => ['wagers_user/history', fields] as const),
    ['wagers/status', { slipId: '' }],
    ['balance/getAll', {}],
    ...['deposit/history', 'withdraw/getAll'].flatMap((path) =>
      [
        {},
        { cursor: hoursAgo(2) },
        { cursor: hoursAgo(BETS / 7200) },
        { cursor: hoursAgo(0.8) },
      ].map((fields) => [path, fields] as const),
    ),
    ['withdraw/getAll', { pending: 'true' }],
    ['withdraw/getAll', { pending: 'true', cursor: hoursAgo(50 / 60 - 2 / 3600) }],
  ]

  it.each(calls)('%s with %o reads some pages of the player’s own rows', async (path, fields) => {
    for (const token of ['first', 'other']) {
      const costs = await costsOf(path, fields, token)
      expect(costs).not.toEqual([])
      for (const { text, buffers, scanned } of costs) {
        expect(
          scanned.filter((table) => LARGE_TABLES.includes(table)),
          text,
        ).toEqual([])
        expect(buffers, text).toBeLessThanOrEqual(BUFFERS_MAX)
      }
      if (process.env.HISTORY_BETS) process.stdout.write(costLine(token, path, fields, costs))
    }
  })

  // The audit reads all of the books: at the size of the bench it would run for an hour.
  it.skipIf(BETS > 100_000)('the filled books pass the audit', async () => {
    await sealFacts(database)
    expect(await auditBooks(database)).toEqual([])
  })
})

describeOnServer('a debt in a long history', (makeDatabase) => {
  it('is read without reading the history', async () => {
    const database = await makeDatabase()
    const sizes = { bets: 20_000, betsOfFirst: 10_000, players: 20, games: 200 }
    const [player = 0] = await fillHistory(await urlOf(database), sizes)
    const client = await database.pool.connect()
    await client.query(`set session_replication_role = replica`)
    await client.query(
      `update account set owed = 100 where player_id = ${player} and kind = 'cash'`,
    )
    await client.query(`update bet set closings = 2 where id in (
      select id from bet where player_id = ${player} order by id limit 30)`)
    await client.query(`reset session_replication_role`)
    client.release()
    await database.pool.query('analyze bet')
    const recording = recordingDatabase(database)
    await readDebt(recording.kysely, player)
    const costs = await explainAll(database, recording.queries)
    expect(costs).toHaveLength(2)
    const large = ['bet', 'slip', 'transfer', 'entry']
    for (const { buffers, scanned, text } of costs) {
      expect(buffers, text).toBeLessThanOrEqual(600)
      expect(
        scanned.filter((name) => large.includes(name)),
        text,
      ).toEqual([])
    }
  })
})

async function urlOf(database: Database): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  const url = new URL(testServerUrl ?? '')
  url.pathname = rows[0]?.name ?? ''
  return url.href
}

/** `first funds/getAll {}: 5 queries, at most 168 buffers and 1.2 ms, 390 and 3.1 ms together`. */
function costLine(
  token: string,
  path: string,
  fields: Fields,
  costs: readonly QueryCost[],
): string {
  const buffers = costs.map((cost) => cost.buffers)
  const times = costs.map(({ ms }) => ms)
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
  const most = `at most ${Math.max(...buffers)} buffers and ${Math.max(...times).toFixed(1)} ms`
  const together = `${sum(buffers)} and ${sum(times).toFixed(1)} ms together`
  return `${token} ${path} ${JSON.stringify(fields)}: ${costs.length} queries, ${most}, ${together}\n`
}
