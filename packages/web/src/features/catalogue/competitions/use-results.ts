import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import type { SportItemRequest } from '@caderneta/contract/catalogue/list-request'
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

/** Whose results: of a competition, or of a team in all of its competitions. */
type ResultsFilter = Pick<SportItemRequest, 'championshipId' | 'teamId'>

/** Finished matches, the last first. */
export function useResults({
  championshipId,
  teamId,
}: ResultsFilter): QueryResult<readonly GameWire[]> {
  const page = usePage()
  const load = useCallback(async () => {
    const done = await call(page, listGames, { championshipId, teamId, list: 'results' })
    return isFailure(done) ? done : done.value.data.games
  }, [page, championshipId, teamId])
  const key = JSON.stringify({ championshipId, teamId })
  return useQuery(page.resultsCache, key, load, RENEWED_MS)
}
