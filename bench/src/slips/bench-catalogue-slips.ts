import { BONUS_TABLE, multipleBonusPercent } from '@caderneta/domain/bet/multiple-bonus'
import { payout } from '@caderneta/domain/bet/payout'
import { centavos, reaisText } from '@caderneta/domain/money/money'
import { rateText } from '@caderneta/domain/odds/odds'
import { type Random, randomFrom } from '@caderneta/feed/random'
import { type Database, openDatabase } from '@caderneta/server/database/database'
import { expectedPayout } from '@caderneta/simulation/testing/independent-calculator'
import * as z from 'zod/mini'
import type { Figure } from '../figure.ts'
import { makeOwnDatabase } from '../hosts/own-database.ts'
import { type CatalogueLeg, catalogueLegs } from './catalogue-legs.ts'
import { compositeLegs } from './composite-legs.ts'

const SEED = 'slips of the catalogue'
const GAMES_OF_SPORT = 40
const COMPOSITES_OF_MATCH = 60
const SLIPS_PER_CALL = 20_000
const LEGS_MAX = 8
/** This share of the legs are bets of the builder. */
const COMPOSITE_SHARE = 0.2

interface Slip {
  readonly stake: number
  readonly legs: readonly CatalogueLeg[]
}

/**
 * Settled slips with selections of the whole catalogue and bets of the builder, at first and after
 * a correction of every result: by the rules of the feed, the domain and SQL, and by a calculator
 * that knows the published rules alone.
 */
export async function benchCatalogueSlips(
  serverUrl: string,
  slips: number,
): Promise<readonly Figure[]> {
  const own = await makeOwnDatabase(serverUrl)
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '' })
  const random = randomFrom(SEED)
  const legs = catalogueLegs(GAMES_OF_SPORT)
  const composites = await compositeLegs(database, legs, random, COMPOSITES_OF_MATCH)
  const isSplit = ({ first, corrected }: CatalogueLeg) =>
    first.ours !== first.theirs || corrected.ours !== corrected.theirs
  const begun = performance.now()
  let differences = 0
  for (let done = 0; done < slips; done += SLIPS_PER_CALL) {
    const some = Array.from({ length: Math.min(SLIPS_PER_CALL, slips - done) }, () =>
      randomSlip(legs, composites, random),
    )
    differences += await differencesIn(database, some, 'first')
    differences += await differencesIn(database, some, 'corrected')
  }
  const seconds = (performance.now() - begun) / 1000
  await database.close()
  await own.drop()
  const markets = new Set(legs.map(({ marketId }) => marketId)).size
  const split = [...legs, ...composites].filter(isSplit).length
  return [
    { name: 'slips of the catalogue, each settled and corrected', value: slips, unit: 'slips' },
    { name: '  types of markets in them', value: markets, unit: '' },
    { name: '  selections', value: legs.length, unit: '' },
    { name: '  bets of the builder', value: composites.length, unit: '' },
    { name: '  selections whose results differ', value: split, unit: '' },
    { name: '  payouts that differ', value: differences, unit: '' },
    { name: '  comparing them', value: seconds, unit: 's' },
  ]
}

function randomSlip(
  legs: readonly CatalogueLeg[],
  composites: readonly CatalogueLeg[],
  random: Random,
): Slip {
  const byGame = new Map<number, CatalogueLeg>()
  const wanted = random.integer(1, LEGS_MAX)
  while (byGame.size < wanted) {
    const leg = random.pick(random.next() < COMPOSITE_SHARE ? composites : legs)
    byGame.set(leg.gameId, leg)
  }
  return { stake: random.integer(1, 1_000_000), legs: [...byGame.values()] }
}

type Version = 'first' | 'corrected'

const paidRows = z.array(z.object({ paid: z.number() }))

const SETTLE = `
  select case when isLost then 0
    else settled_payout((slip ->> 'stake')::bigint, over, under,
      counting_bonus($2::smallint, (slip ->> 'bonus')::integer, counting))
    end as paid
  from jsonb_array_elements($1::jsonb) with ordinality as s(slip, place)
  cross join lateral (
    select product(leg_numerator(result, odds, 1)) as over,
      product(leg_denominator(result, 1)) as under,
      count(*) filter (where result <> 'void') as counting,
      bool_or(result = 'lose') as isLost
    from jsonb_to_recordset(slip -> 'legs') as leg(odds integer, result text)
  ) product
  order by place`

async function differencesIn(
  database: Database,
  slips: readonly Slip[],
  version: Version,
): Promise<number> {
  const sent = slips.map(({ stake, legs }) => ({
    stake,
    bonus: bonusOf(legs),
    legs: legs.map((leg) => ({ odds: leg.odds, result: leg[version].ours })),
  }))
  const { rows } = await database.pool.query(SETTLE, [JSON.stringify(sent), BONUS_TABLE])
  const paid = paidRows.parse(rows)
  return slips.filter((slip, i) => {
    const theirs = byCalculator(slip, version)
    return reaisText(centavos(paid[i]?.paid ?? -1)) !== theirs || byDomain(slip, version) !== theirs
  }).length
}

function bonusOf(legs: readonly CatalogueLeg[]): number {
  return multipleBonusPercent(legs.map(({ odds }) => odds))
}

function byDomain({ stake, legs }: Slip, version: Version): string {
  const outcomes = legs.map((leg) => ({ odds: leg.odds, result: leg[version].ours }))
  return reaisText(
    payout(centavos(stake), outcomes, { percent: bonusOf(legs), table: BONUS_TABLE }),
  )
}

function byCalculator({ stake, legs }: Slip, version: Version): string {
  const settled = legs.map((leg) => ({ rate: rateText(leg.odds), result: leg[version].theirs }))
  return expectedPayout(reaisText(centavos(stake)), settled, true)
}
