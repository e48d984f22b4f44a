import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../database/test-database.ts'
import type { Payout, PayoutProvider, PayoutState, PixKey } from './payout-provider.ts'
import { SandboxPayouts } from './sandbox-payouts.ts'
import { form, makeWithdrawals, takeAllOn } from './test-withdrawals.ts'

/** What goes wrong with one call to the provider: before it is heard, or after. */
type Fault = 'none' | 'unheard' | 'unanswered'

/** A provider whose calls fail as told, and that counts what it really paid. */
class FaultyPayouts implements PayoutProvider {
  readonly paid = new Map<string, number>()
  readonly #sandbox = new SandboxPayouts()
  readonly #faults: Fault[]

  constructor(faults: readonly Fault[]) {
    this.#faults = [...faults]
  }

  findKey(key: PixKey, askerCpf: string) {
    return this.#sandbox.findKey(key, askerCpf)
  }

  async payOut(payout: Payout): Promise<PayoutState> {
    const fault = this.#faults.shift() ?? 'none'
    if (fault === 'unheard') throw new Error('timeout before')
    const isNew = (await this.#sandbox.findPayout(payout.payoutId)) === 'unknown'
    const state = await this.#sandbox.payOut(payout)
    if (isNew) this.paid.set(payout.payoutId, (this.paid.get(payout.payoutId) ?? 0) + 1)
    if (fault === 'unanswered') throw new Error('timeout after')
    return state
  }

  async findPayout(payoutId: string): Promise<PayoutState> {
    const fault = this.#faults.shift() ?? 'none'
    if (fault !== 'none') throw new Error('timeout')
    return this.#sandbox.findPayout(payoutId)
  }
}

describeOnDatabases('the payer of withdrawals', (makeDatabase) => {
  it('waits while a withdrawal can be cancelled, then pays it step by step', async () => {
    const bank = await makeWithdrawals(await makeDatabase())
    await bank.ask('40.00')
    await takeAllOn(bank.parts)
    expect(await bank.statuses()).toEqual(['requested'])
    await bank.pay()
    const { body } = await bank.call('getAll')
    expect(body['data']).toMatchObject([
      {
        status: 'paid',
        steps: ['requested', 'approved', 'sending', 'paid'].map((status) => ({ status })),
      },
    ])
    expect(await bank.cash()).toBe(60)
    expect(await bank.audit()).toEqual([])
  })

  it('gives back what the bank refuses, and says why', async () => {
    const bank = await makeWithdrawals(await makeDatabase())
    await bank.ask('40.13')
    await bank.pay()
    const { body } = await bank.call('getAll')
    expect(body['data']).toMatchObject([{ status: 'refused', reason: 'provider_refused' }])
    expect(await bank.cash()).toBe(100)
    expect(await bank.audit()).toEqual([])
  })

  it('gives back what the receiving bank returns, once', async () => {
    const bank = await makeWithdrawals(await makeDatabase())
    await bank.ask('40.14')
    await bank.pay()
    expect(await bank.statuses()).toEqual(['paid'])
    await bank.takeBack()
    await bank.takeBack()
    expect(await bank.statuses()).toEqual(['returned'])
    expect(await bank.cash()).toBe(100)
    expect(await bank.audit()).toEqual([])
  })

  it('keeps a large amount in review, with its reason, until it is approved', async () => {
    const limits = { WITHDRAWAL_REVIEW_OVER: '39.99', REVIEW_MS: '60000' }
    const bank = await makeWithdrawals(await makeDatabase(), new SandboxPayouts(), limits)
    await bank.ask('40.00')
    await bank.pay()
    const { body } = await bank.call('getAll')
    expect(body['data']).toMatchObject([{ status: 'in_review', reason: 'large_amount' }])
    bank.clock.pass(60_000)
    await bank.pay()
    expect(await bank.statuses()).toEqual(['paid'])
  })

  it('pays each withdrawal once, whatever calls time out and however often it starts anew', async () => {
    const faults = fc.array(fc.constantFrom<Fault>('none', 'unheard', 'unanswered'), {
      maxLength: 8,
    })
    const database = await makeDatabase()
    await fc.assert(
      fc.asyncProperty(faults, async (told) => {
        const payouts = new FaultyPayouts(told)
        const bank = await makeWithdrawals(database, payouts)
        const id = await bank.ask('40.00')
        for (let round = 0; round <= told.length; round += 1) await bank.pay()
        expect(await bank.statuses()).toEqual(['paid'])
        expect(payouts.paid.get(id)).toBe(1)
        expect(await bank.cash()).toBe(60)
      }),
      { numRuns: 12 },
    )
  })

  it('refuses when the key went to somebody else after the request', async () => {
    const sandbox = new SandboxPayouts()
    let isGone = false
    const payouts: PayoutProvider = {
      findKey: async (key, cpf) => (isGone ? null : sandbox.findKey(key, cpf)),
      payOut: (payout) => sandbox.payOut(payout),
      findPayout: (id) => sandbox.findPayout(id),
    }
    const bank = await makeWithdrawals(await makeDatabase(), payouts)
    await bank.call('save', form())
    isGone = true
    await bank.pay()
    const { body } = await bank.call('getAll')
    expect(body['data']).toMatchObject([{ status: 'refused', reason: 'key_gone' }])
    expect(await bank.cash()).toBe(100)
  })
})
