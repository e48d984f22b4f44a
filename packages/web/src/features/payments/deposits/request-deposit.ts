import { requestDeposit as requestDepositCall } from '@caderneta/contract/payments/deposit-calls'
import type { ChargeCodeWire } from '@caderneta/contract/payments/deposits'
import { type Centavos, reaisText } from '@caderneta/domain/money/money'
import { call } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import type { Page } from '../../../root/page.ts'
import type { DepositState } from './deposit-query.ts'

/** A charge that the provider created for us. */
export interface Charge {
  readonly depositId: string
  /** Reais. */
  readonly price: number
  /** Milliseconds UTC. */
  readonly expiresAt: number
  /** What it is paid with; null once it can no longer be paid. */
  readonly code: ChargeCodeWire | null
  /** Its state when the page received it; later states are requested from then on. */
  readonly first: DepositState
}

interface DepositRequest {
  readonly methodId: number
  readonly amount: Centavos
  readonly ownerName: string
  readonly cpf: string
}

export async function requestDeposit(
  page: Page,
  request: DepositRequest,
): Promise<Charge | Failure> {
  const { methodId, amount, ownerName, cpf } = request
  const fields = {
    betCnfPaymentMethodId: methodId,
    depositAmount: reaisText(amount),
    ownerName,
    cpf,
  }
  const done = await call(page, requestDepositCall, fields)
  if (isFailure(done)) return done
  const { payload, qrcode, ...facts } = done.value
  return { ...facts, code: { payload, qrcode }, first: { status: 'awaiting', reason: null } }
}
