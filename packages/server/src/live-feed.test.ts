import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wagersUserReply } from '@caderneta/contract/bets/wagers'
import { sportItemReply } from '@caderneta/contract/catalogue/catalogue'
import { BEST_LEAGUES } from '@caderneta/domain/markets/market/market'
import { readRecords } from '@caderneta/feed-uof/kept/kept-record'
import { MemoryFeed } from '@caderneta/feed-uof/testing/memory-feed'
import { eventually } from '@caderneta/testing/eventually'
import { expect, it } from 'vitest'
import { readConfig } from './config/config.ts'
import { liveFeed } from './live-feed.ts'
import { startTestApp } from './testing/test-app.ts'

const HOUR_MS = 3_600_000
const [SERIE_A] = BEST_LEAGUES

/** A server that reads the feed of a test, with one match in an hour. */
async function startLive() {
  const startsAt = new Date(Date.now() + HOUR_MS).toISOString()
  const memory = new MemoryFeed([{ id: 77, startsAt }])
  const yesterday = new Date(Date.now() - 24 * HOUR_MS).toISOString()
  memory.end({ id: 78, startsAt: yesterday, home: 'Bahia' }, [2, 1])
  const result = readConfig({ NODE_ENV: 'test', FEED: 'uof' })
  if ('errors' in result || result.config.feed.uof === null) throw new Error('no such feed')
  const { uof } = result.config.feed
  const folder = await mkdtemp(join(tmpdir(), 'live-feed-'))
  const source = liveFeed(
    { ...uof, pastDays: 30, kept: { folder, days: 1, megabytesMax: 1 } },
    () => memory,
  )
  const started = await startTestApp({}, undefined, source)
  const app = {
    ...started,
    close: async () => {
      await started.close()
      await rm(folder, { recursive: true })
    },
  }
  const send = (kind: string, product: number, attributes: string, content = '') =>
    memory.send(
      `<${kind} product="${product}" event_id="sr:match:77" timestamp="${Date.now()}"
        ${attributes}>${content}</${kind}>`,
    )
  await eventually(() => expect(memory.requested('liveodds')).toBeDefined())
  for (const [product, path] of [
    [1, 'liveodds'],
    [3, 'pre'],
  ] as const)
    send('snapshot_complete', product, `request_id="${memory.requested(path)}"`)
  return { app, send, memory, source, folder }
}

const RESULT = `<odds><market id="1" status="1"><outcome id="1" odds="1.85" active="1"/>
  <outcome id="2" odds="3.4" active="1"/><outcome id="3" odds="4.2" active="1"/></market></odds>`

it('a bet on a match of the Unified Odds Feed is placed at its odds and paid by its result', async () => {
  const { app, send } = await startLive()
  send('odds_change', 3, '', RESULT)
  const odd = await eventually(async () => {
    const { data } = sportItemReply.parse((await app.callAs('sport/item', null)).body)
    const [home] = data.games[0]?.odds ?? []
    expect(home).toMatchObject({ market_id: 1000002, oddName: '1', rate: 1.85, status: 'open' })
    return home
  })
  const login = await app.callAs('login', null, { email: 'demo', password: 'demo1234' })
  const authorization = `Bearer ${login.body.token}`
  const placed = await app.callAs('wagers/save', authorization, {
    wagers: JSON.stringify([{ betGamesOddId: [odd?.betGamesOddId], price: '10.00', rate: 1.85 }]),
    cashbackActive: 'false',
    slipId: randomUUID(),
  })
  expect([placed.status, placed.body.wallet?.cash]).toEqual([200, 990])

  send(
    'bet_settlement',
    1,
    'certainty="2"',
    `<outcomes><market id="1">
    <outcome id="1" result="1"/><outcome id="2" result="0"/><outcome id="3" result="0"/>
    </market></outcomes>`,
  )
  await eventually(async () => {
    const { body } = await app.callAs('wagers_user/getAll', authorization, { tab: 'finished' })
    expect(wagersUserReply.parse(body).data).toHaveLength(1)
  })
  const again = await app.callAs('login', null, { email: 'demo', password: 'demo1234' })
  expect(again.body.wallet.cash).toBe(1008.5)
  const metrics = await (await app.fetch('/metrics', {})).text()
  expect(metrics).toContain('caderneta_feed{figure="producer_up",of="3"} 1')
  expect(metrics).toContain('caderneta_feed{figure="message",of="3 odds_change"} 1')
  await app.close()
})

it('shows the results of before the start, without a price', async () => {
  const { app } = await startLive()
  const { data } = await eventually(async () => {
    const { body } = await app.callAs('sport/item', null, {
      list: 'results',
      championshipId: String(SERIE_A),
    })
    const reply = sportItemReply.parse(body)
    expect(reply.data.games).toHaveLength(1)
    return reply
  })
  expect(data.games[0]).toMatchObject({
    gameInfo: { gameStatus: 'ended', score: [2, 1] },
    odds: [],
  })
  await app.close()
})

it('says which producer is down, recovers it on request, and keeps what arrives', async () => {
  const { app, send, memory, source, folder } = await startLive()
  const ready = async () => await (await app.fetch('/api/ready', {})).json()
  expect(await ready()).not.toHaveProperty('producersDown')
  expect(source.recover?.('3')).toBe(true)
  expect(source.recover?.('everything')).toBe(false)
  expect(await ready()).toMatchObject({ producersDown: ['3 recovering'] })
  const metrics = await (await app.fetch('/metrics', {})).text()
  expect(metrics).toContain('caderneta_feed{figure="recovery",of="3"} 2')
  expect(metrics).toMatch(/caderneta_feed\{figure="producer_age_seconds",of="1"\} [0-9.]+/)
  send('snapshot_complete', 3, `request_id="${memory.requested('pre')}"`)
  expect(await ready()).not.toHaveProperty('producersDown')
  await source.stopped?.()
  const [name = ''] = await readdir(folder)
  const kept = readRecords(await readFile(join(folder, name)))
  expect(kept.filter((one) => 'message' in one)).toHaveLength(3)
  expect(kept.filter((one) => 'path' in one).length).toBeGreaterThan(3)
  await app.close()
})
