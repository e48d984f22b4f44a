import type { cancelWithdrawal as cancelWithdrawalCall } from '@caderneta/contract/payments/withdrawal-calls'
import { PENDING_WITHDRAWALS } from '@caderneta/contract/payments/withdrawals'
import { refuse } from '@caderneta/contract/refusals'
import * as z from 'zod/mini'
import type { ResultOf } from '../../../http/route.ts'
import { logSecurity } from '../../../http/security/security-log.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { advanceWithdrawal } from './withdrawal-store.ts'
import { ownsWithdrawal, readCancelable } from './withdrawal-view.ts'

const uuid = z.uuid()

/** `withdraw/cancel`: returns a pending withdrawal while Cancelar Saque is on (TRF-09). */
export async function cancelWithdrawal(
  deps: ServerDeps,
  withdrawalId: string,
  playerId: number,
): Promise<ResultOf<typeof cancelWithdrawalCall>> {
  const { database, clock, notifyPlayer } = deps
  const now = clock.now()
  const id = withdrawalId.toLowerCase()
  const isOwn =
    z.safeParse(uuid, id).success && (await ownsWithdrawal(database.kysely, playerId, id))
  if (!isOwn) return refuse('unknown_withdrawal')
  const { isOn } = await readCancelable(database.kysely, playerId, now)
  if (!isOn) return refuse('withdrawal_not_cancelable')
  const advance = {
    id,
    from: PENDING_WITHDRAWALS,
    to: 'cancelled',
    reason: null,
    at: new Date(now),
  } as const
  if (!(await advanceWithdrawal(database, advance))) return refuse('withdrawal_not_cancelable')
  logSecurity(deps.log, 'withdrawal cancelled', { playerId, withdrawalId: id })
  const wallet = await readWallet(database.kysely, playerId)
  notifyPlayer(playerId, { type: 'wallet', wallet })
  return { done: 'withdrawal_cancelled', body: { wallet } }
}
