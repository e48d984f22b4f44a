import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { type QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { usePage } from '../../../root/page.ts'

const RENEWED_MS = 60_000

declare module '../../../root/page.ts' {
  interface Page {
    readonly resultsCache: QueryCache<readonly GameWire[]>
  }
}

/** The finished matches of a competition, the last first. */
export function useResults(tournamentId: number): QueryResult<readonly GameWire[]> {
  const page = usePage()
  const championshipId = String(tournamentId)
  const load = useCallback(async () => {
    const done = await call(page, listGames, { championshipId, list: 'results' })
    return isFailure(done) ? done : done.value.data.games
  }, [page, championshipId])
  return useQuery(page.resultsCache, championshipId, load, RENEWED_MS)
}
