import type { GameWire, SportItemRequest } from '@caderneta/contract/catalogue/catalogue'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { isOver } from '@caderneta/domain/markets/game/game'
import { useCallback, useMemo } from 'react'
import { call, isPreloaded } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { type QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { readGameState, seedGames } from '../../../live/live.ts'
import { type Page, usePage } from '../../../root/page.ts'

/** Kick-offs, new games and ended ones change a list; prices come by the stream. */
const RENEWED_MS = 30_000

export type GameList = readonly GameWire[]

declare module '../../../root/page.ts' {
  interface Page {
    readonly gamesCache: QueryCache<GameList>
  }
}

/** Loaded on demand; without it a list is refetched as on the first load. */
const loadRenewal = () => import('./renew-games.ts').catch(() => null)

/** The part of a long list that came with the page, shown until the whole has arrived. */
async function showFirstPart(page: Page, filter: SportItemRequest, key: string): Promise<void> {
  const first = { ...filter, part: 'first' } as const
  if (!isPreloaded(page, listGames, first)) return
  const done = await call(page, listGames, first)
  if (isFailure(done)) return
  const { games } = done.value.data
  seedGames(page, games)
  page.gamesCache.seed(key, games)
}

async function fetchGames(page: Page, filter: SportItemRequest, key: string) {
  const known = page.gamesCache.read(key).value
  const renewal = known && (await loadRenewal())
  if (renewal) return renewal.renewGames(page, filter, known)
  await showFirstPart(page, filter, key)
  const done = await call(page, listGames, filter)
  if (isFailure(done)) return done
  const { games } = done.value.data
  seedGames(page, games)
  return games
}

const isToCome = (page: Pick<Page, 'live'>, { info, gameInfo }: GameWire) =>
  !isOver(readGameState(page, info.betGameId)?.status ?? gameInfo.gameStatus)

interface GamesResult extends QueryResult<GameList> {
  /** False while only the part has arrived that came with the page. */
  readonly isWhole: boolean
}

/**
 * The games of a list; also merges them into the live facts. A game that ends keeps its row until
 * the list is refetched, so that nothing jumps; a list that opens starts without it.
 */
export function useGames(filter: SportItemRequest): GamesResult {
  const page = usePage()
  const key = JSON.stringify(filter)
  const { route, championshipId, list, limit } = filter
  const load = useCallback(
    () => fetchGames(page, { route, championshipId, list, limit }, key),
    [page, route, championshipId, list, limit, key],
  )
  const query = useQuery(page.gamesCache, key, load, RENEWED_MS)
  const games = query.value
  const value = useMemo(() => games && games.filter((game) => isToCome(page, game)), [page, games])
  // What is only seeded has no time of its own.
  return { ...query, value, isWhole: query.updatedAt > 0 }
}
