import { ACCESS_REFUSALS, type Access, type Call, COMMON_REFUSALS } from '@caderneta/contract/call'
import { CALLS } from '@caderneta/contract/calls'
import { REFUSAL_STATUS, type RefusalCode } from '@caderneta/contract/refusals'
import { withCheckDigits } from '@caderneta/domain/person/cpf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO, formOf } from './call-forms-fixtures.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** What is registered and is no call. */
const NO_CALLS = new Set([
  ...['/api/health', '/api/ready', '/metrics'], // For operators, in the formats of their tools.
  '/api/stream', // A WebSocket.
  '/api/openapi.json', // The description of the calls.
  ...['/sandbox/mailbox', '/sandbox/mailbox.css'], // A page and its style.
])

const calls = Object.entries<Call>(CALLS)
const addressOf = ({ path }: Call) => path.replace(/:\w+/g, '1')
const methodsOf = ({ isReadByGet }: Call) => (isReadByGet ? 'GET, POST' : 'POST')

const CALLERS = ['anonymous', 'unknown token', 'unconfirmed', 'activated', 'excluded'] as const
type TestCaller = (typeof CALLERS)[number]

const UNKNOWN_TOKEN = 'a'.repeat(43)
const PLAYERS = {
  unconfirmed: { email: 'new@example.com', cpf: withCheckDigits('100000001') },
  activated: DEMO,
  excluded: { email: 'ex@example.com', cpf: withCheckDigits('100000002') },
}
const PASSWORD = 'Lavanda#27'
const SIGN_UP = {
  ...{ firstname: 'Bia', lastname: 'Rocha', password: PASSWORD, birthdate: '1991-02-03' },
  ...{ countryCode: '+55', phone: '(21) 91234-5678', houseNumber: '7', streetName: 'Rua B' },
  acceptTerms: 'true',
}

const NO_SESSION = { anonymous: 'no_session', 'unknown token': 'no_session' } as const
/** Whom a call stops, by what it requires. */
const STOPPED: Readonly<Record<Access, Readonly<Partial<Record<TestCaller, RefusalCode>>>>> = {
  public: {},
  session: NO_SESSION,
  activated: { ...NO_SESSION, unconfirmed: 'not_activated' },
  provider: {
    ...{ anonymous: 'bad_signature', 'unknown token': 'bad_signature', activated: 'bad_signature' },
    ...{ unconfirmed: 'bad_signature', excluded: 'bad_signature' },
  },
}

/** The refusal that stops a caller; null for one who gets past what the call requires. */
function stopOf({ access, refusals }: Call, caller: TestCaller): RefusalCode | null {
  if (caller === 'excluded' && refusals.includes('self_excluded')) return 'self_excluded'
  return STOPPED[access][caller] ?? null
}

const STOPS = new Set<unknown>([...Object.values(ACCESS_REFUSALS).flat(), 'self_excluded'])

describe('the table of calls on the running product', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startTestApp()
    for (const person of [PLAYERS.unconfirmed, PLAYERS.excluded]) {
      const signed = await app.callAs('sign', null, { ...SIGN_UP, ...person })
      expect(signed.body).toMatchObject({ success: true })
    }
    const { email } = PLAYERS.excluded
    const { data } = (await app.callAs('sandbox/mailbox', null, { email })).body
    await app.callAs('activate', null, { code: /code=([\w-]+)/.exec(data[0].text)?.[1] ?? '' })
    const exclusion = { period: '1', accept: 'true', password: PASSWORD }
    const begun = await app.callAs('exclusion/begin', await bearerOf('excluded'), exclusion)
    expect(begun.body).toMatchObject({ success: true })
  })

  afterAll(() => app.close())

  /** Of a new session: some calls end it. */
  async function bearerOf(caller: TestCaller): Promise<string | null> {
    if (caller === 'anonymous') return null
    if (caller === 'unknown token') return `Bearer ${UNKNOWN_TOKEN}`
    const { email } = PLAYERS[caller]
    const password = caller === 'activated' ? DEMO.password : PASSWORD
    return `Bearer ${(await app.callAs('login', null, { email, password })).body.token}`
  }

  test('each route is a call, and each call is a route', () => {
    const addresses = new Set(app.routes.map((route) => route.slice(route.indexOf(' ') + 1)))
    // The files of the site are there after a build.
    addresses.delete('/*')
    const ofCalls = calls.map(([, { path }]) => `/api/${path}`)
    expect(addresses).toEqual(new Set([...ofCalls, ...NO_CALLS]))
  })

  test.each(calls)('%s accepts the methods of its record only', async (_name, call) => {
    for (const method of ['GET', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']) {
      const response = await app.fetch(`/api/${addressOf(call)}`, { method })
      await response.text()
      const isAccepted = methodsOf(call).includes(method)
      expect([method, response.status === 405]).toEqual([method, !isAccepted])
      if (!isAccepted) expect(response.headers.get('allow')).toBe(methodsOf(call))
    }
  })

  test.each(calls)('API-15 %s stops the callers that its record says', async (name, call) => {
    const form = call.refusals.includes('self_excluded') ? formOf(name) : {}
    const possible = [...ACCESS_REFUSALS[call.access], ...COMMON_REFUSALS, ...call.refusals]
    for (const caller of CALLERS) {
      const { status, body } = await app.callAs(addressOf(call), await bearerOf(caller), form)
      const { code = null, disconnect = false } = body
      const stop = stopOf(call, caller)
      if (stop === null) expect([caller, STOPS.has(code)]).toEqual([caller, false])
      else expect([caller, code, status]).toEqual([caller, stop, REFUSAL_STATUS[stop]])
      expect([caller, disconnect]).toEqual([caller, stop === 'no_session'])
      if (code !== null) expect(possible).toContain(code)
    }
  })
})
