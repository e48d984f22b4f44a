import type { PlayerMessage } from '@caderneta/contract/player-stream'
import {
  type CancelableWire,
  type WithdrawalWire,
  withdrawGetAllReply,
} from '@caderneta/contract/withdrawals'
import { useEffect } from 'react'
import { Answers, type Asked, useAsked } from '../../api/answers.ts'
import { call } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { onPlayerMessage } from '../../live/live.ts'
import { useSession } from '../session/session.ts'

/** The player's withdrawals, newest first, and whether pending ones may be cancelled. */
export interface Withdrawals {
  readonly withdrawals: readonly WithdrawalWire[]
  readonly cancelable: CancelableWire
}

const RENEWED_MS = 20_000

const withdrawalAnswers = new Answers<Withdrawals>()

async function askWithdrawals() {
  const done = await call('withdraw/getAll', {}, withdrawGetAllReply)
  if (isFailure(done)) return done
  return { withdrawals: done.value.data, cancelable: done.value.cancelable }
}

/** A request that was just held moves the wallet; only its later steps are told as its own. */
const isNews = (type: PlayerMessage['type']) => type === 'withdrawal' || type === 'wallet'

export function useWithdrawals(): Asked<Withdrawals> {
  const { token } = useSession()
  const asked = useAsked(withdrawalAnswers, `${token}`, askWithdrawals, RENEWED_MS)
  const { retry } = asked
  useEffect(() => onPlayerMessage(({ type }) => isNews(type) && retry()), [retry])
  return asked
}

/** Statuses of a withdrawal whose money has neither left nor come back. */
const PENDING: readonly WithdrawalWire['status'][] = ['requested', 'in_review', 'approved']

export function isPending({ status }: WithdrawalWire): boolean {
  return PENDING.includes(status)
}

/** A choice about Cancelar Saque shows at once; the list follows. */
export function showCancelable(cancelable: CancelableWire): void {
  withdrawalAnswers.amend((known) => ({ ...known, cancelable }))
}
