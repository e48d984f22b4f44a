import type { Odds } from '@caderneta/domain/odds/odds'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import type { SheetPrices } from '@caderneta/pricing/chances/market-sheet'
import type { ContestMoment } from './contest-moments.ts'

/** What prices during a contest are made from; seconds of the contest since its start. */
interface PriceCourse {
  readonly moments: readonly ContestMoment[]
  /** When selections are decided, in order. */
  readonly closings: readonly number[]
  /** Of the selections that are needed; others may have any odds. */
  readonly priceAt: (second: number, isNeeded?: (position: number) => boolean) => SheetPrices
  /** Of which positions a second knows the result. */
  readonly decidedAt: (second: number) => (position: number) => boolean
  /** Of selections that are closed from the start; without it there are none. */
  readonly keptAtStart?: () => KeptOdds
}

/** Odds by position of the selections that are decided. */
type KeptOdds = readonly (Odds | undefined)[]

const NOTHING_KEPT: KeptOdds = []

/**
 * Prices at each moment of a contest, by its index. A decided selection keeps the odds that it had
 * at the moment before; these are worked out once, of what is decided at that moment alone.
 */
export function momentPrices(course: PriceCourse): (index: number) => SheetPrices {
  const { moments, closings, priceAt, decidedAt, keptAtStart = () => NOTHING_KEPT } = course
  /** At the start, and from each closing on. */
  const keptFrom: KeptOdds[] = []

  const keptAfter = (closing: number, before: KeptOdds): KeptOdds => {
    const isDecided = decidedAt(closing)
    const isNew = (position: number) => before[position] === undefined && isDecided(position)
    const index = moments.findIndex(({ second }) => second >= closing) - 1
    const { odds } = priceAt(itemAt(moments, Math.max(0, index)).second, isNew)
    return odds.map((one, position) => before[position] ?? (isNew(position) ? one : undefined))
  }

  const keptAt = (closingsBefore: number): KeptOdds => {
    if (keptFrom.length === 0) keptFrom.push(keptAtStart())
    while (keptFrom.length <= closingsBefore) {
      const place = keptFrom.length - 1
      keptFrom.push(keptAfter(itemAt(closings, place), itemAt(keptFrom, place)))
    }
    return itemAt(keptFrom, closingsBefore)
  }

  return (index) => {
    const second = itemAt(moments, index).second
    const prices = priceAt(second)
    const kept = keptAt(closings.findLastIndex((each) => each <= second) + 1)
    return {
      odds: prices.odds.map((current, position) => kept[position] ?? current),
      isPriced: prices.isPriced,
    }
  }
}
