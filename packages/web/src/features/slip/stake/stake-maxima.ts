import type { Odds } from '@caderneta/domain/odds/odds'
import { combinations } from '@caderneta/domain/slip/combinations'
import { ownMaximum, type StakeLimits, type StakeMaximum } from '../state/slip-limits.ts'
import { type SlipLine, stakedLines } from '../state/slip-lines.ts'
import { keyOf, legOdds } from '../state/slip-multiples.ts'
import { combinationKey } from '../state/slip-state.ts'
import type { SlipSum } from '../state/slip-sum.ts'
import type { StakePlace } from './stake-place.ts'

/**
 * How much may be staked on each bet of a slip at this moment. The server knows all limits and its
 * word counts; until it has spoken, the limits of a single bet do.
 */

/** What the server said of a combination, at these odds of the page. */
export interface ReadMaximum extends StakeMaximum {
  readonly oddsText: string
}

/** By `combinationKey`. */
export type ReadMaxima = ReadonlyMap<string, ReadMaximum>

export function oddsTextOf(legs: readonly Odds[]): string {
  return legs.join(' ')
}

/** The lower one, at equal stakes the first. */
function lowest(maxima: readonly StakeMaximum[]): StakeMaximum | null {
  return maxima.reduce<StakeMaximum | null>(
    (low, each) => (low === null || each.stake < low.stake ? each : low),
    null,
  )
}

/** The server's word on one bet; 'stale' once its odds have moved. */
function wordOn(lines: readonly SlipLine[], read: ReadMaxima) {
  const maximum = read.get(keyOf(lines))
  if (maximum === undefined) return null
  return { maximum, isStale: maximum.oddsText !== oddsTextOf(legOdds(lines)) }
}

export interface MaximaKnown {
  readonly limits: StakeLimits
  readonly read: ReadMaxima
}

/** The maximum of one bet. What was said of other odds can only make it lower. */
export function maximumOf(lines: readonly SlipLine[], { limits, read }: MaximaKnown): StakeMaximum {
  const word = wordOn(lines, read)
  if (word && !word.isStale) return word.maximum
  const own = ownMaximum(legOdds(lines), limits)
  return word && word.maximum.stake < own.stake ? word.maximum : own
}

/** The maximum of every bet of a row: that of its lowest one. */
function rowMaximum(
  open: readonly SlipLine[],
  { legs, isTooLong }: SlipSum['rows'][number],
  { limits, read }: MaximaKnown,
): StakeMaximum | null {
  const words = isTooLong ? [] : [...combinations(open, legs)].map((each) => wordOn(each, read))
  const maxima = words.flatMap((word) => word?.maximum ?? [])
  const isSaid = words.length > 0 && words.every((word) => word !== null && !word.isStale)
  if (isSaid) return lowest(maxima)
  const highest = [...legOdds(open)].sort((one, other) => other - one).slice(0, legs)
  return lowest([ownMaximum(highest, limits), ...maxima])
}

/** The largest stake that the limits allow at a place; null where nothing can be staked. */
export function maximumAt(
  { lines, rows }: SlipSum,
  place: StakePlace,
  known: MaximaKnown,
): StakeMaximum | null {
  const open = lines.filter((line) => line.status === 'open')
  switch (place.of) {
    case 'all':
      return lowest(open.map((line) => maximumOf([line], known)))
    case 'selection': {
      const line = open.find(({ selection }) => selection.selectionId === place.selectionId)
      return line ? maximumOf([line], known) : null
    }
    case 'row': {
      const row = rows.find(({ legs }) => legs === place.legs)
      return row ? rowMaximum(open, row, known) : null
    }
    case 'combination': {
      const legs = linesOfKey(open, place.key)
      return legs ? maximumOf(legs, known) : null
    }
  }
}

/** The lines that a combination's key names; null unless all of them are there. */
export function linesOfKey(lines: readonly SlipLine[], key: string): readonly SlipLine[] | null {
  const ids = new Set(key.split('+'))
  const named = lines.filter(({ selection }) => ids.has(String(selection.selectionId)))
  return named.length === ids.size ? named : null
}

/** A bet whose stake is out of the limits. */
export interface SlipFault {
  readonly is: 'small' | 'large'
  readonly lines: readonly SlipLine[]
  readonly maximum: StakeMaximum
}

/** Every bet of the slip that would be refused for its stake. */
export function slipFaults(sum: SlipSum, known: MaximaKnown): readonly SlipFault[] {
  const singles = stakedLines(sum.lines).map((line) => ({ lines: [line], stake: line.stake ?? 0 }))
  const bets = [...singles, ...sum.rows.flatMap((row) => row.staked)]
  return bets.flatMap(({ lines, stake }) => {
    const maximum = maximumOf(lines, known)
    if (stake > maximum.stake) return { is: 'large' as const, lines, maximum }
    return stake < known.limits.stakeMin ? { is: 'small' as const, lines, maximum } : []
  })
}

/** The first fault of the bets whose stake is written at that place. */
export function faultAt(faults: readonly SlipFault[], place: StakePlace): SlipFault | null {
  const isAt = ({ lines }: SlipFault): boolean => {
    switch (place.of) {
      case 'all':
        return false
      case 'selection':
        return lines.length === 1 && keyOf(lines) === combinationKey([place.selectionId])
      case 'row':
        return lines.length === place.legs
      case 'combination':
        return keyOf(lines) === place.key
    }
  }
  return faults.find(isAt) ?? null
}
