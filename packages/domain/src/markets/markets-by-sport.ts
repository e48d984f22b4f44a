import { AMERICAN_FOOTBALL_MARKETS } from './american-football.ts'
import { BASKETBALL_MARKETS } from './basketball.ts'
import { BOXING_MARKETS } from './boxing.ts'
import { E_SPORTS_MARKETS } from './e-sports.ts'
import { FOOTBALL_MARKETS } from './football.ts'
import type { MarketType } from './market-type.ts'
import { OUTRIGHT_MARKETS } from './outrights/outright-markets.ts'
import {
  CS_PART_MARKETS,
  TENNIS_PART_MARKETS,
  VOLLEYBALL_PART_MARKETS,
} from './sets/parts/part-markets.ts'
import { SPORTS, type SportRoute } from './sports.ts'
import { TENNIS_MARKETS } from './tennis.ts'
import { VOLLEYBALL_MARKETS } from './volleyball.ts'

/** Every market of every sport. */
export const MARKETS_BY_SPORT = {
  football: FOOTBALL_MARKETS,
  tennis: [...TENNIS_MARKETS, ...TENNIS_PART_MARKETS],
  basketball: BASKETBALL_MARKETS,
  volleyball: [...VOLLEYBALL_MARKETS, ...VOLLEYBALL_PART_MARKETS],
  'american-football': AMERICAN_FOOTBALL_MARKETS,
  'e-sports': [...E_SPORTS_MARKETS, ...CS_PART_MARKETS],
  boxing: BOXING_MARKETS,
} as const satisfies Readonly<Record<SportRoute, readonly ListedMarket[]>>

/** What is known of a market whatever its sport. */
export type ListedMarket = Omit<MarketType<number, never, never>, 'selections'>

const MARKETS_BY_SPORT_ID = new Map(
  SPORTS.map(({ id, route }) => {
    const markets: readonly ListedMarket[] = MARKETS_BY_SPORT[route]
    return [id, new Map(markets.map((market) => [market.id, market]))] as const
  }),
)

const OUTRIGHTS_BY_ID = new Map<number, ListedMarket>(OUTRIGHT_MARKETS.map((one) => [one.id, one]))

/** The market of a sport, outrights among them; undefined for a number that it does not have. */
export function marketOf(sportId: number, marketId: number): ListedMarket | undefined {
  return MARKETS_BY_SPORT_ID.get(sportId)?.get(marketId) ?? OUTRIGHTS_BY_ID.get(marketId)
}

/** What a number means in every sport that has it; some are markets of several sports. */
type SharedTraits = Pick<ListedMarket, 'id' | 'winners' | 'span'>

const EVERY_MARKET: readonly SharedTraits[] = [
  ...Object.values(MARKETS_BY_SPORT).flat(),
  ...OUTRIGHT_MARKETS,
]
const SHARED_BY_ID = new Map<number, SharedTraits>(EVERY_MARKET.map((one) => [one.id, one]))

/** The numbers of all markets, each once. */
export const MARKET_IDS: readonly number[] = [...SHARED_BY_ID.values()].map(({ id }) => id)

/** A market by its number alone; undefined for one that the product does not have. */
export function marketById(marketId: number): SharedTraits | undefined {
  return SHARED_BY_ID.get(marketId)
}
