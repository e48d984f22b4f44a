import { FOOTBALL_SELECTIONS } from '@caderneta/domain/football-markets'
import type { Odds } from '@caderneta/domain/odds'
import { isDecided, type MatchProgress } from './football-book.ts'
import { type MatchCourse, matchStateAt } from './match-course.ts'
import { type MatchPlay, ratesDuring } from './match-play.ts'
import type { PlayMoment } from './play-moments.ts'
import { type FootballPrices, priceFootball } from './price-football.ts'

/** How much of a match is over at a second since kick-off. */
export function progressAt(course: MatchCourse, second: number): MatchProgress {
  return {
    score: matchStateAt(course, second).score,
    isFirstHalfOver: second >= course.halfTimeSecond,
    isNinetyOver: second >= course.ninetySecond,
  }
}

/**
 * Prices at each moment of a match, by its index. A decided selection keeps the odds that it had
 * at the moment before; those moments are worked out once and remembered.
 */
export function momentPrices(
  play: MatchPlay,
  course: MatchCourse,
  moments: readonly PlayMoment[],
): (index: number) => FootballPrices {
  const goals = course.goals.map(({ second }) => second)
  const closings = [...goals, course.halfTimeSecond, course.ninetySecond]
    .filter((second) => second <= course.ninetySecond)
    .sort((one, other) => one - other)
  const lastOddsByClosing = new Map<number, readonly Odds[]>()

  const lastOddsBefore = (closing: number): readonly Odds[] => {
    const known = lastOddsByClosing.get(closing)
    if (known) return known
    const index = moments.findIndex(({ second }) => second >= closing) - 1
    const { odds } = pricesAt(Math.max(0, index))
    lastOddsByClosing.set(closing, odds)
    return odds
  }

  const pricesAt = (index: number): FootballPrices => {
    const second = moments[index]?.second ?? 0
    const state = matchStateAt(course, second)
    const prices = priceFootball(ratesDuring(play, second), state)
    const closing = closings.findLast((each) => each <= second)
    if (closing === undefined) return prices
    const progress = progressAt(course, second)
    const last = lastOddsBefore(closing)
    const odds = prices.odds.map((current, position) => {
      const selection = FOOTBALL_SELECTIONS[position]
      return selection && isDecided(selection, progress) ? (last[position] ?? current) : current
    })
    return { odds, isPriced: prices.isPriced }
  }

  return pricesAt
}
