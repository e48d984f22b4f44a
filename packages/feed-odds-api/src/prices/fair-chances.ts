import type { Odds } from '@caderneta/domain/odds/odds'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import { priceChances, withMargin } from '@caderneta/pricing/chances/price-chances'

/** Fewer opinions than this are no market price. */
const BOOKMAKERS_MIN = 3

/** Decimal odds that a bookmaker may have: what is beyond them is an error of the source. */
const PRICE_MIN = 1.001
const PRICE_MAX = 10_000
/** A bookmaker whose shares sum to less, or to more, has quoted something else. */
const SHARES_MIN = 0.9
const SHARES_MAX = 1.5

/**
 * The chances behind the decimal odds of one bookmaker for all outcomes of a book: the margin is
 * taken out by the power method, the reverse of how we lay ours on. Null for odds that no
 * bookmaker has.
 */
export function fairChances(prices: readonly number[]): readonly number[] | null {
  if (prices.length < 2 || !prices.every((one) => one >= PRICE_MIN && one <= PRICE_MAX)) return null
  const shares = prices.map((one) => 1 / one)
  const sum = sumOf(shares)
  if (sum < SHARES_MIN || sum > SHARES_MAX) return null
  return withMargin(shares, { margin: 0, winners: 1 })
}

/**
 * Our odds for the outcomes of a book, in the order of the chances: the median of the bookmakers'
 * fair chances, brought to a sum of one, with our margin. Null where fewer than three bookmakers
 * price it, or where an outcome is too sure to be sold.
 */
export function medianPrice(
  books: readonly (readonly number[])[],
  margin: number,
): readonly Odds[] | null {
  const [first] = books
  if (first === undefined || books.length < BOOKMAKERS_MIN) return null
  const medians = first.map((_, outcome) => medianOf(books.map((book) => itemAt(book, outcome))))
  const sum = sumOf(medians)
  const chances = medians.map((one) => one / sum)
  const priced = priceChances(chances, { margin, winners: 1 })
  return priced.isPriced ? priced.odds : null
}

/** Of an even number the mean of both in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return (itemAt(sorted, Math.ceil(middle) - 1) + itemAt(sorted, Math.floor(middle))) / 2
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0)
}
