import { useSite } from '../../../site/site-store.ts'
import { isBonusCounted } from './bonus-counts.ts'
import { useSlip } from './slip-store.ts'
import { type SlipSum, sumSlip } from './slip-sum.ts'
import { useSlipLines } from './use-slip-lines.ts'

export const LINES_MAX_DEFAULT = 1000

/** The slip and its sums with the odds of this moment. */
export function useSlipSum(): SlipSum {
  const slip = useSlip()
  const lines = useSlipLines()
  const client = useSite()?.client
  const linesMax = client?.limits.linesMax ?? LINES_MAX_DEFAULT
  return sumSlip(slip, lines, linesMax, isBonusCounted(client?.offers))
}
