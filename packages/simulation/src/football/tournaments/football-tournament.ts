import {
  type SeasonTournament,
  seasonTournament,
  type TournamentRow,
} from '../../schedule/season-tournament.ts'

/** A football competition; levels are logarithms of goals for and against. */
export interface FootballTournament extends SeasonTournament {
  /** Its goals where they are known, as logarithms: against the mean, and of playing at home. */
  readonly goals: { readonly scale: number; readonly home: number } | null
  /** Its corners, cards and shots are recorded: not those of lower divisions and small leagues. */
  readonly hasIncidents: boolean
}

interface LeagueRow extends TournamentRow {
  readonly levels: readonly [best: number, last: number]
}

/** A national league of the repeating calendar: each club is in one of them at most. */
export function league(row: LeagueRow): FootballTournament {
  return { ...seasonTournament(row), goals: null, hasIncidents: false }
}
