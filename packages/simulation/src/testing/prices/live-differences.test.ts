import { matchCourse } from '@caderneta/feed/football/match-course'
import type { ScriptIncident } from '@caderneta/feed/football/match-script'
import { exampleScript, goal } from '@caderneta/feed/testing/example-match'
import { remembered } from '@caderneta/pricing/chances/once'
import { LEVEL } from '@caderneta/pricing/goals/player-advantage'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { describe, expect, it } from 'vitest'
import { commitSeed } from '../commit-seed.ts'
import { drawnIncidents } from '../incident-deviations.ts'
import { farPrices } from './far-prices.ts'
import { liveDifferences, type MatchAt } from './live-differences.ts'

const SEED = seeded(sized({ test: 'live', small: commitSeed(), full: commitSeed() }))
/** Drawn matches, each at one of the moments; `npm test` has the written one alone. */
const DRAWN = sized({ test: 0, small: 8, full: 200 })
const RATES: readonly GoalRates[] = [
  { home: [0.72, 0.88], away: [0.56, 0.68] },
  { home: [0.95, 1.15], away: [0.35, 0.45] },
  { home: [0.5, 0.6], away: [0.5, 0.6] },
]
const [USUAL = { home: [0, 0], away: [0, 0] }] = RATES

type Time = readonly [period: '1H' | '2H', minute: number]

const at = (kind: ScriptIncident['kind'], side: 'home' | 'away', [period, minute]: Time) => ({
  ...{ kind, side, period },
  second: 60 * minute + 20,
})

/** Of each side a player is sent off, the first of them while minutes 26 to 30 are played. */
const course = matchCourse(
  exampleScript({
    ...{ rates: USUAL, firstHalfStoppage: 3, secondHalfStoppage: 7, hasExtraTime: false },
    result: { status: 'finished', halfTime: [1, 0], fullTime: [1, 1] },
    goals: [goal('home', '1H', 23), goal('away', '2H', 60)],
    incidents: [
      at('corner', 'home', ['1H', 4]),
      at('shot_saved', 'home', ['1H', 6]),
      at('shot_off', 'away', ['1H', 9]),
      at('yellow_card', 'away', ['1H', 15]),
      at('corner', 'away', ['1H', 21]),
      at('second_yellow', 'away', ['1H', 27]),
      at('corner', 'home', ['1H', 33]),
      at('yellow_card', 'home', ['2H', 5]),
      at('shot_saved', 'away', ['2H', 14]),
      at('red_card', 'home', ['2H', 25]),
      at('corner', 'away', ['2H', 41]),
    ],
  }),
)

const minute = (minutes: number, seconds = 0) => 60 * minutes + seconds
const BREAK = course.halfTimeSecond - minute(45) + minute(15)

/** Seconds since the kick-off of the written match. */
const MOMENTS = {
  'with ten against eleven, in minute 31': minute(30, 10),
  'at half-time': course.halfTimeSecond + 60,
  'with ten against ten, in minute 82': BREAK + minute(81, 30),
  'in the stoppage of the second half': BREAK + minute(92, 20),
}

/** Minutes since kick-off at which drawn matches are compared: both stoppages among them. */
const DRAWN_AT = [1, 12, 26, 38, 46, 55, 70, 84, 100, 109]

describe('the chance of every selection that is sold during a match', () => {
  const differencesAt = remembered((second: number) =>
    liveDifferences({ rates: USUAL, course, second }),
  )

  it.each(Object.entries(MOMENTS))('is within a thousandth %s', (name, second) => {
    const differences = differencesAt(second)
    expect(farPrices(name, differences())).toEqual([])
    const more: GoalRates = { home: [0.76, 0.93], away: [0.6, 0.72] }
    expect(farPrices(`${name}, planted`, differences({ rates: more })).length).toBeGreaterThan(5)
  })

  it('is not where prices ignore a dismissal', () => {
    const differences = differencesAt(MOMENTS['with ten against eleven, in minute 31'])
    const level = differences({ time: { advantage: LEVEL } })
    expect(farPrices('dismissal ignored', level).length).toBeGreaterThan(100)
  })

  it('is within a thousandth in matches that are drawn', () => {
    const rates = Array.from({ length: DRAWN }, (_, i) => RATES[i % RATES.length] ?? USUAL)
    const far = drawnIncidents(SEED, rates).flatMap((match, i) => {
      const second = 60 * (DRAWN_AT[i % DRAWN_AT.length] ?? 0)
      if (second >= match.course.ninetySecond) return []
      const name = `drawn match ${i + 1} at ${second / 60}`
      return farPrices(name, liveDifferences({ ...match, second } satisfies MatchAt)())
    })
    expect(far).toEqual([])
  })
})
