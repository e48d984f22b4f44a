import {
  FOOTBALL_MARKETS,
  type FootballMarketKey,
} from '@caderneta/domain/markets/sports/football/football'
import type { MarketText } from './market-text.ts'

const KEY_BY_ID: ReadonlyMap<number, FootballMarketKey> = new Map(
  FOOTBALL_MARKETS.map(({ id, key }) => [id, key]),
)

/** The text of a market of football by its number; undefined for any other. */
export function footballText(
  texts: Readonly<Record<FootballMarketKey, MarketText>>,
  marketId: number,
): MarketText | undefined {
  const key = KEY_BY_ID.get(marketId)
  return key && texts[key]
}
