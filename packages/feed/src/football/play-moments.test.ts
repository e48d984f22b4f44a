import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleScript, goal } from '../testing/example-match.ts'
import { matchCourse, windowEnds } from './match-course.ts'
import { playMoments } from './play-moments.ts'

const MINUTE = 60

const course = matchCourse(exampleScript())
const goalSeconds = course.goals.map(({ second }) => second)
const secondsOf = (speed: number) => playMoments(course, speed).map(({ second }) => second)
const anySpeed = fc.double({ min: 0.5, max: 50_000, noNaN: true })

describe('the moments at which a feed sends messages of a match', () => {
  it('come each minute of the match at the speed of life', () => {
    const quiet = secondsOf(1).filter((second) => second % MINUTE === 0)
    expect(quiet.length).toBeGreaterThan(140)
  })

  it('hold every whistle and every goal at any speed', () => {
    fc.assert(
      fc.property(anySpeed, (speed) => {
        const seconds = secondsOf(speed)
        for (const { startSecond, endSecond } of course.spans) {
          expect(seconds).toContain(startSecond)
          expect(seconds).toContain(endSecond)
        }
        for (const second of goalSeconds) expect(seconds).toContain(second)
        expect(seconds).toEqual([...new Set(seconds)].sort((one, other) => one - other))
      }),
    )
  })

  it('include the end of each five minutes of the clock at any speed', () => {
    fc.assert(
      fc.property(anySpeed, (speed) => {
        expect(secondsOf(speed)).toEqual(expect.arrayContaining([...windowEnds(course)]))
      }),
    )
    const secondHalf = course.halfTimeSecond + 15 * MINUTE
    expect(windowEnds(course)).toHaveLength(16)
    expect(windowEnds(course).slice(7, 9)).toEqual([40 * MINUTE, secondHalf + 5 * MINUTE])
  })

  it('stop betting at the kick-off and at goals of the 90 minutes alone', () => {
    const stops = playMoments(course, 1).filter(({ isStop }) => isStop)
    expect(stops.map(({ second }) => second)).toEqual([0, ...goalSeconds.slice(0, 2)])
    expect(stops.every(({ isSuspended }) => isSuspended)).toBe(true)
  })

  it('stop betting at a dismissal, and at no other incident', () => {
    const incidents = (['yellow_card', 'red_card', 'corner'] as const).map((kind, i) => ({
      ...({ kind, side: 'home', period: '1H' } as const),
      second: 600 * (i + 1),
    }))
    const moments = playMoments(matchCourse(exampleScript({ goals: [], incidents })), 1)
    const stops = moments.filter(({ isStop }) => isStop).map(({ second }) => second)
    expect(stops).toEqual([0, 1200])
    const whole = playMoments(matchCourse(exampleScript({ goals: [], incidents })), 1, [])
    expect(whole.map(({ second }) => second)).toContain(1200)
  })

  it('open again 40 seconds after a stop, and not before', () => {
    const moments = playMoments(course, 1)
    for (const stop of moments.filter(({ isStop }) => isStop)) {
      const reopening = moments.find(
        ({ second, isSuspended }) => second > stop.second && !isSuspended,
      )
      const isLast = stop.second + 40 >= course.ninetySecond
      expect(reopening?.second).toBe(isLast ? course.ninetySecond : stop.second + 40)
    }
  })

  it('are two real seconds apart in a fast replay, five match minutes at the very most', () => {
    const quietGap = (speed: number) => {
      const moments = playMoments(matchCourse(exampleScript({ goals: [] })), speed)
      const seconds = moments.map(({ second }) => second)
      return Math.max(...seconds.slice(1).map((second, i) => second - (seconds[i] ?? 0)))
    }
    expect(quietGap(1)).toBe(60)
    expect(quietGap(60)).toBe(120)
    expect(quietGap(120)).toBe(240)
    expect(quietGap(10_000)).toBe(300)
  })

  it('keep betting stopped from one goal into the next', () => {
    const goals = [goal('home', '1H', 30), goal('away', '1H', 30), goal('home', '1H', 31)]
    const busy = matchCourse(exampleScript({ goals }))
    const [first, , last] = busy.goals
    const between = playMoments(busy, 120).filter(
      ({ second }) => second >= (first?.second ?? 0) && second < (last?.second ?? 0) + 240,
    )
    expect(between.every(({ isSuspended }) => isSuspended)).toBe(true)
    expect(between.filter(({ isStop }) => isStop).length).toBe(
      new Set(busy.goals.map(({ second }) => second)).size,
    )
  })
})
