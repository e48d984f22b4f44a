import { FOOTBALL_MARKETS } from '@caderneta/domain/markets/sports/football/football'
import { footballOutcomes } from '@caderneta/domain/markets/sports/football/football-outcome'
import { decidedIn } from '@caderneta/pricing/goals/match-progress'
import type { ContestSettlement } from '../contest/contest.ts'
import type { SelectionOutcome } from '../messages.ts'
import { type MatchCourse, windowEnds } from './match-course.ts'
import type { MatchOffer } from './match-offer.ts'
import type { MatchScript } from './match-script.ts'
import { progressAt } from './moment-prices.ts'

const FIRST_HALF_MARKETS: ReadonlySet<number> = new Set(
  FOOTBALL_MARKETS.filter(({ span }) => span === 'firstHalf').map(({ id }) => id),
)

/**
 * What a goal, the end of some minutes or half-time decides is settled at once; the first half is
 * confirmed at half-time, everything when the 90 minutes are over.
 */
export function matchSettlements(
  script: MatchScript,
  course: MatchCourse,
  offer: MatchOffer,
): readonly ContestSettlement[] {
  const { goals, halfTimeSecond, ninetySecond } = course
  const outcomes = footballOutcomes(script.fixture.gameId, resultOf(script, course))
  const { isOffered } = offer.during(progressAt(course, ninetySecond))
  const known = new Set<number>()
  const goalSeconds = goals.map(({ second }) => second)
  const seconds = [...new Set([...goalSeconds, ...windowEnds(course), halfTimeSecond])]
    .filter((second) => second < ninetySecond)
    .sort((one, other) => one - other)
  const early = seconds.map((second): ContestSettlement => {
    const isDecided = decidedIn(progressAt(course, second))
    const isHalfTime = second === halfTimeSecond
    const settled = outcomes.filter(({ marketId }, position) => {
      const isNew = !known.has(position) && isDecided(position)
      if (isNew) known.add(position)
      const isConfirmed = isHalfTime && FIRST_HALF_MARKETS.has(marketId)
      return isOffered(position) && (isNew || isConfirmed)
    })
    return { second, certainty: isHalfTime ? 'confirmed' : 'live', outcomes: settled }
  })
  const atEnd = outcomes.filter((_, position) => isOffered(position))
  return [
    ...early.filter((settlement) => settlement.outcomes.length > 0),
    { second: ninetySecond, certainty: 'confirmed', outcomes: atEnd },
  ]
}

/** Every selection that a match offers before its kick-off, void: it does not take place. */
export function voidOutcomes(
  { fixture, result }: MatchScript,
  { before }: MatchOffer,
): readonly SelectionOutcome[] {
  return footballOutcomes(fixture.gameId, result).filter((_, position) =>
    before.isOffered(position),
  )
}

/** With the goals of the course, unless their order is made up. */
function resultOf({ result, isOrderMadeUp }: MatchScript, { goals }: MatchCourse) {
  return isOrderMadeUp ? result : { ...result, goals }
}
