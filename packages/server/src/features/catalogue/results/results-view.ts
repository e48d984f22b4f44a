import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { type GameRow, gameRow } from '../unfinished-games-view.ts'

/** The longest season of a league has fewer matches than this. */
const RESULTS_MAX = 400

/** A competition, or a team in all of its competitions. */
export type ResultsOf = { readonly tournamentId: number } | { readonly teamId: number }

/** Each has an index of ended games, so that the others are not read. */
function isOf(of: ResultsOf) {
  if ('tournamentId' in of) return sql`tournament_id = ${of.tournamentId}`
  return sql`(home_id = ${of.teamId} or away_id = ${of.teamId})`
}

/**
 * The games of a competition or a team that have ended since `from` (milliseconds UTC), the last
 * first.
 */
export function readResults(
  database: Database,
  of: ResultsOf,
  from: number,
): Promise<readonly GameRow[]> {
  const query = sql`
    select id, sport_id, tournament_id, tournament_name, location, home_id, home_name, away_id,
      away_name, starts_at, status, score_home, score_away, is_highlight, stage
    from game
    where ${isOf(of)} and status = 'ended'
      and starts_at > ${new Date(from)}
    order by starts_at desc, id
    limit ${RESULTS_MAX}
  `
  return rows(database.kysely, gameRow, query)
}
