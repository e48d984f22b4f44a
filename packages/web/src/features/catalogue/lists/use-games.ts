import type { GameWire, SportItemRequest } from '@caderneta/contract/catalogue/catalogue'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { isOver } from '@caderneta/domain/markets/game/game'
import { useCallback, useMemo } from 'react'
import { call, isPreloaded } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { readGameState, seedGames } from '../../../live/live.ts'
import { kept } from '../../../root/root.ts'

/** Kick-offs, new games and ended ones change a list; prices come by the stream. */
const RENEWED_MS = 30_000

export type GameList = readonly GameWire[]

const listCache = kept(() => new QueryCache<GameList>())

/** Loaded on demand; without it a list is refetched as on the first load. */
const loadRenewal = () => import('./renew-games.ts').catch(() => null)

/** The part of a long list that came with the page, shown until the whole has arrived. */
async function showFirstPart(filter: SportItemRequest, key: string): Promise<void> {
  const first = { ...filter, part: 'first' } as const
  if (!isPreloaded(listGames, first)) return
  const done = await call(listGames, first)
  if (isFailure(done)) return
  const { games } = done.value.data
  seedGames(games)
  listCache().seed(key, games)
}

async function fetchGames(filter: SportItemRequest, key: string) {
  const known = listCache().read(key).value
  const renewal = known && (await loadRenewal())
  if (renewal) return renewal.renewGames(filter, known)
  await showFirstPart(filter, key)
  const done = await call(listGames, filter)
  if (isFailure(done)) return done
  const { games } = done.value.data
  seedGames(games)
  return games
}

const isToCome = ({ info, gameInfo }: GameWire) =>
  !isOver(readGameState(info.betGameId)?.status ?? gameInfo.gameStatus)

interface GamesResult extends QueryResult<GameList> {
  /** False while only the part has arrived that came with the page. */
  readonly isWhole: boolean
}

/**
 * The games of a list; also merges them into the live facts. A game that ends keeps its row until
 * the list is refetched, so that nothing jumps; a list that opens starts without it.
 */
export function useGames(filter: SportItemRequest): GamesResult {
  const key = JSON.stringify(filter)
  const { route, championshipId, list, limit } = filter
  const load = useCallback(
    () => fetchGames({ route, championshipId, list, limit }, key),
    [route, championshipId, list, limit, key],
  )
  const query = useQuery(listCache(), key, load, RENEWED_MS)
  const games = query.value
  const value = useMemo(() => games && games.filter(isToCome), [games])
  // What is only seeded has no time of its own.
  return { ...query, value, isWhole: query.updatedAt > 0 }
}
