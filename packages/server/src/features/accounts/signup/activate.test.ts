import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases, describeOnServer } from '../../../database/test-database.ts'
import { recordStatements } from '../../../database/test-statements.ts'
import { type AccountsUnderTest, makeAccounts, signFields } from '../test-accounts.ts'

const DAY_MS = 86_400_000

describeOnDatabases('activate', (makeDatabase) => {
  let database: Database
  let accounts: AccountsUnderTest

  beforeAll(async () => {
    database = await makeDatabase()
    accounts = await makeAccounts(database)
  })

  async function signUp() {
    const fields = signFields()
    await accounts.call('sign', fields)
    return { ...fields, code: await accounts.newestCode() }
  }

  it('API-19 accepts the mailed code and returns the status', async () => {
    const { code } = await signUp()
    const reply = await accounts.call('activate', { code })
    expect(reply).toEqual({
      status: 200,
      body: { success: true, msg: 'Sua conta está ativa.', status: 'active' },
    })
  })

  it('takes effect at once in a session that was open before', async () => {
    const { email, password, code } = await signUp()
    const token = String((await accounts.call('login', { email, password })).body.token)
    expect((await accounts.deps.sessions.sessionOf(token))?.isActivated).toBe(false)
    await accounts.call('activate', { code })
    expect((await accounts.deps.sessions.sessionOf(token))?.isActivated).toBe(true)
  })

  it('ACT-05 accepts a code once', async () => {
    const { code } = await signUp()
    await accounts.call('activate', { code })
    const again = await accounts.call('activate', { code })
    expect(again.status).toBe(422)
    expect(again.body).toMatchObject({ success: false, code: 'code_invalid' })
  })

  it('ACT-03 refuses a code that is unknown or older than a day', async () => {
    const { code } = await signUp()
    expect((await accounts.call('activate', { code: 'x'.repeat(43) })).status).toBe(422)
    accounts.clock.pass(DAY_MS)
    expect((await accounts.call('activate', { code })).status).toBe(422)
  })

  it('stores no plain code', async () => {
    const { code } = await signUp()
    const { rows } = await database.pool.query('select code_hash from mailed_code')
    const stored = rows.map(({ code_hash: hash }) => Buffer.from(hash).toString())
    expect(stored.join()).not.toContain(code)
    expect(Buffer.from(code, 'base64url')).toHaveLength(32)
  })

  it('ACT-06 API-20 resend responds alike for known and unknown addresses', async () => {
    const { email } = await signUp()
    const known = await accounts.call('activate/resend', { email })
    const unknown = await accounts.call('activate/resend', { email: 'unknown@example.com' })
    expect(known.status).toBe(200)
    expect(unknown).toEqual(known)
  })

  it('SGN-23 resend mails a new code that works', async () => {
    const { email, code } = await signUp()
    await accounts.call('activate/resend', { email: email.toUpperCase() })
    const fresh = await accounts.newestCode()
    expect(fresh).not.toBe(code)
    expect(accounts.sentMails.at(-1)?.to).toBe(email)
    expect((await accounts.call('activate', { code: fresh })).status).toBe(200)
  })

  it('mails nothing to an active account, nor more than five times an hour', async () => {
    const { email, code } = await signUp()
    const mailsTo = () => accounts.sentMails.filter((mail) => mail.to === email).length
    const resend = async () => {
      await accounts.call('activate/resend', { email })
      await accounts.deps.outbox.settled()
    }
    for (let count = 0; count < 8; count += 1) await resend()
    expect(mailsTo()).toBe(5)
    accounts.clock.pass(3_600_001)
    await resend()
    expect(mailsTo()).toBe(6)
    await accounts.call('activate', { code })
    await resend()
    expect(mailsTo()).toBe(6)
  })
})

describeOnDatabases('activate/resend', (makeDatabase) => {
  it('ACT-06 does the same kinds of work for every address', async () => {
    const { database, statements } = recordStatements(await makeDatabase())
    const accounts = await makeAccounts(database)
    const fields = signFields()
    await accounts.call('sign', fields)
    await accounts.deps.outbox.settled()
    const writesFor = async (email: string) => {
      statements.length = 0
      await accounts.call('activate/resend', { email })
      await accounts.deps.outbox.settled()
      return statements.filter((statement) => /insert into "mail"/.test(statement)).length
    }
    expect(await writesFor(fields.email)).toBe(1)
    expect(await writesFor('unknown@example.com')).toBe(1)
    const mails = await database.kysely.selectFrom('mail').select('recipient').execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual([fields.email, fields.email])
  })

  it('stops one address that requests mails without end', async () => {
    const accounts = await makeAccounts(await makeDatabase())
    for (let count = 0; count < 30; count += 1)
      await accounts.call('activate/resend', { email: `a${count}@example.com` })
    const reply = await accounts.call('activate/resend', { email: 'b@example.com' })
    expect(reply.body).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 10 })
  })
})

describeOnServer('activate', (makeDatabase) => {
  it('ACT-05 accepts one of many concurrent calls with one code', async () => {
    const accounts = await makeAccounts(await makeDatabase())
    await accounts.call('sign', signFields())
    const code = await accounts.newestCode()
    const calls = Array.from({ length: 20 }, () => accounts.call('activate', { code }))
    const done = (await Promise.all(calls)).filter((reply) => reply.status === 200)
    expect(done).toHaveLength(1)
  })
})
