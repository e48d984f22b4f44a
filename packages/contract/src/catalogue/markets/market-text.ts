import { marketOf } from '@caderneta/domain/markets/markets-by-sport'
import { SPORTS, type SportRoute } from '@caderneta/domain/markets/sports'

/**
 * What a market is called and what decides it, in one language. Templates: {team} is the team of
 * the market, {line}, {n}, {from}, {to}, {score}, {result} and {goals} are its parameters.
 */
export interface MarketText {
  readonly name: string
  /** One sentence or two, for who wants to know when a selection wins. */
  readonly help: string
}

/** The texts of the sports that have a file of them, and of outrights, by keys of markets. */
export type SportTexts = Readonly<
  Partial<Record<SportRoute | 'outrights', Readonly<Record<string, MarketText>>>>
>

/**
 * The text of a market by its number; undefined for one that no file has. A number that several
 * sports have means the same in each of them: the first one names it.
 */
export function marketTextOf(texts: SportTexts, marketId: number): MarketText | undefined {
  for (const { id, route } of SPORTS) {
    const ofSport = texts[route]
    const market = ofSport && marketOf(id, marketId)
    if (market) return ofSport[market.key] ?? texts.outrights?.[market.key]
  }
  return undefined
}
