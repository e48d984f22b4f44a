import type { PricedMatch, QuotedMarket } from '../api/read-replies.ts'
import type { PricedSport } from '../competitions.ts'
import { fairChances } from './fair-chances.ts'
import { MARKET_KEYS, type MarketKey, type OurBook, ourBook } from './our-books.ts'

/** What one bookmaker thinks of one of our books. */
export interface Quote {
  readonly book: OurBook
  readonly bookmaker: string
  /** Milliseconds UTC. */
  readonly updatedAt: number
  /** In the order of the selections of the book. */
  readonly chances: readonly number[]
}

/** Why a market of a bookmaker is left out. */
type LeftOut = 'market' | 'outcome' | 'line' | 'price'

/** The quotes in the markets of a match; what is left out is reported by market. */
export function readQuotes(
  sport: PricedSport,
  match: PricedMatch,
  onLeftOut: (reason: LeftOut, market: string) => void,
): readonly Quote[] {
  return match.markets.flatMap((market) => {
    const key = MARKET_KEYS.find((one) => one === market.key)
    if (key === undefined) {
      onLeftOut('market', market.key)
      return []
    }
    return linesIn(market, key, match, sport).flatMap((line) => {
      const quote = quoteOf(sport, key, line, market)
      if (typeof quote !== 'string') return [quote]
      onLeftOut(quote, key)
      return []
    })
  })
}

/** The prices of one line, home or over first; null where an outcome is missing or one too many. */
interface QuotedLine {
  readonly line: number
  readonly prices: readonly number[] | null
}

function quoteOf(
  sport: PricedSport,
  key: MarketKey,
  { line, prices }: QuotedLine,
  { bookmaker, updatedAt }: QuotedMarket,
): Quote | LeftOut {
  const book = ourBook(sport, key, line)
  if (book === undefined) return 'line'
  if (prices === null || prices.length !== book.selections.length) return 'outcome'
  const chances = fairChances(prices)
  return chances === null ? 'price' : { book, bookmaker, updatedAt, chances }
}

type Outcome = QuotedMarket['outcomes'][number]

function linesIn(
  { outcomes }: QuotedMarket,
  key: MarketKey,
  match: PricedMatch,
  sport: PricedSport,
): readonly QuotedLine[] {
  if (key === 'h2h') {
    const sides = [match.home, ...(sport === 'football' ? ['Draw'] : []), match.away]
    return [{ line: 0, prices: pricesOf(outcomes, sides) }]
  }
  const names = key === 'totals' ? ['Over', 'Under'] : [match.home, match.away]
  const lineOf = ({ name, point }: Outcome) =>
    point === null ? null : key === 'spreads' && name === match.away ? -point : point
  const lines = new Set(outcomes.map(lineOf).filter((line) => line !== null))
  return [...lines].map((line) => ({
    line,
    prices: pricesOf(
      outcomes.filter((one) => lineOf(one) === line),
      names,
    ),
  }))
}

/** Each name once, and no other. */
function pricesOf(
  outcomes: readonly Outcome[],
  names: readonly string[],
): readonly number[] | null {
  if (outcomes.length !== names.length) return null
  const prices = names.flatMap((name) => {
    const found = outcomes.find((one) => one.name === name)
    return found ? [found.price] : []
  })
  return prices.length === names.length ? prices : null
}
