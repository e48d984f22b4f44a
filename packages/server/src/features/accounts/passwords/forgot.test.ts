import { loginReply } from '@caderneta/contract/accounts/accounts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases, describeOnServer } from '../../../database/test-database.ts'
import { recordStatements } from '../../../database/test-statements.ts'
import { type AccountsUnderTest, makeAccounts, signFields } from '../test-accounts.ts'

const MINUTE_MS = 60_000
const NEW_PASSWORD = 'Girassol#81'
const PUBLIC_URL = 'https://caderneta.example'

describeOnDatabases('forgot', (makeDatabase) => {
  let database: Database
  let statements: string[]
  let accounts: AccountsUnderTest
  let fields: ReturnType<typeof signFields>

  beforeAll(async () => {
    const recorded = recordStatements(await makeDatabase())
    database = recorded.database
    statements = recorded.statements
    accounts = await makeAccounts(database, { PUBLIC_URL })
  })

  beforeEach(async () => {
    fields = signFields()
    await accounts.call('sign', fields)
    await settled()
    accounts.clock.pass(60 * MINUTE_MS)
  })

  const settled = () => accounts.deps.outbox.settled()
  const requestCode = (email: string = fields.email) => accounts.call('forgot', { email })
  const use = (code: string, changes: object = {}) =>
    accounts.call('forgot', { email: fields.email, code, newPassword: NEW_PASSWORD, ...changes })
  const logIn = (password: string) => accounts.call('login', { email: fields.email, password })

  async function mailedCode(): Promise<string> {
    await requestCode()
    return await accounts.newestCode()
  }

  async function mailsOf(work: () => Promise<unknown>): Promise<number> {
    const before = accounts.sentMails.length
    await work()
    await settled()
    return accounts.sentMails.length - before
  }

  it('SEC-01 SEC-03 FGT-05 API-18 gives every address one response, without a token', async () => {
    const known = await requestCode()
    expect(known.status).toBe(200)
    expect(Object.keys(known.body)).toEqual(['success', 'msg'])
    for (const email of ['unknown@example.com', 'abc', fields.email.toUpperCase()])
      expect(await requestCode(email)).toEqual(known)
  })

  it('SEC-02 runs no query that depends on the account before it responds', async () => {
    const request = async (email: string) => {
      statements.length = 0
      const reply = accounts.app.inject({ method: 'POST', url: '/api/forgot', payload: { email } })
      await reply
      const [first] = statements
      await settled()
      return first
    }
    expect(await request('unknown@example.com')).toEqual(await request(fields.email))
    expect(statements[0]).toContain('take_attempts')
    expect(statements.findIndex((one) => one.includes('"player"'))).toBeGreaterThan(0)
  })

  it('writes a mail for an unknown address too, and rolls it back', async () => {
    statements.length = 0
    expect(await mailsOf(() => requestCode('unknown@example.com'))).toBe(0)
    expect(statements.filter((one) => one.includes('insert into "mail"'))).toHaveLength(1)
    const { rows } = await database.pool.query(
      `select count(*)::int as count from mail where recipient = 'unknown@example.com'`,
    )
    expect(rows).toEqual([{ count: 0 }])
  })

  it('VAL-09 VAL-10 names the missing e-mail and does not check its format', async () => {
    const { status, body } = await requestCode('')
    expect([status, body.fields]).toEqual([400, { email: 'Esse campo é obrigatório!' }])
    expect((await requestCode('abc')).status).toBe(200)
  })

  it('SEC-04 mails a code of 256 bits and stores only its hash', async () => {
    const code = await mailedCode()
    expect(Buffer.from(code, 'base64url')).toHaveLength(32)
    const { rows } = await database.pool.query(
      `select mailed_code::text as stored from mailed_code where purpose = 'recovery'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { stored } of rows) {
      expect(stored).not.toContain(code)
      expect(stored).not.toContain(Buffer.from(code, 'base64url').toString('hex'))
      expect(stored).not.toContain(Buffer.from(code).toString('hex'))
    }
  })

  it('mails a link to our own origin, whatever the Host header contains', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    }
    await accounts.callFrom('forgot', { email: fields.email }, { headers })
    const code = await accounts.newestCode()
    const mail = accounts.sentMails.at(-1)
    const query = new URLSearchParams({ email: fields.email, code })
    expect(mail?.to).toBe(fields.email)
    expect(mail?.text).toContain(`${PUBLIC_URL}/recuperar-senha?${query}\n`)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
  })

  it('FGT-06 API-18 accepts the code with a new password and replies like a login', async () => {
    const reply = await use(await mailedCode())
    expect(reply.body).toMatchObject({ success: true, msg: 'Senha alterada com sucesso.' })
    const { token, user, session } = loginReply.parse(reply.body)
    expect([user.info.email, session.inactivitySeconds]).toEqual([fields.email, 1800])
    expect((await accounts.call('base_auth', {}, token)).status).toBe(200)
    expect((await logIn(fields.password)).status).toBe(401)
    expect((await logIn(NEW_PASSWORD)).status).toBe(200)
  })

  it('SEC-04 accepts the code once', async () => {
    const code = await mailedCode()
    expect((await use(code)).status).toBe(200)
    const again = await use(code, { newPassword: 'Margarida#9' })
    expect([again.status, again.body.code]).toEqual([422, 'code_invalid'])
    expect((await logIn(NEW_PASSWORD)).status).toBe(200)
  })

  it('SEC-05 accepts the code for 15 minutes', async () => {
    const [early, late] = [await mailedCode(), await mailedCode()]
    accounts.clock.pass(15 * MINUTE_MS - 1000)
    expect((await use(early)).status).toBe(200)
    accounts.clock.pass(-15 * MINUTE_MS + 1000)
    const code = await mailedCode()
    accounts.clock.pass(15 * MINUTE_MS + 1000)
    for (const old of [late, code]) expect((await use(old)).body.code).toBe('code_invalid')
  })

  it('accepts the code for its own address only', async () => {
    const other = signFields()
    await accounts.call('sign', other)
    const code = await mailedCode()
    const stolen = await use(code, { email: other.email })
    expect([stolen.status, stolen.body.code]).toEqual([422, 'code_invalid'])
    expect((await use(code, { email: fields.email.toUpperCase() })).status).toBe(200)
  })

  it('accepts no activation code as a recovery code, nor the reverse', async () => {
    const fresh = signFields()
    await accounts.call('sign', fresh)
    const activation = await accounts.newestCode()
    expect((await use(activation, { email: fresh.email })).body.code).toBe('code_invalid')
    expect((await accounts.call('activate', { code: await mailedCode() })).status).toBe(422)
  })

  it('SEC-06 ends all other sessions and voids the other codes', async () => {
    const before = String((await logIn(fields.password)).body.token)
    const [first, second] = [await mailedCode(), await mailedCode()]
    await use(second)
    const ended = await accounts.call('base_auth', {}, before)
    expect([ended.status, ended.body.disconnect]).toEqual([401, true])
    expect((await use(first)).body.code).toBe('code_invalid')
    expect(accounts.endedSessions.length).toBeGreaterThan(0)
  })

  it('notifies the owner by mail that the password was changed', async () => {
    const code = await mailedCode()
    expect(await mailsOf(() => use(code))).toBe(1)
    expect(accounts.sentMails.at(-1)).toMatchObject({
      to: fields.email,
      subject: 'Sua senha na Caderneta foi alterada',
    })
  })

  it('activates the account: access to the mailbox proves the address', async () => {
    expect((await use(await mailedCode())).body).toMatchObject({
      user: { info: { isActivated: true } },
    })
  })

  it('ACC-05 refuses a password that violates the guidance and keeps the code usable', async () => {
    const code = await mailedCode()
    for (const newPassword of ['Souza#1234', 'x1990yz#', 'com espaço', 'password']) {
      const { status, body } = await use(code, { newPassword })
      expect(status).toBe(400)
      expect(Object.keys(Object(body.fields))).toEqual(['newPassword'])
    }
    expect((await use(code, { newPassword: '123456' })).body.fields).toEqual({
      newPassword: 'Essa senha é comum demais. Escolha outra.',
    })
    expect((await use(code, { newPassword: 'abc12' })).status).toBe(400)
    expect((await use(code)).status).toBe(200)
  })

  it('mails at most three codes at once to an address, with the same response', async () => {
    const first = await requestCode()
    await settled()
    expect(await mailsOf(() => requestCode())).toBe(1)
    expect(await mailsOf(() => requestCode())).toBe(1)
    expect(await mailsOf(async () => expect(await requestCode()).toEqual(first))).toBe(0)
    accounts.clock.pass(5 * MINUTE_MS)
    expect(await mailsOf(() => requestCode())).toBe(1)
  })

  it('stops an address that tries codes, without stopping others', async () => {
    const address = '203.0.113.50'
    const attempt = { email: fields.email, code: 'x'.repeat(43), newPassword: NEW_PASSWORD }
    for (let count = 0; count < 20; count += 1)
      expect((await accounts.callFrom('forgot', attempt, { address })).status).toBe(422)
    expect((await accounts.callFrom('forgot', attempt, { address })).status).toBe(429)
    expect((await use(await mailedCode())).status).toBe(200)
  })

  it('makes the browser of the recovery a known device', async () => {
    const code = await mailedCode()
    const request = { email: fields.email, code, newPassword: NEW_PASSWORD }
    const { cookie } = await accounts.callFrom('forgot', request, { address: '198.51.100.3' })
    for (let index = 0; index < 12; index += 1)
      await accounts.callFrom(
        'login',
        { email: fields.email, password: 'x' },
        { address: `10.0.0.${index}` },
      )
    const credentials = { email: fields.email, password: NEW_PASSWORD }
    expect((await accounts.callFrom('login', credentials, { cookie })).status).toBe(200)
    expect((await accounts.callFrom('login', credentials, {})).status).toBe(429)
  })
})

describeOnServer('forgot', (makeDatabase) => {
  it('lets one of many concurrent uses of a code succeed', async () => {
    const accounts = await makeAccounts(await makeDatabase())
    const fields = signFields()
    await accounts.call('sign', fields)
    await accounts.call('forgot', { email: fields.email })
    const code = await accounts.newestCode()
    const tries = Array.from({ length: 16 }, (_, index) =>
      accounts.call('forgot', { email: fields.email, code, newPassword: `Girassol#${index}x` }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(15)
  })

  it('admits no login with the old password while it is being changed', async () => {
    const accounts = await makeAccounts(await makeDatabase())
    const fields = signFields()
    await accounts.call('sign', fields)
    await accounts.call('forgot', { email: fields.email })
    const code = await accounts.newestCode()
    const { email, password } = fields
    const logins = Array.from({ length: 24 }, () => accounts.call('login', { email, password }))
    const recovery = accounts.call('forgot', { email, code, newPassword: NEW_PASSWORD })
    const tokens = (await Promise.all(logins)).map(({ body }) => String(body.token ?? ''))
    expect((await recovery).status).toBe(200)
    for (const token of tokens)
      expect((await accounts.call('base_auth', {}, token)).status).toBe(401)
  })
})
