import type { SportItemRequest } from '@caderneta/contract/catalogue/list-request'
import { sportById } from '@caderneta/domain/markets/registry/sports'
import type { QueryResult } from '../../../api/query-cache.ts'
import { useFeedFresh } from '../../../live/live.ts'
import { useResults } from '../competitions/use-results.ts'
import { type GameList, useGames } from './use-games.ts'

const isEmpty = ({ value }: QueryResult<GameList>) => value?.length === 0

/** The matches and results of a competition or a team, and what they say about its page. */
export function useListed(of: Pick<SportItemRequest, 'championshipId' | 'teamId'>, route: string) {
  const query = useGames(of)
  const results = useResults(of)
  const one = query.value?.[0] ?? results.value?.[0]
  // While the feed sends nothing, games may be missing that exist.
  const isMissing = useFeedFresh() && isEmpty(query) && isEmpty(results)
  return {
    query,
    results,
    /** Any of them: it names where it belongs. */
    one,
    isMissing,
    hasNoMatch: isEmpty(query),
    /** Of its sport, once known. */
    ownRoute: (one && sportById(one.info.betCnfSportId)?.route) ?? route,
  }
}
