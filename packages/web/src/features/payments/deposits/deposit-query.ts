import { listDepositMethods, listDeposits } from '@caderneta/contract/payments/deposit-calls'
import type {
  DepositRowWire,
  DepositStatus,
  PaymentMethodWire,
} from '@caderneta/contract/payments/deposits'
import { useCallback, useEffect } from 'react'
import { call } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import { type QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { onPlayerMessage } from '../../../live/live.ts'
import { type Page, usePage } from '../../../root/page.ts'
import { useSession } from '../../session/session.ts'

type Methods = readonly PaymentMethodWire[]
export type DepositRows = readonly DepositRowWire[]

interface DepositsPage {
  readonly rows: DepositRows
  /** The cursor of the older deposits; null when there are none. */
  readonly next: string | null
}

export interface DepositState {
  readonly status: DepositStatus
  readonly reason: string | null
}

const RENEWED_MS = 60_000

declare module '../../../root/page.ts' {
  interface Page {
    readonly depositMethodsCache: QueryCache<Methods>
    readonly depositsCache: QueryCache<DepositsPage>
  }
}

async function fetchMethods(page: Page) {
  const done = await call(page, listDepositMethods, {})
  return isFailure(done) ? done : done.value.cnfPaymentMethods
}

async function fetchHistory(
  page: Page,
  cursor: string | undefined,
): Promise<DepositsPage | Failure> {
  const done = await call(page, listDeposits, { cursor })
  return isFailure(done) ? done : { rows: done.value.data, next: done.value.next }
}

export function useMethods(): QueryResult<Methods> {
  const page = usePage()
  const { token } = useSession()
  return useQuery(page.depositMethodsCache, `${token}`, fetchMethods, RENEWED_MS)
}

/** A page of the player's deposits, refetched when one of them changes. */
export function useDepositHistory(cursor: string | undefined): QueryResult<DepositsPage> {
  const page = usePage()
  const { token } = useSession()
  const load = useCallback(() => fetchHistory(page, cursor), [page, cursor])
  const query = useQuery(page.depositsCache, `${token} ${cursor}`, load, RENEWED_MS)
  const { retry } = query
  useEffect(() => {
    retry()
    return onPlayerMessage(page, (message) => message.type === 'deposit' && retry())
  }, [page, retry])
  return query
}
