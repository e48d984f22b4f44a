import type { OddFact } from '../../../../live/live.ts'

export type GuessedScore = readonly [home: number, away: number]

export function scoreName([home, away]: GuessedScore): string {
  return `${home}-${away}`
}

/** The score with one goal more or fewer for one team. */
export function withGoals(score: GuessedScore, team: 0 | 1, by: 1 | -1): GuessedScore {
  const [home, away] = score
  return team === 0 ? [home + by, away] : [home, away + by]
}

/**
 * Whether a step is possible: down to 0 and no further (MTC-09), up only while odds exist for the
 * next score (MTC-10).
 */
export function canStep(
  names: ReadonlySet<string>,
  score: GuessedScore,
  team: 0 | 1,
  by: 1 | -1,
): boolean {
  if (by === -1) return score[team] > 0
  return names.has(scoreName(withGoals(score, team, by)))
}

/** A match under way starts at its score, since lower ones are no longer possible. */
export function firstScore(names: ReadonlySet<string>, now: GuessedScore | null): GuessedScore {
  return now && names.has(scoreName(now)) ? now : [0, 0]
}

export function scoreNames(selections: readonly OddFact[]): ReadonlySet<string> {
  return new Set(selections.map((selection) => selection.name))
}
