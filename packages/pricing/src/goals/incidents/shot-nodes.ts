import type { Score } from '@caderneta/domain/markets/game/game'
import { familyOf } from '@caderneta/domain/markets/sports/football/incidents/incident'
import {
  countOf,
  type IncidentProgress,
} from '@caderneta/domain/markets/sports/football/incidents/incident-counters'
import { poissonChance } from '../../chances/poisson.ts'
import { advantagePaths } from '../advantage-paths.ts'
import { aheadOn, temposIn } from '../goals-model.ts'
import { LOW_SCORES, lowScoreWeight } from '../low-scores.ts'
import { type MatchTime, outlooksOfWhole, playedOf } from '../match-time.ts'
import { paceAfter } from '../pace.ts'
import { attacksIn, attacksOfBoth, type Stretch } from '../player-advantage.ts'
import { type GoalRates, ofBothSides } from '../rates.ts'
import type { CountNode } from './count-chances.ts'
import { type IncidentRates, SHOT_PACES } from './incident-rates.ts'

interface ShotRates {
  readonly goals: GoalRates
  readonly rates: IncidentRates
}

/** Shots on target, and all shots, of each side. */
interface ShotNodes {
  readonly onTarget: readonly CountNode[]
  readonly shots: readonly CountNode[]
}

/** What is still to come of each side in one way in which the match may go on. */
interface ShotWay {
  readonly weight: number
  /** Goals that come for certain. */
  readonly sure: Score
  /** Goals that are expected beside these. */
  readonly goals: Score
  readonly saved: Score
  readonly off: Score
}

/**
 * Shots on target are the goals and those that are saved, shots are these and those off target: in
 * every match each goal is a shot on target. The goals are those of their own law with its weight
 * on low scores; the others have a pace of their own.
 */
export function shotNodes(
  match: ShotRates,
  progress: IncidentProgress,
  time: MatchTime,
): ShotNodes {
  const ways = withLowScores(match, progress, plainWays(match, progress, time))
  const sum = ways.reduce((all, { weight }) => all + weight, 0)
  const nodesOf = (count: 'onTarget.match' | 'shots.match'): readonly CountNode[] => {
    const known = countOf(count, progress)
    const side = (way: ShotWay, i: 0 | 1) => ({
      known: known[i] + way.sure[i],
      means: [way.goals[i] + way.saved[i] + (count === 'shots.match' ? way.off[i] : 0)],
    })
    return ways.map((way) => ({ weight: way.weight / sum, home: side(way, 0), away: side(way, 1) }))
  }
  return { onTarget: nodesOf('onTarget.match'), shots: nodesOf('shots.match') }
}

/**
 * Each tempo of the goals with each pace of the shots, each end of the match and each path of the
 * advantage of players, which all shots follow.
 */
function plainWays(
  { goals, rates: { saved, off } }: ShotRates,
  { incidents, score }: IncidentProgress,
  time: MatchTime,
): readonly ShotWay[] {
  const seen = incidents.filter((one) => familyOf(one) === 'shots').length
  const sofar = playedOf(time)
  const expected = attacksOfBoth(saved, sofar) + attacksOfBoth(off, sofar)
  const paces = paceAfter(SHOT_PACES, seen, expected)
  const tempos = temposIn(goals, { score }, time)
  const outlooks = outlooksOfWhole(time, ofBothSides([goals, saved, off]))
  return advantagePaths(goals, time).flatMap((path) =>
    outlooks.flatMap(({ chance, left }) => {
      const ahead = aheadOn({ left, path })
      return paces.flatMap((pace) => {
        const ofPace = {
          saved: sides(saved, ahead, pace.factor),
          off: sides(off, ahead, pace.factor),
        }
        return tempos.map((tempo) => ({
          ...ofPace,
          weight: path.chance * chance * pace.chance * tempo.chance,
          sure: NO_GOALS,
          goals: sides(goals, ahead, tempo.factor),
        }))
      })
    }),
  )
}

function sides(rates: GoalRates, ahead: Stretch, factor: number): Score {
  return [factor * attacksIn(rates, 'home', ahead), factor * attacksIn(rates, 'away', ahead)]
}

/** With ways in which the match ends with a low score, for what its weight adds or takes away. */
function withLowScores(
  { goals }: ShotRates,
  { score }: IncidentProgress,
  ways: readonly ShotWay[],
): readonly ShotWay[] {
  const ends = LOW_SCORES.filter(([home, away]) => home >= score[0] && away >= score[1])
  const changes = ends.flatMap((end) => {
    const sure: Score = [end[0] - score[0], end[1] - score[1]]
    const change = lowScoreWeight(goals, end) - 1
    return joined(ways).map(({ way, tempos }) => {
      const chance = tempos.reduce(
        (sum, { weight, goals: [home, away] }) =>
          sum + weight * poissonChance(home, sure[0]) * poissonChance(away, sure[1]),
        0,
      )
      return { ...way, sure, goals: NO_GOALS, weight: change * chance }
    })
  })
  return [...ways, ...changes]
}

const NO_GOALS: Score = [0, 0]

/** Ways that differ in the tempo alone: they follow each other. */
function joined(ways: readonly ShotWay[]) {
  const groups: { readonly way: ShotWay; readonly tempos: ShotWay[] }[] = []
  for (const way of ways) {
    const last = groups.at(-1)
    if (last?.way.saved === way.saved) last.tempos.push(way)
    else groups.push({ way, tempos: [way] })
  }
  return groups
}
