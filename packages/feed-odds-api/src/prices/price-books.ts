import { marketOf } from '@caderneta/domain/markets/registry/markets-by-sport'
import { SPORT } from '@caderneta/domain/markets/registry/sports'
import type { Odds } from '@caderneta/domain/odds/odds'
import type { PricedSport } from '../competitions.ts'
import { medianPrice } from './fair-chances.ts'
import type { OurBook } from './our-books.ts'
import type { Quote } from './read-quotes.ts'

/** A book with our odds, in the order of its selections. */
export interface PricedBook extends OurBook {
  readonly odds: readonly Odds[]
}

/** Distinguishes the books of a match. */
export function bookKey({ marketId, specifier }: OurBook): string {
  return `${marketId} ${specifier}`
}

/**
 * Our prices from quotes that are updated after `since`; a book with fewer than three of them has
 * none. Of several quotes of one bookmaker the newest counts.
 */
export function priceBooks(
  sport: PricedSport,
  quotes: readonly Quote[],
  since: number,
): readonly PricedBook[] {
  const byBook = new Map<string, Map<string, Quote>>()
  for (const quote of quotes) {
    if (quote.updatedAt <= since) continue
    const key = bookKey(quote.book)
    const known = byBook.get(key)
    if (known === undefined) byBook.set(key, new Map([[quote.bookmaker, quote]]))
    else if (isNewer(quote, known.get(quote.bookmaker))) known.set(quote.bookmaker, quote)
  }
  return [...byBook.values()].flatMap((ofBook) => priced(sport, [...ofBook.values()]))
}

function isNewer(quote: Quote, known: Quote | undefined): boolean {
  return known === undefined || known.updatedAt < quote.updatedAt
}

function priced(sport: PricedSport, quotes: readonly Quote[]): readonly PricedBook[] {
  const [first] = quotes
  const market = first && marketOf(SPORT[sport].id, first.book.marketId)
  if (!market) return []
  const odds = medianPrice(
    quotes.map(({ chances }) => chances),
    market.margin,
  )
  return odds === null ? [] : [{ ...first.book, odds }]
}
