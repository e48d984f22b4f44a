import type { Period } from '@caderneta/domain/markets/game/game'
import { halfSeconds } from '@caderneta/pricing/goals/stoppage'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleScript, goal } from '../testing/example-match.ts'
import { type MatchCourse, matchCourse, matchStateAt, matchTimeAt } from './match-course.ts'
import type { Goal, MatchScript } from './match-script.ts'

const MINUTE = 60

const GOALLESS: Partial<MatchScript> = {
  result: { status: 'finished', halfTime: [0, 0], fullTime: [0, 0] },
  goals: [],
  hasExtraTime: false,
  firstHalfStoppage: 2,
  secondHalfStoppage: 4,
}
const courseOf = (changes: Partial<MatchScript> = {}) =>
  matchCourse(exampleScript({ ...GOALLESS, ...changes }))
const periodsOf = (changes: Partial<MatchScript>) =>
  courseOf(changes).spans.map(({ period }) => period)
const clockAt = (second: number, changes: Partial<MatchScript> = {}) => {
  const { period, minute, stoppage } = matchStateAt(courseOf(changes), second).clock
  return `${period} ${minute}${stoppage > 0 ? `+${stoppage}` : ''}`
}

const minuteIn = (first: number, count: number) =>
  fc.integer({ min: first, max: first + count - 1 })
const anyGoal: fc.Arbitrary<Goal> = fc
  .tuple(fc.boolean(), fc.boolean(), minuteIn(1, 45), fc.integer({ min: 0, max: 9 }))
  .map(([isHome, isFirst, minute, stoppage]) => ({
    side: isHome ? 'home' : 'away',
    period: isFirst ? '1H' : '2H',
    minute: isFirst ? minute : minute + 45,
    stoppage: minute === 45 ? stoppage : 0,
  }))
const anyGoals = fc.array(anyGoal, { maxLength: 10 })

describe('the spans of a match', () => {
  it('are two halves with their stoppage time and a break of 15 minutes', () => {
    expect(courseOf().spans).toEqual([
      { period: '1H', startSecond: 0, endSecond: 47 * MINUTE },
      { period: 'HT', startSecond: 47 * MINUTE, endSecond: 62 * MINUTE },
      { period: '2H', startSecond: 62 * MINUTE, endSecond: 111 * MINUTE },
    ])
  })

  it('name the seconds on which bets are settled', () => {
    const { halfTimeSecond, ninetySecond, finalSecond } = courseOf({ hasExtraTime: true })
    expect(halfTimeSecond).toBe(47 * MINUTE)
    expect(ninetySecond).toBe(111 * MINUTE)
    expect(finalSecond).toBe((111 + 5 + 16 + 16) * MINUTE)
  })

  it('go on to extra time and penalties as in the script', () => {
    const halves: Period[] = ['1H', 'HT', '2H']
    expect(periodsOf({})).toEqual(halves)
    expect(periodsOf({ hasExtraTime: true })).toEqual([...halves, 'FT', 'ET1', 'ET2'])
    expect(periodsOf({ penalties: [4, 2] })).toEqual([...halves, 'FT', 'PEN'])
    expect(periodsOf({ hasExtraTime: true, penalties: [4, 2] })).toEqual([
      ...halves,
      ...(['FT', 'ET1', 'ET2', 'PEN'] as const),
    ])
  })

  it('follow one another without gaps', () => {
    fc.assert(
      fc.property(anyGoals, fc.boolean(), fc.boolean(), (goals, hasExtraTime, hasPenalties) => {
        const penalties = hasPenalties ? ([4, 2] as const) : null
        const { spans } = courseOf({ goals, hasExtraTime, penalties })
        expect(spans[0]?.startSecond).toBe(0)
        spans.slice(1).forEach(({ startSecond }, i) => {
          expect(startSecond).toBe(spans[i]?.endSecond)
        })
      }),
    )
  })

  it('stretch for a goal later than the stoppage time of the script', () => {
    const late = courseOf({ goals: [goal('home', '2H', 90, 11), goal('away', '1H', 45, 1)] })
    expect(late.halfTimeSecond).toBe(47 * MINUTE)
    expect(late.ninetySecond).toBe((47 + 15 + 45 + 11) * MINUTE)
  })
})

describe('the goals of a match', () => {
  it('fall within their minute', () => {
    const goals = [goal('home', '1H', 1), goal('away', '1H', 45, 2), goal('home', '2H', 46)]
    const [first, second, third] = courseOf({ goals }).goals
    expect(Math.floor((first?.second ?? 0) / MINUTE)).toBe(0)
    expect(Math.floor((second?.second ?? 0) / MINUTE)).toBe(46)
    expect(Math.floor((third?.second ?? 0) / MINUTE)).toBe(62)
  })

  it('read on the clock as the minute in which they fell', () => {
    fc.assert(
      fc.property(anyGoals, (goals) => {
        const course = courseOf({ goals })
        for (const { second, period, minute, stoppage } of course.goals) {
          expect(matchStateAt(course, second).clock).toEqual({ period, minute, stoppage })
        }
      }),
    )
  })

  it('are in order of time, whatever the order of the script', () => {
    fc.assert(
      fc.property(anyGoals, (goals) => {
        const seconds = courseOf({ goals }).goals.map(({ second }) => second)
        expect(seconds).toEqual([...seconds].sort((one, other) => one - other))
      }),
    )
  })

  it('are before the whistle that ends their half', () => {
    fc.assert(
      fc.property(anyGoals, (goals) => {
        const course = courseOf({ goals })
        for (const { second, period } of course.goals) {
          const end = period === '1H' ? course.halfTimeSecond : course.ninetySecond
          expect(second).toBeLessThan(end)
        }
      }),
    )
  })

  it('cannot fall in a period that is not played', () => {
    expect(() => courseOf({ goals: [goal('home', 'ET1', 95)] })).toThrow('ET1')
  })

  it('that a sloppy script puts outside of their period are moved to its edge', () => {
    const { goals, halfTimeSecond } = courseOf({ goals: [goal('home', '1H', 52)] })
    expect(goals[0]?.second).toBeLessThan(halfTimeSecond)
    expect(goals[0]?.second).toBeGreaterThanOrEqual(44 * MINUTE)
  })
})

describe('the clock', () => {
  it.each([
    [0, '1H 1'],
    [59, '1H 1'],
    [60, '1H 2'],
    [44 * MINUTE + 59, '1H 45'],
    [45 * MINUTE, '1H 45+1'],
    [46 * MINUTE, '1H 45+2'],
    [47 * MINUTE, 'HT 45'],
    [62 * MINUTE - 1, 'HT 45'],
    [62 * MINUTE, '2H 46'],
    [106 * MINUTE, '2H 90'],
    [107 * MINUTE, '2H 90+1'],
    [111 * MINUTE, 'FT 90'],
    [999 * MINUTE, 'FT 90'],
  ])('at second %i reads %s', (second, shown) => {
    expect(clockAt(second)).toBe(shown)
  })

  it.each([
    [111 * MINUTE, 'FT 90'],
    [116 * MINUTE, 'ET1 91'],
    [131 * MINUTE, 'ET1 105+1'],
    [132 * MINUTE, 'ET2 106'],
    [147 * MINUTE, 'ET2 120+1'],
    [148 * MINUTE, 'PEN 120'],
    [156 * MINUTE, 'FT 120'],
  ])('at second %i of a match with extra time and penalties reads %s', (second, shown) => {
    expect(clockAt(second, { hasExtraTime: true, penalties: [4, 2] })).toBe(shown)
  })

  it('reads 90 during penalties that follow the 90 minutes', () => {
    expect(clockAt(117 * MINUTE, { penalties: [4, 2] })).toBe('PEN 90')
  })
})

describe('the state of a match', () => {
  const goals = [goal('away', '1H', 23), goal('home', '2H', 60)]
  const result = { status: 'finished', halfTime: [0, 1], fullTime: [1, 1] } as const
  const course = courseOf({ goals, result })

  it('has the score of the goals until then', () => {
    const scores = [0, 30, 70, 90].map((minute) => matchStateAt(course, minute * MINUTE).score)
    expect(scores).toEqual([
      [0, 0],
      [0, 1],
      [0, 1],
      [1, 1],
    ])
    const [first] = course.goals
    expect(matchStateAt(course, (first?.second ?? 0) - 1).score).toEqual([0, 0])
    expect(matchStateAt(course, first?.second ?? 0).score).toEqual([0, 1])
  })

  it('knows the half-time score from half-time on', () => {
    expect(matchStateAt(course, 46 * MINUTE).halfTime).toBeNull()
    expect(matchStateAt(course, 47 * MINUTE).halfTime).toEqual([0, 1])
    expect(matchStateAt(course, 110 * MINUTE).halfTime).toEqual([0, 1])
  })

  it('is live, at half-time, live and ended', () => {
    const statuses = [0, 47, 62, 111].map((minute) => matchStateAt(course, minute * MINUTE).status)
    expect(statuses).toEqual(['live', 'halftime', 'live', 'ended'])
  })

  it('has something left to play until the whistle, and does not show when that comes', () => {
    const long = courseOf({ firstHalfStoppage: 9, secondHalfStoppage: 14 })
    const short = courseOf({ firstHalfStoppage: 9, secondHalfStoppage: 2 })
    const leftAt = (of: MatchCourse, second: number) =>
      matchTimeAt(of, second).outlooks.reduce((sum, each) => sum + each.chance * each.left[1], 0)
    for (let second = 0; second < short.ninetySecond; second += 1) {
      expect(matchTimeAt(short, second)).toEqual(matchTimeAt(long, second))
      expect(leftAt(short, second)).toBeGreaterThan(0)
    }
    expect(leftAt(short, short.ninetySecond)).toBe(0)
    expect(leftAt(long, 0)).toBeCloseTo(1, 12)
  })

  it('has played what is not left of it, before stoppage and in it', () => {
    const long = courseOf({ firstHalfStoppage: 9, secondHalfStoppage: 14 })
    const { spans, halfTimeSecond, ninetySecond } = long
    const secondHalf = spans[2]?.startSecond ?? 0
    const playedAt = (second: number, more?: number) => matchTimeAt(long, second, more).played
    const firstHalf = halfTimeSecond / halfSeconds('1H')
    expect(playedAt(0)).toEqual([0, 0])
    expect(playedAt(50 * MINUTE)).toEqual([(50 * MINUTE) / halfSeconds('1H'), 0])
    expect(playedAt(50 * MINUTE, 59)).toEqual([(50 * MINUTE + 59) / halfSeconds('1H'), 0])
    expect(playedAt(halfTimeSecond)).toEqual([firstHalf, 0])
    expect(playedAt(secondHalf + 600)).toEqual([firstHalf, 600 / halfSeconds('2H')])
    expect(playedAt(ninetySecond)).toEqual([firstHalf, (59 * MINUTE) / halfSeconds('2H')])
  })
})
