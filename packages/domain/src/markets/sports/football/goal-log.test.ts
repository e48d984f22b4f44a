import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Score } from '../../game/game.ts'
import { finalGoalOrder, finalGoals, goalBounds, goalOrderIn, UNKNOWN } from './football-goals.ts'
import { type TimedGoal, WINDOW_STARTS } from './goal-log.ts'

const at = (side: 'home' | 'away', minute: number, period: '1H' | '2H' = '1H'): TimedGoal => ({
  side,
  period,
  minute,
})

const ANY: readonly [number, number] = [0, Number.POSITIVE_INFINITY]

const anyGoal: fc.Arbitrary<TimedGoal> = fc
  .record({
    side: fc.constantFrom('home' as const, 'away' as const),
    minute: fc.integer({ min: 1, max: 90 }),
  })
  .map(({ side, minute }) => at(side, minute, minute <= 45 ? '1H' : '2H'))

const scoreOf = (goals: readonly TimedGoal[]): Score => {
  const home = goals.filter(({ side }) => side === 'home').length
  return [home, goals.length - home]
}
const ofHalf = (goals: readonly TimedGoal[], half: '1H' | '2H') =>
  goals.filter(({ period }) => period === half)

describe('the goals of five minutes', () => {
  it('count from the minute after their start on', () => {
    const bounds = goalBounds({
      score: [2, 1],
      halfTime: null,
      isNinetyOver: false,
      log: { goals: [at('home', 5), at('away', 6), at('home', 10)], minute: 11 },
    })
    expect(bounds['goals.from0.home']).toEqual([1, 1])
    expect(bounds['goals.from5.home']).toEqual([1, 1])
    expect(bounds['goals.from5.away']).toEqual([1, 1])
    expect(bounds['goals.from10.home']).toEqual(ANY)
  })

  it('are open until the clock has left them', () => {
    const playing = (minute: number) =>
      goalBounds({
        score: [0, 0],
        halfTime: null,
        isNinetyOver: false,
        log: { goals: [], minute },
      })
    expect(playing(15)['goals.from10.home']).toEqual(ANY)
    expect(playing(16)['goals.from10.home']).toEqual([0, 0])
  })

  it('before a whistle include stoppage time and end with the half', () => {
    const goals = [at('home', 45), at('away', 90, '2H')]
    const half = { score: [1, 0], isNinetyOver: false } as const
    const log = { goals: goals.slice(0, 1), minute: 45 }
    const before = goalBounds({ ...half, halfTime: null, log })
    const after = goalBounds({ ...half, halfTime: [1, 0], log })
    expect(before['goals.from40.home']).toEqual([1, Number.POSITIVE_INFINITY])
    expect(after['goals.from40.home']).toEqual([1, 1])
    expect(after['goals.from40.away']).toEqual([0, 0])
    const late = { score: [1, 1], halfTime: [1, 0], log: { goals, minute: 90 } } as const
    expect(goalBounds({ ...late, isNinetyOver: false })['goals.from85.away']).toEqual([
      1,
      Number.POSITIVE_INFINITY,
    ])
    expect(goalBounds({ ...late, isNinetyOver: true })['goals.from85.away']).toEqual([1, 1])
  })

  it('add up to those of each half at the end', () => {
    fc.assert(
      fc.property(fc.array(anyGoal, { maxLength: 14 }), (goals) => {
        const result = {
          status: 'finished',
          halfTime: scoreOf(ofHalf(goals, '1H')),
          fullTime: scoreOf(goals),
          goals,
        } as const
        const bounds = finalGoals(result)
        for (const side of ['home', 'away'] as const) {
          const sum = (starts: readonly (typeof WINDOW_STARTS)[number][]) =>
            starts.reduce<number>((all, start) => all + bounds[`goals.from${start}.${side}`][0], 0)
          expect(sum(WINDOW_STARTS.slice(0, 9))).toBe(bounds[`goals.half1.${side}`][0])
          expect(sum(WINDOW_STARTS.slice(9))).toBe(bounds[`goals.half2.${side}`][0])
        }
      }),
    )
  })

  it('are unknown of a match whose goals are not listed, or not all of them', () => {
    const result = { status: 'finished', halfTime: [1, 0], fullTime: [2, 0] } as const
    const parts = [{}, { goals: [at('home', 3)] }, { goals: [at('home', 3), at('away', 50, '2H')] }]
    for (const part of parts) {
      const bounds = finalGoals({ ...result, ...part })
      expect(bounds['goals.from0.home']).toBe(UNKNOWN)
      expect(bounds['goals.from0.away']).toEqual([0, 0])
    }
  })

  it('do not count a goal of extra time', () => {
    const goals: TimedGoal[] = [at('home', 3), { side: 'home', period: 'ET1', minute: 95 }]
    const bounds = finalGoals({ status: 'finished', halfTime: [1, 0], fullTime: [1, 0], goals })
    expect(bounds['goals.from0.home']).toEqual([1, 1])
    expect(bounds['goals.from85.home']).toEqual([0, 0])
  })
})

describe('the order of goals', () => {
  it('is that of the log, half by half', () => {
    const goals = [at('home', 3), at('away', 50, '2H')]
    const log = { goals, minute: 51 }
    const order = goalOrderIn({ score: [1, 1], halfTime: [1, 0], isNinetyOver: false, log })
    expect(order.match).toEqual({ sides: ['home', 'away'], isOver: false })
    expect(order.half1).toEqual({ sides: ['home'], isOver: true })
    expect(order.half2).toEqual({ sides: ['away'], isOver: false })
  })

  it('without a log is what the final score proves', () => {
    const order = finalGoalOrder({ status: 'finished', halfTime: [1, 0], fullTime: [2, 1] })
    expect(order).toEqual({ match: null, half1: { sides: ['home'], isOver: true }, half2: null })
    const running = goalOrderIn({ score: [1, 0], halfTime: null, isNinetyOver: false })
    expect(running.match).toBeNull()
  })
})
