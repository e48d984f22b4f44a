import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningApp, startApp } from './app.ts'
import { chooseFeed } from './choose-feed.ts'
import { systemClock } from './clock.ts'
import { readConfig } from './config.ts'

const EXCERPT = fileURLToPath(
  new URL('../../feed/src/openfootball/fixtures/worldcup-2022-excerpt.json', import.meta.url),
)

/** Calls that answer without a session (decisions, "Calls"); every other one asks for it. */
const PUBLIC_CALLS = [
  'login',
  'sign',
  'activate',
  'activate/resend',
  'sport/item',
  'sport/game/1',
  'base_unauth',
  'sandbox/mailbox',
]

const PRIVATE_CALLS = [
  'logout',
  'base_auth',
  'client/getData',
  'wagers/save',
  'wagers/status',
  'wagers_user/getAll',
  'balance/getAll',
  'deposit/methods',
  'deposit/save',
  'deposit/status',
  'deposit/history',
  'sandbox/pix/pay',
]

describe('the running product', () => {
  let app: RunningApp
  let dataDir: string
  let url: string
  let demoToken: string

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'caderneta-app-'))
    const result = readConfig({
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      FEED: 'openfootball',
      FEED_PATH: EXCERPT,
      FEED_LEAD: '3600',
      RATE_LIMIT: 'off',
      PASSWORD_MEMORY_KIB: '64',
    })
    if ('faults' in result) throw new Error(result.faults.join(' '))
    const { config } = result
    const source = chooseFeed(config.feed, () => {
      throw new Error('the files are played here')
    })
    const log = fastify({ logger: false }).log
    app = await startApp({ config, clock: systemClock, log, source })
    url = `http://127.0.0.1:${app.port}`
    const login = await call('login', null, { email: 'demo', password: 'demo1234' })
    demoToken = login.body.token
  })

  afterAll(async () => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const call = async (path: string, token: string | null, fields: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const headers: Record<string, string> =
      token === null ? {} : { authorization: `Bearer ${token}` }
    const reply = await fetch(`${url}/api/${path}`, { method: 'POST', body: form, headers })
    return { status: reply.status, body: await reply.json() }
  }

  test.each(PUBLIC_CALLS)('%s answers a visitor', async (path) => {
    const { status, body } = await call(path, null)
    expect(status).not.toBe(401)
    expect(status).toBeLessThan(500)
    expect(typeof body.msg).toBe('string')
  })

  test.each(PRIVATE_CALLS)('%s tells a visitor to log in', async (path) => {
    for (const token of [null, 'nonsense', 'a'.repeat(43), '%00', 'x'.repeat(500)]) {
      expect(await call(path, token)).toMatchObject({
        status: 401,
        body: { success: false, code: 'no_session', disconnect: true },
      })
    }
  })

  test.each(PRIVATE_CALLS.filter((path) => path !== 'logout'))(
    '%s answers a player, with a refusal at worst',
    async (path) => {
      const { status } = await call(path, demoToken)
      expect([200, 400]).toContain(status)
    },
  )

  test('a call that does not exist is refused, whoever asks', async () => {
    expect((await call('nada', null)).status).toBe(404)
    expect((await call('wagers_actions/nada', demoToken)).status).toBe(404)
  })

  test('a player cannot see the deposit of another', async () => {
    const { status, body } = await call('deposit/status', demoToken, {
      depositId: '0190d3a0-0000-4000-8000-000000000000',
    })
    expect([status, body.code]).toEqual([404, 'unknown_deposit'])
  })

  test('the demo account has its R$ 1.000,00, and its games can be bet on', async () => {
    const balance = await call('balance/getAll', demoToken)
    expect(balance.body.data.wallet).toEqual({ cash: 1000, cashback: 0 })
    const games = await call('sport/item', null)
    expect(games.body.data.games).toHaveLength(8)
    expect(games.body.data.games[0].odds[0].status).toBe('open')
  })

  test('a token ends with its logout', async () => {
    const login = await call('login', null, { email: 'demo', password: 'demo1234' })
    expect((await call('logout', login.body.token)).status).toBe(200)
    expect((await call('balance/getAll', login.body.token)).status).toBe(401)
    expect((await call('balance/getAll', demoToken)).status).toBe(200)
  })
})
