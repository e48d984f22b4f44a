import {
  FOOTBALL_MARKETS,
  FOOTBALL_SELECTIONS,
  type FootballSelection,
} from '@caderneta/domain/markets/football'
import type { TimedGoal } from '@caderneta/domain/markets/football/goal-log'
import {
  goalBounds,
  goalOrderIn,
  type MatchProgress,
} from '@caderneta/domain/markets/football-goals'
import { outcomesIn } from '@caderneta/domain/markets/football-outcome'
import { resultOf } from '@caderneta/domain/markets/rule'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CountedGoal, expectedFromGoals } from './independent-football.ts'

const LOGS = 2_000

/** A goal at its minute: 45 and 90 contain stoppage time, however long. */
const anyGoal: fc.Arbitrary<TimedGoal> = fc
  .record({
    side: fc.constantFrom('home' as const, 'away' as const),
    minute: fc.oneof(fc.integer({ min: 1, max: 90 }), fc.constantFrom(1, 45, 46, 90)),
    isFirst: fc.boolean(),
  })
  .map(({ side, minute, isFirst }) => ({
    side,
    minute,
    period: minute < 45 || (minute === 45 && isFirst) ? ('1H' as const) : ('2H' as const),
  }))

const inOrder = (goals: readonly TimedGoal[]) =>
  goals
    .map((goal) => (goal.period === '2H' ? { ...goal, minute: Math.max(goal.minute, 46) } : goal))
    .toSorted((one, other) => one.minute - other.minute)

/** Few goals most of the time, up to twelve, and all of one side as often as by chance. */
const anyLog: fc.Arbitrary<readonly TimedGoal[]> = fc
  .oneof(
    fc.array(anyGoal, { maxLength: 4 }),
    fc.array(anyGoal, { maxLength: 12 }),
    fc.array(
      anyGoal.map((goal) => ({ ...goal, side: 'away' as const })),
      { maxLength: 7 },
    ),
  )
  .map(inOrder)

const counted = (goals: readonly TimedGoal[]): readonly CountedGoal[] =>
  goals.map(({ side, period }) => ({
    side: side === 'home' ? 1 : 2,
    half: period === '1H' ? 1 : 2,
  }))

const scoreOf = (goals: readonly TimedGoal[]) => {
  const home = goals.filter(({ side }) => side === 'home').length
  return [home, goals.length - home] as const
}

const halfOf = (goals: readonly TimedGoal[]) => goals.filter(({ period }) => period === '1H')

function finished(goals: readonly TimedGoal[]) {
  const [halfTime, fullTime] = [scoreOf(halfOf(goals)), scoreOf(goals)]
  return { status: 'finished', halfTime, fullTime, goals } as const
}

/** The state of play after so many goals; half-time is over with the first goal after it. */
function after(goals: readonly TimedGoal[], isHalfTimeOver: boolean): MatchProgress {
  const isSecondHalf = isHalfTimeOver || goals.some(({ period }) => period === '2H')
  return {
    score: scoreOf(goals),
    halfTime: isSecondHalf ? scoreOf(halfOf(goals)) : null,
    isNinetyOver: false,
    log: { goals, minute: goals.at(-1)?.minute ?? 1 },
  }
}

const isReached = ({ opens }: FootballSelection, goals: readonly TimedGoal[]) => {
  if (opens === undefined || !('score' in opens)) return true
  const [home, away] = scoreOf(goals.slice(0, opens.score[0] + opens.score[1]))
  return home === opens.score[0] && away === opens.score[1]
}

const name = ({ marketId, name, handicap }: FootballSelection) => `${marketId} ${name} ${handicap}`

describe('the results of football', () => {
  it('are those that the published rules give, for every selection of any match', () => {
    fc.assert(
      fc.property(anyLog, (goals) => {
        const outcomeOf = outcomesIn(finished(goals))
        for (const selection of FOOTBALL_SELECTIONS) {
          if (!isReached(selection, goals)) continue
          const expected = expectedFromGoals(counted(goals), selection)
          if (outcomeOf(selection) !== expected) {
            expect(`${name(selection)} ${outcomeOf(selection)}`).toBe(expected)
          }
        }
      }),
      { numRuns: LOGS },
    )
  })

  it('have as many winners in every book as its record says, or return all of its stakes', () => {
    const books = new Map<string, FootballSelection[]>()
    for (const one of FOOTBALL_SELECTIONS) {
      const key = `${one.marketId} ${one.specifier}`
      books.set(key, [...(books.get(key) ?? []), one])
    }
    const winnersOf = new Map<number, number | null>(
      FOOTBALL_MARKETS.map(({ id, winners }) => [id, winners]),
    )
    fc.assert(
      fc.property(anyLog, (goals) => {
        const outcomeOf = outcomesIn(finished(goals))
        for (const [key, selections] of books) {
          const winners = winnersOf.get(selections[0]?.marketId ?? 0)
          const results = selections.map(outcomeOf)
          if (winners === null || results.every((result) => result === 'void')) continue
          const value = { win: 1, half_win: 0.75, void: 0.5, half_lose: 0.25, lose: 0 }
          const sum = results.reduce((all, result) => all + value[result], 0)
          if (sum !== winners) expect(`${key} ${results.join()}`).toBe(winners)
        }
      }),
    )
  })

  it('known early are those of the end', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(12), fc.boolean(), (goals, count, isHalfTimeOver) => {
        const soFar = goals.slice(0, count)
        const isHalfTime = isHalfTimeOver && goals.slice(count).every((one) => one.period === '2H')
        const progress = after(soFar, isHalfTime)
        const [bounds, order] = [goalBounds(progress), goalOrderIn(progress)]
        const outcomeOf = outcomesIn(finished(goals))
        for (const selection of FOOTBALL_SELECTIONS) {
          const early = resultOf(selection.rule, bounds, order)
          if (early === null) continue
          if (early !== outcomeOf(selection)) {
            expect(`${name(selection)} ${early}`).toBe(outcomeOf(selection))
          }
        }
      }),
    )
  })
})
