import type { Score } from '@caderneta/domain/markets/game/game'
import { chanceAt } from '../chances/item-at.ts'
import { lastOf } from '../chances/once.ts'
import { poissonChances } from '../chances/poisson.ts'
import type { GoalNode, HalfGoals } from './chances/goal-chances.ts'
import { LOW_SCORES, lowScoreWeight } from './low-scores.ts'
import type { GoalRates } from './rates.ts'
import { tempoAfter } from './tempo.ts'

/** The goals of a match so far. */
export interface GoalsState {
  readonly score: Score
  /** Score at half-time, null until the first half is over. */
  readonly halfTime: Score | null
}

/** Parts of both halves, as shares of the goals expected of each before the match. */
export type HalfShares = readonly [firstHalf: number, secondHalf: number]

/** What may still come in both halves, and how likely it is that so much comes. */
export interface Outlook {
  readonly chance: number
  readonly left: HalfShares
}

/** How much of a match has been played, and what may be left: the chances add up to one. */
export interface MatchTime {
  readonly played: HalfShares
  readonly outlooks: readonly Outlook[]
}

/** Before the kick-off. */
export const NOT_PLAYED: MatchTime = { played: [0, 0], outlooks: [{ chance: 1, left: [1, 1] }] }

/** Most goals of one side that one half can still bring; all higher chances are folded in here. */
const HALF_GOALS_MAX = 15

/**
 * The goals of both halves at the end of a match: the one law by which matches are sampled and
 * prices are made. Given the tempo of the match and what is left of it, the goals of each side in
 * each half are independent Poisson counts; what has been seen makes each tempo more or less
 * likely. Low final scores have a weight of their own.
 */
export function lawOf(rates: GoalRates, state: GoalsState, time: MatchTime): readonly GoalNode[] {
  const nodes = tempoNodes(rates, state, time)
  const changes = lowScoreChanges(rates, nodes)
  const sum = changes.reduce((all, { weight }) => all + weight, 1)
  return [...nodes, ...changes].map((node) => ({ ...node, weight: node.weight / sum }))
}

function tempoNodes(rates: GoalRates, state: GoalsState, time: MatchTime): readonly GoalNode[] {
  const { score, halfTime } = state
  const since: Score = halfTime ? [score[0] - halfTime[0], score[1] - halfTime[1]] : [0, 0]
  const half1 = lastOf((left: number) => goalsOf(rates, 0, left, halfTime ?? score))
  const half2 = lastOf((left: number) => goalsOf(rates, 1, left, since))
  return waysOn(rates, state, time).map(({ weight, left }) => ({
    weight,
    half1: half1(left[0]),
    half2: half2(left[1]),
  }))
}

/** One way in which a match may go on, but for the weight of low scores. */
export interface WayOn {
  /** How likely it is; those of a match add up to one. */
  readonly weight: number
  readonly tempo: number
  /** What is left of each half, times the tempo: ways that follow each other share a half. */
  readonly left: HalfShares
}

/** Each tempo of the match with each of its outlooks. */
export function waysOn(rates: GoalRates, { score }: GoalsState, time: MatchTime): readonly WayOn[] {
  const expected = expectedIn(rates, time.played)
  return tempoAfter(score[0] + score[1], expected).flatMap(({ chance, factor }) =>
    time.outlooks.map(({ chance: ofOutlook, left }) => ({
      weight: chance * ofOutlook,
      tempo: factor,
      left: [factor * left[0], factor * left[1]] as const,
    })),
  )
}

/** What is expected of both sides in these parts of the halves. */
export function expectedIn({ home, away }: GoalRates, parts: HalfShares): number {
  return (home[0] + away[0]) * parts[0] + (home[1] + away[1]) * parts[1]
}

/** Goals of both sides in a half of which so much is left. */
function goalsOf({ home, away }: GoalRates, half: 0 | 1, left: number, scored: Score): HalfGoals {
  return {
    home: shifted(poissonChances(home[half] * left, HALF_GOALS_MAX), scored[0]),
    away: shifted(poissonChances(away[half] * left, HALF_GOALS_MAX), scored[1]),
  }
}

/**
 * What the weight of a low final score adds to its chance or takes from it, as nodes of their own:
 * one for each way in which its goals may fall on the halves.
 */
function lowScoreChanges(rates: GoalRates, nodes: readonly GoalNode[]): readonly GoalNode[] {
  return LOW_SCORES.flatMap((fullTime) => {
    const change = lowScoreWeight(rates, fullTime) - 1
    return halvesOf(fullTime).flatMap(([first, second]) => {
      const weight = change * chanceOf(nodes, first, second)
      return weight === 0 ? [] : [{ weight, half1: exactly(first), half2: exactly(second) }]
    })
  })
}

function halvesOf([home, away]: Score): readonly (readonly [first: Score, second: Score])[] {
  return upTo(home).flatMap((ours) =>
    upTo(away).map(
      (theirs) =>
        [
          [ours, theirs],
          [home - ours, away - theirs],
        ] as const,
    ),
  )
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, goals) => goals)
}

function chanceOf(nodes: readonly GoalNode[], first: Score, second: Score): number {
  return nodes.reduce((sum, { weight, half1, half2 }) => {
    const before = chanceAt(half1.home, first[0]) * chanceAt(half1.away, first[1])
    return sum + weight * before * chanceAt(half2.home, second[0]) * chanceAt(half2.away, second[1])
  }, 0)
}

function exactly([home, away]: Score): HalfGoals {
  return { home: shifted(Float64Array.of(1), home), away: shifted(Float64Array.of(1), away) }
}

function shifted(chances: Float64Array, by: number): Float64Array {
  const moved = new Float64Array(chances.length + by)
  moved.set(chances, by)
  return moved
}
