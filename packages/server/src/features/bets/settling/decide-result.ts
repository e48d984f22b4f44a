import { SELECTION_RESULTS } from '@caderneta/domain/markets/market/market'
import * as z from 'zod/mini'
import type { Database } from '../../../database/database.ts'
import { inTransaction, type WriteTransaction } from '../../../database/transaction.ts'
import { type Decided, decideOnce, type PersonsDecision } from '../../reviews/reviews.ts'
import { recordAll } from './outcome-store.ts'
import { lockSetAside } from './set-aside-store.ts'

const result = z.enum(SELECTION_RESULTS)

/** Only what our own rule contradicts has a result to choose between. */
const resultInQuestion = z.object({
  gameId: z.number(),
  selectionId: z.number(),
  marketId: z.number(),
  result,
  byRule: result,
  deadHeat: z.optional(z.object({ places: z.number(), tied: z.number() })),
})

type ResultInQuestion = z.infer<typeof resultInQuestion>

/**
 * An operator approves a result that the feed sent against our own rule, or refuses it: then the
 * result by the rule is recorded. The running server pays it within half a minute. An outcome that
 * was set aside for another reason is resolved by the feed alone.
 */
export function decideResult(
  database: Database,
  setAsideId: number,
  decision: PersonsDecision,
): Promise<Decided> {
  return inTransaction(database, async (transaction) => {
    const found = await lockSetAside(transaction, setAsideId)
    const read = found && z.safeParse(resultInQuestion, found.outcome)
    const isOpen = read?.success === true && !found?.isResolved
    const status = found ? (isOpen ? 'in_review' : 'resolved') : null
    const subject = { setAsideId }
    return await decideOnce(transaction, { subject, status }, decision, async () => {
      if (read?.success) await record(transaction, read.data, decision)
    })
  })
}

async function record(
  transaction: WriteTransaction,
  { gameId, selectionId, marketId, byRule, ...sent }: ResultInQuestion,
  { decision }: PersonsDecision,
): Promise<void> {
  const { deadHeat } = sent
  const asSent = { result: sent.result, ...(deadHeat && { deadHeat }) }
  const decided = decision === 'approved' ? asSent : { result: byRule }
  await recordAll(transaction, { gameId, outcomes: [{ selectionId, marketId, ...decided }] })
}
