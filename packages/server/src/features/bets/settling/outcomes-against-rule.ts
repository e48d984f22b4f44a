import type { SelectionOutcome } from '@caderneta/feed/messages'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { rows } from '../../../database/rows.ts'
import type { Reader } from '../../../database/transaction.ts'
import type { Contradiction } from './contradictory-outcomes.ts'

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
  const recorded = await readRecorded(reader, against)
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

const recordedResult = z.object({ id: z.number(), result: z.string() })

async function readRecorded(
  reader: Reader,
  outcomes: readonly SelectionOutcome[],
): Promise<ReadonlyMap<number, string>> {
  const ids = outcomes.map(({ selectionId }) => selectionId).filter(Number.isSafeInteger)
  const query = sql`
    select selection_id as id, result from selection_outcome
    where selection_id = any(${`{${ids.join()}}`}::bigint[]) and result is not null
  `
  const found = await rows(reader, recordedResult, query)
  return new Map(found.map(({ id, result }) => [id, result]))
}
