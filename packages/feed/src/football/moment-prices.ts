import { goalOrderIn, type MatchProgress } from '@caderneta/domain/markets/football-goals'
import type { GoalLaw } from '../goal-law.ts'
import { type MatchCourse, matchStateAt, matchTimeAt } from './match-course.ts'
import { isPreMatchOnly, type OfferNow } from './match-offer.ts'
import { type MatchPlay, ratesDuring } from './match-play.ts'
import { shownSeconds, windowSeconds } from './play-moments.ts'
import { FOOTBALL_SHEET, priceFootball } from './price-football.ts'

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

/** The numbers behind the prices of a second, which are shown until the next ones. */
export function goalLawAt(play: MatchPlay, course: MatchCourse, second: number): GoalLaw {
  const sidesIn = (period: '1H' | '2H') =>
    course.goals
      .filter((goal) => goal.second <= second && goal.period === period)
      .map(({ side }) => side)
  return {
    rates: ratesDuring(play, second),
    goals: { half1: sidesIn('1H'), half2: sidesIn('2H') },
    isFirstHalfOver: matchStateAt(course, second).halfTime !== null,
    times: [0, shownSeconds(course, second, play.speed)].map((more) =>
      matchTimeAt(course, second, more),
    ),
  }
}

/** A match that is played, with what it offers at a second. */
interface PlayedMatch {
  readonly play: MatchPlay
  readonly course: MatchCourse
  readonly offerAt: (second: number) => OfferNow
  readonly before: OfferNow
}

/** The markets about the goals of a match that is played, as `playedPrices` prices them. */
export function goalSheet({ play, course, before, offerAt }: PlayedMatch) {
  const goals = course.goals.map(({ second }) => second)
  return {
    ...{ course, before, offerAt, sheet: FOOTBALL_SHEET, speed: play.speed },
    gameId: play.script.fixture.gameId,
    isClosedAtKickOff: isPreMatchOnly,
    closings: [...goals, ...windowSeconds(course), course.halfTimeSecond, course.ninetySecond]
      .filter((second) => second <= course.ninetySecond)
      .sort((one, other) => one - other),
    pricesAt: (second: number, isWanted: (line: number) => boolean) => {
      const [rates, progress] = [ratesDuring(play, second), progressAt(course, second)]
      const soFar = { ...progress, order: goalOrderIn(progress) }
      return (secondsMore: number) =>
        priceFootball(rates, soFar, matchTimeAt(course, second, secondsMore), isWanted)
    },
  }
}
