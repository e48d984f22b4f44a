import type { WithdrawalStatus } from '@caderneta/contract/payments/withdrawals'
import { uuidOfIdEnvio } from './efi-pix.ts'
import { takeWithdrawalOn } from './take-withdrawal-on.ts'
import type { WithdrawalParts } from './withdrawal-parts.ts'
import { readWithdrawal } from './withdrawal-store.ts'

const AT_THE_PROVIDER: readonly WithdrawalStatus[] = ['sending', 'paid']

/**
 * A webhook told of a payout. Nothing is taken from it but its identifier: the provider is asked,
 * as the job of the withdrawal would have asked it later. Never rejects.
 */
export async function hearPayout(parts: WithdrawalParts, idEnvio: string): Promise<void> {
  const id = uuidOfIdEnvio(idEnvio)
  if (id === null) return
  try {
    const withdrawal = await readWithdrawal(parts.database, id)
    if (withdrawal && AT_THE_PROVIDER.includes(withdrawal.status)) await takeWithdrawalOn(parts, id)
  } catch (fault) {
    parts.log.error({ err: fault, withdrawalId: id }, 'a payout that was told of has to wait')
  }
}
