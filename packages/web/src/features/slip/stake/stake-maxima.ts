import type { Centavos } from '@caderneta/domain/money/money'
import type { Odds } from '@caderneta/domain/odds/odds'
import { combinations } from '@caderneta/domain/slip/combinations'
import { ownMaximum, type StakeLimits, type StakeMaximum } from '../state/slip-limits.ts'
import { keyOf, legOdds } from '../state/slip-multiples.ts'
import { type SlipPick, stakedPicks } from '../state/slip-picks.ts'
import { combinationKey } from '../state/slip-state.ts'
import type { SlipSum } from '../state/slip-sum.ts'
import type { StakeTarget } from './stake-target.ts'

/**
 * The current maximum stake of each bet of a slip. The server knows all limits and its response
 * decides; until it arrives, the limits of a single bet apply.
 */

/** The server's maximum of a combination, at these odds of the page. */
export interface ReadMaximum extends StakeMaximum {
  readonly oddsText: string
}

/** By `combinationKey`. */
export type ReadMaxima = ReadonlyMap<string, ReadMaximum>

export function oddsTextOf(legs: readonly Odds[]): string {
  return legs.join(' ')
}

/** The lower one; the first of equals. */
function lowest(maxima: readonly StakeMaximum[]): StakeMaximum | null {
  return maxima.reduce<StakeMaximum | null>(
    (low, each) => (low === null || each.stake < low.stake ? each : low),
    null,
  )
}

/** The server's maximum of one bet; 'stale' once its odds have moved. */
function readMaximumOf(picks: readonly SlipPick[], read: ReadMaxima) {
  const maximum = read.get(keyOf(picks))
  if (maximum === undefined) return null
  return { maximum, isStale: maximum.oddsText !== oddsTextOf(legOdds(picks)) }
}

interface MaximaKnown {
  readonly limits: StakeLimits
  readonly read: ReadMaxima
}

/** The maximum of one bet. A maximum for other odds can only lower it. */
function maximumOf(picks: readonly SlipPick[], { limits, read }: MaximaKnown): StakeMaximum {
  const reading = readMaximumOf(picks, read)
  if (reading && !reading.isStale) return reading.maximum
  const own = ownMaximum(legOdds(picks), limits)
  return reading && reading.maximum.stake < own.stake ? reading.maximum : own
}

/** The maximum of a row: the lowest of its bets. */
function rowMaximum(
  open: readonly SlipPick[],
  { legs, isTooLong }: SlipSum['rows'][number],
  { limits, read }: MaximaKnown,
): StakeMaximum | null {
  const readings = isTooLong
    ? []
    : [...combinations(open, legs)].map((each) => readMaximumOf(each, read))
  const maxima = readings.flatMap((reading) => reading?.maximum ?? [])
  const isComplete =
    readings.length > 0 && readings.every((reading) => reading !== null && !reading.isStale)
  if (isComplete) return lowest(maxima)
  const highest = [...legOdds(open)].sort((one, other) => other - one).slice(0, legs)
  return lowest([ownMaximum(highest, limits), ...maxima])
}

/** The largest stake that the limits allow for a target; null where no stake is possible. */
export function maximumAt(
  { picks, rows }: SlipSum,
  target: StakeTarget,
  known: MaximaKnown,
): StakeMaximum | null {
  const open = picks.filter((pick) => pick.status === 'open')
  switch (target.of) {
    case 'all':
      return lowest(open.map((pick) => maximumOf([pick], known)))
    case 'selection': {
      const pick = open.find(({ selection }) => selection.selectionId === target.selectionId)
      return pick ? maximumOf([pick], known) : null
    }
    case 'row': {
      const row = rows.find(({ legs }) => legs === target.legs)
      return row ? rowMaximum(open, row, known) : null
    }
    case 'combination': {
      const legs = picksOfKey(open, target.key)
      return legs ? maximumOf(legs, known) : null
    }
  }
}

/** The selections that a combination's key names; null unless all of them are present. */
export function picksOfKey(picks: readonly SlipPick[], key: string): readonly SlipPick[] | null {
  const ids = new Set(key.split('+'))
  const named = picks.filter(({ selection }) => ids.has(String(selection.selectionId)))
  return named.length === ids.size ? named : null
}

/** A bet whose stake is outside the limits. */
export interface StakeProblem {
  readonly is: 'small' | 'large'
  readonly picks: readonly SlipPick[]
  readonly maximum: StakeMaximum
  readonly stakeMin: Centavos
}

/** Every bet of the slip that would be refused for its stake. */
export function stakeProblems(sum: SlipSum, known: MaximaKnown): readonly StakeProblem[] {
  const singles = stakedPicks(sum.picks).map((pick) => ({ picks: [pick], stake: pick.stake }))
  const bets = [...singles, ...sum.rows.flatMap((row) => row.staked)]
  return bets.flatMap(({ picks, stake }) => {
    const maximum = maximumOf(picks, known)
    const { stakeMin } = known.limits
    if (stake > maximum.stake) return { is: 'large' as const, picks, maximum, stakeMin }
    return stake < stakeMin ? { is: 'small' as const, picks, maximum, stakeMin } : []
  })
}

/** The first problem of the bets whose stake is entered at that target. */
export function problemAt(
  problems: readonly StakeProblem[],
  target: StakeTarget,
): StakeProblem | null {
  const isAt = ({ picks }: StakeProblem): boolean => {
    switch (target.of) {
      case 'all':
        return false
      case 'selection':
        return picks.length === 1 && keyOf(picks) === combinationKey([target.selectionId])
      case 'row':
        return picks.length === target.legs
      case 'combination':
        return keyOf(picks) === target.key
    }
  }
  return problems.find(isAt) ?? null
}
