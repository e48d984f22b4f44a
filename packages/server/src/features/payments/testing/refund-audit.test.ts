import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { corrupt } from '../../../database/test-corruption.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { runPaymentStorm } from './payment-storm-fixtures.ts'

const REFUNDED = `(select end_to_end_id from pix_payment where reason = 'payer_mismatch' limit 1)`
const ITS_DEPOSIT = `(select deposit_id from pix_payment where reason = 'payer_mismatch' limit 1)`

const CORRUPTIONS: readonly (readonly [string, string, string])[] = [
  [
    'a refunded payment is credited as well',
    `insert into transfer (kind, reference) select 'deposit', ${REFUNDED};
     insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
     select (select id from transfer order by id desc limit 1), id, true, 100, balance + 100, 9999
     from account where kind = 'cash' limit 1`,
    'I15',
  ],
  [
    'a refunded payment is marked as credited',
    `update pix_payment set outcome = 'credited', reason = null where end_to_end_id = ${REFUNDED}`,
    'I15',
  ],
  [
    'a credited payment is marked as refunded',
    `update pix_payment set outcome = 'refunded', reason = 'repeated'
     where end_to_end_id =
       (select end_to_end_id from pix_payment where outcome = 'credited' limit 1)`,
    'I15',
  ],
  [
    'a payment is refunded twice under one name',
    `insert into pix_payment select * from pix_payment where end_to_end_id = ${REFUNDED}`,
    'refused',
  ],
  ['a refund disappears', `delete from pix_payment where end_to_end_id = ${REFUNDED}`, 'I15'],
  [
    'a deposit forgets its refund',
    `update deposit set status = 'expired', reason = null where id = ${ITS_DEPOSIT}`,
    'I15',
  ],
  [
    'a deposit has another reason',
    `update deposit set reason = 'late' where id = ${ITS_DEPOSIT}`,
    'I15',
  ],
  [
    'a deposit is marked as refunded while its payment is not',
    `update pix_payment set outcome = 'refunding' where end_to_end_id = ${REFUNDED}`,
    'I15',
  ],
  [
    'a payment loses its deposit',
    `update pix_payment set deposit_id = null where end_to_end_id = ${REFUNDED}`,
    'I15',
  ],
]

describeOnDatabases('the audit of refunds', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
    await runPaymentStorm(database, 10)
  })

  it('finds nothing in correct books', async () => {
    expect(await auditBooks(database)).toEqual([])
  })

  it.each(CORRUPTIONS)('detects that %s', async (_, statement, caughtBy) => {
    expect(await corrupt(database, statement)).toContain(caughtBy)
  })
})
