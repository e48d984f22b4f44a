import type { Generated, GeneratedAlways } from 'kysely'
import type {
  GeneratedTime,
  Json,
  OptionalJson,
  OptionalTime,
  SelectionResult,
  Time,
} from './columns.ts'

export interface FeedRunTable {
  id: GeneratedAlways<number>
  source: string
  epoch: Time
  created_at: GeneratedTime
}

export interface FeedLeaseTable {
  is_only: Generated<boolean>
  term: Generated<number>
  holder: string | null
  renewed_at: GeneratedTime
  bus_name: Generated<string>
}

export interface FeedReferenceTable {
  source: string
  kind: 'match' | 'tournament' | 'competitor'
  urn: string
  id: number
  created_at: GeneratedTime
}

export interface GameTable {
  id: number
  sport_id: number
  tournament_id: number
  tournament_name: string
  location: string
  home_id: number
  home_name: string
  away_id: number
  away_name: string
  starts_at: Time
  status: Generated<
    'scheduled' | 'live' | 'halftime' | 'interrupted' | 'postponed' | 'ended' | 'cancelled'
  >
  score_home: Generated<number>
  score_away: Generated<number>
  is_highlight: Generated<boolean>
  /** Round of its competition; null where the feed has none. */
  stage: string | null
  ended_at: OptionalTime
  unplayed_since: OptionalTime
}

type MarketStatusText = 'open' | 'suspended' | 'closed'

export interface OddsHistoryTable {
  selection_id: number
  told_at: Time
  version: number
  odds: number
  status: MarketStatusText
}

export interface SelectionPriceTable extends OddsHistoryTable {
  game_id: number
  market_id: number
  odd_id: number
  name: string
  header: string
  handicap: string
}

export interface GameOddsTable {
  game_id: number
  id: GeneratedAlways<number>
  told_at: Time
  version: number
  status: MarketStatusText
  is_whole: boolean
  indexes: number[]
  odds: number[]
  labels: OptionalJson
}

export interface FeedTrustTable {
  changed_at: Time
  trust: 'all' | 'not_live' | 'none'
}

export interface SelectionOutcomeTable {
  selection_id: number
  game_id: number
  market_id: number
  result: SelectionResult | null
  dead_heat_places: Generated<number>
  dead_heat_tied: Generated<number>
  told_at: GeneratedTime
  version: Generated<number>
  closed_at: OptionalTime
  is_confirmed: Generated<boolean>
  is_corrected: Generated<boolean>
  reviewed_at: OptionalTime
  feed_at: OptionalTime
}

export interface KickOffChangeTable {
  id: GeneratedAlways<number>
  game_id: number
  starts_before: Time
  starts_after: Time
  recorded_at: GeneratedTime
}

export interface MarketCancelTable {
  id: GeneratedAlways<number>
  game_id: number
  market_id: number | null
  is_rollback: boolean
  taken_from: OptionalTime
  taken_to: OptionalTime
  told_at: GeneratedTime
  reason: Generated<string>
  decided: Generated<string[]>
  covers_decided: Generated<boolean>
  feed_at: OptionalTime
}

export interface OutcomeHistoryTable {
  selection_id: number
  version: number
  result: string | null
  dead_heat_places: number
  dead_heat_tied: number
  told_at: Time
  replaced_at: GeneratedTime
}

export interface OutcomeSetAsideTable {
  id: GeneratedAlways<number>
  outcome: Json
  selection_id: string | null
  reason: string
  refusals: Generated<number>
  first_at: GeneratedTime
  last_at: GeneratedTime
  resolved_at: OptionalTime
}

export interface OddsHistoryStartTable {
  bet_id: number
}
