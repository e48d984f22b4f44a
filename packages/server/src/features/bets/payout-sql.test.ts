import { SELECTION_RESULTS } from '@caderneta/domain/market'
import { centavos } from '@caderneta/domain/money'
import { odds } from '@caderneta/domain/odds'
import { payout } from '@caderneta/domain/payout'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../database/test-database.ts'

const SLIPS = 3000

const leg = fc.record({
  odds: fc.oneof(fc.integer({ min: 1001, max: 5000 }), fc.integer({ min: 1001, max: 50_000 })),
  result: fc.constantFrom(...SELECTION_RESULTS),
  places: fc.integer({ min: 1, max: 4 }),
  more: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6 })),
})

const slip = fc.record({
  stake: fc.integer({ min: 1, max: 1_000_000 }),
  bonus: fc.constantFrom(0, 1, 3, 11, 20),
  legs: fc.array(leg, { minLength: 1, maxLength: 5 }),
})

describeOnDatabases('payout', (makeDatabase) => {
  it('is the same to the centavo by the domain and by SQL', async () => {
    const database = await makeDatabase()
    const slips = fc.sample(slip, SLIPS)
    const found = await sql<{ paid: number }>`
      select (
        select settled_payout((slip ->> 'stake')::bigint,
          product(leg_numerator(result, odds, places)),
          product(leg_denominator(result, places + more)),
          (slip ->> 'bonus')::integer)
        from jsonb_to_recordset(slip -> 'legs')
          as leg(odds integer, result text, places integer, more integer)
      ) as paid
      from jsonb_array_elements(${JSON.stringify(slips)}::jsonb) with ordinality as s(slip, place)
      order by place
    `.execute(database.kysely)
    const byDomain = slips.map(({ stake, bonus, legs }) =>
      payout(
        centavos(stake),
        legs.map(({ odds: thousandths, result, places, more }) => ({
          odds: odds(thousandths),
          result,
          deadHeat: { places, tied: places + more },
        })),
        bonus,
      ),
    )
    expect(found.rows.map(({ paid }) => paid)).toEqual(byDomain)
  })
})
