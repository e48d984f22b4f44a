import { randomUUID } from 'node:crypto'
import { STATEMENT_ENTRIES_PER_PAGE, statementReply } from '@caderneta/contract/wallet/statement'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { addPlayer } from '../../database/test-rows.ts'
import { readCsv } from '../../http/files/test-csv.ts'
import { makeTestServer, testSession } from '../../http/test-server.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { pdfLines } from './test-pdf.ts'
import { registerWalletRoutes } from './wallet-routes.ts'

describeOnDatabases('the statement', (makeDatabase) => {
  let database: Database
  let call: (path: string, fields?: object, token?: string) => Promise<unknown>
  let playerId: number
  let cleoId: number
  let deaId: number
  let app: FastifyInstance
  const withdrawalId = randomUUID()

  beforeAll(async () => {
    database = await makeDatabase()
    playerId = await addPlayer(database, { cash: 5000, cashback: 2000 })
    const biaId = await addPlayer(database, { cash: 700 })
    cleoId = await addPlayer(database, { cash: 700 })
    deaId = await addPlayer(database, { cash: 700 })
    app = await makeTestServer({
      sessions: {
        ana: testSession({ playerId }),
        anaPtBR: testSession({ playerId, language: 'ptBR' }),
        dea: testSession({ playerId: deaId }),
        bia: testSession({ playerId: biaId }),
        cleo: testSession({ playerId: cleoId }),
      },
    })
    registerWalletRoutes(app, { ...testDeps({ database }), paymentMethods: [] })
    call = async (path, fields = {}, token = 'ana') => {
      const headers = { authorization: `Bearer ${token}` }
      const reply = await app.inject({
        method: 'POST',
        url: `/api/funds/${path}`,
        payload: fields,
        headers,
      })
      return reply.json()
    }
    await sql`
      select hold_withdrawal(${withdrawalId}, ${playerId}, 4000, 'random', 'k', 'requested', null,
        now())
    `.execute(database.kysely)
  })

  const entries = async (fields: object = {}, token?: string) =>
    statementReply.parse(await call('getAll', fields, token))

  it('API-41 lists every entry of the wallet, newest first, with cause and balance', async () => {
    const { data, total, next } = await entries()
    expect([total, next]).toEqual([4, null])
    const newest = { kind: 'withdrawal_hold', withdrawalId, betId: null, depositId: null }
    expect(data.slice(0, 2)).toMatchObject([
      { ...newest, pocket: 'cash', amount: -40, balance: 10 },
      { ...newest, pocket: 'withdrawal_hold', amount: 40, balance: 40 },
    ])
    const deposit = data.find(({ kind }) => kind === 'deposit')
    expect(deposit).toMatchObject({ amount: 50, balance: 50, depositId: expect.any(String) })
  })

  it('API-42 funds/history returns the same', async () => {
    expect(await call('history')).toEqual(await call('getAll'))
  })

  const csv = (payload: object, token: string) =>
    app.inject({
      ...{ method: 'POST', url: '/api/funds/historyCsv', payload },
      headers: { authorization: `Bearer ${token}` },
    })

  it.each([
    ['ana', ',', ['Withdrawal requested', 'Cash', '-40.00', '10.00'], /^[-0-9]{10} [:0-9]{8}$/],
    ['anaPtBR', ';', ['Saque solicitado', 'Dinheiro', '-40,00', '10,00'], /^[/0-9]{10} [:0-9]{8}$/],
  ] as const)(
    'is a table in words and local time for %s',
    async (token, separator, cells, moment) => {
      const reply = await csv({ kind: 'withdrawal_hold', from: '2020-01-01' }, token)
      expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(reply.headers['content-disposition']).toMatch(
        /^attachment; filename="caderneta-(extrato|statement)-2020-01-01-(ate|to)-[-0-9]{10}\.csv"$/,
      )
      expect(reply.body.startsWith('\uFEFF')).toBe(true)
      const [head = [], first = [], ...others] = readCsv(reply.body, separator)
      expect(head[0]).toMatch(/^Dat[ae] \(America\/Sao_Paulo\)$/)
      expect(first[0]).toMatch(moment)
      expect(first.slice(1, 5)).toEqual(cells)
      expect(first.slice(5)).toEqual(['', withdrawalId])
      expect([head.length, others.length]).toEqual([first.length, 1])
    },
  )

  it('as a table is for its holder only, for days that exist', async () => {
    expect((await csv({}, 'guest')).statusCode).toBe(401)
    expect((await csv({ from: '2026-02-31' }, 'ana')).json()).toMatchObject({
      code: 'invalid_fields',
    })
    expect(readCsv((await csv({}, 'bia')).body, ',')).toHaveLength(2)
  })

  it('as a table covers the whole history, each entry once', async () => {
    await sql`
      select hold_withdrawal(gen_random_uuid(), ${deaId}, 1, 'random', 'k', 'requested', null,
        now())
      from generate_series(1, 600)
    `.execute(database.kysely)
    const [, ...rows] = readCsv((await csv({}, 'dea')).body, ',')
    expect(rows).toHaveLength(2 * 600 + 1)
    expect(new Set(rows.map((row) => row.join())).size).toBe(rows.length)
    expect(rows.at(-1)?.[1]).toBe('PIX deposit')
  })

  it('as a PDF has the holder’s own entries', async () => {
    const headers = { authorization: 'Bearer ana' }
    const url = '/api/funds/historyPdf'
    const reply = await app.inject({ method: 'POST', url, payload: {}, headers })
    expect(reply.headers['content-type']).toBe('application/pdf')
    const [lines = []] = pdfLines(reply.rawPayload)
    expect(lines.filter((line) => line.startsWith('Cash ·'))).toEqual([
      'Cash · R$\u00a00,00 · R$\u00a010,00',
    ])
    expect(lines.at(-2)?.split(' · ').slice(1)).toEqual([
      'Withdrawal requested',
      'Cash',
      '-R$\u00a040,00',
      'R$\u00a010,00',
    ])
    const before = await app.inject({ method: 'POST', url, payload: { to: '2020-01-01' }, headers })
    expect(pdfLines(before.rawPayload)[0]).toContain('No entries in this period.')
    const wrong = await app.inject({ method: 'POST', url, payload: { to: '2020-02-31' }, headers })
    expect(wrong.json()).toMatchObject({ code: 'invalid_fields' })
  })

  it('shows no player the entries of another', async () => {
    const { data } = await entries({}, 'bia')
    expect(data.map(({ amount }) => amount)).toEqual([7])
  })

  it('is filtered by pocket, kind and day', async () => {
    expect(await entries({ pocket: 'cashback' })).toMatchObject({ total: 1, data: { length: 1 } })
    expect((await entries({ kind: 'deposit' })).data).toHaveLength(1)
    expect((await entries({ to: '2020-01-01' })).data).toHaveLength(0)
    expect((await entries({ from: '2020-01-01' })).data).toHaveLength(4)
  })

  it('API-41 is divided into pages, each entry on one of them', async () => {
    await sql`
      select hold_withdrawal(gen_random_uuid(), ${cleoId}, 1, 'random', 'k', 'requested', null,
        now())
      from generate_series(1, ${STATEMENT_ENTRIES_PER_PAGE})
    `.execute(database.kysely)
    // Each is taken from the cash and held: two entries.
    const total = 2 * STATEMENT_ENTRIES_PER_PAGE + 1
    const pages = []
    for (const page of ['1', '2', '3']) pages.push(await entries({ page }, 'cleo'))
    expect(pages.map(({ data }) => data.length)).toEqual([
      STATEMENT_ENTRIES_PER_PAGE,
      STATEMENT_ENTRIES_PER_PAGE,
      1,
    ])
    expect(pages[2]).toMatchObject({ total, next: null, data: [{ kind: 'deposit' }] })
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
    expect(new Set(ids).size).toBe(total)
    const followed: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { data, next } = await entries({ cursor }, 'cleo')
      followed.push(...data.map(({ id }) => id))
      cursor = next
    }
    expect(followed).toEqual(ids)
  })

  it('API-41 has no entries past its last page', async () => {
    expect(await entries({ page: '2' })).toMatchObject({ data: [], total: 4, next: null })
  })

  it.each([
    { from: '2026-02-31' },
    { to: '0000-12-31' },
    { page: '0' },
    { page: '4' },
    { cursor: '5' },
    { cursor: '5.x.1' },
    { pocket: 'house' },
    { kind: 'gift' },
  ])('refuses %o as a field', async (fields) => {
    expect(await call('getAll', fields)).toMatchObject({ success: false, code: 'invalid_fields' })
  })
})
