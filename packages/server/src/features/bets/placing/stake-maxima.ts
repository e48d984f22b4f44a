import { BET_LIMITS, type LimitReachedFacts } from '@caderneta/contract/bets/bet-limits'
import { isRefusal, type Refusal, refuse } from '@caderneta/contract/refusals'
import { multipleBonusPercent } from '@caderneta/domain/bet/multiple-bonus'
import { isOffered } from '@caderneta/domain/bet/offer'
import { centavos, reaisNumber } from '@caderneta/domain/money/money'
import { oddsProduct } from '@caderneta/domain/odds/combined-odds'
import * as z from 'zod/mini'
import type { Clock } from '../../../clock.ts'
import type { ExposureLimits } from '../../../config/config.ts'
import type { OffersConfig } from '../../../config/offers-config.ts'
import type { Database } from '../../../database/database.ts'
import { parseRows } from '../../../database/rows.ts'
import type { SettledPlayers } from '../../offers/offers.ts'
import { knownValue } from '../known-value.ts'
import { type BetLimits, offered, sameMatchRefusal, sameTournamentRefusal } from './decide-slip.ts'
import { exposureRow } from './exposure-limits.ts'
import type { PriceBook } from './price-book.ts'

interface StakeMaximaDeps {
  readonly database: Database
  readonly clock: Clock
  readonly book: PriceBook
  readonly limits: BetLimits & { readonly exposure: ExposureLimits }
  readonly offers: Pick<OffersConfig, 'multipleBonus'>
  readonly settled: Pick<SettledPlayers, 'has'>
}

interface PricedCombination {
  readonly selectionIds: readonly number[]
  readonly odds: bigint
  readonly bonusPercent: number
}

/** Why a combination has no price. */
type UnpricedRefusal = Refusal<'same_match' | 'same_tournament' | 'unknown_selection'>

/**
 * The largest stake that every limit allows the player on each combination at this moment, and the
 * limit that binds. It takes no lock and reserves nothing: `place_bets` has the last word.
 */
export async function readStakeMaxima(
  deps: StakeMaximaDeps,
  playerId: number,
  combinations: readonly (readonly number[])[],
): Promise<readonly LimitReachedFacts[] | UnpricedRefusal> {
  const hasMultiple = combinations.some((selectionIds) => selectionIds.length > 1)
  const countsForBonus = hasMultiple && (await deps.settled.has(playerId))
  const priced = priceCombinations(deps, combinations, countsForBonus)
  if (isRefusal(priced)) return priced
  const classes = await readClassMaxima(deps, playerId, priced)
  return priced.map(({ selectionIds }, index) => {
    const ofCombination = classes.filter(({ nth }) => nth === index + 1)
    return facts(selectionIds, largestOf(ofCombination), deps.limits)
  })
}

function priceCombinations(
  { clock, book, offers }: StakeMaximaDeps,
  combinations: readonly (readonly number[])[],
  countsForBonus: boolean,
): readonly PricedCombination[] | UnpricedRefusal {
  const bets = combinations.map((selectionIds) => ({ selectionIds }))
  const repeated = sameMatchRefusal(bets)
  if (repeated) return repeated
  const found = [...new Set(combinations.flat())].map((id) => offered(book, id)?.selection)
  const oddsById = new Map(found.flatMap((each) => (each ? [[each.selectionId, each.odds]] : [])))
  if (oddsById.size < found.length) return refuse('unknown_selection')
  const related = sameTournamentRefusal(bets, book)
  if (related) return related
  const hasBonus = countsForBonus && isOffered(offers.multipleBonus, clock.now())
  return combinations.map((selectionIds) => {
    const legOdds = selectionIds.map((id) => knownValue(oddsById.get(id), 'the price of a leg'))
    const bonusPercent = hasBonus ? multipleBonusPercent(legOdds) : 0
    return { selectionIds, odds: oddsProduct(legOdds), bonusPercent }
  })
}

/** The largest stake of a combination as a bet of one liability class; amounts in centavos. */
const classMaximum = z.object({
  /** Which combination, from 1. */
  nth: z.number(),
  stake: z.number(),
  limit: z.enum(BET_LIMITS),
  selection: z.nullable(z.number()),
  /** The stakes between which the bet is of this class. */
  from: z.number(),
  to: z.number(),
})

type ClassMaximum = z.infer<typeof classMaximum>

/**
 * Mirrors the limits of `exceeded_limits` for bets that are alone in their slip, for
 * stakes up to a centavo above the largest one of any bet ($4). The class of a multiple may depend
 * on its stake, because a potential return is rounded down: for odds slightly above 100 the
 * smallest stakes return no more than 100 times the stake.
 */
const READ = `
  with requested as (
    select r.*, cardinality(selections) as legs, combination_key(selections) as combination,
      -- The potential return is floor(stake * grown / unit).
      odds * (100 + bonus) - power(1000::numeric, cardinality(selections)) * bonus as grown,
      100 * power(1000::numeric, cardinality(selections)) as unit
    from rows from (jsonb_to_recordset($2::jsonb) as (
      selections bigint[], odds numeric, bonus integer
    )) with ordinality as r(selections, odds, bonus, nth)
  ),
  classed as (
    select requested.*, class, stake_from, stake_to
    from requested
    cross join lateral (
      select case when grown > 100 * unit
        then least(div(unit - 1, grown - 100 * unit), $4::numeric) else $4::numeric end as last
    ) multiple
    cross join lateral (values
      ('single', 1, $4::numeric), ('multiple', 1, last), ('long_shot', last + 1, $4::numeric)
    ) as c(class, stake_from, stake_to)
    where (class = 'single') = (legs = 1) and stake_from <= stake_to
  ),
  day as (
    select sum(potential_return) as used from exposure_player_day
    where player_id = $1 and day = (clock_timestamp() at time zone 'America/Sao_Paulo')::date
  ),
  liability as materialized (
    select * from selection_liability where selection_id = any(array(
      select distinct id::bigint from jsonb_path_query($2::jsonb, '$[*].selections[*]') id
    ))
  ),
  room as (
    select classed.nth, classed.class, limited.*
    from classed
    cross join day
    left join exposure_player_combination own
      on own.player_id = $1 and own.combination = classed.combination
    left join exposure_combination shared on shared.combination = classed.combination
    cross join lateral (values
      ('bet', null::bigint, ($3::jsonb ->> 'bet')::numeric),
      ('player_combination', null, ($3::jsonb ->> 'player_combination')::numeric
        - coalesce(own.potential_return, 0)),
      ('player_day', null, ($3::jsonb ->> 'player_day')::numeric - coalesce(day.used, 0)),
      ('combination', null, case when legs > 1 then ($3::jsonb ->> 'combination')::numeric
        - coalesce(shared.potential_return, 0) end)
    ) as limited(name, selection, room)
    where limited.room is not null
    union all
    select nth, class, 'selection', id,
      case class
        when 'single' then ($3::jsonb ->> 'singles')::numeric - coalesce(singles, 0)
        when 'multiple' then ($3::jsonb ->> 'multiples')::numeric - coalesce(multiples, 0)
        else ($3::jsonb ->> 'multiples')::numeric - coalesce(long_shots, 0)
      end
    from classed
    cross join lateral unnest(selections) as id
    left join liability on selection_id = id
  )
  select distinct on (classed.nth, classed.class) classed.nth::integer, name as limit, selection,
    least(largest_stake(room, odds, legs, bonus), $4)::bigint as stake,
    stake_from::bigint as "from", stake_to::bigint as "to"
  from classed join room on room.nth = classed.nth and room.class = classed.class
  order by classed.nth, classed.class, room, name, selection`

async function readClassMaxima(
  { database, limits }: StakeMaximaDeps,
  playerId: number,
  combinations: readonly PricedCombination[],
): Promise<readonly ClassMaximum[]> {
  const rows = combinations.map(({ selectionIds, odds, bonusPercent }) => ({
    selections: [...selectionIds].sort((one, other) => one - other),
    odds: String(odds),
    bonus: bonusPercent,
  }))
  const limitsRow = { ...exposureRow(limits.exposure), bet: limits.payoutMax }
  const values = [playerId, JSON.stringify(rows), JSON.stringify(limitsRow), limits.stakeMax + 1]
  const found = await database.pool.query({
    name: 'stake_maxima',
    text: READ,
    values,
  })
  return parseRows(classMaximum, found.rows)
}

type Largest = Pick<ClassMaximum, 'stake' | 'limit' | 'selection'>

/** The largest stake of any class. */
function largestOf(classes: readonly ClassMaximum[]): Largest {
  const [small, large] = [...classes].sort((one, other) => one.from - other.from)
  if (!small) throw new Error('a combination has no liability class')
  if (!large) return small
  if (large.stake >= large.from) return large
  // A centavo above the last stake of this class is refused by the limit of the other one.
  return small.stake > small.to ? { ...large, stake: small.to } : small
}

function facts(
  selectionIds: readonly number[],
  { stake, limit, selection }: Largest,
  { stakeMax }: BetLimits,
): LimitReachedFacts {
  const isBelow = stake < stakeMax
  return {
    limit: isBelow ? limit : 'stake',
    stakeMax: reaisNumber(centavos(Math.min(stake, stakeMax))),
    betGamesOddId: [...selectionIds],
    ...(isBelow && selection !== null && { selection }),
  }
}
