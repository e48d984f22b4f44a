import { multipleBonusPercent } from '../bet/multiple-bonus.ts'
import { potentialReturn } from '../bet/payout.ts'
import { addCapped, type Centavos, cappedCentavos, subtract } from '../money/money.ts'
import type { Odds } from '../odds/odds.ts'
import { countCombinations } from './combinations.ts'

/** All combinations of one number of legs: counted, never built. */
export interface SlipRow {
  readonly legs: number
  readonly combinations: bigint
}

/** A stake on a number of combinations: a single, one combination, or a whole row. */
interface CombinationStake {
  readonly stake: Centavos
  readonly combinations: bigint
}

/** One combination with its stake. */
interface StakedCombination {
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

/** A selection of a game, or of an outright: then with the season that it is about. */
interface TournamentSelection {
  readonly gameId: number
  readonly tournamentId: number
  readonly season?: string | undefined
}

/**
 * True when none of the selections is about the season of a tournament that another one is about
 * too: a game of it moves the chances of its champion, and its champion those of its seasons' other
 * questions, so that their odds cannot be multiplied.
 */
export function hasDistinctSeasons(selections: readonly TournamentSelection[]): boolean {
  return selections.every(
    ({ gameId, tournamentId, season }) =>
      season === undefined ||
      selections.every((other) => other.gameId === gameId || other.tournamentId !== tournamentId),
  )
}

/**
 * The rows of a slip by number of legs: singles, then doubles, trebles … up to one combination
 * of all selections; singles alone when two selections share a match.
 */
export function slipRows(selections: readonly { readonly gameId: number }[]): readonly SlipRow[] {
  const rows = selections.map((_, at) => ({
    legs: at + 1,
    combinations: countCombinations(selections.length, at + 1),
  }))
  return hasDistinctGames(selections) ? rows : rows.slice(0, 1)
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
