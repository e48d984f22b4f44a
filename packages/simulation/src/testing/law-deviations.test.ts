import { matchStateAt, matchTimeAt } from '@caderneta/feed/football/match-course'
import { type GoalChances, goalChances } from '@caderneta/pricing/goals/chances/goal-chances'
import { goalsByCell } from '@caderneta/pricing/goals/chances/goal-grid'
import { lawOf } from '@caderneta/pricing/goals/goals-model'
import { NOT_PLAYED_LEVEL } from '@caderneta/pricing/goals/match-time'
import { LEVEL } from '@caderneta/pricing/goals/player-advantage'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { describe, expect, it } from 'vitest'
import { goalRates } from '../football/goal-rates.ts'
import { commitSeed } from './commit-seed.ts'
import { chancesAt, type DrawnMatch, drawnMatches } from './drawn-matches.ts'
import { footballDay } from './football-day.ts'
import {
  cameTrue,
  DEVIATIONS_MAX,
  Differences,
  EVENT_NAMES,
  eventChances,
  lawDeviations,
} from './law-deviations.ts'

/** A campaign takes the commit that it tests, so that no model is tuned to a seed. */
const SEED = seeded(sized({ test: 'law', small: commitSeed(), full: commitSeed() }))
const MATCHES = sized({ test: 1_000, small: 2_500, full: 25_000 })
const DRAWN = sized({ test: 4_000, small: 40_000, full: 400_000 })
const DAYS = sized({ test: 8, small: 40, full: 400 })
const NOT_STARTED = { score: [0, 0], halfTime: null } as const

const season = Array.from({ length: DAYS }, (_, day) => footballDay('caderneta', 20_778 + day))
  .flat()
  .map((game) => goalRates('caderneta', game))

const matches = drawnMatches(
  SEED,
  Array.from({ length: MATCHES }, (_, i): GoalRates => season[i % season.length] ?? EVEN),
)

const EVEN: GoalRates = { home: [0.6, 0.75], away: [0.6, 0.75] }

describe('the law of football', () => {
  it('gives chances that come true, and that move as often up as down', () => {
    expect(
      lawDeviations(matches, (match, second) => eventChances(chancesAt(match, second))),
    ).toEqual([])
  })

  it('is seen to be broken where prices expect a fifth more goals', () => {
    const fifthMore = ({ home, away }: GoalRates): GoalRates => ({
      home: [home[0] * 1.2, home[1] * 1.2],
      away: [away[0] * 1.2, away[1] * 1.2],
    })
    const unsound = lawDeviations(matches, (match, second) =>
      eventChances(chancesAt({ ...match, rates: fifthMore(match.rates) }, second)),
    )
    expect(unsound.length).toBeGreaterThan(0)
  })

  it('gives chances that come true after a dismissal, which are not those of a level match', () => {
    const early = drawnMatches(
      `${SEED}/dismissals`,
      Array.from({ length: DRAWN }, (_, i): GoalRates => season[i % season.length] ?? EVEN),
    ).flatMap((match) => {
      const [first] = match.course.dismissals
      return first && first.second < 80 * 60 ? [{ match, first }] : []
    })
    const unsoundWith = (law: (match: DrawnMatch, second: number) => GoalChances) => {
      const all = new Differences()
      for (const { match, first } of early) {
        eventChances(law(match, first.second)).forEach((chance, event) => {
          const name = EVENT_NAMES[event] ?? ''
          const isWon = cameTrue(name, match)
          all.add(`${name} of ${first.side}`, isWon - chance, chance * (1 - chance))
        })
      }
      return all.unsound
    }
    expect(unsoundWith(chancesAt)).toEqual([])
    const level = ({ rates, course }: DrawnMatch, second: number) => {
      const time = { ...matchTimeAt(course, second), advantage: LEVEL }
      return goalChances(lawOf(rates, matchStateAt(course, second), time))
    }
    expect(unsoundWith(level).length).toBeGreaterThan(0)
  })

  it('samples each score as often as its chance', () => {
    const rates: GoalRates = { home: [0.7, 0.85], away: [0.5, 0.62] }
    const drawn = drawnMatches(`${SEED}/scores`, new Array<GoalRates>(DRAWN).fill(rates))
    const law = goalChances(lawOf(rates, NOT_STARTED, NOT_PLAYED_LEVEL))
    const counts = new Map<string, number>()
    for (const { fullTime, halfTime } of drawn) {
      for (const key of [`match ${fullTime}`, `half1 ${halfTime}`]) {
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
    for (const span of ['match', 'half1'] as const) {
      const { home, away } = goalsByCell(span, span)
      law.of(span).forEach((chance, cell) => {
        const expected = DRAWN * chance
        if (expected < 30) return
        const count = counts.get(`${span} ${home[cell]},${away[cell]}`) ?? 0
        const deviations = (count - expected) / Math.sqrt(expected * (1 - chance))
        expect(Math.abs(deviations), `${span} ${home[cell]}-${away[cell]}`).toBeLessThan(
          DEVIATIONS_MAX,
        )
      })
    }
  })

  it('makes matches like those of real leagues', () => {
    const sums = EVENT_NAMES.map(() => 0)
    let away = 0
    for (const rates of season) {
      const chances = eventChances(goalChances(lawOf(rates, NOT_STARTED, NOT_PLAYED_LEVEL)))
      chances.forEach((chance, i) => {
        sums[i] = (sums[i] ?? 0) + chance / season.length
      })
      away += (1 - (chances[0] ?? 0) - (chances[1] ?? 0)) / season.length
    }
    const percent = Object.fromEntries(EVENT_NAMES.map((name, i) => [name, 100 * (sums[i] ?? 0)]))
    for (const [name, [least, most]] of Object.entries(LIKENESS)) {
      const value = name === 'away' ? 100 * away : percent[name]
      expect(value, name).toBeGreaterThan(least)
      expect(value, name).toBeLessThan(most)
    }
  })
})

/** Shares of all matches in percent, by what happens in them. */
const LIKENESS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  home: [44, 46],
  draw: [25, 27],
  away: [28, 30],
  goalless: [7, 8],
  'over 2.5': [50, 52],
  'both score': [50, 54],
}
