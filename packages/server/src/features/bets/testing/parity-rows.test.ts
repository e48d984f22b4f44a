import { payout } from '@caderneta/domain/bet/payout'
import { SELECTION_RESULTS } from '@caderneta/domain/markets/market/market'
import { add, centavos } from '@caderneta/domain/money/money'
import { odds } from '@caderneta/domain/odds/odds'
import { betStatus } from '@caderneta/domain/testing/bet-status'
import { dayCashback } from '@caderneta/domain/testing/day-cashback'
import { shareSplit, splitStake } from '@caderneta/domain/testing/stake-split'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addGame, addPlayer } from '../../../database/test-rows.ts'
import { paritySlip, queryBets } from './parity-rows.ts'

const BETS = 2_000
const SLIPS = 100
const some = fc.integer({ min: 1, max: 3_000 })
/** The table of the domain that bets are placed with today. */
const BONUS_TABLE = 2

const leg = fc.record({
  odds: fc.integer({ min: 1001, max: 20_000 }),
  result: fc.constantFrom(...SELECTION_RESULTS, 'void' as const, null),
  places: fc.integer({ min: 1, max: 3 }),
  more: fc.integer({ min: 0, max: 2 }),
})
const openBet = fc.record({
  stake: fc.integer({ min: 1, max: 1_000_000 }),
  bonusPercent: fc.constantFrom(0, 1, 3, 11, 20),
  legs: fc.array(
    leg.map(({ more, ...rest }) => ({ ...rest, tied: rest.places + more })),
    { minLength: 1, maxLength: 8 },
  ),
})
const liveBet = fc.record({
  stake: fc.integer({ min: 1, max: 100_000 }),
  bonusPercent: fc.constant(0),
  legs: fc.constant([]),
  status: fc.constantFrom('win' as const, 'lose' as const),
  payout: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 150_000 })),
  cashbackPercent: fc.constantFrom(10, 10, 7),
})

describeOnDatabases('a rule of bets in SQL', (makeDatabase) => {
  it('gives a bet the status and the payout that the domain gives it', async () => {
    const bets = fc.sample(openBet, BETS)
    const found = await queryBets<{ status: string; payout: number }>(
      await makeDatabase(),
      bets,
      `select due_status as status, due_payout as payout
       from bets_due(array(select id from bet)) order by id`,
    )
    const expected = bets.map(({ stake, bonusPercent, legs }) => {
      const status = betStatus(legs)
      const known = legs.flatMap(({ odds: agreed, result, places, tied }) =>
        result === null ? [] : [{ odds: odds(agreed), result, deadHeat: { places, tied } }],
      )
      const isPaid = status === 'win' || status === 'void'
      const bonus = { percent: bonusPercent, table: BONUS_TABLE }
      return { status, payout: isPaid ? payout(centavos(stake), known, bonus) : 0 }
    })
    expect(found).toEqual(expected)
  })

  it('gives a day the cashback that the domain gives it', async () => {
    const database = await makeDatabase()
    for (const bets of fc.sample(fc.array(liveBet, { minLength: 1, maxLength: 12 }), SLIPS)) {
      const [found] = await queryBets<{ earned: number }>(
        database,
        bets,
        `insert into cashback_bet (bet_id, player_id, day) select id, 1, '2026-01-01' from bet`,
        "select earned from cashback_collected(1, '2026-01-01')",
      )
      const settled = bets.map(({ stake, payout: returned, cashbackPercent: percent }) => ({
        ...{ staked: centavos(stake), returned: centavos(returned), percent },
      }))
      expect(found?.earned).toBe(dayCashback(settled, centavos(Number.MAX_SAFE_INTEGER)))
    }
  })

  it('splits the stake of a slip, and shares it among its bets, as the domain does', async () => {
    const database = await makeDatabase()
    const game = await addGame(database)
    const slips = fc.sample(
      fc.record({
        cash: fc.integer({ min: 0, max: 9_000 }),
        cashback: fc.oneof(
          { weight: 1, arbitrary: fc.constant(0) },
          { weight: 5, arbitrary: some },
        ),
        stakes: fc.array(fc.integer({ min: 1, max: 1_500 }), { minLength: 1, maxLength: 4 }),
        uses: fc.boolean(),
      }),
      SLIPS,
    )
    const players: number[] = []
    for (const wallet of slips) players.push(await addPlayer(database, wallet))
    const requests = slips.map(({ stakes, uses }, nth) =>
      paritySlip(players[nth] ?? 0, game, stakes, uses),
    )
    const most = 1e12
    const limits = {
      ...{ player_day: most, player_combination: most, combination: most },
      ...{ singles: most, multiples: most },
    }
    const { rows } = await database.pool.query<{ refusal: string | null }>(
      'select refusal from place_bets($1::jsonb, $2::jsonb) order by slip_index',
      [JSON.stringify(requests), JSON.stringify(limits)],
    )
    const made = await database.pool.query<{ player_id: number; split: unknown }>(
      `select player_id, jsonb_agg(jsonb_build_object('cash', stake_cash, 'cashback',
         stake_cashback) order by position) as split from bet group by player_id`,
    )
    const splits = new Map(made.rows.map(({ player_id, split }) => [player_id, split]))
    const found = rows.map(({ refusal }, nth) => refusal ?? splits.get(players[nth] ?? 0))
    const expected = slips.map(({ cash, cashback, stakes, uses }) => {
      const each = stakes.map(centavos)
      const wallet = { cash: centavos(cash), cashback: centavos(cashback) }
      const split = splitStake(add(...each), wallet, uses)
      return typeof split === 'string' ? split : shareSplit(split, each)
    })
    expect(found).toEqual(expected)
  })
})
