import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import type { SportItemRequest } from '@caderneta/contract/catalogue/list-request'
import { isOver } from '@caderneta/domain/markets/game/game'
import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { takePreloadedOf } from '../../../api/preloaded-responses.ts'
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

type ListFilter = Pick<SportItemRequest, 'route' | 'championshipId' | 'teamId' | 'list' | 'limit'>

/** The same whether its fields are in an address or in a request. */
const keyOf = (fields: Readonly<Record<string, unknown>>): string => {
  const { route, championshipId, teamId, list, limit } = fields
  return JSON.stringify({ route, championshipId, teamId, list, limit })
}

/**
 * Lists that came with the page, so that its first rendering has their rows. A long list came in
 * part: that, and what is old by now, is shown until the whole has arrived.
 */
export function seedPreloadedGames(page: Pick<Page, 'gamesCache' | 'live' | 'preloaded'>): void {
  for (const { fields, reply, isOld } of takePreloadedOf(page, listGames.path)) {
    const read = z.safeParse(listGames.response, reply)
    if (!read.success) continue
    const { games } = read.data.data
    seedGames(page, games)
    if (fields.part === undefined && !isOld) page.gamesCache.put(keyOf(fields), games)
    else page.gamesCache.seed(keyOf(fields), games)
  }
}

async function fetchGames(page: Page, filter: ListFilter, key: string) {
  const { value: known, updatedAt } = page.gamesCache.read(key)
  // What is only seeded is old, or a part of the list.
  const renewal = known && updatedAt > 0 && (await loadRenewal())
  if (renewal) return renewal.renewGames(page, filter, known)
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
  const key = keyOf(filter)
  const { route, championshipId, teamId, list, limit } = filter
  const load = useCallback(
    () => fetchGames(page, { route, championshipId, teamId, list, limit }, key),
    [page, route, championshipId, teamId, list, limit, key],
  )
  const query = useQuery(page.gamesCache, key, load, RENEWED_MS)
  const games = query.value
  const value = useMemo(() => games && games.filter((game) => isToCome(page, game)), [page, games])
  // What is only seeded has no time of its own.
  return { ...query, value, isWhole: query.updatedAt > 0 }
}
