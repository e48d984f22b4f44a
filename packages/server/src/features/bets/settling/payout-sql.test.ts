import { cashOutValue, closingPart } from '@caderneta/domain/bet/cash-out'
import { payout } from '@caderneta/domain/bet/payout'
import { SELECTION_RESULTS } from '@caderneta/domain/markets/market/market'
import { centavos } from '@caderneta/domain/money/money'
import { odds } from '@caderneta/domain/odds/odds'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../../database/test-database.ts'

// The second calculator is SQL numeric; `npm run bench slips` compares a million.
const SLIPS = 10_000
const MARGIN = 50

const legAt = (oddsMax: number) => ({
  odds: fc.oneof(fc.integer({ min: 1001, max: 1500 }), fc.integer({ min: 1001, max: oddsMax })),
  current: fc.integer({ min: 1001, max: 50_000 }),
  result: fc.constantFrom(...SELECTION_RESULTS),
  places: fc.integer({ min: 1, max: 4 }),
  more: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6 })),
  isOpen: fc.boolean(),
})
/** Few legs at any odds, or as many short ones as have a percentage of their own. */
const legs = fc.oneof(
  fc.array(fc.record(legAt(50_000)), { minLength: 1, maxLength: 5 }),
  fc.array(fc.record(legAt(2000)), { minLength: 6, maxLength: 12 }),
)

const slip = fc.record({
  cash: fc.integer({ min: 1, max: 1_000_000 }),
  cashback: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50_000 })),
  bonus: fc.constantFrom(0, 1, 3, 11, 20),
  percent: fc.integer({ min: 1, max: 100 }),
  table: fc.constantFrom(0, 1),
  legs,
})

type Slip = ReturnType<typeof sample>[number]
const sample = () => fc.sample(slip, SLIPS)

/** Part of each slip is closed at a quote, the rest settled: all amounts, by the domain. */
function byDomain({ cash, cashback, bonus, percent, table, legs }: Slip) {
  const outcomes = legs.map(({ odds: agreed, result, places, more }) => ({
    ...{ odds: odds(agreed), result, deadHeat: { places, tied: places + more } },
  }))
  const closing = legs.map(({ odds: agreed, current, isOpen, result }, at) =>
    isOpen
      ? { odds: odds(agreed), current: odds(current), result: null }
      : { ...outcomes[at], odds: odds(agreed), current: null, result },
  )
  const quote = cashOutValue(centavos(cash + cashback), closing, MARGIN)
  const part = closingPart({ cash: centavos(cash), cashback: centavos(cashback) }, quote, percent)
  const left = centavos(cash + cashback - part.stake.cash - part.stake.cashback)
  return {
    quote,
    part: part.stake.cash + part.stake.cashback,
    part_cashback: part.stake.cashback,
    returned: part.returned.cash + part.returned.cashback,
    returned_cashback: part.returned.cashback,
    paid: payout(left, outcomes, { percent: bonus, table }),
  }
}

describeOnDatabases('payouts, quotes and their parts', (makeDatabase) => {
  it('SEC-32 are equal to the centavo in the domain and in SQL', async () => {
    const database = await makeDatabase()
    const slips = sample()
    const found = await sql<ReturnType<typeof byDomain>>`
      with slip as (
        select place, (s ->> 'cash')::bigint + (s ->> 'cashback')::bigint as stake,
          (s ->> 'cashback')::bigint as cashback, (s ->> 'percent')::bigint as percent,
          (s ->> 'bonus')::integer as bonus, (s ->> 'table')::smallint as bonus_table, product.*
        from jsonb_array_elements(${JSON.stringify(slips)}::jsonb) with ordinality as j(s, place)
        cross join lateral (
          select product(leg_numerator(result, odds, places)) as over,
            product(leg_denominator(result, places + more)) as under,
            product(case when "isOpen" then odds::numeric
              else leg_numerator(result, odds, places) end) as open_over,
            product(case when "isOpen" then current::numeric
              else leg_denominator(result, places + more) end) as open_under,
            bool_or("isOpen") as is_open,
            count(*) filter (where result <> 'void') as counting
          from jsonb_to_recordset(s -> 'legs') as leg(odds integer, current integer, result text,
            places integer, more integer, "isOpen" boolean)
        ) product
      ),
      quoted as (
        select slip.*, stake * percent / 100 as part, case when is_open
          then div(stake * open_over * ${1000 - MARGIN}::integer, open_under * 1000)::bigint
          else 0 end as quote
        from slip
      ),
      closed as (
        select quoted.*, cashback * part / stake as part_cashback, quote * part / stake as returned
        from quoted
      )
      select quote, part, part_cashback, returned,
        least(part_cashback, returned * part_cashback / greatest(part, 1)) as returned_cashback,
        settled_payout(stake - part, over, under,
          counting_bonus(bonus_table, bonus, counting)) as paid
      from closed order by place
    `.execute(database.kysely)
    expect(found.rows).toEqual(slips.map(byDomain))
  })
})
