import type { SeasonGame } from '../schedule/season-game.ts'
import type { StrengthOf } from './entrant-strength.ts'

/** Games of a day that appear on the home page, and how many of one tournament at most. */
export interface HighlightLimits {
  readonly ofDay: number
  readonly ofTournament: number
}

/** How much the competitors weigh against the tournament. */
const STRENGTH_WEIGHT = 1.5

/** The big games of a day: identifiers of those that most people will look for. */
export function highlightsOfDay(
  seed: string,
  games: readonly SeasonGame[],
  strengthOf: StrengthOf,
  limits: HighlightLimits,
): ReadonlySet<number> {
  const appealOf = ({ tournament, home, away, day }: SeasonGame) =>
    tournament.appeal +
    STRENGTH_WEIGHT * (strengthOf(seed, home, day) + strengthOf(seed, away, day))
  const ranked = games
    .filter(({ tournament }) => tournament.appeal > 0)
    .map((game) => ({ game, appeal: appealOf(game) }))
    .sort((one, other) => other.appeal - one.appeal)
  const countByTournament = new Map<number, number>()
  const chosen = ranked.filter(({ game: { tournament } }) => {
    const count = (countByTournament.get(tournament.id) ?? 0) + 1
    countByTournament.set(tournament.id, count)
    return count <= limits.ofTournament
  })
  return new Set(chosen.slice(0, limits.ofDay).map(({ game }) => game.gameId))
}
