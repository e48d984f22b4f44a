import { depositSaveReply, depositStatusReply } from '@caderneta/contract/payments/deposits'
import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { type DepositsUnderTest, makeDeposits } from '../testing/test-deposits.ts'

describeOnDatabases('deposit/status with the code', (makeDatabase) => {
  let deposits: DepositsUnderTest

  beforeAll(async () => {
    deposits = await makeDeposits(await makeDatabase())
  })

  const show = (depositId: string, token?: string) =>
    deposits.call('deposit/status', { depositId, withCode: 'true' }, token)

  const codeOf = async (depositId: string, token?: string) =>
    depositStatusReply.parse((await show(depositId, token)).body).data.code

  it('returns a pending charge again as it was first returned', async () => {
    const fields = { betCnfPaymentMethodId: '1', depositAmount: '25.00' }
    const made = depositSaveReply.parse((await deposits.call('deposit/save', fields)).body)
    const { depositId, price, expiresAt, payload, qrcode } = made
    const { data } = depositStatusReply.parse((await show(depositId)).body)
    const again = { depositId, price, expiresAt, code: { payload, qrcode } }
    expect(data).toEqual({ ...again, status: 'awaiting', reason: null })
  })

  it('does so on request only: the page polls the status every few seconds', async () => {
    const depositId = await deposits.requestDeposit()
    for (const fields of [{ depositId }, { depositId, withCode: 'false' }]) {
      const { body } = await deposits.call('deposit/status', fields)
      expect(body.data).not.toHaveProperty('code')
    }
    const odd = { depositId, withCode: 'x' }
    expect((await deposits.call('deposit/status', odd)).status).toBe(400)
  })

  it('API-51 returns no player the charge of another', async () => {
    const depositId = await deposits.requestDeposit()
    const foreign = await show(depositId, 'bia')
    expect([foreign.status, foreign.body.code]).toEqual([404, 'unknown_deposit'])
    expect(foreign).toEqual(await show('x', 'bia'))
  })

  it('returns none to an excluded player: such a payment is sent back', async () => {
    const depositId = await deposits.requestDeposit()
    expect(await codeOf(depositId, 'out')).toBeUndefined()
  })

  it.each(['credited', 'expired', 'refunding', 'refunded'] as const)(
    'returns no charge that is %s',
    async (status) => {
      const depositId = await deposits.requestDeposit()
      await deposits.database.kysely
        .updateTable('deposit')
        .set({ status })
        .where('id', '=', depositId)
        .execute()
      expect(await codeOf(depositId)).toBeUndefined()
    },
  )

  it('returns no expired charge, even before the expiry is recorded', async () => {
    const depositId = await deposits.requestDeposit()
    deposits.clock.pass(1_800_001)
    expect(await codeOf(depositId)).toBeUndefined()
  })
})
