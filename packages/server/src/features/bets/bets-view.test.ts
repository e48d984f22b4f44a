import { randomUUID } from 'node:crypto'
import { BET_TABS } from '@caderneta/contract/wagers'
import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../database/audit-books.ts'
import type { Database } from '../../database/database.ts'
import { explainAll, type QueryCost, recordingDatabase } from '../../database/explain-fixtures.ts'
import { fillHistory } from '../../database/history-fixtures.ts'
import { describeOnServer } from '../../database/test-database.ts'
import { makeTestServer, testSession } from '../../http/test-server.ts'
import { testParts } from '../../test-parts.ts'
import { registerWalletRoutes } from '../wallet/wallet.ts'
import { TestBook, testWatch } from './bets-fixtures.ts'
import { registerWagersRoutes } from './wagers-routes.ts'

const BETS = Number(process.env.HISTORY_BETS ?? 40_000)
const BUFFERS_MAX = 200
const LARGE_TABLES = ['bet', 'leg', 'slip', 'transfer', 'entry', 'entry_kind']
const TIMEOUT_MS = 60_000 + BETS

type Fields = Readonly<Record<string, string>>

describeOnServer(`queries of players among ${BETS} bets`, (makeDatabase) => {
  let players: number[] = []
  let database: Database
  let costsOf: (path: string, fields: Fields, token?: string) => Promise<QueryCost[]>

  beforeAll(async () => {
    database = await makeDatabase()
    const betsOfFirst = Math.min(50_000, BETS / 4)
    players = await fillHistory(database, { bets: BETS, betsOfFirst, players: 200, games: 1000 })
    const [first = 0, other = 0] = players
    const recording = recordingDatabase(database)
    const sessions = {
      first: testSession({ playerId: first }),
      other: testSession({ playerId: other }),
    }
    const app = await makeTestServer({ sessions })
    const parts = testParts({ database: recording })
    const book = new TestBook()
    registerWalletRoutes(app, { ...parts, paymentMethods: [] })
    registerWagersRoutes(app, { ...parts, book, history: book, watch: testWatch(book) })
    costsOf = async (path, fields, token = 'first') => {
      recording.queries.length = 0
      const headers = { authorization: `Bearer ${token}` }
      const reply = await app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload: fields,
        headers,
      })
      expect(reply.statusCode, reply.body).toBe(200)
      return explainAll(database, [...recording.queries])
    }
  }, TIMEOUT_MS)

  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
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
    ['wagers/status', { slipId: randomUUID() }],
    ['balance/getAll', {}],
  ]

  it.each(calls)('%s with %o reads some pages of the player’s own rows', async (path, fields) => {
    for (const token of ['first', 'other']) {
      for (const { text, buffers, scanned } of await costsOf(path, fields, token)) {
        expect(
          scanned.filter((table) => LARGE_TABLES.includes(table)),
          text,
        ).toEqual([])
        expect(buffers, text).toBeLessThanOrEqual(BUFFERS_MAX)
        if (process.env.HISTORY_BETS)
          process.stdout.write(
            `${token} ${path} ${JSON.stringify(fields)}: ${buffers} (${text.slice(0, 60)})\n`,
          )
      }
    }
  })

  // The audit reads all of the books: at the size of the bench it would run for an hour.
  it.skipIf(BETS > 100_000)('the filled books pass the audit', async () => {
    expect(await auditBooks(database)).toEqual([])
  })
})
