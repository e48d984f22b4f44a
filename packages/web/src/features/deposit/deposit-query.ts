import {
  type DepositRowWire,
  type DepositStatus,
  depositHistoryReply,
  depositMethodsReply,
  type PaymentMethodWire,
} from '@caderneta/contract/deposits'
import { useEffect } from 'react'
import { Answers, type Asked, useAsked } from '../../api/answers.ts'
import { call } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { onPlayerMessage } from '../../live/live.ts'
import { useSession } from '../session/session.ts'

type Methods = readonly PaymentMethodWire[]
export type DepositRows = readonly DepositRowWire[]

export interface DepositState {
  readonly status: DepositStatus
  readonly reason: string | null
}

const RENEWED_MS = 60_000

const methodAnswers = new Answers<Methods>()
const historyAnswers = new Answers<DepositRows>()

async function askMethods() {
  const done = await call('deposit/methods', {}, depositMethodsReply)
  return isFailure(done) ? done : done.value.cnfPaymentMethods
}

async function askHistory() {
  const done = await call('deposit/history', {}, depositHistoryReply)
  return isFailure(done) ? done : done.value.data
}

export function useMethods(): Asked<Methods> {
  const { token } = useSession()
  return useAsked(methodAnswers, `${token}`, askMethods, RENEWED_MS)
}

/** Every deposit of the player, asked for anew when one of them changes. */
export function useDepositHistory(): Asked<DepositRows> {
  const { token } = useSession()
  const asked = useAsked(historyAnswers, `${token}`, askHistory, RENEWED_MS)
  const { retry } = asked
  useEffect(() => {
    retry()
    return onPlayerMessage((message) => message.type === 'deposit' && retry())
  }, [retry])
  return asked
}
