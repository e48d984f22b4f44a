import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { kept } from '../../../root/root.ts'

const RENEWED_MS = 60_000

const cache = kept(() => new QueryCache<readonly GameWire[]>())

/** The finished matches of a competition, the last first. */
export function useResults(tournamentId: number): QueryResult<readonly GameWire[]> {
  const championshipId = String(tournamentId)
  const load = useCallback(async () => {
    const done = await call(listGames, { championshipId, list: 'results' })
    return isFailure(done) ? done : done.value.data.games
  }, [championshipId])
  return useQuery(cache(), championshipId, load, RENEWED_MS)
}
