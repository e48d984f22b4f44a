import { useSite } from '../../../site/site-store.ts'
import { isBonusCounted } from './bonus-counts.ts'
import { useSlip } from './slip-store.ts'
import { type SlipSum, sumSlip } from './slip-sum.ts'
import { useSlipPicks } from './use-slip-picks.ts'

export const BETS_MAX_DEFAULT = 1000

/** The slip and its sums with the current odds. */
export function useSlipSum(): SlipSum {
  const slip = useSlip()
  const picks = useSlipPicks()
  const client = useSite()?.client
  const betsMax = client?.limits.linesMax ?? BETS_MAX_DEFAULT
  return sumSlip(slip, picks, betsMax, isBonusCounted(client?.offers))
}
