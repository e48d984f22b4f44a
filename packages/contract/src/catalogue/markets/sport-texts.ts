import {
  type ListedMarket,
  MARKETS_BY_SPORT,
} from '@caderneta/domain/markets/registry/markets-by-sport'
import type { SportRoute } from '@caderneta/domain/markets/registry/sports'
import type { FootballMarketKey } from '@caderneta/domain/markets/sports/football/football'
import type { MarketText } from './market-text.ts'

type OtherRoute = Exclude<SportRoute, 'football'>
type KeyOf<Route extends SportRoute> = (typeof MARKETS_BY_SPORT)[Route][number]['key']

/** The texts of each market of each sport that is not football. */
export type OtherTexts = {
  readonly [Route in OtherRoute]: Readonly<Record<KeyOf<Route>, MarketText>>
}

/** The texts of every market in one language. */
export interface SportTexts extends OtherTexts {
  readonly football: Readonly<Record<FootballMarketKey, MarketText>>
}

/** The text of a market of a sport; undefined for a market that the sport does not have. */
export function sportText(
  texts: SportTexts,
  route: SportRoute,
  marketId: number,
): MarketText | undefined {
  const ofSport: Readonly<Record<string, MarketText>> = texts[route]
  const markets: readonly ListedMarket[] = MARKETS_BY_SPORT[route]
  const key = markets.find(({ id }) => id === marketId)?.key
  return key === undefined ? undefined : ofSport[key]
}
