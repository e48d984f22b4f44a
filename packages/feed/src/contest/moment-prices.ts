import type { Odds } from '@caderneta/domain/odds/odds'
import { itemAt } from '../item-at.ts'
import type { ContestMoment } from './contest-moments.ts'
import type { SheetPrices } from './market-sheet.ts'

/** What prices during a contest are made from; seconds of the contest since its start. */
interface PriceCourse {
  readonly moments: readonly ContestMoment[]
  /** When selections are decided, in order. */
  readonly closings: readonly number[]
  readonly priceAt: (second: number) => SheetPrices
  /** Of which positions a second knows the result. */
  readonly decidedAt: (second: number) => (position: number) => boolean
}

/**
 * Prices at each moment of a contest, by its index. A decided selection keeps the odds that it had
 * at the moment before; those moments are worked out once and remembered.
 */
export function momentPrices(course: PriceCourse): (index: number) => SheetPrices {
  const { moments, closings, priceAt, decidedAt } = course
  const lastOddsByClosing = new Map<number, readonly Odds[]>()

  const lastOddsBefore = (closing: number): readonly Odds[] => {
    const known = lastOddsByClosing.get(closing)
    if (known) return known
    const index = moments.findIndex(({ second }) => second >= closing) - 1
    const { odds } = pricesAt(Math.max(0, index))
    lastOddsByClosing.set(closing, odds)
    return odds
  }

  const pricesAt = (index: number): SheetPrices => {
    const second = itemAt(moments, index).second
    const prices = priceAt(second)
    const closing = closings.findLast((each) => each <= second)
    if (closing === undefined) return prices
    const [last, isDecided] = [lastOddsBefore(closing), decidedAt(second)]
    const odds = prices.odds.map((current, position) =>
      isDecided(position) ? (last[position] ?? current) : current,
    )
    return { odds, isPriced: prices.isPriced }
  }

  return pricesAt
}
