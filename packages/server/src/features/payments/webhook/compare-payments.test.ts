import { centavos } from '@caderneta/domain/money/money'
import { txidOf } from '@caderneta/domain/payments/pix-txid'
import { beforeEach, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { connectPsp } from '../psp/connect-psp.ts'
import type { PixProvider } from '../psp/pix-provider.ts'
import { forgePayment } from '../testing/forged-payment-fixtures.ts'
import { type DepositsUnderTest, makeDeposits } from '../testing/test-deposits.ts'
import { startTestPsp, testPspEnvironment } from '../testing/test-psp.ts'
import { comparePayments } from './compare-payments.ts'
import { reconcileDeposits } from './reconcile-deposits.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

describeOnDatabases('comparePayments', (makeDatabase) => {
  let deposits: DepositsUnderTest

  beforeEach(async () => {
    deposits = await makeDeposits(await makeDatabase())
  })

  async function payInSilence() {
    const id = await deposits.requestDeposit()
    const amount = centavos(2500)
    const payerCpf = deposits.cpf
    return deposits.deps.provider.pay({ txid: txidOf(id), amount, payerCpf, payerName: '' })
  }

  /** The provider, with another list of payments. */
  function listing(findPayments: PixProvider['findPayments']): PixProvider {
    const { provider } = deposits.deps
    return {
      createCharge: (charge) => provider.createCharge(charge),
      confirmPayment: (notice) => provider.confirmPayment(notice),
      refund: (refund) => provider.refund(refund),
      findPayments,
    }
  }

  const compared = () => comparePayments(deposits.deps)

  it('finds nothing where every payment was paid and booked', async () => {
    for (let count = 0; count < 3; count += 1) await payInSilence()
    await reconcileDeposits(deposits.deps)
    deposits.clock.pass(2 * HOUR_MS)
    expect(await compared()).toEqual([])
  })

  it('reports a forged payment with a forged notice, consistent with all our tables', async () => {
    await payInSilence()
    await reconcileDeposits(deposits.deps)
    deposits.clock.pass(HOUR_MS)
    await forgePayment(deposits, 'Eforged', deposits.clock.now())
    deposits.clock.pass(2 * HOUR_MS)
    expect(await auditBooks(deposits.database)).toEqual([])
    const sides = { booked: '1000.00', listed: null }
    expect(await compared()).toEqual([
      { endToEndId: 'Eforged', difference: 'unknown_to_provider', ...sides },
    ])
  })

  it('reports one dated long ago, as it checks older days in turn', async () => {
    const provider = listing(async function* () {})
    await forgePayment(deposits, 'Eold', deposits.clock.now() - 300 * DAY_MS)
    const found = await comparePayments({ ...deposits.deps, provider })
    expect(found).toMatchObject([{ endToEndId: 'Eold', difference: 'unknown_to_provider' }])
  })

  it('reports a payment missing from the books, until it is booked', async () => {
    const { endToEndId } = await payInSilence()
    expect(await compared()).toEqual([])
    deposits.clock.pass(2 * HOUR_MS)
    expect(await compared()).toEqual([
      { endToEndId, difference: 'not_in_books', booked: null, listed: '25.00' },
    ])
    await reconcileDeposits(deposits.deps)
    expect(await compared()).toEqual([])
  })

  it('reports another amount and another charge', async () => {
    const [first, second] = [await payInSilence(), await payInSilence()]
    await reconcileDeposits(deposits.deps)
    deposits.clock.pass(2 * HOUR_MS)
    const { provider } = deposits.deps
    const altered = listing(async function* (made) {
      for await (const page of provider.findPayments(made))
        yield page.map((notice) => ({
          ...notice,
          ...(notice.endToEndId === first.endToEndId && { valor: '24.00' }),
          ...(notice.endToEndId === second.endToEndId && { txid: 'f'.repeat(32) }),
        }))
    })
    const found = await comparePayments({ ...deposits.deps, provider: altered })
    const differences = new Map(found.map((one) => [one.endToEndId, one.difference]))
    expect(differences.get(first.endToEndId)).toBe('other_amount')
    expect(differences.get(second.endToEndId)).toBe('other_charge')
    expect(found).toHaveLength(2)
  })
})

describeOnDatabases('comparePayments over the network', (makeDatabase) => {
  it('reports a forged payment, and none of those that the provider lists', async () => {
    const psp = await startTestPsp()
    const deposits = await makeDeposits(
      await makeDatabase(),
      testPspEnvironment(psp, 'thirty-two letters that are secret'),
    )
    const { http } = deposits.deps.config.payment
    if (!http) throw new Error('the provider is not an HTTP provider')
    const provider = connectPsp(http, deposits.clock)
    const deps = { ...deposits.deps, provider, isRemote: true }
    for (let number = 1; number <= 5; number += 1)
      psp.pay({
        endToEndId: `E9999999920260601120000000000${String(number).padStart(3, '0')}`,
        txid: txidOf(await deposits.requestDeposit()),
        valor: '25.00',
        horario: new Date(deposits.clock.now()).toISOString(),
        payerCpf: deposits.cpf,
      })
    for (let round = 0; round < 2; round += 1) await reconcileDeposits(deps)
    await forgePayment(deposits, 'Eforged', deposits.clock.now())
    deposits.clock.pass(2 * HOUR_MS)
    expect(await comparePayments(deps)).toMatchObject([
      { endToEndId: 'Eforged', difference: 'unknown_to_provider' },
    ])
    await psp.close()
  })
})
