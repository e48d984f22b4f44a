import { readDeposit } from '@caderneta/contract/payments/deposit-calls'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import { type Page, usePage } from '../../../root/page.ts'
import type { Charge } from './request-deposit.ts'

async function fetchCharge(page: Page, depositId: string): Promise<Charge | Failure> {
  const done = await call(page, readDeposit, { depositId, withCode: true })
  if (isFailure(done)) return done
  const { price, expiresAt, status, reason, code = null } = done.value.data
  return { depositId, price, expiresAt, code, first: { status, reason } }
}

/** A charge at the time its component opens; it is not cached, because its state changes. */
export function useCharge(depositId: string) {
  const page = usePage()
  const [charge, setCharge] = useState<Charge | Failure | null>(null)
  const load = useCallback(
    async () => setCharge(await fetchCharge(page, depositId)),
    [page, depositId],
  )
  const retry = useCallback(() => void load(), [load])
  useEffect(retry, [retry])
  return { charge: charge, retry }
}
