import { depositStatusReply } from '@caderneta/contract/payments/deposits'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import type { Charge } from './request-deposit.ts'

async function askCharge(depositId: string): Promise<Charge | Failure> {
  const done = await call('deposit/status', { depositId, withCode: true }, depositStatusReply)
  if (isFailure(done)) return done
  const { price, expiresAt, status, reason, code = null } = done.value.data
  return { depositId, price, expiresAt, code, first: { status, reason } }
}

/** A charge as it stands when its part of the page opens; it is not kept, for it moves on. */
export function useCharge(depositId: string) {
  const [told, setTold] = useState<Charge | Failure | null>(null)
  const ask = useCallback(async () => setTold(await askCharge(depositId)), [depositId])
  const retry = useCallback(() => void ask(), [ask])
  useEffect(retry, [retry])
  return { told, retry }
}
