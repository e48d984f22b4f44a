import { centavos } from '@caderneta/domain/money/money'
import { txidOf } from '@caderneta/domain/payments/pix-txid'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { readWallet } from '../../wallet/wallet.ts'
import type { PixProvider } from '../psp/pix-provider.ts'
import { type DepositsUnderTest, makeDeposits } from '../testing/test-deposits.ts'
import { storeNotices } from './inbox-store.ts'
import { expireDeposits, reconcileDeposits } from './reconcile-deposits.ts'
import { retryRefund } from './refund-payments.ts'

describeOnDatabases('reconcileDeposits', (makeDatabase) => {
  let deposits: DepositsUnderTest
  let database: Database

  beforeAll(async () => {
    database = await makeDatabase()
  })
  beforeEach(async () => {
    deposits = await makeDeposits(database)
  })

  const cash = async () => (await readWallet(deposits.database.kysely, deposits.playerId)).cash

  const statusOf = async (depositId: string) => {
    const { body } = await deposits.call('deposit/status', { depositId })
    return Object(body.data).status
  }

  function payInSilence(depositId: string, payerCpf = deposits.cpf) {
    const amount = centavos(2500)
    return deposits.deps.provider.pay({ txid: txidOf(depositId), amount, payerCpf, payerName: '' })
  }

  it('credits a payment whose webhook was never received', async () => {
    const id = await deposits.requestDeposit()
    payInSilence(id)
    await reconcileDeposits(deposits.deps)
    await reconcileDeposits(deposits.deps)
    expect([await cash(), await statusOf(id)]).toEqual([25, 'credited'])
  })

  it('finds a payment made just before the charge expired', async () => {
    const id = await deposits.requestDeposit()
    deposits.clock.pass(1_800_000)
    payInSilence(id)
    deposits.clock.pass(60_000)
    await reconcileDeposits(deposits.deps)
    expect(await cash()).toBe(25)
  })

  it('DEP-17 refunds a second payment whose webhook was never received, once', async () => {
    const id = await deposits.requestDeposit()
    await deposits.webhook({ pix: [payInSilence(id)] })
    expect([await cash(), await statusOf(id)]).toEqual([25, 'credited'])
    await reconcileDeposits(deposits.deps)
    deposits.clock.pass(86_400_000 * 3)
    const { endToEndId } = payInSilence(id)
    const refunded: string[] = []
    deposits.deps.provider.refund = async (refund) => refunded.push(refund.endToEndId) > 0
    for (let round = 0; round < 3; round += 1) await reconcileDeposits(deposits.deps)
    expect(refunded).toEqual([endToEndId])
    expect([await cash(), await statusOf(id)]).toEqual([25, 'credited'])
  })

  it('lists all payments made while the server was down', async () => {
    await reconcileDeposits(deposits.deps)
    const id = await deposits.requestDeposit()
    payInSilence(id)
    deposits.clock.pass(86_400_000 * 3)
    await reconcileDeposits(deposits.deps)
    expect([await cash(), await statusOf(id)]).toEqual([25, 'credited'])
  })

  it('processes what a crash left in the inbox', async () => {
    const id = await deposits.requestDeposit()
    const notice = payInSilence(id)
    await storeNotices(deposits.database.kysely, [notice])
    const forgetful: PixProvider = {
      createCharge: async () => ({ location: '' }),
      findPayments: async function* () {},
      confirmPayment: async (received) => received,
      refund: async () => true,
    }
    await reconcileDeposits({ ...deposits.deps, provider: forgetful })
    expect([await cash(), await statusOf(id)]).toEqual([25, 'credited'])
  })

  it('processes a notice queued behind many that still have to wait', async () => {
    const id = await deposits.requestDeposit()
    const notice = payInSilence(id)
    const unknown = Array.from({ length: 500 }, (_, at) => ({
      ...notice,
      endToEndId: `A${String(at).padStart(31, '0')}`,
    }))
    await storeNotices(deposits.database.kysely, [...unknown, notice])
    const provider: PixProvider = {
      createCharge: async () => ({ location: '' }),
      findPayments: async function* () {},
      confirmPayment: async (received) => {
        if (received.endToEndId === notice.endToEndId) return received
        throw new Error('unknown to the provider')
      },
      refund: async () => true,
    }
    await reconcileDeposits({ ...deposits.deps, provider })
    expect(await statusOf(id)).toBe('credited')
    await deposits.database.kysely
      .updateTable('psp_inbox')
      .set({ processed_at: new Date(), fault: 'unreadable' })
      .where('processed_at', 'is', null)
      .execute()
  })

  it('closes an expired charge, once, and notifies the page', async () => {
    const id = await deposits.requestDeposit()
    deposits.clock.pass(1_800_001)
    await expireDeposits(deposits.deps)
    await expireDeposits(deposits.deps)
    expect(deposits.sentMessages.filter(({ message }) => message.type === 'deposit')).toEqual([
      {
        playerId: deposits.playerId,
        message: { type: 'deposit', depositId: id, status: 'expired' },
      },
    ])
  })

  it('requests a refund until the provider has done it', async () => {
    const id = await deposits.requestDeposit()
    payInSilence(id, '11144477735')
    const results: ReadonlyArray<() => Promise<boolean>> = [
      () => Promise.reject(new Error('no response')),
      () => Promise.resolve(false),
      () => Promise.resolve(true),
    ]
    const refundIds: string[] = []
    const provider: PixProvider = {
      createCharge: async () => ({ location: '' }),
      findPayments: (made) => deposits.deps.provider.findPayments(made),
      confirmPayment: async (received) => received,
      refund: ({ refundId }) => {
        const result = results[refundIds.push(refundId) - 1]
        return result ? result() : Promise.resolve(true)
      },
    }
    const deps = { ...deposits.deps, provider }
    await reconcileDeposits(deps)
    expect([await statusOf(id), refundIds.length]).toEqual(['refunding', 1])
    const endToEndId = String(refundIds[0])
    expect(await retryRefund(deps, endToEndId)).toEqual({ repeatAfterMs: 60_000 })
    expect(await retryRefund(deps, endToEndId)).toBeUndefined()
    expect(await retryRefund(deps, endToEndId)).toBeUndefined()
    expect(await statusOf(id)).toBe('refunded')
    expect(refundIds).toHaveLength(3)
    expect(new Set(refundIds).size).toBe(1)
    expect(await cash()).toBe(0)
  })
})
