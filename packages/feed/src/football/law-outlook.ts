import type { EventOrder, EventSequence } from '@caderneta/domain/markets/event-order'
import type { Score } from '@caderneta/domain/markets/game'
import type { GoalLaw } from '../goal-law.ts'
import { type GoalChances, goalChances } from './chances/goal-chances.ts'
import { lawOf } from './goals-model.ts'

/** What chances follow from at one moment. */
interface LawOutlook {
  /** The chances of all scores at each of the times. */
  readonly goals: readonly GoalChances[]
  readonly order: EventOrder
}

export function lawOutlook({ rates, goals, isFirstHalfOver, times }: GoalLaw): LawOutlook {
  const { half1, half2 } = goals
  const sides = [...half1, ...half2]
  const state = { score: scoreOf(sides), halfTime: isFirstHalfOver ? scoreOf(half1) : null }
  return {
    goals: times.map((time) => goalChances(lawOf(rates, state, time))),
    order: {
      half1: { sides: half1, isOver: isFirstHalfOver },
      half2: { sides: half2, isOver: false },
      match: { sides, isOver: false },
    },
  }
}

function scoreOf(sides: EventSequence['sides']): Score {
  const home = sides.filter((side) => side === 'home').length
  return [home, sides.length - home]
}
