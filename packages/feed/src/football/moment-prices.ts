import { FOOTBALL_SELECTIONS } from '@caderneta/domain/football-markets'
import type { ContestMoment } from '../contest/contest-moments.ts'
import type { SheetPrices } from '../contest/market-sheet.ts'
import { momentPrices } from '../contest/moment-prices.ts'
import { type MatchCourse, matchStateAt } from './match-course.ts'
import { type MatchPlay, ratesDuring } from './match-play.ts'
import { isDecided, type MatchProgress } from './match-progress.ts'
import { priceFootball } from './price-football.ts'

/** How much of a match is over at a second since kick-off. */
export function progressAt(course: MatchCourse, second: number): MatchProgress {
  return {
    score: matchStateAt(course, second).score,
    isFirstHalfOver: second >= course.halfTimeSecond,
    isNinetyOver: second >= course.ninetySecond,
  }
}

/** Prices at each moment of a match, by its index. */
export function footballPrices(
  play: MatchPlay,
  course: MatchCourse,
  moments: readonly ContestMoment[],
): (index: number) => SheetPrices {
  const goals = course.goals.map(({ second }) => second)
  return momentPrices({
    moments,
    closings: [...goals, course.halfTimeSecond, course.ninetySecond]
      .filter((second) => second <= course.ninetySecond)
      .sort((one, other) => one - other),
    priceAt: (second) => priceFootball(ratesDuring(play, second), matchStateAt(course, second)),
    isDecidedAt: (position, second) =>
      isDecided(FOOTBALL_SELECTIONS[position], progressAt(course, second)),
  })
}
