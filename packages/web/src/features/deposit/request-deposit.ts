import { depositSaveReply } from '@caderneta/contract/deposits'
import { type Centavos, reaisText } from '@caderneta/domain/money'
import { call, type Done } from '../../api/call.ts'
import type { Failure } from '../../api/failure.ts'

/** A charge that the provider made for us, ready to be paid. */
export interface Charge {
  readonly depositId: string
  /** Reais. */
  readonly price: number
  readonly payload: string
  readonly qrcode: string
  /** Milliseconds UTC. */
  readonly expiresAt: number
}

export interface DepositRequest {
  readonly methodId: number
  readonly amount: Centavos
  readonly ownerName: string
  readonly cpf: string
}

export function requestDeposit(request: DepositRequest): Promise<Done<Charge> | Failure> {
  const { methodId, amount, ownerName, cpf } = request
  const fields = {
    betCnfPaymentMethodId: methodId,
    depositAmount: reaisText(amount),
    ownerName,
    cpf,
  }
  return call('deposit/save', fields, depositSaveReply)
}
