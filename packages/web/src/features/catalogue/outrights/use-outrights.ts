import {
  listOutrights,
  type SportOutrightsRequest,
} from '@caderneta/contract/catalogue/outrights-call'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { kept } from '../../../root/root.ts'
import type { GameList } from '../lists/use-games.ts'

/** A season is announced or over on few days. */
const RENEWED_MS = 300_000

const outrightCache = kept(() => new QueryCache<GameList>())

async function fetchOutrights(filter: SportOutrightsRequest) {
  const done = await call(listOutrights, filter)
  return isFailure(done) ? done : done.value.data.games
}

/** The seasons of a sport or a tournament that can be bet on; their prices come with each one. */
export function useOutrights({
  route,
  championshipId,
}: SportOutrightsRequest): QueryResult<GameList> {
  const load = useCallback(() => fetchOutrights({ route, championshipId }), [route, championshipId])
  return useQuery(outrightCache(), JSON.stringify([route, championshipId]), load, RENEWED_MS)
}
