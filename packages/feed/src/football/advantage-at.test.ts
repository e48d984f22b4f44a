import { halfSeconds } from '@caderneta/pricing/goals/stoppage'
import { describe, expect, it } from 'vitest'
import { exampleScript } from '../testing/example-match.ts'
import { advantageAt } from './advantage-at.ts'
import { matchCourse, matchTimeAt } from './match-course.ts'
import type { ScriptIncident } from './match-script.ts'

const FIRST = { half: '1H', startSecond: 0, endSecond: 2820 } as const
const SECOND = { half: '2H', startSecond: 3720, endSecond: 6600 } as const

describe('the advantage of players in a match', () => {
  it('is that of all dismissals so far', () => {
    const dismissals = [
      { side: 'home', second: 1200 },
      { side: 'away', second: 4000 },
    ] as const
    expect(advantageAt(dismissals, { ...FIRST, endSecond: 1199 }, null).now).toBe(0)
    expect(advantageAt(dismissals, { ...FIRST, endSecond: 1200 }, null).now).toBe(-1)
    expect(advantageAt(dismissals, FIRST, { ...SECOND, endSecond: 4100 }).now).toBe(0)
  })

  it('counts in each half for as long as it has lasted', () => {
    const { played } = advantageAt([{ side: 'home', second: 820 }], FIRST, SECOND)
    expect(played[0]).toBeCloseTo(-2000 / halfSeconds('1H'), 12)
    expect(played[1]).toBeCloseTo(-2880 / halfSeconds('2H'), 12)
  })

  it('is unknown of a match whose dismissals are not recorded, and goes on with the clock', () => {
    const red: ScriptIncident = { kind: 'red_card', side: 'away', period: '1H', second: 600 }
    const course = matchCourse(exampleScript({ incidents: [red] }))
    expect(matchTimeAt(matchCourse(exampleScript()), 900).advantage).toBeUndefined()
    expect(matchTimeAt(course, 599).advantage).toEqual({ now: 0, played: [0, 0] })
    const [now, later] = [matchTimeAt(course, 600), matchTimeAt(course, 600, 60)]
    expect(now.advantage).toEqual({ now: 1, played: [0, 0] })
    expect(later.advantage?.played[0]).toBeCloseTo(60 / halfSeconds('1H'), 12)
    expect(matchTimeAt(course, 599, 60).advantage).toEqual({ now: 0, played: [0, 0] })
    const atEnd = matchTimeAt(course, course.ninetySecond).advantage
    expect(atEnd?.played[1]).toBeCloseTo((49 * 60) / halfSeconds('2H'), 12)
  })
})
