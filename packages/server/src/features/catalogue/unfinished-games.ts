import { GAME_STATUSES } from '@caderneta/domain/markets/game'
import { MARKET_STATUSES } from '@caderneta/domain/markets/market'
import { isOdds } from '@caderneta/domain/odds/odds'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { rows, timeColumn } from '../../database/rows.ts'
import { type GameState, newGame, type ReceivedSelection } from './book-game.ts'

const gameRow = z.object({
  id: z.number(),
  sport_id: z.number(),
  tournament_id: z.number(),
  tournament_name: z.string(),
  location: z.string(),
  home_id: z.number(),
  home_name: z.string(),
  away_id: z.number(),
  away_name: z.string(),
  starts_at: timeColumn,
  status: z.enum(GAME_STATUSES),
  score_home: z.number(),
  score_away: z.number(),
  is_highlight: z.boolean(),
})

const priceRow = z.object({
  selection_id: z.number(),
  game_id: z.number(),
  market_id: z.number(),
  odd_id: z.number(),
  name: z.string(),
  header: z.string(),
  handicap: z.string(),
  version: z.number(),
  odds: z.number(),
  status: z.enum(MARKET_STATUSES),
})

/** Sent before this server started: shown, and closed until the feed sends it again. */
const BEFORE_ALL = -1

/** The games that are not over, with their last published prices. */
export async function readUnfinishedGames(
  database: Database,
  range: { readonly idMin: number; readonly idMax: number },
): Promise<GameState[]> {
  const gameQuery = sql`
    select id, sport_id, tournament_id, tournament_name, location, home_id, home_name, away_id,
      away_name, starts_at, status, score_home, score_away, is_highlight
    from game
    where status not in ('ended', 'cancelled') and id between ${range.idMin} and ${range.idMax}
  `
  const unfinished = await rows(database.kysely, gameRow, gameQuery)
  const games = new Map(unfinished.map((row) => [row.id, gameStateOf(row)]))
  const priceQuery = sql`
    select selection_id, game_id, market_id, odd_id, name, header, handicap, version, odds,
      price.status
    from selection_price price join game on game.id = game_id
    where game.status not in ('ended', 'cancelled')
      and game.id between ${range.idMin} and ${range.idMax}
    order by selection_id
  `
  for (const row of await rows(database.kysely, priceRow, priceQuery)) {
    const selection = receivedSelectionOf(row)
    if (selection) games.get(row.game_id)?.selections.set(row.selection_id, selection)
  }
  return [...games.values()]
}

function gameStateOf(row: z.infer<typeof gameRow>): GameState {
  const fixture = {
    gameId: row.id,
    sportId: row.sport_id,
    tournamentId: row.tournament_id,
    tournamentName: row.tournament_name,
    location: row.location,
    startsAt: row.starts_at.getTime(),
    teams: [
      { id: row.home_id, name: row.home_name },
      { id: row.away_id, name: row.away_name },
    ] as const,
    isHighlight: row.is_highlight,
  }
  const score = [row.score_home, row.score_away] as const
  return { ...newGame(fixture), status: row.status, score, isStored: true }
}

function receivedSelectionOf(row: z.infer<typeof priceRow>): ReceivedSelection | null {
  const { odds } = row
  if (!isOdds(odds)) return null
  return {
    selectionId: row.selection_id,
    oddId: row.odd_id,
    gameId: row.game_id,
    marketId: row.market_id,
    name: row.name,
    header: row.header,
    handicap: row.handicap,
    odds,
    version: row.version,
    status: row.status,
    play: '',
    era: BEFORE_ALL,
  }
}
