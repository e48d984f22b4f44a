import { randomUUID } from 'node:crypto'
import { type WithdrawalWire, withdrawGetAllReply } from '@caderneta/contract/payments/withdrawals'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { makeWithdrawals, type WithdrawalsUnderTest } from './test-withdrawals.ts'
import { readOldestWithdrawals } from './withdrawal-view.ts'

const WITHDRAWALS = 45

describeOnDatabases('the list of withdrawals', (makeDatabase) => {
  /** Each third was created in the same millisecond as the one before; each second is over. */
  async function open(): Promise<WithdrawalsUnderTest> {
    const bank = await makeWithdrawals(await makeDatabase())
    for (let number = 1; number <= WITHDRAWALS; number += 1) {
      const id = randomUUID()
      const created = new Date(bank.clock.now() - 1_000 * Math.floor(number / 3))
      await bank.database.pool.query(
        `select hold_withdrawal($1, $2, 100, 'email', 'ana@example.com', 'requested', null, $3)`,
        [id, bank.playerId, created],
      )
      if (number % 2 === 0)
        await bank.database.pool.query(
          `select advance_withdrawal($1, '{requested}', 'cancelled', null, $2)`,
          [id, created],
        )
    }
    return bank
  }

  async function walk(bank: WithdrawalsUnderTest, fields: object): Promise<WithdrawalWire[][]> {
    const pages: WithdrawalWire[][] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const { body } = await bank.call('getAll', { ...fields, ...(cursor && { cursor }) })
      const page = withdrawGetAllReply.parse(body)
      pages.push(page.data)
      cursor = page.next
    }
    return pages
  }

  it('returns pages of twenty, each withdrawal once, newest first', async () => {
    const pages = await walk(await open(), {})
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5])
    const all = pages.flat()
    expect(new Set(all.map(({ id }) => id)).size).toBe(WITHDRAWALS)
    const times = all.map(({ steps }) => steps[0]?.at ?? 0)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('reads the age of the oldest open one by status, of any player', async () => {
    const bank = await makeWithdrawals(await makeDatabase())
    for (const seconds of [90, 30])
      await bank.database.pool.query(
        `select hold_withdrawal($1, $2, 100, 'email', 'ana@example.com', 'requested', null,
          now() - make_interval(secs => $3))`,
        [randomUUID(), bank.playerId, seconds],
      )
    const oldest = await readOldestWithdrawals(bank.database.kysely)
    const ages = Object.fromEntries(oldest.map((one) => [one.status, one.ageSeconds]))
    expect(ages).toMatchObject({ in_review: 0, approved: 0, sending: 0 })
    expect(Math.floor((ages['requested'] ?? 0) / 30)).toBe(3)
  })

  it('shows those that may still be cancelled on pages of their own', async () => {
    const pages = await walk(await open(), { pending: 'true' })
    expect(pages.map((page) => page.length)).toEqual([20, 3])
    expect(new Set(pages.flat().map(({ status }) => status))).toEqual(new Set(['requested']))
  })

  it('refuses an invalid cursor, and shows no player the withdrawals of another', async () => {
    const bank = await open()
    const refused = await bank.call('getAll', { cursor: '7' })
    expect([refused.status, refused.body['code']]).toEqual([400, 'invalid_fields'])
    const { next } = withdrawGetAllReply.parse((await bank.call('getAll')).body)
    const { body } = await bank.call('getAll', { cursor: next }, 'bia')
    expect(body).toMatchObject({ data: [], next: null })
  })
})
