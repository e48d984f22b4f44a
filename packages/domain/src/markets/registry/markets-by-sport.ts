import type { MarketType } from '../market/market-type.ts'
import { AMERICAN_FOOTBALL_MARKETS } from '../sports/american-football.ts'
import { BASKETBALL_MARKETS } from '../sports/basketball.ts'
import { BOXING_MARKETS } from '../sports/boxing.ts'
import { E_SPORTS_MARKETS } from '../sports/e-sports.ts'
import { FOOTBALL_MARKETS } from '../sports/football/football.ts'
import { TENNIS_MARKETS } from '../sports/tennis.ts'
import { VOLLEYBALL_MARKETS } from '../sports/volleyball.ts'
import { SPORTS, type SportRoute } from './sports.ts'

/** Every market of every sport. */
export const MARKETS_BY_SPORT = {
  football: FOOTBALL_MARKETS,
  tennis: TENNIS_MARKETS,
  basketball: BASKETBALL_MARKETS,
  volleyball: VOLLEYBALL_MARKETS,
  'american-football': AMERICAN_FOOTBALL_MARKETS,
  'e-sports': E_SPORTS_MARKETS,
  boxing: BOXING_MARKETS,
} as const satisfies Readonly<Record<SportRoute, readonly ListedMarket[]>>

/** What is known of a market whatever its sport. */
export type ListedMarket = Omit<MarketType<number, never, never>, 'selections'>

/** Every number of a market; some are markets of several sports. */
type MarketId = (typeof MARKETS_BY_SPORT)[SportRoute][number]['id']

const MARKETS_BY_SPORT_ID = new Map(
  SPORTS.map(({ id, route }) => {
    const markets: readonly ListedMarket[] = MARKETS_BY_SPORT[route]
    return [id, new Map(markets.map((market) => [market.id, market]))] as const
  }),
)

/** The market of a sport; undefined for a number that the sport does not have. */
export function marketOf(sportId: number, marketId: number): ListedMarket | undefined {
  return MARKETS_BY_SPORT_ID.get(sportId)?.get(marketId)
}

/** What a number means in every sport that has it. */
interface SharedTraits extends Pick<ListedMarket, 'winners' | 'span' | 'negativeEvent'> {
  readonly id: MarketId
}

const EVERY_MARKET: readonly SharedTraits[] = Object.values(MARKETS_BY_SPORT).flat()
const SHARED_BY_ID = new Map<number, SharedTraits>(EVERY_MARKET.map((one) => [one.id, one]))

/** The numbers of all markets, each once. */
export const MARKET_IDS: readonly MarketId[] = [...SHARED_BY_ID.values()].map(({ id }) => id)

/** A market by its number alone; undefined for one that the product does not have. */
export function marketById(marketId: number): SharedTraits | undefined {
  return SHARED_BY_ID.get(marketId)
}
