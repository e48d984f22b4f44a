import { chanceAt } from '../../item-at.ts'
import { poissonChances } from '../../poisson.ts'
import {
  expectedIn,
  type GoalRates,
  type GoalsState,
  type HalfRates,
  type HalfShares,
  type MatchTime,
} from '../goals-model.ts'
import { LOW_SCORES, lowScoreWeight } from '../low-scores.ts'
import { tempoAfter } from '../tempo.ts'

/** Goals to come, half by half; given a tempo they are independent Poisson counts. */
interface ScoringWay {
  readonly weight: number
  readonly expected: GoalRates
}

/** Goals that come for certain, one of each side at the most, for what a low score changes. */
interface SureGoals {
  /** Below zero where the score is less likely than independent goals make it. */
  readonly weight: number
  readonly goals: GoalRates
}

/** What may come if so much of the match is left. The weights of a match add up to one. */
export interface ScoringOutlook {
  readonly left: HalfShares
  readonly ways: readonly ScoringWay[]
  readonly sure: readonly SureGoals[]
  /** The sum of the weights of `sure`, and of its goals, each times its weight. */
  readonly sureWeight: number
  readonly sureGoals: GoalRates
}

/**
 * The law of the goals to come: that of `lawOf`, with what is left of each half beside the goals,
 * since who is on the field changes in between.
 */
export function scoringOutlooks(
  rates: GoalRates,
  state: GoalsState,
  { played, outlooks }: MatchTime,
): readonly ScoringOutlook[] {
  const tempos = tempoAfter(state.score[0] + state.score[1], expectedIn(rates, played))
  const parts = outlooks.map(({ chance: ofOutlook, left }) => {
    const ways = tempos.map(({ chance, factor }) => ({
      weight: ofOutlook * chance,
      expected: leftOf(rates, left, factor),
    }))
    return { left, ways, sure: lowScores(rates, state, ways) }
  })
  const sum = parts.reduce((all, { ways, sure }) => all + weightOf(ways) + weightOf(sure), 0)
  const scaled = <Way extends { readonly weight: number }>(ways: readonly Way[]) =>
    ways.map((way) => ({ ...way, weight: way.weight / sum }))
  return parts.map(({ left, ways, sure: unscaled }) => {
    const sure = scaled(unscaled)
    const goals = (side: 'home' | 'away'): HalfRates => [
      sure.reduce((all, one) => all + one.weight * one.goals[side][0], 0),
      sure.reduce((all, one) => all + one.weight * one.goals[side][1], 0),
    ]
    const sureGoals = { home: goals('home'), away: goals('away') }
    return { left, ways: scaled(ways), sure, sureWeight: weightOf(sure), sureGoals }
  })
}

function weightOf(ways: readonly { readonly weight: number }[]): number {
  return ways.reduce((sum, { weight }) => sum + weight, 0)
}

function leftOf({ home, away }: GoalRates, left: HalfShares, factor: number): GoalRates {
  const of = (side: HalfRates): HalfRates => [
    factor * side[0] * left[0],
    factor * side[1] * left[1],
  ]
  return { home: of(home), away: of(away) }
}

/** What the weight of each low end adds to ways with the same time left. */
function lowScores(
  rates: GoalRates,
  { score, halfTime }: GoalsState,
  ways: readonly ScoringWay[],
): readonly SureGoals[] {
  const ends = LOW_SCORES.filter(([home, away]) => home >= score[0] && away >= score[1])
  return ends.flatMap((end) => {
    const change = lowScoreWeight(rates, end) - 1
    const [home, away] = [end[0] - score[0], end[1] - score[1]]
    return splits(home, halfTime !== null).flatMap((ofHome) =>
      splits(away, halfTime !== null).map((ofAway) => {
        const goals = { home: ofHome, away: ofAway }
        const chance = ways.reduce(
          (sum, way) => sum + way.weight * chanceOf(way.expected, goals),
          0,
        )
        return { weight: change * chance, goals }
      }),
    )
  })
}

/** How goals may fall on the halves. */
function splits(goals: number, isFirstHalfOver: boolean): readonly HalfRates[] {
  if (isFirstHalfOver) return [[0, goals]]
  return Array.from({ length: goals + 1 }, (_, first) => [first, goals - first] as const)
}

function chanceOf({ home, away }: GoalRates, sure: GoalRates): number {
  const one = (mean: number, count: number) => chanceAt(poissonChances(mean, count + 1), count)
  const both = (means: HalfRates, counts: HalfRates) =>
    one(means[0], counts[0]) * one(means[1], counts[1])
  return both(home, sure.home) * both(away, sure.away)
}
