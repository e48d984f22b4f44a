import { expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { runPaymentStorm } from './payment-storm-fixtures.ts'

/** The embedded database runs one statement at a time. */
const PAYMENTS = 1000
const PAYMENTS_EMBEDDED = 200

describeOnDatabases('a storm of payments', (makeDatabase) => {
  it('SEC-40 SEC-41 SEC-42 credits each correct payment once, and refunds the rest', async () => {
    const database = await makeDatabase()
    const count = database.isEmbedded ? PAYMENTS_EMBEDDED : PAYMENTS
    const outcome = await runPaymentStorm(database, count)
    expect(outcome).toMatchObject({ refused: count / 100, notices: count * 9.41 })
    expect(outcome).toMatchObject(outcome.wanted)
    expect(outcome.wanted.credits).toBe(count * 0.97)
    expect(outcome.refundRequests).toEqual([count / 50, count / 50])
    expect(await auditBooks(database)).toEqual([])
  })
})
