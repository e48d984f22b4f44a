import { GAME_STATUSES } from '@caderneta/domain/markets/game/game'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { MARKET_STATUSES } from '@caderneta/domain/markets/market/market'
import { isOdds } from '@caderneta/domain/odds/odds'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { rows, timeColumn } from '../../database/rows.ts'
import { type GameState, newGame } from './book-game.ts'
import { priceLabel } from './history/odds-store.ts'
import { receivedSelection } from './prices/received-selection.ts'
import { SelectionLabels } from './prices/selection-labels.ts'

/** A game as the database has it. */
export const gameRow = z.object({
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
  stage: z.nullable(z.string()),
})

export type GameRow = z.infer<typeof gameRow>

const pricesRow = z.object({
  game_id: z.number(),
  version: z.number(),
  status: z.enum(MARKET_STATUSES),
  indexes: z.array(z.number()),
  odds: z.array(z.number()),
  labels: z.nullable(z.array(priceLabel)),
})

type PricesRow = z.infer<typeof pricesRow>

/** Games whose prices one statement reads. */
const GAMES_PER_CALL = 100

/** Sent before this server started: shown, and closed until the feed sends it again. */
const BEFORE_ALL = -1

/** The games that are not over, with their last published prices. */
export async function readUnfinishedGames(
  database: Database,
  range: { readonly idMin: number; readonly idMax: number },
): Promise<GameState[]> {
  const gameQuery = sql`
    select id, sport_id, tournament_id, tournament_name, location, home_id, home_name, away_id,
      away_name, starts_at, status, score_home, score_away, is_highlight, stage
    from game
    where status not in ('ended', 'cancelled') and id between ${range.idMin} and ${range.idMax}
  `
  const unfinished = await rows(database.kysely, gameRow, gameQuery)
  const labels = new SelectionLabels()
  const games = new Map(unfinished.map((row) => [row.id, gameStateOf(row, labels)]))
  const ids = [...games.keys()]
  for (let from = 0; from < ids.length; from += GAMES_PER_CALL)
    await readPrices(database, games, ids.slice(from, from + GAMES_PER_CALL))
  return [...games.values()]
}

/** From the last row on that begins with all of a game's prices. */
async function readPrices(
  database: Database,
  games: ReadonlyMap<number, GameState>,
  ids: readonly number[],
): Promise<void> {
  const query = sql`
    select price.game_id, version, status, labels, to_json(indexes) as indexes,
      to_json(odds) as odds
    from unnest(${ids}::bigint[]) as g(id)
    cross join lateral (
      select * from game_odds
      where game_id = g.id and game_odds.id >= (
        select max(whole.id) from game_odds whole where whole.game_id = g.id and is_whole)
    ) price
    order by price.id
  `
  for (const row of await rows(database.kysely, pricesRow, query)) {
    const game = games.get(row.game_id)
    if (game) restorePrices(game, row)
  }
}

/** A selection without names is left to the feed. */
function restorePrices({ selections }: GameState, row: PricesRow): void {
  const { game_id: gameId, version, status } = row
  row.indexes.forEach((index, position) => {
    const id = selectionId(gameId, index)
    const label = row.labels?.[position]
    const names = label === undefined ? selections.get(id) : namesOf(label)
    const odds = row.odds[position]
    if (names === undefined || odds === undefined || !isOdds(odds)) return
    const { marketId, oddId, name, header, handicap } = names
    const received = { selectionId: id, oddId, name, header, handicap, odds, version }
    const ofMarket = { gameId, marketId, status, play: '', era: BEFORE_ALL }
    selections.set(receivedSelection(received, ofMarket))
  })
}

function namesOf([marketId, oddId, name, header, handicap]: z.infer<typeof priceLabel>) {
  return { marketId, oddId, name, header, handicap }
}

/** The state of a stored game, without prices. */
export function gameStateOf(row: GameRow, labels?: SelectionLabels): GameState {
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
    ...(row.stage !== null && { stage: row.stage }),
  }
  const score = [row.score_home, row.score_away] as const
  return { ...newGame(fixture, labels), status: row.status, score, isStored: true }
}
