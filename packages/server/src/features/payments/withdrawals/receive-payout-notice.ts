import type { WithdrawalStatus } from '@caderneta/contract/payments/withdrawals'
import { uuidOfIdEnvio } from './efi-pix.ts'
import { processWithdrawal } from './process-withdrawal.ts'
import type { WithdrawalDeps } from './withdrawal-deps.ts'
import { readWithdrawal } from './withdrawal-store.ts'

const AT_THE_PROVIDER: readonly WithdrawalStatus[] = ['sending', 'paid']

/**
 * A webhook told of a payout. Nothing is taken from it but its identifier: the provider is asked,
 * as the job of the withdrawal would have asked it later. Never rejects.
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
