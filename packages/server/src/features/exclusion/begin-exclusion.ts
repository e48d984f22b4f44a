import {
  type ExclusionBeginRequest,
  type ExclusionWire,
  monthsOf,
} from '@caderneta/contract/exclusion/exclusion'
import type * as calls from '@caderneta/contract/exclusion/exclusion-calls'
import { inTransaction } from '../../database/transaction.ts'
import type { ResultOf } from '../../http/route.ts'
import { logSecurity } from '../../http/security/security-log.ts'
import type { ExclusionDeps } from './exclusion-deps.ts'
import { insertExclusion, lockOwner, stopPromotions } from './exclusion-store.ts'
import { readExclusion } from './exclusion-view.ts'

/** `exclusion/begin`: from now on no bet and no deposit. A repeat changes nothing. */
export async function beginExclusion(
  deps: ExclusionDeps,
  { period, password }: ExclusionBeginRequest,
  playerId: number,
): Promise<ResultOf<typeof calls.beginExclusion>> {
  const known = await deps.checkPassword(playerId, password)
  if (known !== true) return known
  const at = new Date(deps.clock.now())
  const data = await inTransaction(deps.database, async (transaction): Promise<ExclusionWire> => {
    await lockOwner(transaction, playerId)
    await insertExclusion(transaction, playerId, monthsOf(period), at)
    await stopPromotions(transaction, playerId)
    return { standing: await readExclusion(transaction, playerId, at) }
  })
  deps.forgetPlayer(playerId)
  logSecurity(deps.log, 'exclusion begun', { playerId })
  return { done: 'exclusion_begun', body: { data } }
}
