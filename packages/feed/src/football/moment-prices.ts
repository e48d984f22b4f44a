import type { MatchProgress } from '@caderneta/domain/markets/sports/football/football-goals'
import { FOOTBALL_SHEET, priceFootball, soFarOf } from '@caderneta/pricing/goals/price-football'
import { type MatchCourse, matchStateAt, matchTimeAt, windowEnds } from './match-course.ts'
import { isPreMatchOnly, type OfferNow } from './match-offer.ts'
import { type MatchPlay, ratesDuring } from './match-play.ts'
import type { PlayedSheet } from './played-prices.ts'

/** How much of a match is over at a second since kick-off. */
export function progressAt(course: MatchCourse, second: number): MatchProgress {
  const regular = Math.min(second, course.ninetySecond)
  const { score, halfTime, clock } = matchStateAt(course, regular)
  const goals = course.goals.filter((goal) => goal.second <= regular)
  return {
    score,
    halfTime,
    isNinetyOver: second >= course.ninetySecond,
    log: { goals, minute: clock.minute },
  }
}

/** A match that is played, with what it offers before its kick-off and at a second since. */
interface OfferedMatch {
  readonly play: MatchPlay
  readonly course: MatchCourse
  readonly before: OfferNow
  readonly offerAt: (second: number) => OfferNow
}

/** The markets about goals, as they are priced during a match. */
export function goalSheet({ play, course, before, offerAt }: OfferedMatch): PlayedSheet {
  const goals = course.goals.map(({ second }) => second)
  return {
    ...{ sheet: FOOTBALL_SHEET, speed: play.speed, before, offerAt },
    isClosedAtKickOff: isPreMatchOnly,
    closings: [...goals, ...windowEnds(course), course.halfTimeSecond, course.ninetySecond]
      .filter((second) => second <= course.ninetySecond)
      .sort((one, other) => one - other),
    pricesAt: (second, isWanted) => {
      const [rates, soFar] = [ratesDuring(play, second), soFarOf(progressAt(course, second))]
      return (secondsMore) =>
        priceFootball(rates, soFar, matchTimeAt(course, second, secondsMore), isWanted)
    },
  }
}
