import { goalOrderIn, type MatchProgress } from '@caderneta/domain/markets/football-goals'
import type { ContestMoment } from '../contest/contest-moments.ts'
import { EVERY } from '../contest/every.ts'
import { linesWith, type SheetPrices } from '../contest/market-sheet.ts'
import { momentPrices } from '../contest/moment-prices.ts'
import { type MatchCourse, matchStateAt, matchTimeAt } from './match-course.ts'
import { isPreMatchOnly, type OfferNow } from './match-offer.ts'
import { type MatchPlay, ratesDuring } from './match-play.ts'
import { renewalSeconds } from './play-moments.ts'
import { FOOTBALL_SHEET, priceFootball } from './price-football.ts'
import { worsePrices } from './worse-prices.ts'

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

const KICK_OFF = 0

/** Prices at each moment of a match, by its index; what is sold before it alone keeps its odds. */
export function footballPrices(
  match: OfferedMatch,
  moments: readonly ContestMoment[],
): (index: number) => SheetPrices {
  const { course, before, offerAt } = match
  const goals = course.goals.map(({ second }) => second)
  return momentPrices({
    moments,
    closings: [...goals, course.halfTimeSecond, course.ninetySecond]
      .filter((second) => second <= course.ninetySecond)
      .sort((one, other) => one - other),
    priceAt: (second, isNeeded = EVERY) => livePrices(match, second, offerAt(second), isNeeded),
    decidedAt: (second) => offerAt(second).isDecided,
    keptAtStart: () => {
      const { odds } = livePrices(match, KICK_OFF, before, isPreMatchOnly)
      return odds.map((one, position) => (isPreMatchOnly(position) ? one : undefined))
    },
  })
}

/**
 * Prices of a second, of the lines on offer with a selection that is needed. They are shown until
 * the next ones, and do not favour the bettor until then.
 */
function livePrices(
  { play, course }: OfferedMatch,
  second: number,
  { isWanted }: OfferNow,
  isNeeded: (position: number) => boolean,
): SheetPrices {
  const [rates, progress] = [ratesDuring(play, second), progressAt(course, second)]
  const soFar = { ...progress, order: goalOrderIn(progress) }
  const isLineNeeded = linesWith(FOOTBALL_SHEET, isNeeded)
  const pricesAfter = (secondsMore: number) =>
    priceFootball(
      rates,
      soFar,
      matchTimeAt(course, second, secondsMore),
      (line) => isLineNeeded(line) && isWanted(line),
    )
  return worsePrices(pricesAfter(0), pricesAfter(renewalSeconds(play.speed) - 1))
}
