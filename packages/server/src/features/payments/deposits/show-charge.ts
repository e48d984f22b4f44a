import type { ChargeCodeWire, depositStatusReply } from '@caderneta/contract/payments/deposits'
import { reaisNumber } from '@caderneta/domain/money/money'
import type * as z from 'zod/mini'
import type { DepositView } from './deposit-view.ts'
import { qrCode } from './qr-code.ts'

/** `deposit/status`: the status of a charge and, if the caller may pay it, the code to pay with. */
export function showCharge(
  deposit: DepositView,
  withCode: boolean,
): z.infer<typeof depositStatusReply> {
  const { id: depositId, status, amount, expiresAt, reason, payload } = deposit
  const isPayable = withCode && status === 'awaiting'
  return {
    data: {
      depositId,
      status,
      price: reaisNumber(amount),
      expiresAt,
      reason,
      ...(isPayable && { code: chargeCode(payload) }),
    },
  }
}

/** The same for a new charge as for one that is shown again. */
export function chargeCode(payload: string): ChargeCodeWire {
  return { payload, qrcode: qrCode(payload) }
}
