import { addCapped, type Centavos, ZERO } from '@caderneta/domain/money/money'
import { type SlipLine, slipTotals, stakedLines } from './slip-lines.ts'
import { type MultipleRow, multipleRows } from './slip-multiples.ts'
import type { SlipState } from './slip-state.ts'

/** The slip as it stands at this moment: singles, multiples, and what they come to. */
export interface SlipSum {
  readonly lines: readonly SlipLine[]
  readonly rows: readonly MultipleRow[]
  /** Bets that a submission would carry. */
  readonly betsCount: number
  readonly stakes: Centavos
  /** Sum of stake × rate over all singles and multiples (SLP-26, SLP-27). */
  readonly potentialReturns: Centavos
  /** What the multiple bonus adds to it. */
  readonly bonus: Centavos
  /** A selection that is bet on has new odds that the bettor was not asked about. */
  readonly needsConsent: boolean
  readonly isLive: boolean
}

/** `isBonusOn`: whether the multiple bonus counts for bets placed now. */
export function sumSlip(
  slip: SlipState,
  lines: readonly SlipLine[],
  linesMax: number,
  isBonusOn = true,
): SlipSum {
  const counted = multipleRows(slip, lines, linesMax)
  const rows = isBonusOn ? counted : counted.map(withoutBonus)
  const multiples = rows.flatMap((row) => row.staked)
  const singles = stakedLines(lines)
  const single = slipTotals(lines)
  const sums = rows.map((row) => row.sum)
  const used = new Set([...singles, ...multiples.flatMap((each) => each.lines)])
  return {
    lines,
    rows,
    betsCount: singles.length + multiples.length,
    stakes: addCapped(single.stakes, ...sums.map((each) => each.stakes)),
    potentialReturns: addCapped(
      single.potentialReturns,
      ...sums.map((each) => each.potentialReturns),
    ),
    bonus: addCapped(...sums.map((each) => each.bonus)),
    needsConsent: [...used].some((line) => line.needsConsent),
    isLive: [...used].some((line) => line.isLive),
  }
}

function withoutBonus(row: MultipleRow): MultipleRow {
  return { ...row, sum: { ...row.sum, bonus: ZERO } }
}
