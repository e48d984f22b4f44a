import { expect, it } from 'vitest'
import { describeOnDatabases, describeOnServer } from '../../../database/test-database.ts'
import { makeWithdrawals, processWithdrawals } from './test-withdrawals.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const ROUNDS = 20

describeOnDatabases('Cancelar Saque', (makeDatabase) => {
  const open = async () => makeWithdrawals(await makeDatabase())

  it('API-47 returns the amount once; a second cancel is refused', async () => {
    const bank = await open()
    const withdrawalId = await bank.request('40.00')
    const { body } = await bank.call('cancel', { withdrawalId })
    expect(body['wallet']).toEqual({ cash: 100, cashback: 0 })
    const again = await bank.call('cancel', { withdrawalId })
    expect([again.status, again.body['code']]).toEqual([422, 'withdrawal_not_cancelable'])
    expect(await bank.cash()).toBe(100)
    expect(await bank.statuses()).toEqual(['cancelled'])
    expect(await bank.audit()).toEqual([])
  })

  it('responds to the withdrawal of another player as to a missing one', async () => {
    const bank = await open()
    const withdrawalId = await bank.request('40.00')
    const foreign = await bank.call('cancel', { withdrawalId }, 'bia')
    const missing = await bank.call('cancel', { withdrawalId: 'x' })
    expect([foreign.status, foreign.body['code']]).toEqual([404, 'unknown_withdrawal'])
    expect([missing.status, missing.body['code']]).toEqual([404, 'unknown_withdrawal'])
  })

  it('refuses to cancel a paid withdrawal', async () => {
    const bank = await open()
    const withdrawalId = await bank.request('40.00')
    await bank.pay()
    expect((await bank.call('cancel', { withdrawalId })).status).toBe(422)
    expect(await bank.statuses()).toEqual(['paid'])
  })

  it('API-48 TRF-05 TRF-07 is off at once, and stays off for every session', async () => {
    const bank = await open()
    const withdrawalId = await bank.request('40.00')
    const { body } = await bank.call('setCancelable', { active: 'false' })
    expect(body['cancelable']).toEqual({ isOn: false, from: null })
    expect((await bank.call('cancel', { withdrawalId })).status).toBe(422)
    for (const session of ['ana', 'ana-elsewhere']) {
      const { body: listed } = await bank.call('getAll', {}, session)
      expect(listed).toMatchObject({ cancelable: { isOn: false }, data: [{ isCancelable: false }] })
    }
    const { body: other } = await bank.call('getAll', {}, 'bia')
    expect(other).toMatchObject({ cancelable: { isOn: true } })
  })

  it('TRF-06 is on again after 24 hours: refused at 23 h 59, allowed at 24 h 01', async () => {
    const bank = await open()
    await bank.call('setCancelable', { active: 'false' })
    const requestedAt = bank.clock.now()
    const { body } = await bank.call('setCancelable', { active: 'true' })
    expect(body['cancelable']).toEqual({ isOn: false, from: requestedAt + 24 * HOUR_MS })
    bank.clock.pass(24 * HOUR_MS - MINUTE_MS)
    const withdrawalId = await bank.request('40.00')
    expect((await bank.call('cancel', { withdrawalId })).status).toBe(422)
    await bank.call('setCancelable', { active: 'true' })
    bank.clock.pass(2 * MINUTE_MS)
    expect((await bank.call('cancel', { withdrawalId })).status).toBe(200)
  })
})

describeOnServer('cancel and pay at once', (makeDatabase) => {
  it('SEC-39 exactly one of the two succeeds, in every round', async () => {
    const bank = await makeWithdrawals(await makeDatabase())
    for (let round = 0; round < ROUNDS; round += 1) {
      const withdrawalId = await bank.request('1.00')
      bank.clock.pass(bank.deps.config.payment.payoutDelayMs)
      const [cancelled] = await Promise.all([
        bank.call('cancel', { withdrawalId }),
        processWithdrawals(bank.deps),
        processWithdrawals(bank.deps),
      ])
      const [newest] = await bank.statuses()
      expect(newest).toBe(cancelled.status === 200 ? 'cancelled' : 'paid')
    }
    const paid = (await bank.statuses()).filter((status) => status === 'paid')
    expect(await bank.cash()).toBe(100 - paid.length)
    expect(await bank.audit()).toEqual([])
  })
})
