import { readDeposit } from '@caderneta/contract/payments/deposit-calls'
import { useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { onPlayerMessage } from '../../../live/live.ts'
import { type Page, usePage } from '../../../root/page.ts'
import type { DepositState } from './deposit-query.ts'

/** The server pushes every change; polling catches missed pushes. */
const POLL_INTERVAL_MS = 3000

const isOver = ({ status }: DepositState) =>
  status === 'credited' || status === 'expired' || status === 'refunded'

async function fetchState(page: Page, depositId: string): Promise<DepositState | null> {
  const done = await call(page, readDeposit, { depositId })
  return isFailure(done) ? null : done.value.data
}

/** State of a deposit: polled every few seconds until it is final, and at once on each push. */
export function useDepositState(depositId: string, first: DepositState): DepositState {
  const page = usePage()
  const [state, setState] = useState(first)
  const hasEnded = isOver(state)
  useEffect(() => {
    if (hasEnded) return
    let isShown = true
    const renew = async () => {
      const next = await fetchState(page, depositId)
      if (isShown && next) setState(next)
    }
    const timer = setInterval(() => void renew(), POLL_INTERVAL_MS)
    const stopPushes = onPlayerMessage(page, (message) => {
      if (message.type === 'deposit' && message.depositId === depositId) void renew()
    })
    return () => {
      isShown = false
      clearInterval(timer)
      stopPushes()
    }
  }, [page, depositId, hasEnded])
  return state
}
