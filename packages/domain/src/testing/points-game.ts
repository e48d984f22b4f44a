import type { Score } from '../markets/game.ts'
import type { PointsHandicaps } from '../markets/points/points-lines.ts'
import { type Play, type PointsProgress, QUARTER_PARTS } from '../markets/points/points-progress.ts'

/** A game that offers so many lines of each market, and others where a test needs them. */
export function pointsLines(lines: Partial<PointsHandicaps> = {}): PointsHandicaps {
  return {
    spread: [],
    total: [],
    firstHalfTotal: [],
    firstQuarterTotal: [],
    teamTotal: [[20.5], [19.5]],
    winnerTotal: [40.5],
    halfSpread: [-1.5, 3.5],
    halfTeamTotal: [[10.5], [9.5]],
    secondHalfTotal: [20.5],
    quarterSpread: [-0.5, 2.5],
    quarterTotal: [9.5, 10.5],
    quarterTeamTotal: [[5.5], [4.5]],
    ...lines,
  }
}

/**
 * A game after quarters, and an overtime as the fifth, in each of which the home side makes all of
 * its points at once before the other. Five parts are a game that is over.
 */
export function gameOfQuarters(parts: readonly Score[]): PointsProgress {
  const after = (count: number) => sumOf(parts.slice(0, count))
  const atEnd = (count: number) => (parts.length >= count ? after(count) : null)
  return {
    score: after(parts.length),
    atEndOf: {
      firstQuarter: atEnd(1),
      firstHalf: atEnd(2),
      thirdQuarter: atEnd(3),
      regular: atEnd(4),
      whole: atEnd(5),
    },
    drives: { home: [], away: [] },
    plays: parts.flatMap((score, i) => playsOf(score, QUARTER_PARTS[i] ?? null)),
  }
}

function playsOf([home, away]: Score, quarter: Play['quarter']): readonly Play[] {
  const plays: readonly Play[] = [
    { side: 0, points: home, quarter },
    { side: 1, points: away, quarter },
  ]
  return plays.filter(({ points }) => points > 0)
}

function sumOf(scores: readonly Score[]): Score {
  return [
    scores.reduce((sum, [home]) => sum + home, 0),
    scores.reduce((sum, [, away]) => sum + away, 0),
  ]
}
