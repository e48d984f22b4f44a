import { listBets } from '@caderneta/contract/bets/bets-calls'
import type { BetTab } from '@caderneta/contract/bets/wagers'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { type QueryResult, useQuery } from '../../api/query-cache.ts'
import { onPlayerMessage } from '../../live/live.ts'
import { type Page, usePage } from '../../root/page.ts'
import { useSession } from '../session/session.ts'
import type { BetList, TabBets } from './bets-cache.ts'

/** Pushes bring changes at once; polling catches missed pushes. */
const RENEWED_MS = 20_000

/** The first pages of a tab in sequence: each begins where the one before it ended. */
async function fetchBets(page: Page, tab: BetTab, pages: number): Promise<TabBets | Failure> {
  let bets: BetList = []
  let cursor: string | undefined
  for (let loaded = 1; ; loaded += 1) {
    const done = await call(page, listBets, { tab, cursor })
    if (isFailure(done)) return done
    const { data, total, next } = done.value
    bets = [...bets, ...newOf(bets, data)]
    if (next === null || loaded >= pages) return { bets, total, hasMore: next !== null }
    cursor = next
  }
}

/** A bet that is settled between two pages is on both. */
function newOf(known: BetList, page: BetList): BetList {
  const ids = new Set(known.map(({ betInfo }) => betInfo.betId))
  return page.filter(({ betInfo }) => !ids.has(betInfo.betId))
}

export interface BetsQuery extends QueryResult<TabBets> {
  readonly showMore: () => void
  readonly isLoadingMore: boolean
}

/** The bets of a tab. A pushed bet shows at once; which tab it is in, the server decides. */
export function useBets(tab: BetTab): BetsQuery {
  const page = usePage()
  const { token } = useSession()
  const [pages, setPages] = useState(1)
  const load = useCallback(() => fetchBets(page, tab, pages), [page, tab, pages])
  // One browser may serve several players: each session has its own bets.
  const query = useQuery(page.betsCache, `${token} ${tab} ${pages}`, load, RENEWED_MS)
  const { retry, value } = query
  // While another page is loaded, those before it stay.
  const shown = useRef<TabBets | null>(null)
  if (value !== null) shown.current = value
  useEffect(
    () =>
      onPlayerMessage(page, (message) => {
        if (message.type === 'bets') retry()
      }),
    [page, retry],
  )
  const isLoadingMore = value === null && query.failure === null && pages > 1
  const kept = pages > 1 ? shown.current : value
  return { ...query, value: kept, isLoadingMore, showMore: () => setPages(pages + 1) }
}
