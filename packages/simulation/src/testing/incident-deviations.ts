import { resultOf } from '@caderneta/domain/markets/rule/rule'
import {
  type IncidentProgress,
  incidentBounds,
} from '@caderneta/domain/markets/sports/football/incidents/incident-counters'
import { incidentResults } from '@caderneta/domain/markets/sports/football/incidents/incident-outcomes'
import {
  incidentProgressAt,
  NOT_STARTED,
} from '@caderneta/feed/football/incidents/incident-progress'
import { type MatchCourse, matchCourse, matchTimeAt } from '@caderneta/feed/football/match-course'
import { exampleScript } from '@caderneta/feed/testing/example-match'
import { chanceAt, itemAt } from '@caderneta/pricing/chances/item-at'
import { dismissalRates } from '@caderneta/pricing/goals/dismissals'
import { FAMILY_SHEETS } from '@caderneta/pricing/goals/incidents/family-sheet'
import { incidentLaw } from '@caderneta/pricing/goals/incidents/incident-law'
import { NOT_PLAYED_LEVEL } from '@caderneta/pricing/goals/match-time'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { randomFrom } from '@caderneta/pricing/random'
import { sampleIncidents } from '../football/sample-incidents.ts'
import { sampleMatch } from '../football/sample-match.ts'
import { oneMarketOfEachId } from './calibration.ts'

/** Below this a sound law stays in all of some hundred comparisons, but once in a thousand. */
const DEVIATIONS_MAX = 4.8
const VARIANCE_MIN = 30
/** Seconds since kick-off: before it, in both halves, at half-time and in stoppage time. */
const BEFORE = -1
const POINTS = [BEFORE, 0, 20 * 60, 46 * 60, 52 * 60, 80 * 60, 107 * 60, 109 * 60]

/** A match that was sampled with its corners, cards and shots. */
interface DrawnIncidents {
  readonly rates: GoalRates
  readonly course: MatchCourse
  readonly end: IncidentProgress
}

/** Matches sampled from rates, as many as there are rates. */
export function drawnIncidents(seed: string, all: readonly GoalRates[]): readonly DrawnIncidents[] {
  return all.map((rates, i) => {
    const random = randomFrom(`${seed}/incidents/${i}`)
    const match = sampleMatch(random.split('match'), rates, null, dismissalRates(rates))
    const incidents = sampleIncidents(random, rates, match)
    const course = matchCourse(exampleScript({ ...match, rates, incidents }))
    return { rates, course, end: incidentProgressAt(course, course.ninetySecond) }
  })
}

interface Excess {
  wins: number
  variance: number
}

/**
 * Where wins deviate from the chances of the law more than chance explains, by market and name, and
 * by market and tenth of the chance: of all that is not decided. `bend` makes the law a wrong one.
 */
export function incidentDeviations(
  seed: string,
  matches: readonly DrawnIncidents[],
  bend: (rates: GoalRates) => GoalRates = (rates) => rates,
): readonly string[] {
  const sums = new Map<string, Excess>()
  matches.forEach(({ rates, course, end }, i) => {
    const point = POINTS[i % POINTS.length] ?? BEFORE
    if (point >= course.ninetySecond) return
    const progress = point === BEFORE ? NOT_STARTED : incidentProgressAt(course, point)
    const time = point === BEFORE ? NOT_PLAYED_LEVEL : matchTimeAt(course, point)
    const law = incidentLaw(bend(rates), progress, time)
    const [bounds, resultIn] = [incidentBounds(progress), incidentResults(end)]
    for (const { selections, sheet, chancesIn } of FAMILY_SHEETS) {
      // Lines of one market go together.
      const lines = new Set(oneMarketOfEachId(sheet.markets, randomFrom(`${seed}/lines/${i}`)))
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
