import { type Centavos, ZERO } from '@caderneta/domain/money/money'
import type { Odds } from '@caderneta/domain/odds/odds'
import { combinations } from '@caderneta/domain/slip/combinations'
import {
  bonusSum,
  hasDistinctGames,
  returnSum,
  type SlipRow,
  slipRows,
  stakeSum,
} from '@caderneta/domain/slip/slip'
import { stakeOf } from '../stake/stake-text.ts'
import type { SlipSelection, SlipState } from './slip-content.ts'
import type { SlipPick } from './slip-picks.ts'
import { combinationKey, idsOf } from './slip-state.ts'

/** The multiples of a slip by number of legs (decision 0017; 11 and 12). */

/** One combination with its stake. */
interface StakedMultiple {
  readonly picks: readonly SlipPick[]
  readonly stake: Centavos
}

/** Sums over combinations, each rounded down as it is paid: the display matches the payout. */
interface MultiplesSum {
  readonly stakes: Centavos
  /** Stake × product of the odds; the bonus is added to it. */
  readonly potentialReturns: Centavos
  readonly bonus: Centavos
}

export interface MultipleRow {
  readonly legs: number
  /** The number of combinations in the row: every combination of open selections. */
  readonly count: bigint
  /** More combinations than one submission accepts: the row is shown and cannot be staked. */
  readonly isTooLong: boolean
  /** True when a combination has its own stake, so that combinations × stake is not the total. */
  readonly hasOwnStakes: boolean
  readonly staked: readonly StakedMultiple[]
  readonly sum: MultiplesSum
}

/** A multiple needs as many matches as selections; otherwise there is none (VAL-62, VAL-63). */
export function areMultiplesPossible(picks: readonly SlipPick[]): boolean {
  return hasDistinctGames(picks.map((pick) => pick.selection))
}

/** The selections of each match that has more than one. */
export function sameMatchSelections(
  picks: readonly SlipPick[],
): readonly (readonly [SlipSelection, ...SlipSelection[]])[] {
  const byGame = new Map<number, [SlipSelection, ...SlipSelection[]]>()
  for (const { selection } of picks) {
    const ofGame = byGame.get(selection.gameId)
    if (ofGame) ofGame.push(selection)
    else byGame.set(selection.gameId, [selection])
  }
  return [...byGame.values()].filter(({ length }) => length > 1)
}

/** Rows from two legs up; a selection that is not open is left out and blocks no other. */
export function multipleRows(
  slip: SlipState,
  picks: readonly SlipPick[],
  betsMax: number,
): readonly MultipleRow[] {
  if (!areMultiplesPossible(picks)) return []
  const open = picks.filter((pick) => pick.status === 'open')
  const counted = slipRows(open.map(({ selection, odds }) => ({ ...selection, odds })))
  return counted.slice(1).map((row) => multipleRow(slip, open, row, betsMax))
}

function multipleRow(
  slip: SlipState,
  open: readonly SlipPick[],
  { legs, combinations: count }: Pick<SlipRow, 'legs' | 'combinations'>,
  betsMax: number,
): MultipleRow {
  const isTooLong = count > BigInt(betsMax)
  const own = Object.keys(slip.combinationStakes).filter((key) => idsOf(key).length === legs)
  const rowStake = isTooLong ? null : stakeOf(slip.rowStakes[legs] ?? '')
  const picks = rowStake === null ? picksOfKeys(own, open) : combinations(open, legs)
  const staked = [...picks].flatMap((all) => stakedMultiple(slip, all, rowStake) ?? [])
  return { legs, count, isTooLong, hasOwnStakes: own.length > 0, staked, sum: sumOf(staked) }
}

/** Combinations that have stakes of their own, as long as all their selections are open. */
function picksOfKeys(keys: readonly string[], open: readonly SlipPick[]): readonly SlipPick[][] {
  return keys
    .map((key) => open.filter((pick) => idsOf(key).includes(pick.selection.selectionId)))
    .filter((picks, at) => picks.length === idsOf(keys[at] ?? '').length)
}

function stakedMultiple(
  slip: SlipState,
  picks: readonly SlipPick[],
  rowStake: Centavos | null,
): StakedMultiple | null {
  const own = slip.combinationStakes[keyOf(picks)]
  const stake = own === undefined ? rowStake : stakeOf(own)
  if (stake === null || stake === ZERO) return null
  return { picks, stake }
}

function sumOf(staked: readonly StakedMultiple[]): MultiplesSum {
  const bets = staked.map(({ picks, stake }) => ({ stake, legs: legOdds(picks) }))
  return {
    stakes: stakeSum(staked.map(({ stake }) => ({ stake, combinations: 1n }))),
    potentialReturns: returnSum(bets),
    bonus: bonusSum(bets),
  }
}

/** The key of the combination of these selections. */
export function keyOf(picks: readonly SlipPick[]): string {
  return combinationKey(picks.map((pick) => pick.selection.selectionId))
}

export function legOdds(picks: readonly SlipPick[]): readonly Odds[] {
  return picks.map((pick) => pick.odds)
}
