import { readBetHistory } from '@caderneta/contract/bets/bets-calls'
import { useCallback } from 'react'
import { call } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { type QueryResult, useQuery } from '../../api/query-cache.ts'
import { type Page, usePage } from '../../root/page.ts'
import { useSession } from '../session/session.ts'
import type { HistoryPage } from './bets-cache.ts'

/** Days in the player's zone, both included; empty = open. */
export interface HistoryRange {
  readonly from: string
  readonly to: string
}

const RENEWED_MS = 60_000

/** A range as the fields of a call: open ends are not sent. */
export function rangeFields({ from, to }: HistoryRange) {
  return { from: from || undefined, to: to || undefined }
}

async function fetchHistory(
  page: Page,
  range: HistoryRange,
  cursor?: string,
): Promise<HistoryPage | Failure> {
  const fields = { ...rangeFields(range), cursor }
  const done = await call(page, readBetHistory, fields)
  if (isFailure(done)) return done
  const { data, next } = done.value
  return { bets: data, next }
}

/** Every bet ever, one page of a range of days (BET-20). */
export function useHistory({ from, to }: HistoryRange, cursor?: string): QueryResult<HistoryPage> {
  const page = usePage()
  const { token } = useSession()
  const load = useCallback(() => fetchHistory(page, { from, to }, cursor), [page, from, to, cursor])
  return useQuery(page.betHistoryCache, `${token} ${from} ${to} ${cursor}`, load, RENEWED_MS)
}
