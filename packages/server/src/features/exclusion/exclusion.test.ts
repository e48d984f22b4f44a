import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { makePersons, type PersonsUnderTest, type TestPerson } from '../../testing/test-person.ts'
import { signFields } from '../accounts/test-accounts.ts'

const NOON = '2026-06-01T12:00:00Z'
/** Midnight of Brasília after the first of July. */
const A_MONTH_LATER = Date.parse('2026-07-02T03:00:00Z')

describeOnDatabases('self-exclusion', (makeDatabase) => {
  let database: Database
  let persons: PersonsUnderTest
  let ana: TestPerson
  beforeAll(async () => {
    database = await makeDatabase()
    persons = await makePersons(database)
  })
  beforeEach(async () => {
    // The clock goes back, and what was counted at a later time would count against this one.
    await database.pool.query('truncate throttle')
    persons.clock.moveTo(NOON)
    ana = await persons.signUp()
  })

  const begin = (period: string, changes: object = {}) =>
    persons.call(
      'exclusion/begin',
      { period, accept: 'true', password: ana.password, ...changes },
      ana.token,
    )
  const revoke = () => persons.call('exclusion/revoke', { password: ana.password }, ana.token)
  const standing = async () => {
    const { body } = await persons.call('exclusion/getState', {}, ana.token)
    return Object(body['data']).standing
  }
  const countRows = async () => {
    const rows = await database.kysely
      .selectFrom('exclusion')
      .select('id')
      .where('cpf', '=', ana.cpf)
      .execute()
    return rows.length
  }
  const session = () => persons.deps.sessions.sessionOf(ana.token)

  it('is in force from the moment of the request, also in the open session', async () => {
    expect(await standing()).toBeNull()
    expect(await session()).toMatchObject({ isExcluded: false })
    const { status, body } = await begin('1')
    const expected = { source: 'own', from: Date.parse(NOON), until: A_MONTH_LATER }
    expect(status).toBe(200)
    expect(body['data']).toEqual({ standing: { ...expected, revocableUntil: null } })
    expect(await standing()).toEqual({ ...expected, revocableUntil: null })
    expect(await session()).toMatchObject({ isExcluded: true })
  })

  it('ends by itself', async () => {
    await begin('1')
    persons.clock.moveTo('2026-07-02T02:59:59Z')
    const { body } = await persons.call('login', { email: ana.email, password: ana.password })
    ana = { ...ana, token: String(body['token']) }
    expect(body['isExcluded']).toBe(true)
    expect(await session()).toMatchObject({ isExcluded: true })
    persons.clock.pass(3_000)
    expect(await session()).toMatchObject({ isExcluded: false })
    const base = await persons.call('base_auth', {}, ana.token)
    expect(base.body['isExcluded']).toBe(false)
    expect(await standing()).toBeNull()
  })

  it.each([
    ['31 January', '2026-01-31T12:00:00Z', 1, '2026-03-01T03:00:00Z'],
    ['a late evening in Brasília', '2026-06-02T02:30:00Z', 3, '2026-09-02T03:00:00Z'],
    ['29 February', '2028-02-29T12:00:00Z', 12, '2029-03-01T03:00:00Z'],
  ])('counts whole months from %s', async (_, from, months, until) => {
    const query = 'select exclusion_end($1, $2) as until'
    const { rows } = await database.pool.query(query, [from, months])
    expect(rows).toEqual([{ until: new Date(until) }])
  })

  it('requires the password, an explicit yes and a valid period', async () => {
    expect((await begin('1', { password: 'other#27' })).body).toMatchObject({
      code: 'invalid_fields',
      fields: { password: expect.any(String) },
    })
    expect((await begin('1', { accept: 'false' })).status).toBe(400)
    expect((await begin('2')).status).toBe(400)
    expect(await standing()).toBeNull()
  })

  it('is not duplicated by a repeat, and can be extended but never shortened', async () => {
    await begin('3')
    const first = await standing()
    persons.clock.pass(60_000)
    await Promise.all([begin('3'), begin('1')])
    expect(await standing()).toEqual(first)
    expect(await countRows()).toBe(1)
    await begin('6')
    expect(await standing()).toMatchObject({ until: Date.parse('2026-12-02T03:00:00Z') })
    await begin('indefinite')
    expect(await standing()).toMatchObject({ until: null, revocableUntil: A_MONTH_LATER })
    await begin('12')
    expect(await standing()).toMatchObject({ until: null })
    expect(await countRows()).toBe(3)
  })

  it('without an end may be revoked in its first month, repeatedly', async () => {
    await begin('indefinite')
    expect((await revoke()).body).toMatchObject({ success: true, data: { standing: null } })
    expect((await revoke()).body).toMatchObject({ success: true, data: { standing: null } })
    expect(await session()).toMatchObject({ isExcluded: false })
    await begin('indefinite')
    persons.clock.moveTo('2026-07-02T03:00:00Z')
    const { body } = await persons.call('login', { email: ana.email, password: ana.password })
    ana = { ...ana, token: String(body['token']) }
    expect((await revoke()).body).toMatchObject({ success: false, code: 'exclusion_stands' })
    expect(await standing()).toMatchObject({ until: null, revocableUntil: null })
  })

  it('for a period is never revoked, nor by way of one without an end', async () => {
    await begin('3')
    expect((await revoke()).body).toMatchObject({ code: 'exclusion_stands' })
    await begin('indefinite')
    await revoke()
    expect(await standing()).toMatchObject({ until: Date.parse('2026-09-02T03:00:00Z') })
  })

  it('stops every offer, which returns only when the player opts in', async () => {
    await begin('1')
    const { prefs } = await persons.base(ana.token)
    expect(prefs).toMatchObject({ onlinePopUps: false })
  })

  it('refuses a sign-up in the words for a CPF that has an account', async () => {
    const { cpf, ...otherFields } = signFields()
    await database.kysely
      .insertInto('exclusion')
      .values({ cpf, source: 'register', began_at: new Date(NOON) })
      .execute()
    const refused = await persons.call('sign', { ...otherFields, cpf })
    const taken = await persons.call('sign', signFields({ cpf: ana.cpf }))
    expect(refused).toEqual(taken)
    expect(refused.body).toMatchObject({ code: 'account_exists' })
  })

  it('of the register is shown, and no player revokes it', async () => {
    await database.kysely
      .insertInto('exclusion')
      .values({ cpf: ana.cpf, source: 'register', began_at: new Date(NOON) })
      .execute()
    persons.clock.pass(3_000)
    expect(await session()).toMatchObject({ isExcluded: true })
    await begin('indefinite')
    expect(await standing()).toMatchObject({ source: 'register', revocableUntil: null })
    expect((await revoke()).body).toMatchObject({ code: 'exclusion_stands' })
  })

  it.each([
    ['its end', `set ends_at = now()`],
    ['its beginning', `set began_at = now()`],
    ['that it was revoked while it may not be', `set revoked_at = began_at`],
  ])('the database refuses to change %s', async (_, change) => {
    await begin('1')
    const changed = database.pool.query(`update exclusion ${change} where cpf = '${ana.cpf}'`)
    await expect(changed).rejects.toThrow()
    await expect(database.pool.query('delete from exclusion')).rejects.toThrow(/kept/)
  })
})
