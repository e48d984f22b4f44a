import { sessionsReply } from '@caderneta/contract/accounts/sessions'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { type AccountsUnderTest, makeAccounts, signFields } from '../test-accounts.ts'
import { secretTokenHash } from './secret-token.ts'

const MINUTE_MS = 60_000

describeOnDatabases('sessions of a player', (makeDatabase) => {
  let database: Database
  let accounts: AccountsUnderTest
  let fields: ReturnType<typeof signFields>
  let own: string

  beforeAll(async () => {
    database = await makeDatabase()
    accounts = await makeAccounts(database)
  })

  beforeEach(async () => {
    fields = signFields()
    await accounts.call('sign', fields)
    own = await logIn('own browser', '192.0.2.1')
  })

  async function logIn(device: string, address: string): Promise<string> {
    const { email, password } = fields
    const from = { address, headers: { 'user-agent': device } }
    return String((await accounts.callFrom('login', { email, password }, from)).body.token)
  }

  const list = async (token: string) =>
    sessionsReply.parse((await accounts.call('sessions/getAll', {}, token)).body).data
  const status = async (token: string) => (await accounts.call('base_auth', {}, token)).status

  it('lists device, address and times, most recently used first', async () => {
    const begin = accounts.clock.now()
    accounts.clock.pass(MINUTE_MS)
    const phone = await logIn('a phone', '192.0.2.2')
    accounts.clock.pass(MINUTE_MS)
    const sessions = await list(own)
    expect(sessions).toEqual([
      {
        sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        device: 'own browser',
        address: '192.0.2.1',
        createdAt: begin,
        lastUsedAt: begin + 2 * MINUTE_MS,
        isCurrent: true,
      },
      expect.objectContaining({
        device: 'a phone',
        address: '192.0.2.2',
        createdAt: begin + MINUTE_MS,
        lastUsedAt: begin + MINUTE_MS,
        isCurrent: false,
      }),
    ])
    accounts.clock.pass(1)
    const current = (await list(phone)).map(({ device, isCurrent }) => [device, isCurrent])
    expect(current).toEqual([
      ['a phone', true],
      ['own browser', false],
    ])
  })

  it('SEC-23 identifies a session by nothing that leads to its token', async () => {
    const [session] = await list(own)
    const hash = secretTokenHash(own).toString('hex')
    expect(JSON.stringify(session)).not.toContain(own)
    expect(hash).not.toContain(session?.sessionId.replaceAll('-', '') ?? '')
    expect((await accounts.call('base_auth', {}, session?.sessionId)).status).toBe(401)
  })

  it('ends one session for every later call', async () => {
    const phone = await logIn('a phone', '192.0.2.2')
    const sessions = await list(own)
    const sessionId = sessions.find(({ device }) => device === 'a phone')?.sessionId ?? ''
    expect(await status(phone)).toBe(200)
    expect((await accounts.call('sessions/end', { sessionId }, own)).body.success).toBe(true)
    expect(await status(phone)).toBe(401)
    expect((await list(own)).map(({ device }) => device)).toEqual(['own browser'])
    const again = await accounts.call('sessions/end', { sessionId }, own)
    expect([again.status, again.body.code]).toEqual([404, 'unknown_session'])
  })

  it('does not find the sessions of another player', async () => {
    const mine = own
    const [{ sessionId } = { sessionId: '' }] = await list(mine)
    fields = signFields()
    await accounts.call('sign', fields)
    const other = await logIn('other', '192.0.2.9')
    expect((await list(other)).map(({ device }) => device)).toEqual(['other'])
    for (const foreignId of [sessionId, 'nonsense', '0', "'; drop table session; --"]) {
      const refused = await accounts.call('sessions/end', { sessionId: foreignId }, other)
      expect([refused.status, refused.body.code]).toEqual([404, 'unknown_session'])
    }
    expect(await status(mine)).toBe(200)
  })

  it('ends all others at once and keeps its own', async () => {
    const others = [await logIn('a phone', '192.0.2.2'), await logIn('a tablet', '192.0.2.3')]
    expect((await accounts.call('sessions/endOthers', {}, own)).status).toBe(200)
    for (const token of others) expect(await status(token)).toBe(401)
    expect(await status(own)).toBe(200)
  })

  it('SEC-24 shows no session that idled too long, even before anything ended it', async () => {
    await logIn('forgotten', '192.0.2.2')
    for (let count = 0; count < 2; count += 1) {
      accounts.clock.pass(20 * MINUTE_MS)
      expect(await status(own)).toBe(200)
    }
    expect((await list(own)).map(({ device }) => device)).toEqual(['own browser'])
  })

  it('ends the calling session, as a logout would', async () => {
    const [{ sessionId } = { sessionId: '' }] = await list(own)
    await accounts.call('sessions/end', { sessionId }, own)
    expect(await status(own)).toBe(401)
  })

  it('shows the user agent of a device as text of bounded length', async () => {
    await logIn(`<script>${'x'.repeat(500)}`, '192.0.2.2')
    const [, session] = await list(own)
    expect(session?.device.startsWith('<script>xxx')).toBe(true)
    expect(session?.device).toHaveLength(200)
  })
})
