import {
  countOf,
  type IncidentCount,
  type IncidentProgress,
  incidentBounds,
} from '@caderneta/domain/markets/football/incidents/incident-counters'
import { incidentResults } from '@caderneta/domain/markets/football/incidents/incident-outcomes'
import { resultOf } from '@caderneta/domain/markets/rule'
import { type GoalRates, NOT_PLAYED } from '@caderneta/feed/football/goals-model'
import { FAMILY_SHEETS } from '@caderneta/feed/football/incidents/family-sheet'
import { incidentLaw } from '@caderneta/feed/football/incidents/incident-law'
import {
  incidentProgressAt,
  NOT_STARTED,
} from '@caderneta/feed/football/incidents/incident-progress'
import { type MatchCourse, matchCourse, matchTimeAt } from '@caderneta/feed/football/match-course'
import { chanceAt, itemAt } from '@caderneta/feed/item-at'
import { randomFrom } from '@caderneta/feed/random'
import { exampleScript } from '@caderneta/feed/testing/example-match'
import { describe, expect, it } from 'vitest'
import { goalRates } from '../football/goal-rates.ts'
import { sampleIncidents } from '../football/sample-incidents.ts'
import { sampleMatch } from '../football/sample-match.ts'
import { oneMarketOfEachId } from './calibration.ts'
import { commitSeed } from './commit-seed.ts'
import { footballDay } from './football-day.ts'

const SEED = commitSeed()
const MATCHES = 1_500
/** Below this a sound law stays in all of some hundred comparisons, but once in a thousand. */
const DEVIATIONS_MAX = 4.8
const VARIANCE_MIN = 30
/** Seconds since kick-off: before it, in both halves, at half-time and in stoppage time. */
const BEFORE = -1
const POINTS = [BEFORE, 0, 20 * 60, 46 * 60, 52 * 60, 80 * 60, 107 * 60, 109 * 60]

const season = [0, 1, 2, 3, 4, 5, 6]
  .flatMap((day) => footballDay('caderneta', 20_778 + day))
  .filter(({ tournament }) => tournament.hasIncidents)
  .map((game) => goalRates('caderneta', game))

interface Drawn {
  readonly rates: GoalRates
  readonly course: MatchCourse
  readonly end: IncidentProgress
}

function drawn(i: number): Drawn {
  const rates = season[i % season.length]
  if (!rates) throw new RangeError('no match is recorded')
  const random = randomFrom(`${SEED}/incidents/${i}`)
  const match = sampleMatch(random.split('match'), rates, false)
  const incidents = sampleIncidents(random, rates, match)
  const course = matchCourse(exampleScript({ ...match, rates, incidents }))
  return { rates, course, end: incidentProgressAt(course, course.ninetySecond) }
}

const matches = Array.from({ length: MATCHES }, (_, i) => drawn(i))

interface Excess {
  wins: number
  variance: number
}

/** By market and name, and by market and tenth of the chance: of all that is not decided. */
function unsound(bend: (rates: GoalRates) => GoalRates = (rates) => rates): readonly string[] {
  const sums = new Map<string, Excess>()
  matches.forEach(({ rates, course, end }, i) => {
    const point = POINTS[i % POINTS.length] ?? BEFORE
    if (point >= course.ninetySecond) return
    const progress = point === BEFORE ? NOT_STARTED : incidentProgressAt(course, point)
    const time = point === BEFORE ? NOT_PLAYED : matchTimeAt(course, point)
    const law = incidentLaw(bend(rates), progress, time)
    const [bounds, resultIn] = [incidentBounds(progress), incidentResults(end)]
    for (const { selections, sheet, chancesIn } of FAMILY_SHEETS) {
      // Lines of one market go together.
      const lines = new Set(oneMarketOfEachId(sheet.markets, randomFrom(`${SEED}/lines/${i}`)))
      const chances = chancesIn(law, (line) => lines.has(itemAt(sheet.markets, line)))
      for (const position of [...lines].flatMap(({ positions }) => positions)) {
        const selection = itemAt(selections, position)
        if (resultOf(selection.rule, bounds) !== null) continue
        const chance = chanceAt(chances, position)
        const isWon = resultIn(selection) === 'win'
        for (const key of [selection.name, `${Math.floor(chance * 10)}`]) {
          addTo(sums, `${selection.marketId} ${key}`, (isWon ? 1 : 0) - chance, chance)
        }
      }
    }
  })
  return [...sums]
    .filter(([, { variance }]) => variance > VARIANCE_MIN)
    .map(([key, { wins, variance }]) => ({ key, deviations: wins / Math.sqrt(variance) }))
    .filter(({ deviations }) => Math.abs(deviations) > DEVIATIONS_MAX)
    .map(({ key, deviations }) => `${key}: ${deviations.toFixed(1)}`)
}

function addTo(sums: Map<string, Excess>, key: string, excess: number, chance: number): void {
  const sum = sums.get(key) ?? { wins: 0, variance: 0 }
  sum.wins += excess
  sum.variance += chance * (1 - chance)
  sums.set(key, sum)
}

const meanOf = (countIn: (end: IncidentProgress) => number) =>
  matches.reduce((sum, { end }) => sum + countIn(end), 0) / MATCHES
const total = (count: IncidentCount) => (end: IncidentProgress) => {
  const [home, away] = countOf(count, end)
  return home + away
}

describe('the law of corners, cards and shots', () => {
  it('gives chances that come true', () => {
    expect(unsound()).toEqual([])
  })

  it('is seen to be broken where prices expect half as many goals again', () => {
    const half = ({ home, away }: GoalRates): GoalRates => ({
      home: [home[0] * 1.5, home[1] * 1.5],
      away: [away[0] * 1.5, away[1] * 1.5],
    })
    expect(unsound(half).length).toBeGreaterThan(0)
  })

  it('makes matches like those of real leagues', () => {
    expect(meanOf(total('corners.match'))).toBeGreaterThan(9.5)
    expect(meanOf(total('corners.match'))).toBeLessThan(10.5)
    expect(meanOf(total('cards.match'))).toBeGreaterThan(3.8)
    expect(meanOf(total('cards.match'))).toBeLessThan(5)
    expect(meanOf(total('dismissals.match'))).toBeGreaterThan(0.14)
    expect(meanOf(total('dismissals.match'))).toBeLessThan(0.27)
    expect(meanOf(total('onTarget.match'))).toBeGreaterThan(8)
    expect(meanOf(total('onTarget.match'))).toBeLessThan(9.5)
    expect(meanOf(total('shots.match'))).toBeGreaterThan(22)
    expect(meanOf(total('shots.match'))).toBeLessThan(28)
  })
})
