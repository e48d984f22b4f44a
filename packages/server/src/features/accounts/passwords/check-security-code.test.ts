import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { makePersons, type PersonsUnderTest } from '../../../testing/test-person.ts'
import { checkSecurityCode } from './check-security-code.ts'

describeOnDatabases('the security code of a caller', (makeDatabase) => {
  let database: Database
  let persons: PersonsUnderTest

  beforeAll(async () => {
    database = await makeDatabase()
    persons = await makePersons(database)
  })

  const check = (login: string, code: string) => checkSecurityCode(persons.deps, login, code)
  const signUp = () => persons.signUp({ secretCode: '0427', confirmSecretCode: '0427' })

  it('is compared by number or e-mail, any number of times while it is correct', async () => {
    const { id, email } = await signUp()
    for (let count = 0; count < 7; count += 1) expect(await check(email, '0427')).toBe('matches')
    expect(await check(String(id), '0427')).toBe('matches')
  })

  it('is compared five times a day while it is wrong, also concurrently', async () => {
    const { email } = await signUp()
    const wrong = await Promise.all(
      ['1', '2', '3', '4', '5', '6', '7'].map((code) => check(email, code)),
    )
    expect(wrong.filter((result) => result === 'differs')).toHaveLength(5)
    expect(await check(email, '0427')).toBe('too_many')
  })

  it('does not exist for a short sign-up or an unknown player', async () => {
    const { email } = await persons.signUp({ secretCode: undefined, confirmSecretCode: undefined })
    expect(await check(email, '0427')).toBe('not_set')
    expect(await check('unknown@example.com', '0427')).toBe('unknown_player')
  })
})
