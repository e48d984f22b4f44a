import { listDepositMethods, listDeposits } from '@caderneta/contract/payments/deposit-calls'
import type {
  DepositRowWire,
  DepositStatus,
  PaymentMethodWire,
} from '@caderneta/contract/payments/deposits'
import { useCallback, useEffect } from 'react'
import { call } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import { QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { onPlayerMessage } from '../../../live/live.ts'
import { kept } from '../../../root/root.ts'
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

const methodsCache = kept(() => new QueryCache<Methods>())
const historyCache = kept(() => new QueryCache<DepositsPage>())

async function fetchMethods() {
  const done = await call(listDepositMethods, {})
  return isFailure(done) ? done : done.value.cnfPaymentMethods
}

async function fetchHistory(cursor: string | undefined): Promise<DepositsPage | Failure> {
  const done = await call(listDeposits, { cursor })
  return isFailure(done) ? done : { rows: done.value.data, next: done.value.next }
}

export function useMethods(): QueryResult<Methods> {
  const { token } = useSession()
  return useQuery(methodsCache(), `${token}`, fetchMethods, RENEWED_MS)
}

/** A page of the player's deposits, refetched when one of them changes. */
export function useDepositHistory(cursor: string | undefined): QueryResult<DepositsPage> {
  const { token } = useSession()
  const load = useCallback(() => fetchHistory(cursor), [cursor])
  const query = useQuery(historyCache(), `${token} ${cursor}`, load, RENEWED_MS)
  const { retry } = query
  useEffect(() => {
    retry()
    return onPlayerMessage((message) => message.type === 'deposit' && retry())
  }, [retry])
  return query
}
