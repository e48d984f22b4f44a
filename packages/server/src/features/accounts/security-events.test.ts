import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabases } from '../../database/test-database.ts'
import { makeLog } from '../../http/make-log.ts'
import { logSecurity } from '../../http/security/security-log.ts'
import { makePersons, type PersonsUnderTest, type TestPerson } from '../../testing/test-person.ts'

interface Line {
  readonly msg: string
  readonly playerId?: number | null
  readonly route?: string
}

describeOnDatabases('security events', (makeDatabase) => {
  let persons: PersonsUnderTest
  let ana: TestPerson
  let text = ''
  const log = makeLog('info', {
    write: (line) => {
      text += line
    },
  })

  beforeAll(async () => {
    persons = await makePersons(await makeDatabase(), {}, log)
    ana = await persons.signUp()
  })

  const events = (): readonly Line[] =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Line => JSON.parse(line))
      .filter(({ msg }) => msg.startsWith('security: '))

  async function eventOf(event: string, act: () => Promise<unknown>): Promise<Line> {
    text = ''
    await act()
    const found = events().find(({ msg }) => msg === `security: ${event}`)
    if (!found) throw new Error(`no ${event} in ${text}`)
    for (const secret of [ana.email, ana.cpf, ana.token, ana.password])
      expect(text).not.toContain(secret)
    return found
  }

  const logIn = (password: string) => persons.call('login', { email: ana.email, password })
  const session = async () => String((await logIn(ana.password)).body.token)

  it('of a login carry the account and no e-mail', async () => {
    const { id: playerId } = ana
    expect(await eventOf('login succeeded', session)).toMatchObject({ playerId })
    expect(await eventOf('login refused', () => logIn('wrong'))).toMatchObject({ playerId })
    const unknown = { email: 'unknown@example.com', password: 'x' }
    const refused = await eventOf('login refused', () => persons.call('login', unknown))
    expect(refused.playerId).toBeNull()
  })

  it('record when sessions end, and the cause', async () => {
    const { id: playerId } = ana
    const token = await session()
    const logout = await eventOf('logout', () => persons.call('logout', {}, token))
    expect(logout).toMatchObject({ playerId })
    const endOthers = () => persons.call('sessions/endOthers', {}, ana.token)
    expect(await eventOf('other sessions ended', endOthers)).toMatchObject({ playerId })
    await session()
    const all = await persons.call('sessions/getAll', {}, ana.token)
    const other = Object(all.body).data.find((one: { isCurrent: boolean }) => !one.isCurrent)
    const end = () => persons.call('sessions/end', { sessionId: other.sessionId }, ana.token)
    expect(await eventOf('session ended', end)).toMatchObject({ playerId })
  })

  it('of refused authorization name the route and never its input', async () => {
    const line = await eventOf('authorization refused', () =>
      persons.call('account/language', { language: 'en' }, 'f'.repeat(43)),
    )
    expect(line).toMatchObject({ route: '/api/account/language', playerId: null })
    expect(text).not.toContain('f'.repeat(43))
  })

  it('cover a changed password and the start of an exclusion', async () => {
    const { id: playerId, password } = ana
    const newPassword = 'Girassol!36'
    const change = { password, newPassword, confirmPassword: newPassword }
    const changed = await eventOf('password changed', () =>
      persons.call('account/changePassword', change, ana.token),
    )
    expect(changed).toMatchObject({ playerId })
    const exclusion = { period: 'indefinite', accept: 'true', password: newPassword }
    const begun = await eventOf('exclusion begun', () =>
      persons.call('exclusion/begin', exclusion, ana.token),
    )
    expect(begun).toMatchObject({ playerId })
    const revoked = await eventOf('exclusion revoked', () =>
      persons.call('exclusion/revoke', { password: newPassword }, ana.token),
    )
    expect(revoked).toMatchObject({ playerId })
  })

  it('are one log line each, with their fields', () => {
    text = ''
    logSecurity(log, 'withdrawal sent', { playerId: 7, withdrawalId: 'w' })
    expect(events()).toMatchObject([{ msg: 'security: withdrawal sent', playerId: 7 }])
  })
})
