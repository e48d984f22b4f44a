import {
  type ExclusionBeginRequest,
  type ExclusionWire,
  monthsOf,
} from '@caderneta/contract/exclusion/exclusion'
import { inTransaction } from '../../database/transaction.ts'
import type { Answer } from '../../http/answer.ts'
import { logSecurity } from '../../http/security/security-log.ts'
import type { ExclusionParts } from './exclusion-parts.ts'
import { insertExclusion, lockOwner, stopPromotions } from './exclusion-store.ts'
import { readStanding } from './exclusion-view.ts'

/** `exclusion/begin`: from now on no bet and no deposit. Asked again it changes nothing. */
export async function beginExclusion(
  parts: ExclusionParts,
  { period, password }: ExclusionBeginRequest,
  playerId: number,
): Promise<Answer> {
  const known = await parts.checkPassword(playerId, password)
  if (known !== true) return known
  const at = new Date(parts.clock.now())
  const data = await inTransaction(parts.database, async (transaction): Promise<ExclusionWire> => {
    await lockOwner(transaction, playerId)
    await insertExclusion(transaction, playerId, monthsOf(period), at)
    await stopPromotions(transaction, playerId)
    return { standing: await readStanding(transaction, playerId, at) }
  })
  parts.forgetPlayer(playerId)
  logSecurity(parts.log, 'exclusion begun', { playerId })
  return { done: 'exclusion_begun', body: { data } }
}
