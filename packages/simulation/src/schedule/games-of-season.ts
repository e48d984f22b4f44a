import { type DatedCompetition, type RoundKind, roundsOf, winsNeeded } from './dated-competition.ts'
import { groupsOf } from './groups.ts'
import { roundsOfLeg } from './round-robin.ts'

/** Games of a season; friendlies are as many as their weeks allow and count as none. */
export function gamesOfSeason({ plan, tournament, pairsOf }: DatedCompetition): number {
  const rounds = Array.from({ length: plan.rounds }, (_, round) => round)
  const before = pairsOf
    ? rounds.map((round) => pairsOf(round, ANY_SEASON, tournament.entrants).length)
    : gamesOfGroups({ plan, tournament })
  return [...before, ...roundsOf(plan).map(knockoutGames)].reduce((sum, games) => sum + games, 0)
}

/** As many games in any. */
const ANY_SEASON = { key: 'any/season', year: 2026 }

function gamesOfGroups({
  plan,
  tournament,
}: Pick<DatedCompetition, 'plan' | 'tournament'>): readonly number[] {
  const groups = groupsOf(tournament.entrants, plan)
  return groups.map(({ length }) => {
    const rounds = groups.length > 1 ? Math.min(plan.rounds, 2 * roundsOfLeg(length)) : plan.rounds
    return rounds * Math.floor(length / 2)
  })
}

const DAYS_OF_YEAR = 365.2425

/** Games of a series that may not be needed are played about every other time. */
const LATE_GAMES = 0.5

/** Games a day of competitions, as a mean over a year in which each has a season. */
export function gamesADay(competitions: readonly DatedCompetition[]): number {
  return competitions.map(gamesOfSeason).reduce((sum, games) => sum + games, 0) / DAYS_OF_YEAR
}

function knockoutGames(round: RoundKind): number {
  if (round.kind === 'third place') return 1
  if (round.kind !== 'knockout') return 0
  const isNeeded = round.series === null || round.series.game < winsNeeded(round.series)
  return isNeeded ? round.ties : round.ties * LATE_GAMES
}
