import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jpegOf, pdfOf } from '../../features/verification/test-files.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeLog } from '../make-log.ts'

const EMAIL = 'demo@caderneta.example'
const NEW_EMAIL = 'demo.nova@example.com'
const PHONE = '11987654321'
const NEW_PHONE = '21912345678'
const CPF = '00000000191'
const PASSWORD = 'demo1234'
const NEW_PASSWORD = 'Girassol!36'
const LIMIT_S = 60
/** Attempts to log in before they are throttled (features/accounts/budgets.ts). */
const ATTEMPTS_MAX = 10

interface Line {
  readonly msg: string
  readonly [field: string]: unknown
}

describe('security events of calls', () => {
  let app: TestApp
  let token: string
  let lines: Line[] = []
  let onLine = () => {}
  const log = makeLog('info', {
    write: (line) => {
      lines.push(JSON.parse(line))
      onLine()
    },
  })

  beforeAll(async () => {
    app = await startTestApp(
      {
        SESSION_LIMIT_S: String(LIMIT_S),
        PAYOUT_DELAY_MS: '0',
        WITHDRAWAL_REVIEW_OVER: '100.00',
        REVIEW_MS: '86400000',
      },
      log,
    )
    token = await logIn()
  }, 120_000)
  afterAll(() => app.close())
  beforeEach(() => {
    lines = []
  })

  const call = (path: string, fields: Readonly<Record<string, string>> = {}, by = token) =>
    app.callAs(path, `Bearer ${by}`, fields)

  async function logIn(password = PASSWORD): Promise<string> {
    const { body } = await app.callAs('login', null, { email: EMAIL, password })
    return body.token
  }

  /** The newest code that was sent to this address. */
  async function codeTo(contact: string, code: RegExp): Promise<string> {
    for (;;) {
      const { body } = await app.callAs('sandbox/mailbox', null, { email: contact })
      const found = code.exec(body.data[0]?.text ?? '')?.[1]
      if (found) return found
    }
  }

  const events = () => lines.filter(({ msg }) => msg.startsWith('security: '))

  /** The fields of the only line of this event since the last test. */
  function fieldsOf(event: string) {
    const found = events().filter(({ msg }) => msg === `security: ${event}`)
    expect(found).toHaveLength(1)
    const text = JSON.stringify(lines)
    for (const secret of [EMAIL, NEW_EMAIL, PHONE, NEW_PHONE, CPF, PASSWORD, NEW_PASSWORD, token])
      expect(text).not.toContain(secret)
    const { level, time, msg, reqId, ...fields } = found[0] ?? { msg: '' }
    return fields
  }

  const until = (event: string) =>
    new Promise<void>((resolve) => {
      onLine = () => {
        if (events().some(({ msg }) => msg === `security: ${event}`)) resolve()
      }
      onLine()
    })

  const address = '127.0.0.1'
  const playerId = 1

  async function withdraw(amount: string): Promise<string> {
    const withdrawalId = randomUUID()
    const form = { pixKeyType: 'cpf', pixKey: CPF, ownerName: 'Demo Caderneta', cpf: CPF }
    const fields = { ...form, amount, password: PASSWORD, withdrawalId }
    expect(await call('withdraw/save', fields)).toMatchObject({ status: 200 })
    return withdrawalId
  }

  test('of a withdrawal that is requested and cancelled name it and its player', async () => {
    const withdrawalId = await withdraw('101.00')
    expect(fieldsOf('withdrawal requested')).toEqual({ playerId, withdrawalId })
    expect(await call('withdraw/cancel', { withdrawalId })).toMatchObject({ status: 200 })
    expect(fieldsOf('withdrawal cancelled')).toEqual({ playerId, withdrawalId })
  })

  test('of a withdrawal that is sent name it and its player', async () => {
    const withdrawalId = await withdraw('10.00')
    await until('withdrawal sent')
    expect(fieldsOf('withdrawal sent')).toEqual({ playerId, withdrawalId })
  })

  test('of documents that are read name their kind', async () => {
    const form = new FormData()
    form.append('document', new Blob([new Uint8Array(pdfOf('BT ET'))]), 'rg.pdf')
    form.append('selfie', new Blob([new Uint8Array(jpegOf(40, 40))]), 'eu.jpg')
    const headers = { authorization: `Bearer ${token}` }
    const sent = await app.fetch('/api/verification/send', { method: 'POST', body: form, headers })
    expect(sent.status).toBe(200)
    expect((await call('verification/getSelfie')).status).toBe(200)
    expect(fieldsOf('document read')).toEqual({ playerId, kind: 'selfie' })
  })

  test.each([
    ['funds/historyCsv', 'statement_csv'],
    ['funds/historyPdf', 'statement_pdf'],
    ['wagers_user/historyCsv', 'bets_csv'],
  ])('of data exported by %s name their kind', async (path, kind) => {
    expect((await call(path, { from: '2020-01-01', to: '2020-01-31' })).status).toBe(200)
    expect(fieldsOf('data exported')).toEqual({ playerId, kind })
  })

  test('of a changed e-mail and phone name the kind of contact', async () => {
    const wanted = { email: NEW_EMAIL, countryCode: '55', phone: NEW_PHONE, password: PASSWORD }
    expect((await call('account/generalData', wanted)).status).toBe(200)
    expect(events()).toEqual([])
    const texted = await codeTo(`+55${NEW_PHONE}`, /\b(\d{6})\b/)
    const phone = { kind: 'phone', code: texted }
    expect((await call('account/confirmContact', phone)).status).toBe(200)
    expect(fieldsOf('contact changed')).toEqual({ playerId, kind: 'phone' })
    lines = []
    const email = { kind: 'email', code: await codeTo(NEW_EMAIL, /\b([\w-]{43})\b/) }
    expect((await call('account/confirmContact', email)).status).toBe(200)
    expect(fieldsOf('contact changed')).toEqual({ playerId, kind: 'email' })
  })

  test('of refused authorization name route and reason', async () => {
    await call('account/language', { language: 'en' }, 'f'.repeat(43))
    const route = '/api/account/language'
    const refused = { playerId: null, address, route, code: 'no_session' }
    expect(fieldsOf('authorization refused')).toEqual(refused)
    expect(JSON.stringify(lines)).not.toContain('f'.repeat(43))
  })

  test('of a changed password name the player', async () => {
    const change = { password: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    expect((await call('account/changePassword', change)).status).toBe(200)
    expect(fieldsOf('password changed')).toEqual({ playerId })
  })

  test('of an expired idle session is logged once', async () => {
    app.pass(LIMIT_S * 1000)
    const calls = Array.from({ length: 8 }, () => call('balance/getAll'))
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(8).fill(401))
    expect(fieldsOf('session expired')).toEqual({ playerId })
  })

  test('of a throttled login name the account and the address', async () => {
    const attempts = ATTEMPTS_MAX + 1
    for (let attempt = 0; attempt < attempts; attempt += 1)
      await app.callAs('login', null, { email: NEW_EMAIL, password: 'wrong' })
    expect(fieldsOf('login throttled')).toEqual({ playerId, address })
  })
})
