import type * as calls from '@caderneta/contract/exclusion/exclusion-calls'
import { isRefusal, refuse } from '@caderneta/contract/refusals'
import { inTransaction } from '../../database/transaction.ts'
import type { ResultOf } from '../../http/route.ts'
import { logSecurity } from '../../http/security/security-log.ts'
import type { ExclusionDeps } from './exclusion-deps.ts'
import { lockOwner, revokeOwn } from './exclusion-store.ts'
import { readExclusion } from './exclusion-view.ts'

/**
 * `exclusion/revoke`: one without an end may be revoked in its first month. The response reports
 * another that is still in force; with nothing to revoke there is nothing to refuse.
 */
export async function revokeExclusion(
  deps: ExclusionDeps,
  password: string,
  playerId: number,
): Promise<ResultOf<typeof calls.revokeExclusion>> {
  const known = await deps.checkPassword(playerId, password)
  if (known !== true) return known
  const at = new Date(deps.clock.now())
  const result = await inTransaction(deps.database, async (transaction) => {
    await lockOwner(transaction, playerId)
    const before = await readExclusion(transaction, playerId, at)
    if (before !== null && before.revocableUntil === null) return refuse('exclusion_stands')
    await revokeOwn(transaction, playerId, at)
    const standing = await readExclusion(transaction, playerId, at)
    return { done: 'exclusion_revoked' as const, body: { data: { standing } } }
  })
  deps.forgetPlayer(playerId)
  if (!isRefusal(result)) logSecurity(deps.log, 'exclusion revoked', { playerId })
  return result
}
