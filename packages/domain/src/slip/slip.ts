import { bonusPercentByLegs, isBonusLeg, multipleBonusPercent } from '../bet/multiple-bonus.ts'
import { potentialReturn } from '../bet/payout.ts'
import { addCapped, type Centavos, cappedCentavos, subtract } from '../money/money.ts'
import type { Odds } from '../odds/odds.ts'
import { countCombinations, productSums } from './combinations.ts'

/** What the arithmetic of a slip knows of a selection. */
export interface SlipSelection {
  readonly selectionId: number
  readonly gameId: number
  readonly odds: Odds
}

/** All combinations of one number of legs, counted and summed, never built. */
export interface SlipRow {
  readonly legs: number
  readonly combinations: bigint
  /** Sum over the combinations of their odds, in thousandths to the power of `legs`. */
  readonly oddsSum: bigint
  /** The combinations with the multiple bonus: each leg is long enough. */
  readonly bonusCombinations: bigint
  readonly bonusOddsSum: bigint
}

/** A stake on a number of combinations: a single, one combination, or a whole row. */
export interface CombinationStake {
  readonly stake: Centavos
  readonly combinations: bigint
}

/** One combination with its stake. */
export interface StakedCombination {
  readonly stake: Centavos
  readonly legs: readonly Odds[]
}

/**
 * True when the selections are of as many matches: only then is there a multiple. The message
 * otherwise is 'Não é possível realizar múltiplas com a mesma partida' (specification, 5).
 */
export function hasDistinctGames(selections: readonly { readonly gameId: number }[]): boolean {
  return new Set(selections.map((selection) => selection.gameId)).size === selections.length
}

/**
 * The rows of a slip by number of legs: singles, then doubles, trebles … up to one combination
 * of all selections; singles alone when two selections share a match.
 */
export function slipRows(selections: readonly SlipSelection[]): readonly SlipRow[] {
  const all = selections.map(({ odds }) => odds)
  const long = all.filter(isBonusLeg)
  const oddsSums = productSums(all.map(BigInt))
  const bonusOddsSums = productSums(long.map(BigInt))
  const rows = all.map((_, at) => ({
    legs: at + 1,
    combinations: countCombinations(all.length, at + 1),
    oddsSum: oddsSums[at + 1] ?? 0n,
    bonusCombinations: countCombinations(long.length, at + 1),
    bonusOddsSum: bonusOddsSums[at + 1] ?? 0n,
  }))
  return hasDistinctGames(selections) ? rows : rows.slice(0, 1)
}

/** Number of combinations of all rows. */
export function sumCombinations(rows: readonly { readonly combinations: bigint }[]): bigint {
  return rows.reduce((sum, row) => sum + row.combinations, 0n)
}

/** Sum of all singles and multiples: stake × combinations (spec., 9). Cut to `CENTAVOS_MAX`. */
export function stakeSum(stakes: readonly CombinationStake[]): Centavos {
  const sum = stakes.reduce(
    (all, { stake, combinations }) => all + BigInt(stake) * combinations,
    0n,
  )
  return cappedCentavos(sum)
}

/** Sum of stake × rate over combinations, each rounded down as it is paid; bonus not counted. */
export function returnSum(combinations: readonly StakedCombination[]): Centavos {
  return addCapped(...combinations.map(({ stake, legs }) => potentialReturn(stake, legs)))
}

/** Sum of the bonuses of combinations: what each pays with its bonus less what it pays without. */
export function bonusSum(combinations: readonly StakedCombination[]): Centavos {
  const bonuses = combinations.map(({ stake, legs }) => {
    const percent = multipleBonusPercent(legs)
    return subtract(potentialReturn(stake, legs, percent), potentialReturn(stake, legs))
  })
  return addCapped(...bonuses)
}

/**
 * What the row returns when every selection wins, with `stake` on each combination; bonus not
 * counted. Rounded down once for the row: the combinations, each rounded down as paid, may pay up
 * to one centavo each less. Cut to `CENTAVOS_MAX`.
 */
export function rowReturn(row: SlipRow, stake: Centavos): Centavos {
  return cappedCentavos((BigInt(stake) * row.oddsSum) / scaleOf(row))
}

/** The multiple bonus of the row, rounded down once for the row. */
export function rowBonus(row: SlipRow, stake: Centavos): Centavos {
  const winnings = row.bonusOddsSum - row.bonusCombinations * scaleOf(row)
  const percent = BigInt(bonusPercentByLegs(row.legs))
  return cappedCentavos((BigInt(stake) * winnings * percent) / (100n * scaleOf(row)))
}

/** What odds of 1 would be in the unit of the row's sums. */
function scaleOf(row: SlipRow): bigint {
  return 1000n ** BigInt(row.legs)
}
