import type { StatementEntryWire, StatementKind } from '@caderneta/contract/wallet/statement'
import { listStatement } from '@caderneta/contract/wallet/wallet-calls'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import { type QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { type Page, usePage } from '../../../root/page.ts'
import { useSession } from '../../session/session.ts'

/** The filter; empty = all. Days in the player's zone, both included. */
export interface StatementFilter {
  readonly from: string
  readonly to: string
  readonly kind: StatementKind | ''
}

interface StatementPage {
  readonly entries: readonly StatementEntryWire[]
  /** The cursor of the older entries; null when there are none. */
  readonly next: string | null
}

const RENEWED_MS = 30_000

declare module '../../../root/page.ts' {
  interface Page {
    readonly statementCache: QueryCache<StatementPage>
  }
}

/** A filter as the fields of a call: open ends are not sent. */
export function statementFields({ from, to, kind }: StatementFilter) {
  return { from: from || undefined, to: to || undefined, kind: kind || undefined }
}

async function fetchStatement(
  page: Page,
  filter: StatementFilter,
  cursor: string | undefined,
): Promise<StatementPage | Failure> {
  const done = await call(page, listStatement, { ...statementFields(filter), cursor })
  if (isFailure(done)) return done
  const { data, next } = done.value
  return { entries: data, next }
}

/** One page of the account's statement, newest first. */
export function useStatement(
  filter: StatementFilter,
  cursor: string | undefined,
): QueryResult<StatementPage> {
  const page = usePage()
  const { token } = useSession()
  const { from, to, kind } = filter
  const load = useCallback(
    () => fetchStatement(page, { from, to, kind }, cursor),
    [page, from, to, kind, cursor],
  )
  return useQuery(page.statementCache, [token, from, to, kind, cursor].join(' '), load, RENEWED_MS)
}
