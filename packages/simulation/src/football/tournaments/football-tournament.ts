import {
  type SeasonTournament,
  seasonTournament,
  type TournamentRow,
} from '../../season/season-tournament.ts'

/** A football competition; levels are logarithms of goals for and against. */
export interface FootballTournament extends SeasonTournament {
  /** Draws after 90 minutes go to extra time and penalties. */
  readonly isCup: boolean
}

interface LeagueRow extends TournamentRow {
  readonly levels: readonly [best: number, last: number]
}

/** A national league: each club is in one of them at most. */
export function league(row: LeagueRow): FootballTournament {
  return { ...seasonTournament(row), isCup: false }
}

/** A cup of clubs that have their own leagues; draws after 90 minutes are played out. */
export function cup(row: TournamentRow): FootballTournament {
  return { ...seasonTournament(row), isCup: true }
}

/** The league phase of a continental cup: its clubs have their own leagues, and draws are final. */
export function continental(row: TournamentRow): FootballTournament {
  return { ...seasonTournament(row), isCup: false }
}
