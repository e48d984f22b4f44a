import type { Generated, GeneratedAlways } from 'kysely'
import type { GeneratedTime, OptionalJson, OptionalTime, SelectionResult, Time } from './columns.ts'

export interface SlipTable {
  player_id: number
  slip_id: string
  fingerprint: string
  reference: string | null
  refusal: string | null
  refusal_facts: OptionalJson
  cash_after: number | null
  cashback_after: number | null
  created_at: GeneratedTime
}

export interface BetTable {
  id: GeneratedAlways<number>
  player_id: number
  slip_id: string
  position: number
  stake: number
  stake_cash: number
  stake_cashback: number
  odds: string
  potential_return: number
  bonus_percent: Generated<number>
  bonus_table: Generated<number>
  status: Generated<'pending' | 'win' | 'lose' | 'void' | 'cancelled' | 'cashed_out'>
  accepted_at: Time
  settled_at: OptionalTime
  payout: Generated<number>
  closings: Generated<number>
  closed_cash: Generated<number>
  closed_cashback: Generated<number>
  at_stake: GeneratedAlways<number>
  returned_early: Generated<number>
  cashback_percent: Generated<number>
  cashback: Generated<number>
}

export interface LegTable {
  bet_id: number
  player_id: number | null
  position: number
  game_id: number
  market_id: number
  selection_id: number
  selection_name: string
  handicap: Generated<string>
  odds: number
  odds_version: number
  is_live: boolean
  result: SelectionResult | null
  dead_heat_places: Generated<number>
  dead_heat_tied: Generated<number>
}

export interface BetClosingTable {
  bet_id: number
  number: number
  transfer_id: number
  percent: number
  quote: number
  stake_cash: number
  stake_cashback: number
  returned: number
  cash_after: number
  cashback_after: number
  closed_at: Time
  is_free: Generated<boolean>
}

export interface BetSealTable {
  id: GeneratedAlways<number>
  form: Generated<number>
  bet_ids: string[]
  seal: Buffer
}

export interface BetSealStartTable {
  bet_id: number
}

export interface SelectionIdsStartTable {
  bet_id: number
}

export interface CashbackBetTable {
  bet_id: number
  player_id: number
  day: string
  is_day_of_match: Generated<boolean>
}

export interface CashbackDayTable {
  player_id: number
  day: string
  closed_at: OptionalTime
  day_max: number | null
  credited: Generated<number>
  changes: Generated<number>
}

export interface ExposureCombinationTable {
  combination: string
  potential_return: number
}

export interface ExposurePlayerCombinationTable {
  player_id: number
  combination: string
  potential_return: number
}

export interface ExposurePlayerDayTable {
  player_id: number
  day: string
  potential_return: number
}

export interface FirstSettledBetTable {
  player_id: number
  bet_id: number
}

export interface SelectionLiabilityTable {
  selection_id: number
  singles: Generated<number>
  multiples: Generated<number>
  long_shots: Generated<number>
}
