import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { findPlayer } from '../signup/player-view.ts'
import { type AccountsUnderTest, makeAccounts, signFields } from '../test-accounts.ts'
import { checkPassword } from './check-password.ts'

describeOnDatabases('checkPassword', (makeDatabase) => {
  let database: Database
  let accounts: AccountsUnderTest
  let playerId: number

  beforeAll(async () => {
    database = await makeDatabase()
    accounts = await makeAccounts(database)
  })

  beforeEach(async () => {
    const fields = signFields()
    await accounts.call('sign', fields)
    playerId = (await findPlayer(database.kysely, fields.email))?.id ?? 0
  })

  const check = (password: string) => checkPassword(accounts.deps, playerId, password)
  const WRONG = { refused: 'invalid_fields', fields: { password: 'wrong_password' } }

  it('accepts the correct password and names the field of a wrong one', async () => {
    expect(await check('Lavanda#27')).toBe(true)
    expect(await check('lavanda#27')).toEqual(WRONG)
  })

  it('stops a guesser after ten, even with the correct password, for a while', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await check('Outra#2026')).toEqual(WRONG)
    const refusal = { refused: 'too_many_requests', facts: { retryAfterSeconds: 60 } }
    expect(await check('Lavanda#27')).toEqual(refusal)
    accounts.clock.pass(60_000)
    expect(await check('Lavanda#27')).toBe(true)
    expect(await check('Lavanda#27')).toBe(true)
  })

  it('counts each player separately', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await check('Outra#2026')
    const fields = signFields()
    await accounts.call('sign', fields)
    const other = (await findPlayer(database.kysely, fields.email))?.id ?? 0
    expect(await checkPassword(accounts.deps, other, fields.password)).toBe(true)
  })
})
