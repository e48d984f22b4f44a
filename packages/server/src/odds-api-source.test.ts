import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wagersUserReply } from '@caderneta/contract/bets/wagers'
import { sportItemReply } from '@caderneta/contract/catalogue/catalogue'
import { configuredOddsApi } from '@caderneta/feed-odds-api/configured-odds-api'
import {
  bookmakerReply,
  eventReply,
  h2h,
  oddsReply,
  scoreReply,
} from '@caderneta/feed-odds-api/testing/example-replies'
import { OddsApiServer } from '@caderneta/feed-odds-api/testing/odds-api-server'
import { eventually } from '@caderneta/testing/eventually'
import { expect, it } from 'vitest'
import { readConfig } from './config/config.ts'
import { oddsApiSource } from './odds-api-source.ts'
import { startTestApp } from './testing/test-app.ts'

const HOUR_MS = 3_600_000
const LEAGUE = 'soccer_brazil_campeonato'

/** A server that reads The Odds API of a test, with one match in an hour. */
async function startWith(api: OddsApiServer) {
  const folder = await mkdtemp(join(tmpdir(), 'odds-api-'))
  const keyFile = join(folder, 'key')
  await writeFile(keyFile, `${api.key}\n`)
  const result = readConfig({
    NODE_ENV: 'test',
    FEED: 'odds-api',
    ODDS_API_KEY_FILE: keyFile,
    ODDS_API_URL: await api.start(),
    ODDS_API_COMPETITIONS: LEAGUE,
  })
  if ('errors' in result || result.config.feed.oddsApi === null) throw new Error('no such feed')
  const source = oddsApiSource(result.config.feed.oddsApi, configuredOddsApi)
  const app = await startTestApp({}, undefined, source)
  const close = async () => {
    await app.close()
    await api.stop()
    await rm(folder, { recursive: true })
  }
  return { app, source, close }
}

it('a bet on a match of The Odds API is placed at our price and paid by its final score', async () => {
  const api = new OddsApiServer()
  const now = Date.now()
  const match = { id: 'abc', startsAt: now + HOUR_MS, home: 'Grêmio', away: 'Santos' }
  const markets = [h2h({ Grêmio: 2, Draw: 3.4, Santos: 4 })]
  const books = ['a', 'b', 'c'].map((key) => bookmakerReply(key, now, markets))
  api.set('/sports', { json: [{ key: LEAGUE, active: true }] })
  api.set(`/sports/${LEAGUE}/events`, { json: [eventReply(match)] })
  api.set(`/sports/${LEAGUE}/odds`, { json: [oddsReply(match, books)] })
  api.set(`/sports/${LEAGUE}/scores`, { json: [scoreReply(match, { Grêmio: 2, Santos: 1 })] })
  const { app, source, close } = await startWith(api)
  const odd = await eventually(async () => {
    const { data } = sportItemReply.parse((await app.callAs('sport/item', null)).body)
    const [home] = data.games[0]?.odds ?? []
    expect(home).toMatchObject({ market_id: 1000002, oddName: '1', rate: 1.99, status: 'open' })
    return home
  })
  const logIn = async () =>
    (await app.callAs('login', null, { email: 'demo', password: 'demo1234' })).body
  const placed = await app.callAs('wagers/save', `Bearer ${(await logIn()).token}`, {
    wagers: JSON.stringify([{ betGamesOddId: [odd?.betGamesOddId], price: '10.00', rate: 1.99 }]),
    cashbackActive: 'false',
    slipId: randomUUID(),
  })
  expect([placed.status, placed.body.wallet?.cash]).toEqual([200, 990])
  expect(source.down?.()).toEqual([])
  const metrics = await (await app.fetch('/metrics', {})).text()
  expect(metrics).toContain('caderneta_feed{figure="credits",of="odds-api"} 497')

  app.pass(4 * HOUR_MS)
  const authorization = `Bearer ${(await logIn()).token}`
  await eventually(async () => {
    const { body } = await app.callAs('wagers_user/getAll', authorization, { tab: 'finished' })
    expect(wagersUserReply.parse(body).data).toHaveLength(1)
  })
  expect((await logIn()).wallet.cash).toBe(1009.9)
  await close()
})

it('a key that is refused is no crash: the server is ready and says which source is down', async () => {
  const api = new OddsApiServer()
  api.set('/sports', { status: 401, json: { message: 'no', error_code: 'INVALID_KEY' } })
  const { app, close } = await startWith(api)
  const response = await app.fetch('/api/ready', {})
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ producersDown: ['odds-api down: key'] })
  await close()
})
