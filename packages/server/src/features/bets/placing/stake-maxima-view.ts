import { BET_LIMITS } from '@caderneta/contract/bets/bet-limits'
import * as z from 'zod/mini'
import type { ExposureLimits } from '../../../config/config.ts'
import type { Database } from '../../../database/database.ts'
import { parseRows } from '../../../database/rows.ts'
import type { BetLimits } from './decide-slip.ts'
import { exposureRow } from './exposure-limits.ts'

interface ClassMaximaDeps {
  readonly database: Database
  readonly limits: BetLimits & { readonly exposure: ExposureLimits }
}

export interface PricedCombination {
  readonly selectionIds: readonly number[]
  readonly odds: bigint
  readonly bonusPercent: number
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

export type ClassMaximum = z.infer<typeof classMaximum>

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

export async function readClassMaxima(
  { database, limits }: ClassMaximaDeps,
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
