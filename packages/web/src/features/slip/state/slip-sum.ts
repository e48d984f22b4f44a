import { addCapped, type Centavos, ZERO } from '@caderneta/domain/money/money'
import type { SlipState } from './slip-content.ts'
import { type MultipleRow, multipleRows } from './slip-multiples.ts'
import { type SlipPick, slipTotals, stakedPicks } from './slip-picks.ts'

/** The slip at this moment: singles, multiples, and their totals. */
export interface SlipSum {
  readonly picks: readonly SlipPick[]
  readonly rows: readonly MultipleRow[]
  /** Bets that a submission would include. */
  readonly betsCount: number
  readonly stakes: Centavos
  /** Sum of stake × rate over all singles and multiples (SLP-26, SLP-27). */
  readonly potentialReturns: Centavos
  /** What the multiple bonus adds to it. */
  readonly bonus: Centavos
  /** A selection that is bet on has new odds that the bettor has not confirmed. */
  readonly needsConsent: boolean
  readonly isLive: boolean
}

/** `isBonusOn`: whether the multiple bonus applies to bets placed now. */
export function sumSlip(
  slip: SlipState,
  picks: readonly SlipPick[],
  betsMax: number,
  isBonusOn = true,
): SlipSum {
  const counted = multipleRows(slip, picks, betsMax)
  const rows = isBonusOn ? counted : counted.map(withoutBonus)
  const multiples = rows.flatMap((row) => row.staked)
  const singles = stakedPicks(picks)
  const single = slipTotals(picks)
  const sums = rows.map((row) => row.sum)
  const used = new Set([...singles, ...multiples.flatMap((each) => each.picks)])
  return {
    picks,
    rows,
    betsCount: singles.length + multiples.length,
    stakes: addCapped(single.stakes, ...sums.map((each) => each.stakes)),
    potentialReturns: addCapped(
      single.potentialReturns,
      ...sums.map((each) => each.potentialReturns),
    ),
    bonus: addCapped(...sums.map((each) => each.bonus)),
    needsConsent: [...used].some((pick) => pick.needsConsent),
    isLive: [...used].some((pick) => pick.isLive),
  }
}

function withoutBonus(row: MultipleRow): MultipleRow {
  return { ...row, sum: { ...row.sum, bonus: ZERO } }
}
