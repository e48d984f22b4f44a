import type { WithdrawalStatus } from '@caderneta/contract/payments/withdrawals'
import { uuidOfIdEnvio } from './efi-pix.ts'
import { processWithdrawal } from './process-withdrawal.ts'
import type { WithdrawalDeps } from './withdrawal-deps.ts'
import { readWithdrawal } from './withdrawal-store.ts'

const AT_THE_PROVIDER: readonly WithdrawalStatus[] = ['sending', 'paid']

/**
 * Processes a webhook that reports a payout. Only its identifier is used: the provider is queried,
 * as the job of the withdrawal would do later. Never rejects.
 */
export async function receivePayoutNotice(deps: WithdrawalDeps, idEnvio: string): Promise<void> {
  const id = uuidOfIdEnvio(idEnvio)
  if (id === null) return
  try {
    const withdrawal = await readWithdrawal(deps.database, id)
    if (withdrawal && AT_THE_PROVIDER.includes(withdrawal.status)) await processWithdrawal(deps, id)
  } catch (error) {
    deps.log.error({ err: error, withdrawalId: id }, 'withdrawals: payout notification deferred')
  }
}
