import {
  countOf,
  type IncidentCount,
  type IncidentProgress,
} from '@caderneta/domain/markets/sports/football/incidents/incident-counters'
import { matchTimeAt } from '@caderneta/feed/football/match-course'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import { LEVEL } from '@caderneta/pricing/goals/player-advantage'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { describe, expect, it } from 'vitest'
import { goalRates } from '../football/goal-rates.ts'
import { commitSeed } from './commit-seed.ts'
import { footballDay } from './football-day.ts'
import { dismissalDeviations, drawnIncidents, incidentDeviations } from './incident-deviations.ts'

/** A campaign takes the commit that it tests, so that no model is tuned to a seed. */
const SEED = seeded(sized({ test: 'incidents', small: commitSeed(), full: commitSeed() }))
const MATCHES = sized({ test: 400, small: 4_000, full: 40_000 })
/** Matches of which those with a dismissal are compared. */
const DRAWN = sized({ test: 2_000, small: 20_000, full: 200_000 })

const season = [0, 1, 2, 3, 4, 5, 6]
  .flatMap((day) => footballDay('caderneta', 20_778 + day))
  .filter(({ tournament }) => tournament.hasIncidents)
  .map((game) => goalRates('caderneta', game))

const matches = drawnIncidents(
  SEED,
  Array.from({ length: MATCHES }, (_, i) => itemAt(season, i % season.length)),
)

const meanOf = (countIn: (end: IncidentProgress) => number) =>
  matches.reduce((sum, { end }) => sum + countIn(end), 0) / MATCHES
const total = (count: IncidentCount) => (end: IncidentProgress) => {
  const [home, away] = countOf(count, end)
  return home + away
}

describe('the law of corners, cards and shots', () => {
  it('gives chances that come true', () => {
    expect(incidentDeviations(SEED, matches)).toEqual([])
  })

  it('is seen to be broken where prices expect half as many goals again', () => {
    const half = ({ home, away }: GoalRates): GoalRates => ({
      home: [home[0] * 1.5, home[1] * 1.5],
      away: [away[0] * 1.5, away[1] * 1.5],
    })
    expect(incidentDeviations(SEED, matches, half).length).toBeGreaterThan(0)
  })

  it('gives chances that come true after a dismissal, which are not those of a level match', () => {
    const drawn = drawnIncidents(
      `${SEED}/dismissals`,
      Array.from({ length: DRAWN }, (_, i) => itemAt(season, i % season.length)),
    )
    expect(dismissalDeviations(drawn, matchTimeAt)).toEqual([])
    const level = dismissalDeviations(drawn, (course, second) => ({
      ...matchTimeAt(course, second),
      advantage: LEVEL,
    }))
    for (const count of ['corners.match', 'shots.match'])
      expect(level.filter((name) => name.includes(`${count} of`))).toHaveLength(2)
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
