import type { Score } from '@caderneta/domain/markets/game/game'
import { chanceAt } from '../chances/item-at.ts'
import { remembered } from '../chances/once.ts'
import { poissonChances } from '../chances/poisson.ts'
import { advantagePaths } from './advantage-paths.ts'
import type { GoalNode, HalfGoals } from './chances/goal-chances.ts'
import { LOW_SCORES, lowScoreWeight } from './low-scores.ts'
import { type MatchTime, playedOf } from './match-time.ts'
import type { Pace } from './pace.ts'
import { attacksInHalf, attacksOfBoth, type Stretch } from './player-advantage.ts'
import type { GoalRates } from './rates.ts'
import { tempoAfter } from './tempo.ts'
import type { TimeLeft } from './window-time.ts'

/** The goals of a match so far. */
export interface GoalsState {
  readonly score: Score
  /** Score at half-time, null until the first half is over. */
  readonly halfTime: Score | null
}

/** Most goals of one side that one half can still bring; all higher chances are folded in here. */
const HALF_GOALS_MAX = 15

/**
 * The goals of both halves at the end of a match: the one law by which matches are sampled and
 * prices are made. Given the tempo of the match, what is left of it and the dismissals, the goals
 * of each side in each half are independent Poisson counts; what has been seen makes each tempo
 * more or less likely. Low final scores have a weight of their own.
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
  const [half1, half2] = [halfAfter(halfTime ?? score), halfAfter(since)]
  const aheadOf = remembered(aheadOn)
  return waysOn(rates, state, time).map(({ weight, tempo, timeLeft }) => {
    const ahead = aheadOf(timeLeft)
    const meanOf = (side: 'home' | 'away', half: 0 | 1) =>
      tempo * attacksInHalf(rates, side, half, ahead)
    return {
      weight,
      half1: half1(meanOf('home', 0), meanOf('away', 0)),
      half2: half2(meanOf('home', 1), meanOf('away', 1)),
    }
  })
}

/** One way in which a match may go on, but for the weight of low scores. */
interface WayOn {
  /** How likely it is; those of a match add up to one. */
  readonly weight: number
  readonly tempo: number
  /** Ways that differ in the tempo alone share it. */
  readonly timeLeft: TimeLeft
}

/** Each tempo of the match with each path of the advantage and each of its outlooks. */
export function waysOn(rates: GoalRates, state: GoalsState, time: MatchTime): readonly WayOn[] {
  const courses = advantagePaths(rates, time).flatMap((path) =>
    time.outlooks.map(({ chance, left }) => ({ path, chance, timeLeft: { left, path } })),
  )
  return temposIn(rates, state, time).flatMap((tempo) =>
    courses.map(({ path, chance, timeLeft }) => ({
      ...{ tempo: tempo.factor, timeLeft },
      weight: tempo.chance * path.chance * chance,
    })),
  )
}

/** The tempos after the goals so far, and the time and the advantage in which they were scored. */
export function temposIn(
  rates: GoalRates,
  { score }: Pick<GoalsState, 'score'>,
  time: MatchTime,
): readonly Pace[] {
  return tempoAfter(score[0] + score[1], attacksOfBoth(rates, playedOf(time)))
}

/** All that is left of the match, with the advantage in it. */
export function aheadOn({ left, path }: TimeLeft): Stretch {
  return { share: left, advantage: [path.within(0, 0, left[0]), path.within(1, 0, left[1])] }
}

/** Goals of both sides in a half, by what is expected of each; ways in a row may share them. */
function halfAfter([ofHome, ofAway]: Score): (home: number, away: number) => HalfGoals {
  let last: { readonly means: Score; readonly goals: HalfGoals } | null = null
  return (home, away) => {
    if (last?.means[0] === home && last.means[1] === away) return last.goals
    const goals = {
      home: shifted(poissonChances(home, HALF_GOALS_MAX), ofHome),
      away: shifted(poissonChances(away, HALF_GOALS_MAX), ofAway),
    }
    last = { means: [home, away], goals }
    return goals
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
