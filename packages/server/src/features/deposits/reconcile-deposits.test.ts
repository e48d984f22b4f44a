import { centavos } from '@caderneta/domain/money'
import { txidOf } from '@caderneta/domain/pix-txid'
import { beforeEach, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { readWallet } from '../wallet/wallet.ts'
import { storeNotice } from './inbox-store.ts'
import type { PixProvider } from './pix-provider.ts'
import { reconcileDeposits } from './reconcile-deposits.ts'
import { type DepositsUnderTest, makeDeposits } from './test-deposits.ts'

describeOnDatabases('reconcileDeposits', (makeDatabase) => {
  let deposits: DepositsUnderTest
  let database: Database | undefined

  beforeEach(async () => {
    database ??= await makeDatabase()
    deposits = await makeDeposits(database)
  })

  const cash = async () => (await readWallet(deposits.database.kysely, deposits.playerId)).cash

  const statusOf = async (depositId: string) => {
    const { body } = await deposits.call('deposit/status', { depositId })
    return Object(body.data).status
  }

  function payInSilence(depositId: string, payerCpf = deposits.cpf) {
    const amount = centavos(2500)
    return deposits.parts.provider.pay({ txid: txidOf(depositId), amount, payerCpf, payerName: '' })
  }

  it('credits a payment whose webhook never came', async () => {
    const id = await deposits.requestDeposit()
    payInSilence(id)
    await reconcileDeposits(deposits.parts)
    await reconcileDeposits(deposits.parts)
    expect([await cash(), await statusOf(id)]).toEqual([25, 'credited'])
  })

  it('finds a payment that was made just before the charge was over', async () => {
    const id = await deposits.requestDeposit()
    deposits.clock.pass(1_800_000)
    payInSilence(id)
    deposits.clock.pass(60_000)
    await reconcileDeposits(deposits.parts)
    expect(await cash()).toBe(25)
  })

  it('acts on what a crash left in the inbox', async () => {
    const id = await deposits.requestDeposit()
    const notice = payInSilence(id)
    await storeNotice(deposits.database.kysely, notice.endToEndId, notice)
    const forgetful: PixProvider = {
      createCharge: async () => ({ location: '' }),
      findPayments: async () => [],
      refund: async () => true,
    }
    await reconcileDeposits({ ...deposits.parts, provider: forgetful })
    expect([await cash(), await statusOf(id)]).toEqual([25, 'credited'])
  })

  it('closes a charge whose time is over, once, and tells the page', async () => {
    const id = await deposits.requestDeposit()
    deposits.clock.pass(1_800_001)
    await reconcileDeposits(deposits.parts)
    await reconcileDeposits(deposits.parts)
    expect(deposits.told.filter(({ message }) => message.type === 'deposit')).toEqual([
      {
        playerId: deposits.playerId,
        message: { type: 'deposit', depositId: id, status: 'expired' },
      },
    ])
  })

  it('asks for a refund until the provider has done it', async () => {
    const id = await deposits.requestDeposit()
    payInSilence(id, '11144477735')
    const answers: ReadonlyArray<() => Promise<boolean>> = [
      () => Promise.reject(new Error('no answer')),
      () => Promise.resolve(false),
      () => Promise.resolve(true),
    ]
    const asked: string[] = []
    const provider: PixProvider = {
      createCharge: async () => ({ location: '' }),
      findPayments: (txid) => deposits.parts.provider.findPayments(txid),
      refund: ({ refundId }) => {
        const answer = answers[asked.push(refundId) - 1]
        return answer ? answer() : Promise.resolve(true)
      },
    }
    const statuses = []
    for (let round = 0; round < 3; round += 1) {
      await reconcileDeposits({ ...deposits.parts, provider })
      statuses.push(await statusOf(id))
    }
    expect(statuses.at(-1)).toBe('refunded')
    expect(statuses[0]).toBe('refunding')
    expect(asked).toHaveLength(3)
    expect(new Set(asked).size).toBe(1)
    expect(await cash()).toBe(0)
  })
})
