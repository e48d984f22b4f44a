import type { ExclusionWire } from '@caderneta/contract/exclusion/exclusion'
import { isRefusal, refuse } from '@caderneta/contract/refusals'
import { inTransaction } from '../../database/transaction.ts'
import type { Answer } from '../../http/answer.ts'
import { logSecurity } from '../../http/security/security-log.ts'
import type { ExclusionParts } from './exclusion-parts.ts'
import { lockOwner, revokeOwn } from './exclusion-store.ts'
import { readStanding } from './exclusion-view.ts'

/**
 * `exclusion/revoke`: in its first month one without an end may be taken back. Another that still
 * stands is told; with nothing to take back there is nothing to refuse.
 */
export async function revokeExclusion(
  parts: ExclusionParts,
  password: string,
  playerId: number,
): Promise<Answer> {
  const known = await parts.checkPassword(playerId, password)
  if (known !== true) return known
  const at = new Date(parts.clock.now())
  const result = await inTransaction(parts.database, async (transaction) => {
    await lockOwner(transaction, playerId)
    const before = await readStanding(transaction, playerId, at)
    if (before !== null && before.revocableUntil === null) return refuse('exclusion_stands')
    await revokeOwn(transaction, playerId, at)
    const data: ExclusionWire = { standing: await readStanding(transaction, playerId, at) }
    return { done: 'exclusion_revoked' as const, body: { data } }
  })
  parts.forgetPlayer(playerId)
  if (!isRefusal(result)) logSecurity(parts.log, 'exclusion revoked', { playerId })
  return result
}
