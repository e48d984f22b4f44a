import { itemAt } from '@caderneta/pricing/chances/item-at'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import type { ContestMoment } from './contest-moments.ts'

/** Some markets of a contest, which are sent at some of its moments. */
export interface MomentTrack {
  /** As they were last sent, at any moment of the contest by its index. */
  readonly marketsAt: (index: number, version: number) => readonly MarketOdds[]
  /** True of a moment at which they are sent. */
  readonly isDue: (index: number) => boolean
}

/**
 * `marketsOn` gives the markets at each of their own moments, by its position among these. Their
 * version is that of the moment at which they were sent.
 */
export function momentTrack(
  all: readonly ContestMoment[],
  isOwn: (moment: ContestMoment) => boolean,
  marketsOn: (
    own: readonly ContestMoment[],
  ) => (position: number, version: number) => readonly MarketOdds[],
): MomentTrack {
  const indexes = all.flatMap((moment, index) => (isOwn(moment) ? [index] : []))
  const marketsAt = marketsOn(indexes.map((index) => itemAt(all, index)))
  const lastUpTo = (index: number) => indexes.findLastIndex((own) => own <= index)
  return {
    marketsAt: (index, version) => {
      const position = lastUpTo(index)
      return marketsAt(position, version - (index - itemAt(indexes, position)))
    },
    isDue: (index) => indexes[lastUpTo(index)] === index,
  }
}
