import { randomUUID } from 'node:crypto'
import { sportItemReply } from '@caderneta/contract/catalogue/catalogue'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { auditBooks } from '../database/audit-books.ts'
import { connectDatabase } from '../database/open-database.ts'
import { testServerUrl } from '../database/test-database.ts'
import { makeProxy, type TestProxy } from '../database/test-proxy.ts'
import { administer } from '../database/testing/administer.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const CALLS = 12
/**
 * What a slip may be answered while responses are lost. One that waits behind a lost statement for
 * longer than its price is held is refused for good.
 */
const DURING = ['unavailable', 'placed', 'market_suspended']

describe.skipIf(testServerUrl === null)('a database that disappears silently', () => {
  const name = `robust_test_${randomUUID().replaceAll('-', '')}`
  const direct = new URL(testServerUrl ?? 'postgres://localhost')
  direct.pathname = `/${name}`
  let proxy: TestProxy
  let app: TestApp
  let authorization: string
  let wagers: string

  beforeAll(async () => {
    const template = inject('serverTemplate') ?? 'template1'
    await administer(testServerUrl ?? '', `create database ${name} template ${template}`)
    proxy = await makeProxy(direct.href)
    // Longer than a busy machine needs for any statement of the start, which no proxy delays.
    app = await startTestApp({
      DATABASE_URL: proxy.url,
      DATABASE_TIMEOUT_MS: '8000',
      RESPONSE_TIMEOUT_MS: '16000',
    })
    const login = await app.callAs('login', null, { email: 'demo', password: 'demo1234' })
    authorization = `Bearer ${login.body.token}`
    const { body } = await app.callAs('sport/item', null, { limit: '50' })
    const odds = sportItemReply.parse(body).data.games.flatMap((game) => game.odds)
    const { betGamesOddId, rate } = odds.find(({ status }) => status === 'open') ?? { rate: 0 }
    wagers = JSON.stringify([{ betGamesOddId: [betGamesOddId], price: '1.00', rate }])
  }, 120_000)

  afterAll(async () => {
    await app.close()
    await proxy.close()
    await administer(testServerUrl ?? '', `drop database ${name} with (force)`)
  })

  /** 'placed', or the code of the refusal. */
  const place = async (slipId: string): Promise<string> => {
    const fields = { wagers, cashbackActive: 'false', slipId }
    const { status, body } = await app.callAs('wagers/save', authorization, fields)
    return status === 200 ? 'placed' : String(body.code)
  }

  /** The status of a slip, as the page looks it up. */
  async function statusOf(slipId: string): Promise<string> {
    const { body } = await app.callAs('wagers/status', authorization, { slipId })
    return body.data.status
  }

  async function countSlips(slipIds: readonly string[]): Promise<number> {
    const client = new pg.Client({ connectionString: direct.href })
    await client.connect()
    const found = await client.query<{ count: number }>(
      'select count(*)::int as count from bet where slip_id = any($1::uuid[])',
      [slipIds],
    )
    await client.end()
    return found.rows[0]?.count ?? -1
  }

  test.each([
    ['connections', () => proxy.loseConnections()],
    ['responses', () => proxy.loseResponses()],
  ])(
    'lost %s: every call gets a response, then bets again, none lost or doubled',
    async (_, lose) => {
      expect(await place(randomUUID())).toBe('placed')
      const during = Array.from({ length: CALLS }, () => randomUUID())
      lose()
      const replies = await Promise.all(during.map(place))
      expect(replies.filter((one) => !DURING.includes(one))).toEqual([])
      expect(replies).toContain('unavailable')
      const after = Array.from({ length: CALLS }, () => randomUUID())
      for (const slipId of after) while ((await place(slipId)) !== 'placed');
      expect((await app.fetch('/api/ready', {})).status).toBe(200)
      // The page resends a lost slip under its key, and each is one bet in the end.
      const open = during.filter((_, at) => replies[at] !== 'market_suspended')
      for (const slipId of open) while ((await statusOf(slipId)) !== 'placed') await place(slipId)
      const placed = [...open, ...after]
      expect(await countSlips([...during, ...after])).toBe(placed.length)
      expect(await countSlips(placed)).toBe(placed.length)
      const books = await connectDatabase({ databaseUrl: direct.href, dataDir: '' })
      expect(await auditBooks(books)).toEqual([])
      await books.close()
    },
    120_000,
  )
})
