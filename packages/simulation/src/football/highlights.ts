import { clubStrength } from './club-strength.ts'
import type { SeasonGame } from './season-game.ts'

/** Games of a day that stand on the home page, and how many of one tournament at most. */
const HIGHLIGHTS_OF_DAY = 8
const OF_TOURNAMENT_MAX = 3
/** How much the clubs weigh against the tournament. */
const CLUBS_WEIGHT = 1.5

/** The big games of a day: identifiers of those that most people will look for. */
export function highlightsOfDay(seed: string, games: readonly SeasonGame[]): ReadonlySet<number> {
  const ranked = games
    .filter(({ tournament }) => tournament.appeal > 0)
    .map((game) => ({ game, appeal: appealOf(seed, game) }))
    .sort((one, other) => other.appeal - one.appeal)
  const countByTournament = new Map<number, number>()
  const chosen = ranked.filter(({ game: { tournament } }) => {
    const count = (countByTournament.get(tournament.id) ?? 0) + 1
    countByTournament.set(tournament.id, count)
    return count <= OF_TOURNAMENT_MAX
  })
  return new Set(chosen.slice(0, HIGHLIGHTS_OF_DAY).map(({ game }) => game.gameId))
}

function appealOf(seed: string, { tournament, home, away, day }: SeasonGame): number {
  const clubs = clubStrength(seed, home, day) + clubStrength(seed, away, day)
  return tournament.appeal + CLUBS_WEIGHT * clubs
}
