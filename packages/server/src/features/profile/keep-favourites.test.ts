import { FAVOURITES_MAX } from '@caderneta/contract/catalogue/favourites'
import { keepFavourites } from '@caderneta/contract/profile/favourites-call'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { makePersons, type PersonsUnderTest, type TestPerson } from '../../testing/test-person.ts'

const many = (count: number) => Array.from({ length: count }, (_, i) => `t${i + 1}`).join()

describeOnDatabases('account/favourites', (makeDatabase) => {
  let database: Database
  let persons: PersonsUnderTest

  beforeAll(async () => {
    database = await makeDatabase()
    persons = await makePersons(database)
  })

  const keep = (person: TestPerson, changes: Record<string, string> = {}) =>
    persons.call('account/favourites', changes, person.token)

  const ofPerson = async (person: TestPerson, changes: Record<string, string> = {}) => {
    const { body } = await keep(person, changes)
    return keepFavourites.response.parse(body).favourites.toSorted()
  }

  it('adds and removes, and changes nothing when it is made again', async () => {
    const person = await persons.signUp()
    const other = await persons.signUp()
    expect(await ofPerson(person)).toEqual([])
    for (const _ of ['once', 'again'])
      expect(await ofPerson(person, { added: 't11,c70,t11' })).toEqual(['c70', 't11'])
    for (const _ of ['once', 'again'])
      expect(await ofPerson(person, { added: 'm501', removed: 't11' })).toEqual(['c70', 'm501'])
    expect(await ofPerson(person)).toEqual(['c70', 'm501'])
    expect(await ofPerson(other)).toEqual([])
  })

  it('refuses more than 200 at once or in all, and keeps what was there', async () => {
    const person = await persons.signUp()
    const full = await ofPerson(person, { added: many(FAVOURITES_MAX) })
    expect(full).toHaveLength(FAVOURITES_MAX)
    const refused = await keep(person, { added: 'c1' })
    expect([refused.status, refused.body.code]).toEqual([422, 'too_many_favourites'])
    expect(refused.body.msg).toBe(
      'Você pode ter até 200 favoritos. Remova um para adicionar outro.',
    )
    expect(await ofPerson(person)).toEqual(full)
    expect(await ofPerson(person, { added: 'c1', removed: 't1' })).toHaveLength(FAVOURITES_MAX)
  })

  it.each(['x1', 't', 't1,', 't1;c2', `t${'9'.repeat(16)}`])('refuses %j', async (added) => {
    const person = await persons.signUp()
    expect((await keep(person, { added })).status).toBe(400)
  })
})
