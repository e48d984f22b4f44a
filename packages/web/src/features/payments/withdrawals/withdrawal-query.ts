import type { PlayerMessage } from '@caderneta/contract/live/player-stream'
import { listWithdrawals } from '@caderneta/contract/payments/withdrawal-calls'
import {
  type CancelableWire,
  PENDING_WITHDRAWALS,
  type WithdrawalWire,
} from '@caderneta/contract/payments/withdrawals'
import { useCallback, useEffect } from 'react'
import { call } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import { type QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { onPlayerMessage } from '../../../live/live.ts'
import { type Page, usePage } from '../../../root/page.ts'
import { useSession } from '../../session/session.ts'

/** A page of the player's withdrawals, newest first, and whether pending ones may be cancelled. */
export interface Withdrawals {
  readonly withdrawals: readonly WithdrawalWire[]
  readonly cancelable: CancelableWire
  /** The cursor of the older ones; null when there are none. */
  readonly next: string | null
}

/** Which page: the first one of all withdrawals by default. */
interface WithdrawalsRequest {
  readonly cursor?: string | undefined
  readonly isPendingOnly?: boolean
}

const RENEWED_MS = 20_000

declare module '../../../root/page.ts' {
  interface Page {
    readonly withdrawalsCache: QueryCache<Withdrawals>
  }
}

async function fetchWithdrawals(
  page: Page,
  cursor: string | undefined,
  isPendingOnly: boolean,
): Promise<Withdrawals | Failure> {
  const fields = { cursor, pending: isPendingOnly ? 'true' : undefined }
  const done = await call(page, listWithdrawals, fields)
  if (isFailure(done)) return done
  const { data, cancelable, next } = done.value
  return { withdrawals: data, cancelable, next }
}

/** A request that was just held moves the wallet; only its later steps are pushed by themselves. */
const isRelevant = (type: PlayerMessage['type']) => type === 'withdrawal' || type === 'wallet'

export function useWithdrawals({
  cursor,
  isPendingOnly = false,
}: WithdrawalsRequest = {}): QueryResult<Withdrawals> {
  const page = usePage()
  const { token } = useSession()
  const load = useCallback(
    () => fetchWithdrawals(page, cursor, isPendingOnly),
    [page, cursor, isPendingOnly],
  )
  const key = [token, cursor, isPendingOnly].join(' ')
  const query = useQuery(page.withdrawalsCache, key, load, RENEWED_MS)
  const { retry } = query
  useEffect(() => onPlayerMessage(page, ({ type }) => isRelevant(type) && retry()), [page, retry])
  return query
}

export function isPending({ status }: WithdrawalWire): boolean {
  return PENDING_WITHDRAWALS.includes(status)
}

/** A choice about Cancelar Saque shows at once; the list follows. */
export function showCancelable(
  page: Pick<Page, 'withdrawalsCache'>,
  cancelable: CancelableWire,
): void {
  page.withdrawalsCache.amend((known) => ({ ...known, cancelable }))
}
