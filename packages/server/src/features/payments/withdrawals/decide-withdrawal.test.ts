import { centavos } from '@caderneta/domain/money/money'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnServer } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { TestClock } from '../../../testing/test-clock.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { openTable } from '../../bets/testing/table-fixtures.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { decideWithdrawal } from './decide-withdrawal.ts'
import type { Payout, PayoutState } from './payout-provider.ts'
import { processWithdrawal } from './process-withdrawal.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { SandboxPayouts } from './sandbox-payouts.ts'
import { form, setPassword } from './test-withdrawals.ts'

// npm test runs a few rounds of each race, the campaign 'races' many.
const ROUNDS = sized({ test: 3, small: 24, full: 500 })
const ROUNDS_AT_ONCE = 4
const TIMEOUT_MS = 60_000 + ROUNDS * 3000
const WON = 1000

/**
 * Counts the payouts that it is requested to send, and runs `duringPayout` while the first is in
 * progress.
 */
class CountedPayouts extends SandboxPayouts {
  readonly paid: Payout[] = []
  duringPayout: () => Promise<unknown> = async () => {}

  override async payOut(payout: Payout): Promise<PayoutState> {
    this.paid.push(payout)
    const [state] = await Promise.all([super.payOut(payout), this.duringPayout()])
    return state
  }
}

/** A player whose only money is R$ 1.000,00 of winnings that `correct` takes back. */
async function openRound(database: Database, round: number, reviewOver: string) {
  const playerId = await addPlayer(database, { cash: 50_000 })
  await setPassword(database, playerId)
  const table = await openTable(database, [2000])
  await table.one(playerId, 500)
  await table.end(0, 'win')
  const clock = new TestClock()
  const environment = { WITHDRAWAL_REVIEW_OVER: reviewOver, REVIEW_MS: '86400000' }
  const plain = testDeps({ database, clock, environment })
  const payouts = new CountedPayouts(plain)
  const deps = { ...plain, payouts }
  // A third each of the withdrawals is paid, refused and returned by the provider.
  const cents = ['00', '13', '14'][round % 3]
  const fields = form({ amount: `${((round * 137) % (WON - 1)) + 1}.${cents}` })
  return {
    ...{ database, playerId, parts: deps, payouts, clock, id: fields.withdrawalId },
    request: () => requestWithdrawal(deps, fields, playerId),
    correct: () => table.end(0, 'lose'),
    cancel: () => cancelWithdrawal(deps, fields.withdrawalId, playerId),
    decide: (decision: 'approved' | 'refused') =>
      decideWithdrawal(deps, fields.withdrawalId, {
        decision,
        reason: decision === 'refused' ? 'conta nova' : null,
        reviewer: 'Rita',
        at: new Date(clock.now()),
      }),
    /** The payer continues until nothing changes; a paid withdrawal may be returned. */
    pay: async () => {
      for (let look = 0; look < 4; look += 1) {
        clock.pass(deps.config.payment.payoutDelayMs + 60_000)
        await processWithdrawal(deps, fields.withdrawalId)
      }
    },
  }
}

type Round = Awaited<ReturnType<typeof openRound>>

/**
 * Whatever happened first: the R$ 1.000,00 are returned to the operator or owed for what was paid
 * out, nothing is held, and the withdrawal was sent at most once or returned. Returns its status.
 */
async function expectConserved({ database, playerId, payouts, id }: Round): Promise<string> {
  const { rows } = await database.pool.query(
    `select kind, balance, owed from account
     where player_id = $1 and kind in ('cash', 'withdrawal_hold') order by kind`,
    [playerId],
  )
  const made = await database.pool.query('select status, amount from withdrawal where id = $1', [
    id,
  ])
  const { status = 'none', amount = 0 } = made.rows[0] ?? {}
  const left = status === 'paid' ? Number(amount) : 0
  expect(rows).toEqual([
    { kind: 'cash', balance: 0, owed: left },
    { kind: 'withdrawal_hold', balance: 0, owed: 0 },
  ])
  const wasSent = status === 'paid' || status === 'refused' || status === 'returned'
  expect(payouts.paid.length).toBeLessThanOrEqual(wasSent ? 1 : 0)
  expect(payouts.paid.every((payout) => payout.amount === centavos(Number(amount)))).toBe(true)
  return String(status)
}

type Race = (round: Round, index: number) => Promise<unknown>

/** The possible ends of a withdrawal whose player owes: an unsent one is never paid. */
const UNSENT = ['none', 'cancelled', 'refused']
const SENT = ['cancelled', 'paid', 'refused', 'returned']

interface RaceSettings {
  readonly statuses: readonly string[]
  readonly reviewOver: string
}

const RACES: readonly (readonly [string, RaceSettings, Race])[] = [
  [
    'being requested',
    { statuses: UNSENT, reviewOver: '50000' },
    async (round, index) => {
      const both = [round.request, round.correct]
      await Promise.all((index % 2 ? both : both.toReversed()).map((act) => act()))
    },
  ],
  [
    'being approved, refused or cancelled in its review',
    { statuses: UNSENT, reviewOver: '0.01' },
    async (round, index) => {
      await round.request()
      const decisions = [
        () => round.decide('approved'),
        () => round.decide('refused'),
        round.cancel,
      ]
      const decide = decisions[index % 3] ?? round.cancel
      await Promise.all([decide(), round.correct(), decide()])
    },
  ],
  [
    'that two payers begin to send',
    { statuses: SENT, reviewOver: '50000' },
    async (round) => {
      await round.request()
      round.clock.pass(round.parts.config.payment.payoutDelayMs)
      const take = () => processWithdrawal(round.parts, round.id)
      await Promise.all([take(), round.correct(), take()])
    },
  ],
  [
    'whose payout is being requested from the provider',
    { statuses: SENT, reviewOver: '50000' },
    async (round, index) => {
      await round.request()
      round.clock.pass(round.parts.config.payment.payoutDelayMs)
      round.payouts.duringPayout = () =>
        index % 2 ? Promise.all([round.correct(), round.cancel()]) : round.correct()
      await processWithdrawal(round.parts, round.id)
      expect(round.payouts.paid).toHaveLength(1)
    },
  ],
  [
    'that was paid and comes back',
    { statuses: SENT, reviewOver: '50000' },
    async (round) => {
      await round.request()
      round.clock.pass(round.parts.config.payment.payoutDelayMs)
      await processWithdrawal(round.parts, round.id)
      await Promise.all([round.correct(), round.pay()])
    },
  ],
]

describeOnServer(`a corrected bet and a withdrawal at once, ${ROUNDS} times`, (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it.each(RACES)(
    'a withdrawal %s',
    async (_, settings, race) => {
      const statuses: string[] = []
      for (let played = 0; played < ROUNDS; played += ROUNDS_AT_ONCE) {
        const indexes = Array.from({ length: ROUNDS_AT_ONCE }, (_, index) => played + index)
        const ends = indexes.map(async (index) => {
          const round = await openRound(database, index, settings.reviewOver)
          await race(round, index)
          await round.pay()
          return await expectConserved(round)
        })
        statuses.push(...(await Promise.all(ends)))
      }
      expect(statuses.length).toBeGreaterThanOrEqual(ROUNDS)
      expect(statuses.filter((status) => !settings.statuses.includes(status))).toEqual([])
      expect(await auditBooks(database)).toEqual([])
    },
    TIMEOUT_MS,
  )
})
