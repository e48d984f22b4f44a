import type { MarketType } from '../markets/market/market-type.ts'
import { type Bounds, resultOf } from '../markets/rule/rule.ts'

/** The results of a market: those selections that are decided, by name and line. */
type SettledMarket = Readonly<Record<string, string>>

/** Every market of a game by its key, as far as what has been played decides it. */
export function settledMarkets<Id extends number, Counter extends string, Format>(
  markets: readonly MarketType<Id, Counter, Format>[],
  format: Format,
  bounds: Bounds<Counter>,
): Readonly<Record<string, SettledMarket>> {
  const entries = markets.map(
    (market) => [market.key, settledMarket(market, format, bounds)] as const,
  )
  return Object.fromEntries(entries)
}

function settledMarket<Id extends number, Counter extends string, Format>(
  market: MarketType<Id, Counter, Format>,
  format: Format,
  bounds: Bounds<Counter>,
): SettledMarket {
  const entries = market.selections(format).flatMap(({ name, handicap, rule }) => {
    const result = resultOf(rule, bounds)
    return result === null ? [] : [[[name, handicap].filter(Boolean).join(' '), result] as const]
  })
  return Object.fromEntries(entries)
}

/** The selections of a market with this result. */
export function withResult(market: SettledMarket | undefined, result: string): readonly string[] {
  return Object.entries(market ?? {}).flatMap(([name, each]) => (each === result ? [name] : []))
}
