import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { recordStatements } from '../../database/test-statements.ts'
import { pruneSecrets } from './keep-accounts.ts'
import { type AccountsUnderTest, type From, makeAccounts, signFields } from './test-accounts.ts'

const MINUTE_MS = 60_000

describeOnDatabases('login under attack', (makeDatabase) => {
  let database: Database
  let statements: string[]
  let accounts: AccountsUnderTest
  let fields: ReturnType<typeof signFields>

  beforeAll(async () => {
    const recorded = recordStatements(await makeDatabase())
    database = recorded.database
    statements = recorded.statements
    accounts = await makeAccounts(database)
  })

  beforeEach(async () => {
    fields = signFields()
    await accounts.call('sign', fields)
    await accounts.deps.outbox.settled()
    accounts.clock.pass(60 * MINUTE_MS)
  })

  const logIn = (password: string, from: From = {}, email: string = fields.email) =>
    accounts.callFrom('login', { email, password }, from)
  const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

  async function attack(email: string, count: number): Promise<string[]> {
    const codes: string[] = []
    for (let index = 0; index < count; index += 1) {
      const reply = await logIn('Outra#2026', { address: address(index) }, email)
      codes.push(String(reply.body.code))
    }
    return codes
  }

  it('compares few of many wrong passwords, and lets the owner in on a known device', async () => {
    const { cookie } = await logIn(fields.password, { address: '198.51.100.1' })
    const codes = await attack(fields.email, 300)
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('wrong_login'))
    expect(new Set(codes.slice(10))).toEqual(new Set(['too_many_requests']))
    const stranger = await logIn(fields.password, { address: '203.0.113.9' })
    expect([stranger.status, stranger.cookie]).toEqual([429, ''])
    const owner = await logIn(fields.password, { address: '198.51.100.77', cookie })
    expect(owner.body.success).toBe(true)
    expect(owner.cookie).toBe(cookie)
  })

  it('responds to an unknown account as to a known one, also under attack', async () => {
    const known = await attack(fields.email, 20)
    expect(await attack('unknown@example.com', 20)).toEqual(known)
    const origin = { address: '203.0.113.9' }
    const refusals = [
      await logIn('Outra#2026', origin),
      await logIn('Outra#2026', origin, 'unknown@example.com'),
    ]
    expect(refusals[0]).toEqual(refusals[1])
    expect(refusals[0]?.body.retryAfterSeconds).toBe(300)
  })

  it('runs the same queries for a known and an unknown account', async () => {
    statements.length = 0
    await logIn('Outra#2026')
    const known = statements.splice(0)
    await logIn('Outra#2026', {}, 'stranger@example.com')
    expect(statements).toEqual(known)
    expect(known.length).toBeGreaterThan(2)
  })

  it('does not reveal by its counts which username belongs to an e-mail', async () => {
    const username = `u${fields.cpf}`
    const named = signFields({ username })
    await accounts.call('sign', named)
    await attack(named.email, 12)
    const byName = await logIn('Outra#2026', {}, username)
    expect(byName.body.code).toBe('wrong_login')
  })

  it('API-12 returns the wait, in the body and in the header', async () => {
    await attack(fields.email, 10)
    const reply = await accounts.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: fields.email, password: fields.password },
    })
    expect(reply.headers['retry-after']).toBe('300')
    expect(reply.json()).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 300 })
    accounts.clock.pass(5 * MINUTE_MS)
    expect((await logIn(fields.password)).status).toBe(200)
  })

  it('counts a guesser on a known device too, for this account only', async () => {
    const { cookie } = await logIn(fields.password)
    for (let count = 0; count < 10; count += 1)
      expect((await logIn('Outra#2026', { cookie })).status).toBe(401)
    expect((await logIn(fields.password, { cookie })).status).toBe(429)
    const other = signFields()
    await accounts.call('sign', other)
    expect((await logIn(other.password, { cookie }, other.email)).status).toBe(200)
    accounts.clock.pass(MINUTE_MS)
    expect((await logIn(fields.password, { cookie })).status).toBe(200)
  })

  it('recognises a device for its own players only', async () => {
    const mine = signFields()
    await accounts.call('sign', mine)
    const { cookie } = await logIn(mine.password, {}, mine.email)
    await attack(fields.email, 10)
    expect((await logIn('Outra#2026', { cookie, address: '203.0.113.4' })).status).toBe(429)
  })

  it('replaces a device token that the server never issued', async () => {
    const planted = `device=${'p'.repeat(43)}`
    const reply = await logIn(fields.password, { cookie: planted })
    expect(reply.cookie).toMatch(/^device=[\w-]{43}$/)
    expect(reply.cookie).not.toBe(planted)
  })

  it('lets two players share a device', async () => {
    const { cookie } = await logIn(fields.password)
    const other = signFields()
    await accounts.call('sign', other)
    expect((await logIn(other.password, { cookie }, other.email)).cookie).toBe(cookie)
    await attack(fields.email, 10)
    await attack(other.email, 10)
    expect((await logIn(fields.password, { cookie })).status).toBe(200)
    expect((await logIn(other.password, { cookie }, other.email)).status).toBe(200)
  })

  it('stops one address that tries many accounts, but not its neighbours', async () => {
    const from = { address: '2001:db8:1:2::1' }
    for (let count = 0; count < 30; count += 1)
      expect((await logIn('x', from, `a${count}@example.com`)).status).toBe(401)
    const sameNetwork = { address: '2001:db8:1:2:ffff::9' }
    expect((await logIn(fields.password, sameNetwork)).status).toBe(429)
    expect((await logIn(fields.password, { address: '2001:db8:1:3::1' })).status).toBe(200)
  })

  it('does not count correct passwords, however often they are typed', async () => {
    for (let count = 0; count < 40; count += 1)
      expect((await logIn(fields.password, { address: '192.0.2.44' })).status).toBe(200)
  })

  it('stores the device hashed, and forgets it after 400 days without a login', async () => {
    const { cookie } = await logIn(fields.password)
    const token = cookie.slice('device='.length)
    const { rows } = await database.pool.query(
      'select known_device::text as stored from known_device',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { stored } of rows) expect(stored).not.toContain(Buffer.from(token).toString('hex'))
    accounts.clock.pass(401 * 24 * 60 * MINUTE_MS)
    await pruneSecrets(accounts.deps)
    await attack(fields.email, 10)
    expect((await logIn(fields.password, { cookie })).status).toBe(429)
  })
})
