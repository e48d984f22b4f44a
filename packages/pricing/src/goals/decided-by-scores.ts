import type { Score } from '@caderneta/domain/markets/game/game'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import type { MatchProgress } from '@caderneta/domain/markets/sports/football/football-goals'
import { type GoalChances, goalChances, type HalfGoals } from './chances/goal-chances.ts'
import { HALF_GOALS_MAX } from './chances/goal-grid.ts'
import { FOOTBALL_CHANCES } from './price-football.ts'

/** Scores whose decisions are remembered; a match has few, and most matches have the same. */
const SCORES_MAX = 1000

const known = new Map<string, ReadonlySet<number>>()

/**
 * Positions of the selections whose result is the same at every score that is still possible. The
 * rules alone see each part for itself: that a side wins and the other does not score is out of
 * reach once the other has scored, though both parts together decide it.
 */
export function decidedByScores({ score, halfTime }: MatchProgress): ReadonlySet<number> {
  if (isBeyondGrid(score, halfTime)) return NOTHING
  const key = `${score} ${halfTime}`
  const remembered = known.get(key)
  if (remembered) return remembered
  if (known.size >= SCORES_MAX) known.clear()
  const sure = FOOTBALL_CHANCES.sureIn(possibleScores(score, halfTime))
  const decided = new Set([...sure].filter((position) => HAS_PARTS[position]))
  known.set(key, decided)
  return decided
}

const NOTHING: ReadonlySet<number> = new Set()

/** By position. What one comparison decides is known from the goals alone, without a limit. */
const HAS_PARTS = FOOTBALL_SELECTIONS.map(({ rule }) => {
  const { op } = rule.op === 'not' ? rule.of : rule
  return op === 'all' || op === 'any'
})

/** By how much a rule of several parts may want a side to lead. */
const LEAD_MAX = 3

/**
 * True of a score from which the grid does not reach every end: more goals than it distinguishes,
 * or a lead that it cannot turn within the half. The end of the grid would look like a result.
 */
function isBeyondGrid(score: Score, halfTime: Score | null): boolean {
  const [home, away] = halfTime ?? [0, 0]
  const inHalf = [score[0] - home, score[1] - away] as const
  const ofTrailing = inHalf[score[0] > score[1] ? 1 : 0]
  const toTurn = Math.abs(score[0] - score[1]) + LEAD_MAX
  return ofTrailing + toTurn > HALF_GOALS_MAX || Math.max(home, away, ...inHalf) >= HALF_GOALS_MAX
}

/** Every score that is still possible, as likely as any other. */
function possibleScores(score: Score, halfTime: Score | null): GoalChances {
  const half1 = halfTime ? exactly(halfTime) : atLeast(score)
  const half2 = atLeast(halfTime ? [score[0] - halfTime[0], score[1] - halfTime[1]] : [0, 0])
  return goalChances([{ weight: 1, half1, half2 }])
}

function exactly([home, away]: Score): HalfGoals {
  return { home: goalsFrom(home, home), away: goalsFrom(away, away) }
}

function atLeast([home, away]: Score): HalfGoals {
  return { home: goalsFrom(home, HALF_GOALS_MAX), away: goalsFrom(away, HALF_GOALS_MAX) }
}

function goalsFrom(least: number, most: number): Float64Array {
  const last = Math.max(least, most)
  return Float64Array.from({ length: last + 1 }, (_, goals) => (goals >= least ? 1 : 0))
}
