import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { wagersSaveReply, wagersUserReply } from '@caderneta/contract/bets/wagers'
import { sportItemReply } from '@caderneta/contract/catalogue/catalogue'
import { eventually } from '@caderneta/testing/eventually'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import WebSocket from 'ws'
import { auditBooks } from '../database/audit-books.ts'
import { connectDatabase } from '../database/open-database.ts'
import { testServerUrl } from '../database/test-database.ts'
import { administer } from '../database/testing/administer.ts'
import { makeDataKey } from '../keys/data-keys.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { startCollector } from '../tracing/testing/test-collector.ts'

const DEMO = { email: 'demo', password: 'demo1234' }
const natsUrl = process.env['TEST_NATS_URL'] ?? null

interface PageMessage {
  readonly type: string
  readonly bets?: readonly { readonly betInfo: { readonly slipId: string } }[]
}

describe.skipIf(testServerUrl === null || natsUrl === null)('several servers', () => {
  const name = `several_test_${randomUUID().replaceAll('-', '')}`
  const direct = new URL(testServerUrl ?? 'postgres://localhost')
  direct.pathname = `/${name}`
  const dataKey = makeDataKey()
  let running: TestApp[] = []

  const start = async (ROLE: string, settings: Record<string, string> = {}) => {
    const app = await startTestApp({
      ...{ DATABASE_URL: direct.href, NATS_URL: natsUrl ?? '', DATA_KEY: dataKey, ROLE },
      ...settings,
    })
    running.push(app)
    return app
  }

  beforeAll(async () => {
    const template = inject('serverTemplate') ?? 'template1'
    await administer(testServerUrl ?? '', `create database ${name} template ${template}`)
  })
  afterEach(async () => {
    for (const app of running) await app.close()
    running = []
  })
  afterAll(async () => {
    const database = await connectDatabase({ databaseUrl: direct.href, dataDir: '' })
    const broken = await auditBooks(database)
    await database.close()
    await administer(testServerUrl ?? '', `drop database ${name} with (force)`)
    expect(broken).toEqual([])
  })

  const logIn = async (app: TestApp) => `${(await app.callAs('login', null, DEMO)).body.token}`

  /** A page of the demo player with what it received so far. */
  async function openPage(app: TestApp, token: string) {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/stream`)
    const messages: PageMessage[] = []
    socket.on('message', (data) => messages.push(JSON.parse(String(data))))
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'hello', token }))
    const ofType = (type: string) => messages.filter((message) => message.type === type)
    await eventually(() => expect(ofType('wallet')).toHaveLength(1))
    return { ofType, close: () => socket.terminate() }
  }

  /** An open selection as this server offers it. */
  async function offered(app: TestApp) {
    const { body } = await app.callAs('sport/item', null, { limit: '50' })
    const odds = sportItemReply.parse(body).data.games.flatMap((game) => game.odds)
    const { betGamesOddId, rate } = odds.find(({ status }) => status === 'open') ?? { rate: 0 }
    expect(betGamesOddId).toBeDefined()
    return JSON.stringify([{ betGamesOddId: [betGamesOddId], price: '1.00', rate }])
  }

  const place = async (app: TestApp, token: string, wagers: string) =>
    app.callAs('wagers/save', `Bearer ${token}`, {
      ...{ wagers, cashbackActive: 'false', slipId: randomUUID() },
    })

  test('show a bet that one of them took on a page of the other', async () => {
    const [first, second] = [await start('feed,settle,api'), await start('api,stream')]
    const token = await logIn(first)
    const page = await openPage(second, token)
    const wagers = await eventually(() => offered(second))
    expect((await place(first, token, wagers)).status).toBe(200)
    await eventually(() => expect(page.ofType('bets')).toHaveLength(1))
    await eventually(() => expect(page.ofType('wallet')).toHaveLength(2))
    page.close()
  })

  test('follow a bet in one trace to the server that shows it', async () => {
    const collector = await startCollector()
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }
    const first = await start('feed,settle,api', settings)
    const second = await start('api,stream', settings)
    const token = await logIn(first)
    const page = await openPage(second, token)
    const wagers = await eventually(() => offered(second))
    expect((await place(first, token, wagers)).status).toBe(200)
    await eventually(() => expect(page.ofType('bets')).toHaveLength(1))
    page.close()
    for (const app of running.splice(0)) await app.close()
    await collector.close()
    const spans = collector.spans()
    const placed = spans.find(({ name }) => name === 'POST /api/wagers/save')
    const received = spans.find(({ name }) => name === 'bus receive player')
    const sent = spans.find(({ spanId }) => spanId === received?.parentId)
    expect(sent?.name).toBe('bus publish player')
    expect(received?.traceId).toBe(placed?.traceId)
    const read = spans.filter(({ parentId }) => parentId === received?.spanId)
    expect(read.length).toBeGreaterThan(0)
  })

  test('pay the quotes that one of them gave', async () => {
    // By another margin a bet is worth more at the second one: only a quote makes it pay less.
    const CANCEL_FREE_MS = '0'
    const first = await start('all', { CANCEL_FREE_MS, CASH_OUT_MARGIN: '20' })
    const second = await start('api,stream', { CANCEL_FREE_MS, CASH_OUT_MARGIN: '0' })
    const token = await logIn(first)
    const wagers = await eventually(() => offered(second))
    const { body } = await place(first, token, wagers)
    const { betId } = wagersSaveReply.parse(body).data.bets[0] ?? {}
    const close = (fields: Record<string, string>) =>
      second.callAs('wagers_actions/cancel', `Bearer ${token}`, {
        ...{ bet_wager_id: String(betId), ...fields },
      })
    await eventually(async () => {
      const listed = await first.callAs('wagers_user/getAll', `Bearer ${token}`, {})
      const bets = wagersUserReply.parse(listed.body).data
      const { quote = '', returnOffered } =
        bets.find(({ betInfo }) => betInfo.betId === betId)?.betInfo ?? {}
      const amount = String(returnOffered)
      expect((await close({ returnOffered: amount })).status).not.toBe(200)
      const closed = await close({ returnOffered: amount, quote })
      expect([closed.status, closed.body.data]).toEqual([200, { returned: returnOffered }])
    })
  })

  test('end a session on the pages of each other', async () => {
    const [first, second] = [await start('all'), await start('api,stream')]
    const token = await logIn(first)
    const page = await openPage(second, token)
    await first.callAs('logout', `Bearer ${token}`)
    await eventually(() => expect(page.ofType('disconnect')).toHaveLength(1))
    page.close()
  })

  test('offer the same prices, and take bets on when the one that led has stopped', async () => {
    const first = await start('all')
    const second = await start('all')
    const token = await logIn(second)
    const before = await eventually(() => offered(second))
    expect(await eventually(() => offered(first))).toBe(before)
    running = [second]
    await first.close()
    await eventually(async () => {
      expect((await place(second, token, await offered(second))).status).toBe(200)
    })
  })

  test('serve calls and pages only where they have that role', async () => {
    await start('all')
    const settling = await start('settle,jobs')
    expect((await settling.callAs('login', null, DEMO)).status).toBe(503)
    expect((await settling.fetch('/', {})).status).toBe(503)
    expect((await settling.fetch('/api/ready', {})).status).toBe(200)
    expect((await settling.fetch('/api/health', {})).status).toBe(200)
  })
})
