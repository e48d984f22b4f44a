import { EVERY } from '@caderneta/pricing/chances/every'
import type { ContestSettlement } from '../../contest/contest.ts'
import { sheetOutcomes } from '../../contest/sheet-outcomes.ts'
import type { SelectionOutcome } from '../../messages.ts'
import type { MatchCourse } from '../match-course.ts'
import { familyOfferBefore, familyOfferDuring } from './family-offer.ts'
import type { FamilyPlay } from './family-prices.ts'

/**
 * What an event decides is settled at once; the first half is confirmed at half-time, everything
 * when the 90 minutes are over.
 */
export function familySettlements(
  match: FamilyPlay,
  course: MatchCourse,
): readonly ContestSettlement[] {
  const { family, offered, play } = match
  const { gameId } = play.script.fixture
  const { halfTimeSecond, ninetySecond } = course
  const resultAtEnd = family.resultsOf(course)
  const { isOffered } = familyOfferDuring(family, offered, family.stateAt(course, ninetySecond))
  const outcomesOf = (isSettled: (position: number) => boolean) =>
    sheetOutcomes(gameId, family.sheet, (position) =>
      isOffered(position) && isSettled(position) ? resultAtEnd(position) : null,
    )
  const known = new Set<number>()
  const seconds = [...new Set([...family.secondsIn(course), halfTimeSecond])]
  const early = seconds
    .sort((one, other) => one - other)
    .map((second): ContestSettlement => {
      const { resultOf } = family.stateAt(course, second)
      const isHalfTime = second === halfTimeSecond
      const settled = outcomesOf((position) => {
        const isNew = !known.has(position) && resultOf(position) !== null
        if (isNew) known.add(position)
        return isNew || (isHalfTime && family.isOfFirstHalf(position))
      })
      return { second, certainty: isHalfTime ? 'confirmed' : 'live', outcomes: settled }
    })
  const last = {
    second: ninetySecond,
    certainty: 'confirmed',
    outcomes: outcomesOf(EVERY),
  } as const
  return [...early, last].filter((settlement) => settlement.outcomes.length > 0)
}

/** Every selection of a family that a match offers before its kick-off, void. */
export function familyVoids({ play, family, offered }: FamilyPlay): readonly SelectionOutcome[] {
  const { isOffered } = familyOfferBefore(family, offered)
  const resultOf = family.resultsOf(null)
  return sheetOutcomes(play.script.fixture.gameId, family.sheet, (position) =>
    isOffered(position) ? resultOf(position) : null,
  )
}
