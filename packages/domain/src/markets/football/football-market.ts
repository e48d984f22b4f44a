import type { FootballCounter } from '../football-goals.ts'
import type { MarketType, SelectionSpec } from '../market-type.ts'

export type FootballSpec = SelectionSpec<FootballCounter>

/** A market of football: what most of them have in common need not be named. */
type FootballMarket<Id extends number, Key extends string> = MarketType<
  Id,
  FootballCounter,
  undefined,
  Key
>

type Common = 'winners' | 'span' | 'live' | 'builder'

type Given<Id extends number, Key extends string> = Omit<FootballMarket<Id, Key>, Common> &
  Partial<Pick<FootballMarket<Id, Key>, Common>>

/** Keeps the types of id and key, of which the names of all markets are total maps. */
export function footballMarket<Id extends number, Key extends string>(
  market: Given<Id, Key>,
): FootballMarket<Id, Key> {
  return { winners: 1, span: 'match', live: 'PL', builder: true, ...market }
}
