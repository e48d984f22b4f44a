import type { Odds } from '@caderneta/domain/odds/odds'
import type { SheetPrices } from './market-sheet.ts'

/**
 * Prices that do not favour the bettor while they are shown: the worse of those of their first
 * second and of those just before the next ones, if nothing happens until then. Who waits for the
 * last second of a price knows a minute more, and gains nothing by it.
 */
export function worsePrices(first: SheetPrices, last: SheetPrices): SheetPrices {
  return {
    odds: first.odds.map((one, position) => worse(one, last.odds[position])),
    isPriced: first.isPriced.map((isPriced, index) => isPriced && last.isPriced[index] === true),
  }
}

function worse(one: Odds, other: Odds = one): Odds {
  return one < other ? one : other
}
