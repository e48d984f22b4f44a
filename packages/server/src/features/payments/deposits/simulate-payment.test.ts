import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { type DepositsUnderTest, makeDeposits } from '../testing/test-deposits.ts'

/** The provider of the sandbox calls the webhook over a real socket. */
describeOnDatabases('sandbox/pix/pay', (makeDatabase) => {
  let deposits: DepositsUnderTest

  beforeAll(async () => {
    deposits = await makeDeposits(await makeDatabase())
    await deposits.app.listen({ port: 0, host: '127.0.0.1' })
  })

  afterAll(() => deposits.app.close())

  const cash = async () => (await readWallet(deposits.database.kysely, deposits.playerId)).cash

  async function payAndSee(fields: object = {}) {
    const depositId = await deposits.requestDeposit('100.00')
    const before = await cash()
    const reply = await deposits.call('sandbox/pix/pay', { depositId, ...fields })
    const { body } = await deposits.call('deposit/status', { depositId })
    const { status, reason } = Object(body.data)
    return { reply: reply.status, gained: (await cash()) - before, status, reason }
  }

  it('pays a charge exactly as requested', async () => {
    expect(await payAndSee()).toEqual({ reply: 200, gained: 100, status: 'credited', reason: null })
  })

  it('pays twice, which credits once', async () => {
    const seen = await payAndSee({ times: '2' })
    expect(seen).toEqual({ reply: 200, gained: 100, status: 'credited', reason: null })
  })

  it('pays from another CPF, which credits nothing', async () => {
    const seen = await payAndSee({ payerCpf: '111.444.777-35' })
    expect(seen).toMatchObject({ gained: 0, status: 'refunded', reason: 'payer_mismatch' })
  })

  it('pays another amount, which credits nothing', async () => {
    const seen = await payAndSee({ amount: '99.99' })
    expect(seen).toMatchObject({ gained: 0, status: 'refunded', reason: 'amount_mismatch' })
  })

  it('pays late, which credits nothing', async () => {
    const depositId = await deposits.requestDeposit()
    deposits.clock.pass(1_800_001)
    await deposits.call('sandbox/pix/pay', { depositId })
    const { body } = await deposits.call('deposit/status', { depositId })
    expect(body.data).toMatchObject({ status: 'refunded', reason: 'late' })
  })

  it.each([
    [{ amount: 'x' }, 400],
    [{ amount: '0' }, 400],
    [{ payerCpf: '123' }, 400],
    [{ times: '0' }, 400],
    [{ depositId: 'x' }, 404],
  ])('refuses %o', async (fields, status) => {
    const depositId = await deposits.requestDeposit()
    const reply = await deposits.call('sandbox/pix/pay', { depositId, ...fields })
    expect(reply.status).toBe(status)
  })

  it('refuses to pay the charge of another player', async () => {
    const depositId = await deposits.requestDeposit()
    expect((await deposits.call('sandbox/pix/pay', { depositId }, 'bia')).status).toBe(404)
    expect((await deposits.call('sandbox/pix/pay', { depositId }, '')).status).toBe(401)
  })
})
