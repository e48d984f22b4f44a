import { sized } from '@caderneta/pricing/testing/campaign-size'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import type { Payout, PayoutProvider, PayoutState, PixKey } from './payout-provider.ts'
import { SandboxPayouts } from './sandbox-payouts.ts'
import { form, makeWithdrawals, processWithdrawals } from './test-withdrawals.ts'

/** The failure of one call to the provider: before it is received, or after. */
type CallFailure = 'none' | 'unheard' | 'unanswered'

/** A provider whose calls fail as configured, and that pays as often as it is requested to. */
class FailingPayouts implements PayoutProvider {
  readonly paidCountById = new Map<string, number>()
  readonly #sandbox: SandboxPayouts
  readonly #failures: CallFailure[]

  constructor(deps: ServerDeps, failures: readonly CallFailure[]) {
    this.#sandbox = new SandboxPayouts(deps)
    this.#failures = [...failures]
  }

  findKey(key: PixKey, requesterCpf: string) {
    return this.#sandbox.findKey(key, requesterCpf)
  }

  async payOut(payout: Payout): Promise<PayoutState> {
    const failure = this.#failures.shift() ?? 'none'
    if (failure === 'unheard') throw new Error('timeout before')
    const state = await this.#sandbox.payOut(payout)
    const { payoutId } = payout
    this.paidCountById.set(payoutId, (this.paidCountById.get(payoutId) ?? 0) + 1)
    if (failure === 'unanswered') throw new Error('timeout after')
    return state
  }

  async findPayout(payout: Payout): Promise<PayoutState> {
    const failure = this.#failures.shift() ?? 'none'
    if (failure !== 'none') throw new Error('timeout')
    return this.#sandbox.findPayout(payout)
  }
}

async function makeFailing(database: Database, failures: readonly CallFailure[]) {
  const made: FailingPayouts[] = []
  const bank = await makeWithdrawals(database, (deps) => {
    const payouts = new FailingPayouts(deps, failures)
    made.push(payouts)
    return payouts
  })
  return { bank, paidCount: (id: string) => made[0]?.paidCountById.get(id) ?? 0 }
}

const REQUEST_LIFETIME_MS = 120_000

describeOnDatabases('the payer of withdrawals', (makeDatabase) => {
  it('waits while a withdrawal can be cancelled, then pays it step by step', async () => {
    const bank = await makeWithdrawals(await makeDatabase())
    await bank.request('40.00')
    await processWithdrawals(bank.deps)
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

  it('returns what the bank refuses, with the reason', async () => {
    const bank = await makeWithdrawals(await makeDatabase())
    await bank.request('40.13')
    await bank.pay()
    const { body } = await bank.call('getAll')
    expect(body['data']).toMatchObject([{ status: 'refused', reason: 'provider_refused' }])
    expect(await bank.cash()).toBe(100)
    expect(await bank.audit()).toEqual([])
  })

  it('credits what the receiving bank returns, once', async () => {
    const bank = await makeWithdrawals(await makeDatabase())
    await bank.request('40.14')
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
    const bank = await makeWithdrawals(await makeDatabase(), undefined, limits)
    await bank.request('40.00')
    await bank.pay()
    const { body } = await bank.call('getAll')
    expect(body['data']).toMatchObject([{ status: 'in_review', reason: 'large_amount' }])
    bank.clock.pass(60_000)
    await bank.pay()
    expect(await bank.statuses()).toEqual(['paid'])
  })

  it('pays each withdrawal once, whatever calls time out, over restarts', async () => {
    const failures = fc.array(fc.constantFrom<CallFailure>('none', 'unheard', 'unanswered'), {
      maxLength: 8,
    })
    const database = await makeDatabase()
    await fc.assert(
      fc.asyncProperty(failures, async (planned) => {
        const { bank, paidCount } = await makeFailing(database, planned)
        const id = await bank.request('40.00')
        for (let round = 0; round <= planned.length; round += 1) {
          await bank.pay()
          bank.clock.pass(REQUEST_LIFETIME_MS)
        }
        expect(await bank.statuses()).toEqual(['paid'])
        expect(paidCount(id)).toBe(1)
        expect(await bank.cash()).toBe(60)
      }),
      { numRuns: sized({ test: 6, small: 30, full: 500 }) },
    )
  })

  it('queries a payout whose response was lost before it would pay it again', async () => {
    const { bank, paidCount } = await makeFailing(await makeDatabase(), ['none', 'unanswered'])
    const id = await bank.request('40.00')
    await bank.pay()
    expect(await bank.statuses()).toEqual(['sending'])
    bank.clock.pass(REQUEST_LIFETIME_MS)
    await bank.pay()
    expect([await bank.statuses(), paidCount(id)]).toEqual([['paid'], 1])
  })

  it('repeats no request while the last one may still be in progress', async () => {
    const { bank, paidCount } = await makeFailing(await makeDatabase(), ['none', 'unheard'])
    const id = await bank.request('40.00')
    await bank.pay()
    bank.clock.pass(REQUEST_LIFETIME_MS - bank.deps.config.payment.payoutDelayMs - 1)
    await bank.pay()
    expect([await bank.statuses(), paidCount(id)]).toEqual([['sending'], 0])
    bank.clock.pass(1)
    await bank.pay()
    expect([await bank.statuses(), paidCount(id)]).toEqual([['paid'], 1])
  })

  it('checks for returns until no bank may send the payment back any more', async () => {
    const bank = await makeWithdrawals(await makeDatabase())
    await bank.request('40.00')
    await bank.pay()
    await bank.database.kysely.updateTable('sandbox_payout').set({ fate: 'returned' }).execute()
    bank.clock.pass(89 * 86_400_000)
    await bank.takeBack()
    expect(await bank.statuses()).toEqual(['returned'])
    expect(await bank.audit()).toEqual([])
  })

  it('refuses when the key changed its owner after the request', async () => {
    let isGone = false
    const bank = await makeWithdrawals(await makeDatabase(), (deps) => {
      const sandbox = new SandboxPayouts(deps)
      return {
        findKey: async (key, cpf) => (isGone ? null : sandbox.findKey(key, cpf)),
        payOut: (payout) => sandbox.payOut(payout),
        findPayout: (payout) => sandbox.findPayout(payout),
      }
    })
    await bank.call('save', form())
    isGone = true
    await bank.pay()
    const { body } = await bank.call('getAll')
    expect(body['data']).toMatchObject([{ status: 'refused', reason: 'key_gone' }])
    expect(await bank.cash()).toBe(100)
  })
})
