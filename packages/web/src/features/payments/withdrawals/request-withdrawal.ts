import { requestWithdrawal as requestWithdrawalCall } from '@caderneta/contract/payments/withdrawal-calls'
import { type Centavos, reaisText } from '@caderneta/domain/money/money'
import type { PixKeyType } from '@caderneta/domain/payments/pix-key'
import { call } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import type { Page } from '../../../root/page.ts'
import { replaceWallet } from '../../wallet/wallet.ts'

interface WithdrawalRequest {
  /** Idempotency key: a repeat with the same key takes the money once. */
  readonly withdrawalId: string
  readonly pixKeyType: PixKeyType
  readonly pixKey: string
  readonly ownerName: string
  readonly cpf: string
  readonly amount: Centavos
  readonly password: string
}

/** Requests a withdrawal; the wallet is reduced by the held amount. Null when it was accepted. */
export async function requestWithdrawal(
  page: Page,
  request: WithdrawalRequest,
): Promise<Failure | null> {
  const fields = { ...request, amount: reaisText(request.amount) }
  const done = await call(page, requestWithdrawalCall, fields)
  if (isFailure(done)) return done
  replaceWallet(page, done.value.wallet)
  return null
}
