import type { Score } from '../game.ts'
import type { GroupGame } from './league-table.ts'
import type { SeasonFormat, TieBreakers } from './season-format.ts'

/** A league of so many runners without anything on offer but the winner. */
export function leagueOf(runners: number, tieBreakers: TieBreakers = 'wins'): SeasonFormat {
  const positions = Array.from({ length: runners }, (_, runner) => runner)
  return {
    runners: positions.map((runner) => ({ id: 100 + runner, name: `Runner ${runner}` })),
    groups: [positions],
    tieBreakers,
    knockout: 0,
    rounds: 2 * runners,
    offer: {
      tops: [2],
      relegated: 1,
      pairs: [[0, 1]],
      favourite: 0,
      stagesOf: [],
      pointLines: [[0, [3.5]]],
      goalLines: [[2.5]],
    },
  }
}

/** Everyone at home against everyone, with the scores in this order. */
export function gamesOf(
  runners: number,
  scores: readonly (Score | null | undefined)[],
): readonly GroupGame[] {
  const pairs = Array.from({ length: runners * runners }, (_, i) => [
    Math.floor(i / runners),
    i % runners,
  ]).filter(([home, away]) => home !== away)
  return pairs.map(([home = 0, away = 0], index) => {
    const score = scores[index]
    return { home, away, round: Math.floor(index / 2), ...(score !== undefined && { score }) }
  })
}
