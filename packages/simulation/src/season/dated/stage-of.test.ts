import { describe, expect, it } from 'vitest'
import { dailyPlan } from '../daily/daily-plan.ts'
import { stageOf } from './stage-of.ts'

const LEAGUE = { rounds: 3, groupSize: 0, restHours: 48 }
const roundsOf = (plan: ReturnType<typeof dailyPlan>, count: number) =>
  Array.from({ length: count }, (_, at) => stageOf({ plan, isNeutral: false }, 2026, at))

describe('the rounds of a competition', () => {
  it('are matchdays, and then the sides that are left', () => {
    const stages = roundsOf(dailyPlan({ ...LEAGUE, knockout: 4 }), 5)
    expect(stages.map(({ round }) => round)).toEqual([
      { kind: 'matchday', number: 1 },
      { kind: 'matchday', number: 2 },
      { kind: 'matchday', number: 3 },
      { kind: 'knockout', sides: 4 },
      { kind: 'knockout', sides: 2 },
    ])
    expect(stages.map(({ isKnockout }) => isKnockout)).toEqual([false, false, false, true, true])
    expect(stages.map(({ isNeutral }) => isNeutral)).toEqual([false, false, false, false, true])
  })

  it('count the games of a series, whose final has a home side', () => {
    const stages = roundsOf(dailyPlan({ ...LEAGUE, rounds: 0, knockout: 4, series: 3 }), 6)
    expect(stages.map(({ round }) => round)).toEqual(
      [4, 2].flatMap((sides) => [1, 2, 3].map((game) => ({ kind: 'knockout', sides, game }))),
    )
    expect(stages.some(({ isNeutral }) => isNeutral)).toBe(false)
  })
})
