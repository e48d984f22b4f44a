import { firstStepsReply } from '@caderneta/contract/profile/first-steps'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { payIn } from '../../database/test-rows.ts'
import { makePersons, type PersonsUnderTest, type TestPerson } from '../../testing/test-person.ts'
import { openTable } from '../bets/testing/table-fixtures.ts'

describeOnDatabases('account/getFirstSteps', (makeDatabase) => {
  let database: Database
  let persons: PersonsUnderTest
  let person: TestPerson

  beforeAll(async () => {
    database = await makeDatabase()
    persons = await makePersons(database)
    person = await persons.signUp()
  })

  const steps = async () => {
    const { body } = await persons.call('account/getFirstSteps', {}, person.token)
    const { data } = firstStepsReply.parse(body)
    return Object.fromEntries(data.steps.map(({ step, state }) => [step, state]))
  }

  const setPlayer = (changes: object) =>
    database.kysely.updateTable('player').set(changes).where('id', '=', person.id).execute()

  it('follows a new account from its sign-up to its first bet', async () => {
    const none = { email: 'open', limit: 'open', identity: 'open', deposit: 'open', bet: 'open' }
    expect(await steps()).toEqual(none)
    expect(Object.keys(await steps())).toEqual(['email', 'limit', 'identity', 'deposit', 'bet'])
    await persons.call('activate', { code: await persons.newestCode() })
    expect(await steps()).toEqual({ ...none, email: 'done' })
    await persons.call('account/preferences', { ...PREFERENCES, password: 'wrong' }, person.token)
    expect((await steps())['limit']).toBe('open')
    const preferences = { ...PREFERENCES, password: person.password }
    await persons.call('account/preferences', preferences, person.token)
    expect((await steps())['limit']).toBe('done')
    await payIn(database, person.id, 1_000)
    expect(await steps()).toMatchObject({ deposit: 'done', bet: 'open' })
    const table = await openTable(database, [2_000])
    await table.one(person.id, 1)
    expect(await steps()).toEqual({ ...none, ...DONE, identity: 'open' })
  })

  it.each([
    ['in_review', 'waiting'],
    ['refused', 'open'],
    ['approved', 'done'],
  ] as const)('a proof that is %s makes the identity %s', async (status, state) => {
    await setPlayer({ verification_status: status })
    expect((await steps())['identity']).toBe(state)
  })

  it('needs a session', async () => {
    expect((await persons.call('account/getFirstSteps')).status).toBe(401)
  })
})

const DONE = { email: 'done', limit: 'done', deposit: 'done', bet: 'done' }

const PREFERENCES = {
  language: 'ptBR',
  timezone: 'America/Sao_Paulo',
  oddsFormat: 'Decimais',
  maxInactivityPeriod: '3 Horas',
  notification: 'true',
  textMessage: 'true',
  emailNotification: 'true',
  onlineMessage: 'true',
  onlinePopUps: 'true',
}
