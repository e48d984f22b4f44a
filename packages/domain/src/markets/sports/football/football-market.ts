import type { MarketType, SelectionSpec, StatedMarket } from '../../market/market-type.ts'
import type { FootballCounter } from './football-goals.ts'

export type FootballSpec = SelectionSpec<FootballCounter>

/** A market of football. */
type FootballMarket<Id extends number, Key extends string> = MarketType<
  Id,
  FootballCounter,
  undefined,
  Key
>

/** Keeps the types of id and key, of which the names of all markets are total maps. */
export function footballMarket<Id extends number, Key extends string>(
  market: StatedMarket<FootballMarket<Id, Key>>,
): FootballMarket<Id, Key> {
  return { winners: 1, span: 'match', live: 'PL', ...market }
}
