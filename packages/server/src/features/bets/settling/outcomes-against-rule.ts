import type { SelectionOutcome } from '@caderneta/feed/messages'
import type { Reader } from '../../../database/transaction.ts'
import type { Contradiction } from './contradictory-outcomes.ts'
import { readRecordedResults } from './outcome-view.ts'

/** True for a market whose result is paid as the feed sends it, even against our own rule. */
export type IsFeedLeading = (marketId: number) => boolean

/**
 * The outcomes that our own rule contradicts: an operator decides about each
 * (docs/decisions/0107). One that is recorded as it is reported has been decided before.
 */
export async function outcomesAgainstRule(
  reader: Reader,
  outcomes: readonly SelectionOutcome[],
  isFeedLeading: IsFeedLeading,
): Promise<readonly Contradiction[]> {
  const against = outcomes.filter((one) => isAgainstRule(one) && !isFeedLeading(one.marketId))
  if (against.length === 0) return []
  const recorded = await readRecordedResults(reader, against)
  return against
    .filter(({ selectionId, result }) => recorded.get(selectionId) !== result)
    .map((outcome) => {
      const { marketId, byRule, result } = outcome
      return { outcome, reason: `the rule of market ${marketId} gives ${byRule}, not ${result}` }
    })
}

function isAgainstRule({ byRule, result, deadHeat }: SelectionOutcome): boolean {
  return byRule !== undefined && (byRule !== result || deadHeat !== undefined)
}
