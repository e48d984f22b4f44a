/**
 * Whether any set of bets on the prices of one match returns more than its stakes whatever happens.
 * By duality there is none if and only if some chances of the ends exist under which each bet
 * returns less than its stake on average: then so does every set of bets, and it loses in some end.
 * Such chances are searched in floating point and proved in whole numbers.
 */

/** What a unit returns on one selection at one end, in thousandths: the odds, 1000 or 0. */
export type Returns = readonly number[]

/** Whole-number chances of the ends, in proportion; in the order of the ends. */
type Weights = readonly bigint[]

/** Weights are cut to this fineness. */
const FINENESS = 1e12
const ROUNDS_MAX = 20_000
const EPSILON = 1e-9

/**
 * The chances of the ends under which the best bet returns the least: the optimal strategy of a
 * matrix game, by the simplex method. `ends` has one row of returns for each end, all of one length.
 */
export function fairestWeights(ends: readonly Returns[]): Weights {
  const empty = ends.findIndex((returns) => returns.every((each) => each === 0))
  if (empty >= 0) return ends.map((_, end) => (end === empty ? 1n : 0n))
  const shares = maximizeSum(ends)
  const sum = shares.reduce((all, share) => all + share, 0)
  return shares.map((share) => BigInt(Math.round((share / sum) * FINENESS)))
}

/** Maximizes the sum of shares ≥ 0 under which no selection returns more than one. */
function maximizeSum(ends: readonly Returns[]): readonly number[] {
  const columns = ends.length
  const rows = (ends[0] ?? []).length
  // Row by row: the columns of the ends, those of the slack, the right side.
  const width = columns + rows + 1
  const table = Array.from({ length: rows }, (_, row) => {
    const coefficients = new Float64Array(width)
    ends.forEach((returns, end) => {
      coefficients[end] = (returns[row] ?? 0) / 1000
    })
    coefficients[columns + row] = 1
    coefficients[width - 1] = 1
    return coefficients
  })
  const gains = new Float64Array(width).fill(-1, 0, columns)
  const basis = table.map((_, row) => columns + row)
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const entering = enteringColumn(gains, width - 1, round > ROUNDS_MAX / 2)
    if (entering < 0) break
    const leaving = leavingRow(table, basis, entering)
    const pivot = table[leaving]
    if (pivot === undefined) throw new RangeError('an end without returns')
    eliminate(pivot, entering, [...table.filter((coefficients) => coefficients !== pivot), gains])
    basis[leaving] = entering
  }
  const shares = new Array<number>(columns).fill(0)
  basis.forEach((column, row) => {
    if (column < columns) shares[column] = Math.max(0, table[row]?.[width - 1] ?? 0)
  })
  return shares
}

/** The steepest column; when rounds run out the first one that gains (Bland): that never cycles. */
function enteringColumn(gains: Float64Array, until: number, isFirst: boolean): number {
  let [best, least] = [-1, -EPSILON]
  for (let column = 0; column < until; column += 1) {
    const gain = gains[column] ?? 0
    if (gain >= least) continue
    if (isFirst) return column
    best = column
    least = gain
  }
  return best
}

function leavingRow(table: readonly Float64Array[], basis: readonly number[], column: number) {
  let [best, least] = [-1, Number.POSITIVE_INFINITY]
  table.forEach((coefficients, row) => {
    const at = coefficients[column] ?? 0
    if (at <= EPSILON) return
    const ratio = (coefficients[coefficients.length - 1] ?? 0) / at
    const isTie = Math.abs(ratio - least) < EPSILON
    if (isTie ? (basis[row] ?? 0) < (basis[best] ?? 0) : ratio < least) {
      best = row
      least = Math.min(least, ratio)
    }
  })
  return best
}

function eliminate(pivot: Float64Array, column: number, others: readonly Float64Array[]): void {
  const by = pivot[column] ?? 1
  for (let at = 0; at < pivot.length; at += 1) pivot[at] = (pivot[at] ?? 0) / by
  for (const coefficients of others) {
    const factor = coefficients[column] ?? 0
    if (factor === 0) continue
    for (let at = 0; at < coefficients.length; at += 1) {
      coefficients[at] = (coefficients[at] ?? 0) - factor * (pivot[at] ?? 0)
    }
  }
}

/** What a bet on each selection returns on average under the weights, as an exact fraction. */
export function averageReturns(ends: readonly Returns[], weights: Weights): readonly Average[] {
  const below = 1000n * weights.reduce((all, weight) => all + weight, 0n)
  return (ends[0] ?? []).map((_, selection) => ({
    above: weights.reduce(
      (all, weight, end) => all + weight * BigInt(ends[end]?.[selection] ?? 0),
      0n,
    ),
    below,
  }))
}

/** A fraction of whole numbers; `below` is positive. */
interface Average {
  readonly above: bigint
  readonly below: bigint
}

/** The fineness of the limits of `isBelow`. */
export const WHOLE = 10_000n

/** Whether a fraction is less than so many ten-thousandths. */
export function isBelow({ above, below }: Average, limit: bigint): boolean {
  return below > 0n && WHOLE * above < limit * below
}
