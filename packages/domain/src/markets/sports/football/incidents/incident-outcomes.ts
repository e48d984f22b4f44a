import type { SelectionResult } from '../../../market/market.ts'
import { resultOf } from '../../../rule/rule.ts'
import { type IncidentProgress, incidentBounds } from './incident-counters.ts'
import type { IncidentSelection } from './incident-selections.ts'

const ENDED = { isFirstHalfOver: true, isNinetyOver: true, minute: 90 }

/**
 * Settles selections about incidents once the 90 minutes are over; void for a match that is not
 * finished or whose incidents are not known.
 */
export function incidentResults(
  match: Pick<IncidentProgress, 'incidents' | 'score'> | null,
): (selection: IncidentSelection) => SelectionResult {
  if (match === null) return () => 'void'
  const bounds = incidentBounds({ ...match, ...ENDED })
  return ({ rule, marketId, index }) => {
    const result = resultOf(rule, bounds)
    if (result === null) throw new RangeError(`market ${marketId}: selection ${index} is undecided`)
    return result
  }
}
