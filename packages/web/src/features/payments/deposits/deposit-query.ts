import {
  type DepositRowWire,
  type DepositStatus,
  depositHistoryReply,
  depositMethodsReply,
  type PaymentMethodWire,
} from '@caderneta/contract/payments/deposits'
import { useCallback, useEffect } from 'react'
import { Answers, type Asked, useAsked } from '../../../api/answers.ts'
import { call } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import { onPlayerMessage } from '../../../live/live.ts'
import { useSession } from '../../session/session.ts'

type Methods = readonly PaymentMethodWire[]
export type DepositRows = readonly DepositRowWire[]

export interface DepositsPage {
  readonly rows: DepositRows
  /** The cursor of the older deposits; null when there are none. */
  readonly next: string | null
}

export interface DepositState {
  readonly status: DepositStatus
  readonly reason: string | null
}

const RENEWED_MS = 60_000

const methodAnswers = new Answers<Methods>()
const historyAnswers = new Answers<DepositsPage>()

async function askMethods() {
  const done = await call('deposit/methods', {}, depositMethodsReply)
  return isFailure(done) ? done : done.value.cnfPaymentMethods
}

async function askHistory(cursor: string | undefined): Promise<DepositsPage | Failure> {
  const done = await call('deposit/history', { cursor }, depositHistoryReply)
  return isFailure(done) ? done : { rows: done.value.data, next: done.value.next }
}

export function useMethods(): Asked<Methods> {
  const { token } = useSession()
  return useAsked(methodAnswers, `${token}`, askMethods, RENEWED_MS)
}

/** A page of the player's deposits, requested again when one of them changes. */
export function useDepositHistory(cursor: string | undefined): Asked<DepositsPage> {
  const { token } = useSession()
  const load = useCallback(() => askHistory(cursor), [cursor])
  const query = useAsked(historyAnswers, `${token} ${cursor}`, load, RENEWED_MS)
  const { retry } = query
  useEffect(() => {
    retry()
    return onPlayerMessage((message) => message.type === 'deposit' && retry())
  }, [retry])
  return query
}
