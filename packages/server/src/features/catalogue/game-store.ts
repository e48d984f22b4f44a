import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { rows, timeColumn } from '../../database/rows.ts'
import type { BookGame } from './market-book.ts'

/** Writes fixtures and states of games in one statement; a game that is over stays over. */
export async function storeGames(database: Database, games: readonly BookGame[]): Promise<void> {
  if (games.length === 0) return
  const sent = JSON.stringify(games.map(gameRow))
  await sql`
    insert into game (id, sport_id, tournament_id, tournament_name, location, home_id, home_name,
      away_id, away_name, starts_at, status, score_home, score_away, is_highlight, ended_at,
      stage)
    select id, sport_id, tournament_id, tournament_name, location, home_id, home_name,
      away_id, away_name, starts_at, status, score_home, score_away, is_highlight, ended_at,
      stage
    from jsonb_to_recordset(${sent}::jsonb) as sent (id bigint, sport_id integer,
      tournament_id bigint, tournament_name text, location text, home_id bigint, home_name text,
      away_id bigint, away_name text, starts_at timestamptz, status text, score_home integer,
      score_away integer, is_highlight boolean, ended_at timestamptz, stage text)
    order by id
    on conflict (id) do update set
      tournament_name = excluded.tournament_name, location = excluded.location,
      home_name = excluded.home_name, away_name = excluded.away_name,
      starts_at = excluded.starts_at, status = excluded.status,
      score_home = excluded.score_home, score_away = excluded.score_away,
      is_highlight = excluded.is_highlight,
      stage = coalesce(excluded.stage, game.stage),
      ended_at = coalesce(game.ended_at, excluded.ended_at)
    where game.status not in ('ended', 'cancelled')
      or excluded.status in ('ended', 'cancelled')
  `.execute(database.kysely)
}

function gameRow(game: BookGame) {
  const { fixture, score } = game
  const [home, away] = fixture.teams
  return {
    id: fixture.gameId,
    sport_id: fixture.sportId,
    tournament_id: fixture.tournamentId,
    tournament_name: fixture.tournamentName,
    location: fixture.location,
    home_id: home.id,
    home_name: home.name,
    away_id: away.id,
    away_name: away.name,
    starts_at: new Date(fixture.startsAt).toISOString(),
    status: game.status,
    score_home: score[0],
    score_away: score[1],
    is_highlight: fixture.isHighlight,
    stage: fixture.stage ?? null,
    ended_at: game.endedAt === null ? null : new Date(game.endedAt).toISOString(),
  }
}

/** Games that are not over, or whose bets await a result. */
interface OpenGames {
  readonly gameIds: ReadonlySet<number>
  /** Milliseconds UTC; null when no game is open. */
  readonly earliestStart: number | null
}

const openGame = z.object({ id: z.number(), starts_at: timeColumn })

/** The open games of these numbers that start at `from` (milliseconds UTC) or later. */
export async function readOpenGames(
  database: Database,
  range: { readonly idMin: number; readonly idMax: number; readonly from: number },
): Promise<OpenGames> {
  const query = sql`
    select id, starts_at from game
    where (status not in ('ended', 'cancelled') or exists (
        select from leg where leg.game_id = game.id and leg.result is null
      ))
      and id between ${range.idMin} and ${range.idMax}
      and starts_at >= ${new Date(range.from)}
    order by starts_at
  `
  const open = await rows(database.kysely, openGame, query)
  return {
    gameIds: new Set(open.map(({ id }) => id)),
    earliestStart: open[0]?.starts_at.getTime() ?? null,
  }
}

const firstStart = z.object({ starts_at: z.nullable(timeColumn) })

/** When the first game of these numbers starts, over or not (milliseconds UTC); null = none. */
export async function readFirstStart(
  database: Database,
  { idMin, idMax }: { readonly idMin: number; readonly idMax: number },
): Promise<number | null> {
  const query = sql`
    select min(starts_at) as starts_at from game where id between ${idMin} and ${idMax}
  `
  const [first] = await rows(database.kysely, firstStart, query)
  return first?.starts_at?.getTime() ?? null
}
