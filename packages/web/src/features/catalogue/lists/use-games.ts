import {
  type GameWire,
  type SportItemRequest,
  sportGameReply,
  sportItemReply,
} from '@caderneta/contract/catalogue/catalogue'
import { isOver } from '@caderneta/domain/markets/game'
import { useCallback, useMemo } from 'react'
import { type CallFields, callPath } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { readGameState, seedGames } from '../../../live/live.ts'

/** Kick-offs, new games and ended ones change a list; prices come by the stream. */
const RENEWED_MS = 30_000

export type GameList = readonly GameWire[]

const listCache = new QueryCache<GameList>()
const gameCache = new QueryCache<GameWire>()

/** Loaded on demand; without it a list is refetched as on the first load. */
const loadRenewal = () => import('./renew-games.ts').catch(() => null)

async function fetchGames(filter: CallFields, key: string) {
  const known = listCache.read(key).value
  const renewal = known && (await loadRenewal())
  if (renewal) return renewal.renewGames(filter, known)
  const done = await callPath('sport/item', filter, sportItemReply)
  if (isFailure(done)) return done
  const { games } = done.value.data
  seedGames(games)
  return games
}

const isToCome = ({ info, gameInfo }: GameWire) =>
  !isOver(readGameState(info.betGameId)?.status ?? gameInfo.gameStatus)

/**
 * The games of a list; also merges them into the live facts. A game that ends keeps its row until
 * the list is refetched, so that nothing jumps; a list that opens starts without it.
 */
export function useGames(filter: SportItemRequest): QueryResult<GameList> {
  const key = JSON.stringify(filter)
  const { route, championshipId, list, limit } = filter
  const load = useCallback(
    () => fetchGames({ route, championshipId, list, limit }, key),
    [route, championshipId, list, limit, key],
  )
  const query = useQuery(listCache, key, load, RENEWED_MS)
  const games = query.value
  const value = useMemo(() => games && games.filter(isToCome), [games])
  return { ...query, value }
}

async function fetchGame(gameId: number) {
  const done = await callPath(`sport/game/${gameId}`, {}, sportGameReply)
  if (isFailure(done)) return done
  const game = done.value.data
  seedGames([game])
  return game
}

/** One game with all its markets. */
export function useGameDetails(gameId: number): QueryResult<GameWire> {
  const load = useCallback(() => fetchGame(gameId), [gameId])
  return useQuery(gameCache, String(gameId), load, RENEWED_MS)
}
