import { resultOf } from '@caderneta/domain/markets/rule/rule'
import {
  countOf,
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
import { incidentLaw, SIZES } from '@caderneta/pricing/goals/incidents/incident-law'
import { type MatchTime, NOT_PLAYED_LEVEL } from '@caderneta/pricing/goals/match-time'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { randomFrom } from '@caderneta/pricing/random'
import { sampleIncidents } from '../football/sample-incidents.ts'
import { sampleMatch } from '../football/sample-match.ts'
import { oneMarketOfEachId } from './calibration.ts'
import { DEVIATIONS_MAX, Differences } from './law-deviations.ts'

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
 * Where wins deviate from the chances of the law more than chance explains, by market and name, by
 * market and tenth of the chance, and by market, name and advantage of players: of all that is not
 * decided. `bend` makes the law a wrong one.
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
    const advantage = time.advantage?.now ?? 0
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
        const { name } = selection
        const ofAdvantage = advantage === 0 ? [] : [`${name} with advantage ${advantage}`]
        for (const key of [name, `${Math.floor(chance * 10)}`, ...ofAdvantage]) {
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

/** What corners and shots are compared by. */
const ATTACKS = ['corners.match', 'onTarget.match', 'shots.match'] as const

/**
 * Where the corners and shots after the first dismissal of a match deviate from the law of that
 * moment: how many the side of it has and the other, and which has more from then on.
 */
export function dismissalDeviations(
  matches: readonly DrawnIncidents[],
  timeAt: (course: MatchCourse, second: number) => MatchTime,
): readonly string[] {
  const all = new Differences()
  for (const { rates, course, end } of matches) {
    const [first] = course.dismissals
    if (first === undefined || first.second > LATEST_SECOND) continue
    const progress = incidentProgressAt(course, first.second)
    const law = incidentLaw(rates, progress, timeAt(course, first.second))
    for (const count of ATTACKS) {
      const [known, ended] = [countOf(count, progress), countOf(count, end)]
      const more = (i: 0 | 1) => ended[i] - known[i]
      for (const [i, side] of SIDES.entries()) {
        const { mean, variance } = momentsOf(law.chancesOf(count, side))
        const name = `${count} of ${side === first.side ? 'fewer' : 'more'} players`
        all.add(name, itemAt(ended, i) - mean, variance)
      }
      const level = SIZES[count] - 1 + known[0] - known[1]
      const ahead = law.chancesOf(count, 'lead').slice(level + 1)
      const chance = ahead.reduce((sum, ofLead) => sum + ofLead, 0)
      const isAhead = more(0) > more(1) ? 1 : 0
      const name = `more ${count} at home after a dismissal of ${first.side}`
      all.add(name, isAhead - chance, chance * (1 - chance))
    }
  }
  return all.unsound
}

const SIDES = ['home', 'away'] as const
/** Since kick-off; what comes after a later dismissal is too little to be compared. */
const LATEST_SECOND = 85 * 60

function momentsOf(chances: Float64Array) {
  const mean = chances.reduce((sum, chance, count) => sum + chance * count, 0)
  const variance = chances.reduce((sum, chance, count) => sum + chance * (count - mean) ** 2, 0)
  return { mean, variance }
}

function addTo(sums: Map<string, Excess>, key: string, excess: number, chance: number): void {
  const sum = sums.get(key) ?? { wins: 0, variance: 0 }
  sum.wins += excess
  sum.variance += chance * (1 - chance)
  sums.set(key, sum)
}
