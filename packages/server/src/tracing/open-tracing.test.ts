import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { placeSlip } from '@caderneta/contract/bets/bets-calls'
import { sportItemReply } from '@caderneta/contract/catalogue/catalogue'
import { centavos } from '@caderneta/domain/money/money'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { bettorIdentity, depositFor, newBettor } from '@caderneta/testing/client/new-bettor'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import type { ReceivedSpan } from './testing/otlp-spans.ts'
import { startCollector } from './testing/test-collector.ts'

const { cache } = createRequire(import.meta.url)
const BETTOR = 4711
const UNKNOWN_GAME = '999999'

const loadedModules = () =>
  Object.keys(cache).filter((path) =>
    /@opentelemetry.(sdk-trace|exporter-trace|otlp|resources)/.test(path),
  )

/** The first open selection on offer, at its odds. */
async function offeredWager(app: TestApp): Promise<string> {
  const { body } = await app.callAs('sport/item', null, { limit: '50' })
  const odds = sportItemReply.parse(body).data.games.flatMap((game) => game.odds)
  const open = odds.find(({ status }) => status === 'open')
  if (open === undefined) throw new Error('nothing is open')
  return JSON.stringify([{ betGamesOddId: [open.betGamesOddId], price: '13.37', rate: open.rate }])
}

const placing = (wagers: string) => ({
  ...{ wagers, cashbackActive: 'false', slipId: randomUUID() },
})

// The first test shows what the process has not loaded: the file has a process to itself.
describe('a server without a collector', () => {
  test('serves, and loads nothing of OpenTelemetry that sends', async () => {
    const app = await startTestApp()
    expect((await app.callAs('sport/item', null)).status).toBe(200)
    await app.close()
    expect(loadedModules()).toEqual([])
  })
})

describe('a server with a collector', async () => {
  const collector = await startCollector()
  afterAll(() => collector.close())
  let spans: readonly ReceivedSpan[] = []
  let token = ''
  let requestId: unknown = null

  const named = (name: string) => spans.filter((span) => span.name === name)
  const childrenOf = (parent: ReceivedSpan | undefined) =>
    spans.filter(({ parentId }) => parentId === parent?.spanId)

  test('follows a bettor from sign-up to a bet', async () => {
    const app = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
    const client = await newBettor(app.url, BETTOR)
    token = client.token ?? ''
    await depositFor(client, centavos(12_345))
    expect((await client.call(placeSlip, placing(await offeredWager(app)))).success).toBe(true)
    const refused = await client.call(placeSlip, placing('[]'))
    requestId = refused.body['requestId']
    await new ApiClient(app.url).call(placeSlip, placing('[]'))
    await app.callAs(`sport/game/${UNKNOWN_GAME}`, null)
    await app.close()
    spans = collector.spans()
    expect(loadedModules()).not.toEqual([])
    expect(named('POST /api/sign')).toHaveLength(1)
    expect(named('POST /api/activate')).toHaveLength(1)
  })

  test('a bet is one trace, from the request to the SQL statement that places it', () => {
    const [request] = named('POST /api/wagers/save')
    const slip = childrenOf(request).find(({ name }) => name === 'slip')
    const commit = childrenOf(slip).find(({ name }) => name === 'slip commit')
    const call = childrenOf(commit).find(({ name }) => name === 'place bets')
    expect(request).toMatchObject({ parentId: '', isError: false })
    expect(request?.attributes['http.response.status_code']).toBe(200)
    expect(slip?.attributes).toEqual({ 'caderneta.bets': 1 })
    expect(call?.attributes).toEqual({ 'caderneta.slips': 1 })
    expect(childrenOf(call).map(({ name }) => name)).toEqual([
      expect.stringMatching(/^statement place_bets/),
    ])
  })

  test('a transaction has its statements', () => {
    const transactions = named('transaction').map((span) => childrenOf(span).map(nameOf))
    expect(transactions.length).toBeGreaterThan(0)
    for (const statements of transactions) {
      expect(statements[0]).toMatch(/^statement begin/)
      expect(statements.at(-1)).toMatch(/^statement (commit|rollback)$/)
    }
  })

  test('a refusal is an attribute with its code, and the request has the identifier of it', () => {
    const refused = spans.filter(
      ({ attributes }) => attributes['caderneta.request_id'] === requestId,
    )
    expect(refused).toMatchObject([{ name: 'POST /api/wagers/save', isError: false }])
    expect(refused[0]?.attributes['caderneta.refusal']).toBe('slip_empty')
    const codes = named('POST /api/wagers/save').map(
      ({ attributes }) => attributes['caderneta.refusal'],
    )
    expect(codes).toEqual([undefined, 'slip_empty', 'no_session'])
  })

  test('an address is named by its pattern', () => {
    const [game] = named('POST /api/sport/game/:gameId')
    expect(game?.attributes['caderneta.refusal']).toBe('unknown_game')
  })

  test('messages of the feed are followed, too', () => {
    const kinds = named('feed message').map(
      ({ attributes }) => attributes['caderneta.feed_message'],
    )
    expect(kinds).toEqual(expect.arrayContaining(['fixture', 'odds_change', 'snapshot_complete']))
  })

  test('nothing that was sent is about a person', () => {
    const { email, password, cpf } = bettorIdentity(BETTOR)
    const private_ = [
      ...[email, email.split('@', 1).join(''), password, cpf, token, 'Ana', 'Souza', '1990-05-17'],
      ...['987654321', 'Rua das Flores', '123.45', '12345', '13.37', '1337', UNKNOWN_GAME],
    ]
    const bytes = collector.bytes()
    expect(bytes.length).toBeGreaterThan(1_000)
    expect(private_.filter((text) => text === '' || bytes.includes(text))).toEqual([])
  })
})

const nameOf = ({ name }: ReceivedSpan) => name
