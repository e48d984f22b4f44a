import { payout } from '@caderneta/domain/bet/payout'
import { SELECTION_RESULTS } from '@caderneta/domain/markets/market/market'
import { centavos } from '@caderneta/domain/money/money'
import { odds } from '@caderneta/domain/odds/odds'
import { openDatabase } from '@caderneta/server/database/open-database'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import type { Figure } from '../figure.ts'

const SLIPS_PER_CALL = 20_000
const SEED = 20_261_121

interface BenchLeg {
  readonly odds: number
  readonly result: (typeof SELECTION_RESULTS)[number]
  readonly places: number
  readonly more: number
}

interface BenchSlip {
  readonly stake: number
  readonly bonus: number
  readonly legs: readonly BenchLeg[]
}

/** Settled slips by the domain and by SQL numeric. */
export async function benchSlips(serverUrl: string, slips: number): Promise<readonly Figure[]> {
  const { differences, seconds } = await compareCalculators(serverUrl, slips)
  return [
    { name: 'slips by two calculators', value: slips, unit: 'slips' },
    { name: 'slips that differ', value: differences, unit: 'slips' },
    { name: 'comparing them', value: seconds, unit: 's' },
  ]
}

async function compareCalculators(serverUrl: string, wanted: number) {
  const own = await makeOwnDatabase(serverUrl)
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '' })
  const random = randomOf(SEED)
  const begun = performance.now()
  let differences = 0
  for (let done = 0; done < wanted; done += SLIPS_PER_CALL) {
    const length = Math.min(SLIPS_PER_CALL, wanted - done)
    const slips = Array.from({ length }, () => randomSlip(random))
    const found = await database.pool.query<{ paid: number }>(SETTLE, [JSON.stringify(slips)])
    differences += slips.filter((slip, at) => found.rows[at]?.paid !== byDomain(slip)).length
  }
  const seconds = (performance.now() - begun) / 1000
  await database.close()
  await own.drop()
  return { differences, seconds }
}

const SETTLE = `
  select settled_payout((slip ->> 'stake')::bigint, over, under, (slip ->> 'bonus')::integer) as paid
  from jsonb_array_elements($1::jsonb) with ordinality as s(slip, place)
  cross join lateral (
    select product(leg_numerator(result, odds, places)) as over,
      product(leg_denominator(result, places + more)) as under
    from jsonb_to_recordset(slip -> 'legs')
      as leg(odds integer, result text, places integer, more integer)
  ) product
  order by place`

/** The statement compares what a percentage adds, whatever legs are void. */
const PERCENT_AS_GIVEN = 0

function byDomain({ stake, bonus, legs }: BenchSlip): number {
  const outcomes = legs.map(({ odds: agreed, result, places, more }) => ({
    odds: odds(agreed),
    result,
    deadHeat: { places, tied: places + more },
  }))
  return payout(centavos(stake), outcomes, { percent: bonus, table: PERCENT_AS_GIVEN })
}

function randomSlip(random: (most: number) => number): BenchSlip {
  return {
    stake: 1 + random(1_000_000),
    bonus: [0, 1, 3, 11, 20][random(5)] ?? 0,
    legs: Array.from({ length: 1 + random(8) }, () => ({
      odds: 1001 + random(random(2) === 0 ? 4000 : 49_000),
      result: SELECTION_RESULTS[random(SELECTION_RESULTS.length)] ?? 'void',
      places: 1 + random(4),
      more: random(2) * random(7),
    })),
  }
}

/** The same numbers each time (mulberry32): below `most`. */
function randomOf(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most)
  }
}
