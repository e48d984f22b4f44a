import type { GameStatus } from '@caderneta/domain/markets/game'
import type { MarketStatus } from '@caderneta/domain/markets/market'
import { isOdds } from '@caderneta/domain/odds/odds'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { type GameState, newGame, type ReceivedSelection } from './book-game.ts'

interface GameRow {
  readonly id: number
  readonly sport_id: number
  readonly tournament_id: number
  readonly tournament_name: string
  readonly location: string
  readonly home_id: number
  readonly home_name: string
  readonly away_id: number
  readonly away_name: string
  readonly starts_at: Date
  readonly status: GameStatus
  readonly score_home: number
  readonly score_away: number
  readonly is_highlight: boolean
}

interface PriceRow {
  readonly selection_id: number
  readonly game_id: number
  readonly market_id: number
  readonly odd_id: number
  readonly name: string
  readonly header: string
  readonly handicap: string
  readonly version: number
  readonly odds: number
  readonly status: MarketStatus
}

/** Sent before this server started: shown, and closed until the feed sends it again. */
const BEFORE_ALL = -1

/** The games that are not over, with their last published prices. */
export async function readUnfinishedGames(
  database: Database,
  range: { readonly idMin: number; readonly idMax: number },
): Promise<GameState[]> {
  const found = await sql<GameRow>`
    select id, sport_id, tournament_id, tournament_name, location, home_id, home_name, away_id,
      away_name, starts_at, status, score_home, score_away, is_highlight
    from game
    where status not in ('ended', 'cancelled') and id between ${range.idMin} and ${range.idMax}
  `.execute(database.kysely)
  const games = new Map(found.rows.map((row) => [row.id, gameStateOf(row)]))
  const prices = await sql<PriceRow>`
    select selection_id, game_id, market_id, odd_id, name, header, handicap, version, odds,
      price.status
    from selection_price price join game on game.id = game_id
    where game.status not in ('ended', 'cancelled')
      and game.id between ${range.idMin} and ${range.idMax}
    order by selection_id
  `.execute(database.kysely)
  for (const row of prices.rows) {
    const selection = receivedSelectionOf(row)
    if (selection) games.get(row.game_id)?.selections.set(row.selection_id, selection)
  }
  return [...games.values()]
}

function gameStateOf(row: GameRow): GameState {
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

function receivedSelectionOf(row: PriceRow): ReceivedSelection | null {
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
