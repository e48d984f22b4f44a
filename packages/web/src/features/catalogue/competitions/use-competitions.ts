import {
  type CompetitionWire,
  listCompetitions,
} from '@caderneta/contract/catalogue/competitions-call'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { kept } from '../../../root/root.ts'

/** Matches end and are announced all day; the counts may be a little old. */
const RENEWED_MS = 300_000

const cache = kept(() => new QueryCache<readonly CompetitionWire[]>())

async function fetchCompetitions() {
  const done = await call(listCompetitions, {})
  return isFailure(done) ? done : done.value.data
}

/** Competitions with matches to come or under way, the most followed first. */
export function useCompetitions(): QueryResult<readonly CompetitionWire[]> {
  return useQuery(cache(), 'all', fetchCompetitions, RENEWED_MS)
}
