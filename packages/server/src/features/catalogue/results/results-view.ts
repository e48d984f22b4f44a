import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { type GameRow, gameRow } from '../unfinished-games-view.ts'

/** The longest season of a league has fewer matches than this. */
const RESULTS_MAX = 400

/** The games of a competition that have ended since `from` (milliseconds UTC), the last first. */
export function readResults(
  database: Database,
  tournamentId: number,
  from: number,
): Promise<readonly GameRow[]> {
  const query = sql`
    select id, sport_id, tournament_id, tournament_name, location, home_id, home_name, away_id,
      away_name, starts_at, status, score_home, score_away, is_highlight
    from game
    where tournament_id = ${tournamentId} and status = 'ended'
      and starts_at > ${new Date(from)}
    order by starts_at desc, id
    limit ${RESULTS_MAX}
  `
  return rows(database.kysely, gameRow, query)
}
