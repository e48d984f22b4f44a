import { type DatedCompetition, type RoundKind, roundsOf } from './dated-competition.ts'
import { groupsOf } from './groups.ts'
import { roundsOfLeg } from './round-robin.ts'

/** Games of a season; friendlies are as many as their weeks allow and count as none. */
export function gamesOfSeason({ plan, tournament }: DatedCompetition): number {
  const groups = groupsOf(tournament.entrants, plan)
  const ofGroup = groups.map(({ length }) => {
    const rounds = groups.length > 1 ? Math.min(plan.rounds, 2 * roundsOfLeg(length)) : plan.rounds
    return rounds * Math.floor(length / 2)
  })
  return [...ofGroup, ...roundsOf(plan).map(knockoutGames)].reduce((sum, games) => sum + games, 0)
}

const DAYS_OF_YEAR = 365.2425

/** Games a day of competitions, as a mean over a year in which each has a season. */
export function gamesADay(competitions: readonly DatedCompetition[]): number {
  return competitions.map(gamesOfSeason).reduce((sum, games) => sum + games, 0) / DAYS_OF_YEAR
}

function knockoutGames(round: RoundKind): number {
  if (round.kind === 'knockout') return round.ties
  return round.kind === 'third place' ? 1 : 0
}
