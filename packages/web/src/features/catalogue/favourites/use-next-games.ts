import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { type QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { seedGames } from '../../../live/live.ts'
import { usePage } from '../../../root/page.ts'
import { useFavourites } from './favourites-store.ts'

const RENEWED_MS = 60_000

declare module '../../../root/page.ts' {
  interface Page {
    readonly nextGamesCache: QueryCache<readonly GameWire[]>
  }
}

/** The game of each favourite that is played or comes next, by kick-off. */
export function useNextGames(): QueryResult<readonly GameWire[]> {
  const page = usePage()
  const favourites = useFavourites().toSorted().join()
  const load = useCallback(async () => {
    if (favourites === '') return []
    const done = await call(page, listGames, { favourites })
    if (isFailure(done)) return done
    const { games } = done.value.data
    seedGames(page, games)
    return games
  }, [page, favourites])
  return useQuery(page.nextGamesCache, favourites, load, RENEWED_MS)
}
