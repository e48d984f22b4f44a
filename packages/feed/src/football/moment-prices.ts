import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import { goalOrderIn, type MatchProgress } from '@caderneta/domain/markets/football-goals'
import type { Odds } from '@caderneta/domain/odds/odds'
import type { ContestMoment } from '../contest/contest-moments.ts'
import type { SheetPrices } from '../contest/market-sheet.ts'
import { momentPrices } from '../contest/moment-prices.ts'
import { once } from '../contest/once.ts'
import { itemAt } from '../item-at.ts'
import { type MatchCourse, matchStateAt, outlooksAt } from './match-course.ts'
import { type MatchPlay, ratesDuring } from './match-play.ts'
import { decidedIn } from './match-progress.ts'
import { isPreMatchOnly } from './offered-lines.ts'
import { renewalSeconds } from './play-moments.ts'
import { priceFootball } from './price-football.ts'

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

const IS_PRE_MATCH_ONLY = FOOTBALL_SELECTIONS.map(isPreMatchOnly)

/** Prices at each moment of a match, by its index; what is sold before it alone keeps its odds. */
export function footballPrices(
  play: MatchPlay,
  course: MatchCourse,
  moments: readonly ContestMoment[],
): (index: number) => SheetPrices {
  const goals = course.goals.map(({ second }) => second)
  const atKickOff = once(() => livePrices(play, course, 0).odds)
  const priceAt = (second: number) => {
    const { odds, isPriced } = livePrices(play, course, second)
    const kept = odds.map((one, i) => (IS_PRE_MATCH_ONLY[i] ? itemAt(atKickOff(), i) : one))
    return { odds: kept, isPriced }
  }
  return momentPrices({
    moments,
    closings: [...goals, course.halfTimeSecond, course.ninetySecond]
      .filter((second) => second <= course.ninetySecond)
      .sort((one, other) => one - other),
    priceAt,
    decidedAt: (second) => {
      const isDecided = decidedIn(progressAt(course, second))
      return (position) => isDecided(FOOTBALL_SELECTIONS[position])
    },
  })
}

/**
 * Prices of a second that do not favour the bettor while they are shown: the worse of those
 * of this second and of those just before the next ones, if nothing happens until then. Who waits
 * for the last second of a price knows a minute more, and gains nothing by it.
 */
function livePrices(play: MatchPlay, course: MatchCourse, second: number): SheetPrices {
  const [rates, progress] = [ratesDuring(play, second), progressAt(course, second)]
  const soFar = { ...progress, order: goalOrderIn(progress) }
  const shownSeconds = renewalSeconds(play.speed) - 1
  const pricesAfter = (seconds: number) =>
    priceFootball(rates, soFar, outlooksAt(course, second, seconds))
  const [first, last] = [pricesAfter(0), pricesAfter(shownSeconds)]
  return {
    odds: first.odds.map((one, position) => worse(one, last.odds[position])),
    isPriced: first.isPriced.map((isPriced, index) => isPriced && last.isPriced[index] === true),
  }
}

function worse(one: Odds, other: Odds = one): Odds {
  return one < other ? one : other
}
