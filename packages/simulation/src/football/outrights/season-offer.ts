import type { SeasonFormat, SeasonOffer } from '@caderneta/domain/markets/outrights/season-format'
import type { GoalRates } from '@caderneta/feed/football/goals-model'
import { itemAt } from '@caderneta/feed/item-at'
import type { DatedCompetition } from '../../season/dated/dated-competition.ts'
import { scoreChances } from './score-law.ts'

type Fixtures = readonly (readonly (readonly [home: number, away: number])[])[]
type RatesOf = (home: number, away: number, round: number) => GoalRates

/** Leagues that no side leaves. */
const CLOSED_LEAGUES = ['MLS', 'Eliminatórias Sul-Americanas']
const BRAZIL = 'Brasil'
const RELEGATED_IN_BRAZIL = 4
const STAGES_MAX = 8
const POINT_STEP = 4
const GOAL_STEP = 2

/** What is offered, from what is known before the first game: sides, fixtures and rates. */
export function* seasonOffer(
  tournament: DatedCompetition['tournament'],
  format: Omit<SeasonFormat, 'offer'>,
  fixtures: Fixtures,
  ratesOf: RatesOf,
): Generator<undefined, SeasonOffer> {
  const runners = format.runners.length
  const isOneTable = format.groups.length === 1
  const isLeague = isOneTable && format.knockout === 0
  const { points, goals } = yield* expectedIn(runners, fixtures, ratesOf)
  const byPoints = [...points.keys()].sort(
    (one, other) => itemAt(points, other) - itemAt(points, one),
  )
  return {
    tops: topsOf(format, isOneTable),
    relegated: isLeague ? relegatedOf(tournament, runners) : 0,
    pairs: isOneTable ? neighbours(byPoints) : [],
    favourite: isLeague ? (byPoints[0] ?? null) : null,
    stagesOf: format.knockout >= 4 ? runnersByEntry(runners) : [],
    pointLines: isLeague ? byPoints.map((runner) => [runner, around(itemAt(points, runner))]) : [],
    goalLines: isOneTable ? goals.map((mean) => around(mean, GOAL_STEP)) : [],
  }
}

function topsOf(
  { runners, knockout }: Omit<SeasonFormat, 'offer'>,
  isOneTable: boolean,
): readonly number[] {
  if (!isOneTable) return []
  if (knockout > 0) return [knockout]
  return runners.length >= 16 ? [4, 6] : [3]
}

function relegatedOf({ name, location }: DatedCompetition['tournament'], runners: number): number {
  if (CLOSED_LEAGUES.includes(name)) return 0
  if (location === BRAZIL) return RELEGATED_IN_BRAZIL
  return runners >= 18 ? 3 : runners >= 14 ? 2 : 1
}

/** Entrants are listed with the strongest first. */
function runnersByEntry(runners: number): readonly number[] {
  return Array.from({ length: Math.min(STAGES_MAX, runners) }, (_, runner) => runner)
}

/** First against second, third against fourth, and so on: pairs that are about even. */
function neighbours(order: readonly number[]): SeasonOffer['pairs'] {
  return Array.from(
    { length: Math.floor(order.length / 2) },
    (_, index) => [itemAt(order, 2 * index), itemAt(order, 2 * index + 1)] as const,
  )
}

/** The half nearest to a mean and one on each side of it. */
function around(mean: number, step = POINT_STEP): readonly number[] {
  const middle = Math.floor(mean) + 0.5
  return [middle - step, middle, middle + step].filter((line) => line > 0)
}

/** Means before the season: points of each runner, goals of each round. */
function* expectedIn(runners: number, fixtures: Fixtures, ratesOf: RatesOf) {
  const points = new Array<number>(runners).fill(0)
  const goals: number[] = []
  for (const [round, pairs] of fixtures.entries()) {
    let sum = 0
    for (const [home, away] of pairs) {
      const rates = ratesOf(home, away, round)
      sum += rates.home[0] + rates.home[1] + rates.away[0] + rates.away[1]
      for (const { score, chance } of scoreChances(rates)) {
        if (score === null) continue
        const lead = score[0] - score[1]
        points[home] = itemAt(points, home) + chance * (lead > 0 ? 3 : lead === 0 ? 1 : 0)
        points[away] = itemAt(points, away) + chance * (lead < 0 ? 3 : lead === 0 ? 1 : 0)
      }
      yield
    }
    goals.push(sum)
  }
  return { points, goals }
}
