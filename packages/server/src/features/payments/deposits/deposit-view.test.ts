import { randomUUID } from 'node:crypto'
import { type DepositRowWire, depositHistoryReply } from '@caderneta/contract/payments/deposits'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { makeDeposits } from '../testing/test-deposits.ts'

const CHARGES = 45

describeOnDatabases('the list of deposits', (makeDatabase) => {
  /** Expired charges, each third of them created in the same millisecond as the one before. */
  async function open() {
    const deposits = await makeDeposits(await makeDatabase())
    const { database, clock } = deposits
    const first = await deposits.requestDeposit()
    const { player_id: playerId } = await database.kysely
      .selectFrom('deposit')
      .select('player_id')
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    for (let number = 1; number < CHARGES; number += 1) {
      const id = randomUUID()
      const created = new Date(clock.now() - 1_000 * Math.floor(number / 3))
      await database.pool.query(
        `insert into deposit (id, player_id, amount, txid, payload, status, created_at, expires_at)
         values ($1, $2, 100, $3, '', 'expired', $4, $4)`,
        [id, playerId, id.replaceAll('-', ''), created],
      )
    }
    return { ...deposits, first }
  }

  async function walk(deposits: Awaited<ReturnType<typeof open>>): Promise<DepositRowWire[][]> {
    const pages: DepositRowWire[][] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const { body } = await deposits.call('deposit/history', cursor ? { cursor } : {})
      const page = depositHistoryReply.parse(body)
      pages.push(page.data)
      cursor = page.next
    }
    return pages
  }

  it('returns pages of twenty charges, each charge once, newest first', async () => {
    const pages = await walk(await open())
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5])
    const all = pages.flat()
    expect(new Set(all.map(({ id }) => id)).size).toBe(CHARGES)
    const times = all.map(({ data }) => data)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('lists a second payment next to its charge, on whatever page that is', async () => {
    const deposits = await open()
    const { database, first, clock } = deposits
    await database.pool.query(`insert into psp_inbox (end_to_end_id, body) values ('E1', '{}')`)
    await database.kysely
      .insertInto('pix_payment')
      .values({
        end_to_end_id: 'E1',
        txid: first.replaceAll('-', ''),
        deposit_id: first,
        amount: 2500,
        paid_at: new Date(clock.now() + 60_000),
        outcome: 'refunding',
        reason: 'repeated',
      })
      .execute()
    const rows = (await walk(deposits)).flat()
    const index = rows.findIndex(({ id }) => id === first)
    expect(rows[index - 1]).toMatchObject({ id: 'E1', price: 25, reason: 'repeated' })
    expect(rows).toHaveLength(CHARGES + 1)
  })

  it('refuses an invalid cursor', async () => {
    const deposits = await open()
    const refused = await deposits.call('deposit/history', { cursor: '1.x' })
    expect(refused.body['code']).toBe('invalid_fields')
  })
})
