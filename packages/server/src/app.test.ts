import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { REFUSAL_CODES } from '@caderneta/contract/refusals'
import { withCheckDigits } from '@caderneta/domain/person/cpf'
import { eventually } from '@caderneta/testing/eventually'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { startTestApp, type TestApp } from './testing/test-app.ts'

/** Calls without a session (decision 0017); every other one requires it. */
const PUBLIC_CALLS = [
  'login',
  'forgot',
  'sign',
  'activate',
  'activate/resend',
  'search',
  'sport/item',
  'sport/game/:gameId',
  'misc/getCountries',
  'misc/getTimezones',
  'misc/getAddress',
  'base_unauth',
  'agent/getInfo/:code',
]

/** Public while no mail leaves the sandbox; a deployment with SMTP has no such call. */
const SANDBOX_CALLS = ['sandbox/mailbox']

/** The provider's call: it is authenticated by a signature, not a session. */
const SIGNED_CALLS = ['psp', 'psp/pix']

const OPEN_CALLS = [...PUBLIC_CALLS, ...SANDBOX_CALLS, ...SIGNED_CALLS]

/** Public reads, which may be cached. */
const READ_BY_GET = ['sport/item', 'sport/game/:gameId', 'base_unauth']

/** Reads that change nothing and are no calls of the page's API. */
const OPERATOR_READS = ['/api/health', '/api/ready', '/api/openapi.json', '/metrics']

const SESSION_LIMIT_S = 60
const DEMO = { email: 'demo', password: 'demo1234' }
const UNKNOWN_TOKEN = 'a'.repeat(43)
const MALFORMED = [
  null,
  '',
  'Bearer',
  'Bearer ',
  'Bearer null',
  'Bearer nonsense',
  `Bearer ${UNKNOWN_TOKEN}`,
  `Bearer ${UNKNOWN_TOKEN} ${UNKNOWN_TOKEN}`,
  'Bearer %00',
  `Bearer ${'x'.repeat(500)}`,
  `Basic ${btoa('demo:demo1234')}`,
]

const STRANGER = {
  firstname: 'Bia',
  lastname: 'Rocha',
  password: 'Lavanda#27',
  birthdate: '1991-02-03',
  countryCode: '+55',
  phone: '(21) 91234-5678',
  houseNumber: '7',
  streetName: 'Rua B',
  acceptTerms: 'true',
}

describe('the running product', () => {
  let app: TestApp
  /** Every registered call, found by introspection: 'sport/game/:gameId'. */
  let calls: string[]

  beforeAll(async () => {
    app = await startTestApp({ SESSION_LIMIT_S: String(SESSION_LIMIT_S) })
    calls = app.routes
      .filter((route) => route.startsWith('POST /api/'))
      .map((route) => route.slice('POST /api/'.length))
  })

  afterAll(() => app.close())

  const call = (path: string, token: string | null, fields: Record<string, string> = {}) =>
    app.callAs(path.replace(/:\w+/g, '1'), token === null ? null : `Bearer ${token}`, fields)

  async function logIn(credentials: Record<string, string> = DEMO): Promise<string> {
    return String((await call('login', null, credentials)).body.token)
  }

  /** The calls that do not return 'no session' for this header, which opens nothing. */
  async function openTo(authorization: string | null): Promise<string[]> {
    const open: string[] = []
    for (const path of calls) {
      const { status, body } = await app.callAs(path.replace(/:\w+/g, '1'), authorization)
      expect([path, status < 500, typeof body.msg]).toEqual([path, true, 'string'])
      expect([path, body.success]).toEqual([path, status === 200])
      if (status !== 200) expect(REFUSAL_CODES).toContain(body.code)
      const isShut = status === 401 && body.code === 'no_session' && body.disconnect === true
      if (!isShut) open.push(path)
    }
    return open
  }

  test('the demo account has its R$ 1.000,00, and its games can be bet on', async () => {
    const balance = await call('balance/getAll', await logIn())
    expect(balance.body.data.wallet).toEqual({ cash: 1000, cashback: 0 })
    const games = await call('sport/item', null)
    expect(games.body.data.games).toHaveLength(8)
    expect(games.body.data.games[0].odds[0].status).toBe('open')
  })

  test('API-01 every call is a POST: it cannot be read by address', async () => {
    for (const path of calls.filter((one) => !READ_BY_GET.includes(one))) {
      const reply = await app.fetch(`/api/${path.replace(/:\w+/g, '1')}`, {})
      expect([path, reply.status]).toEqual([path, 405])
      await reply.text()
    }
    expect((await app.fetch('/api/login', {})).status).toBe(405)
  })

  test('API-05 API-06 API-15 every call requires a session, except the public ones', async () => {
    expect(calls.length).toBeGreaterThan(30)
    expect(new Set(await openTo(null))).toEqual(new Set(OPEN_CALLS))
    for (const path of [...PUBLIC_CALLS, ...SANDBOX_CALLS])
      expect([path, (await call(path, null)).status]).not.toEqual([path, 401])
    for (const path of SIGNED_CALLS)
      expect((await call(path, null)).body.code).toBe('bad_signature')
  })

  test('API-15 no malformed token opens a call', async () => {
    for (const authorization of MALFORMED) {
      const open = await openTo(authorization)
      expect([authorization, open.filter((path) => !OPEN_CALLS.includes(path))]).toEqual([
        authorization,
        [],
      ])
    }
  })

  test('SEC-24 API-15 an ended token opens no call', async () => {
    const token = await logIn()
    expect((await call('logout', token)).status).toBe(200)
    expect(new Set(await openTo(`Bearer ${token}`))).toEqual(new Set(OPEN_CALLS))
  })

  test('SEC-24 API-15 a token that has idled too long opens no call', async () => {
    const token = await logIn()
    app.pass(SESSION_LIMIT_S * 1000)
    expect(new Set(await openTo(`Bearer ${token}`))).toEqual(new Set(OPEN_CALLS))
  })

  test('every call responds to a player, with a refusal at worst', async () => {
    for (const path of calls.filter((one) => !SIGNED_CALLS.includes(one))) {
      const { status } = await call(path, await logIn())
      expect([path, status]).toEqual([path, expect.toBeOneOf([200, 400, 404, 422])])
    }
  })

  test('no read by address reveals what the calls restrict to a session', async () => {
    const token = await logIn()
    for (const route of app.routes.filter((one) => /^GET (\/api|\/metrics)/.test(one))) {
      const path = route.slice('GET '.length)
      const isOpen =
        OPEN_CALLS.includes(path.slice('/api/'.length)) || OPERATOR_READS.includes(path)
      const reply = await app.fetch(path.replace(/:\w+/g, '1'), {
        headers: { authorization: `Bearer ${token}` },
      })
      await reply.text()
      if (!isOpen) expect([path, reply.ok]).toEqual([path, false])
    }
  })

  describe('with two players', () => {
    let ids: Record<string, string>
    let owner: string
    let newcomers = 0

    beforeAll(async () => {
      owner = await logIn()
      ids = await ownThings(owner)
    })

    /** One of everything that has an id: what a stranger could request by id. */
    async function ownThings(token: string): Promise<Record<string, string>> {
      const deposit = { betCnfPaymentMethodId: '1', depositAmount: '25.00' }
      const { depositId } = (await call('deposit/save', token, deposit)).body
      const { slipId, placed } = await placeOne(token)
      const [session] = (await call('sessions/getAll', token)).body.data
      const bet_wager_id = String(placed.data.bets[0].betId)
      return { depositId, slipId, bet_wager_id, sessionId: session.sessionId }
    }

    /** An advance of the clock looks like a silence of the feed, until its next message. */
    async function openPrice(): Promise<{ betGamesOddId: number; rate: number }> {
      return await eventually(async () => {
        const [price] = (await call('sport/item', null)).body.data.games[0].odds
        expect(price.status).toBe('open')
        return price
      })
    }

    /** Odds may fall between the list and the bet: then those of the refusal are requested. */
    async function placeOne(token: string, seen?: { betGamesOddId: number; rate: number }) {
      const { betGamesOddId, rate } = seen ?? (await openPrice())
      const slipId = randomUUID()
      const wagers = JSON.stringify([{ betGamesOddId: [betGamesOddId], price: '5.00', rate }])
      const { body } = await call('wagers/save', token, { wagers, cashbackActive: 'false', slipId })
      if (body.code === 'odds_changed') return await placeOne(token, body.odds[0])
      expect(body).toMatchObject({ success: true })
      return { slipId, placed: body }
    }

    /** Signs a player up; returns the e-mail, which is not confirmed. */
    async function newcomer(): Promise<string> {
      newcomers += 1
      const email = `stranger${newcomers}@example.com`
      const cpf = withCheckDigits(String(100_000_000 + newcomers))
      const fields = { ...STRANGER, email, cpf }
      expect((await call('sign', null, fields)).body.success).toBe(true)
      return email
    }

    async function stranger(): Promise<string> {
      const email = await newcomer()
      const { data } = (await call('sandbox/mailbox', null, { email })).body
      await call('activate', null, { code: /code=([\w-]+)/.exec(data[0].text)?.[1] ?? '' })
      return await logIn({ email, password: STRANGER.password })
    }

    /** The games go on, and a session is used: neither is a change of what a player owns. */
    const MOVING = new Set(['lastUsedAt', 'dashboard', 'returnOffered', 'ableToFinish'])

    /** A quote is signed at each reading, and absent while nothing is offered. */
    const withoutMoving = (key: string, value: unknown) => {
      if (key === 'quote') return undefined
      return MOVING.has(key) ? 0 : value
    }

    /** Everything that the owner sees. */
    async function whatTheOwnerSees(): Promise<unknown> {
      const reads = calls.filter((path) => /getAll$|history$|getStatus$|^base_auth$/.test(path))
      const replies = []
      for (const path of reads) replies.push([path, (await call(path, owner)).body])
      for (const path of ['deposit/status', 'wagers/status'])
        replies.push([path, (await call(path, owner, ids)).body])
      return JSON.parse(JSON.stringify(replies, withoutMoving))
    }

    test('API-15 a player neither reads nor changes the data of another by its ids', async () => {
      const token = await stranger()
      const before = await whatTheOwnerSees()
      const { user } = (await call('base_auth', owner)).body
      const secrets = [user.info.email, user.info.cpf, user.info.name, user.info.phone]
      for (const path of calls.filter((one) => one !== 'logout')) {
        const { status, body } = await call(path, token, ids)
        expect([path, status]).toEqual([path, expect.toBeOneOf([200, 400, 401, 404, 422])])
        const text = JSON.stringify(body)
        for (const secret of [...secrets, ids.depositId ?? '', ids.sessionId ?? ''])
          expect([path, text.includes(secret)]).toEqual([path, false])
      }
      expect(await whatTheOwnerSees()).toEqual(before)
    })

    test('ACT-07 an unconfirmed player logs in but neither pays, bets nor withdraws', async () => {
      const token = await logIn({ email: await newcomer(), password: STRANGER.password })
      expect((await call('base_auth', token)).status).toBe(200)
      for (const path of ['deposit/save', 'wagers/save', 'withdraw/save']) {
        const { status, body } = await call(path, token)
        expect([path, status, body.code]).toEqual([path, 403, 'not_activated'])
      }
    })

    test.each([
      ['deposit/status', 'unknown_deposit'],
      ['sessions/end', 'unknown_session'],
    ])('%s does not find what belongs to another', async (path, code) => {
      const { status, body } = await call(path, await stranger(), ids)
      expect([status, body.code]).toEqual([404, code])
    })
  })

  test('a call that does not exist is refused for every caller', async () => {
    expect((await call('nada', null)).status).toBe(404)
    expect((await call('wagers_actions/nada', await logIn())).status).toBe(404)
  })

  test('ROL-09 ROL-10 there is no call of agents or operators that a token could open', async () => {
    const token = await logIn()
    const names = ['admin', 'operator', 'operator/players', 'agent', 'agent/login', 'psp/pay']
    for (const path of names) expect([path, (await call(path, token)).status]).toEqual([path, 404])
    const kinds = new Set(calls.map((path) => path.split('/')[0]))
    for (const kind of ['admin', 'operator', 'backoffice']) expect(kinds).not.toContain(kind)
    const ofAgents = calls.filter((path) => path.startsWith('agent'))
    expect(ofAgents).toEqual(['agent/getInfo/:code'])
  })
})

describe('the notice of an event', () => {
  test('reaches an open page under the name of the event', async () => {
    const app = await startTestApp()
    const { token } = (await app.callAs('login', null, DEMO)).body
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/stream`)
    const messages: { type: string; event?: string }[] = []
    socket.on('message', (data) => messages.push(JSON.parse(String(data))))
    const ofType = (type: string) => messages.filter((message) => message.type === type)
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'hello', token }))
    // The wallet is the response to the hello: from it on the page gets what happens.
    await eventually(() => expect(ofType('wallet')).toHaveLength(1))
    const bearer = `Bearer ${token}`
    const amount = { betCnfPaymentMethodId: '1', depositAmount: '20.00' }
    const { depositId } = (await app.callAs('deposit/save', bearer, amount)).body
    await app.callAs('sandbox/pix/pay', bearer, { depositId })
    const event = `deposit_credited:${depositId}`
    await eventually(() => expect(ofType('notification')).toMatchObject([{ event }]))
    socket.terminate()
    await app.close()
  })
})
