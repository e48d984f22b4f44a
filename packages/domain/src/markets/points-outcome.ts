import type { GameSelection } from '../slip/game-selection.ts'
import type { Score } from './game.ts'
import {
  FIRST_HALF_RESULT,
  FIRST_HALF_TOTAL_POINTS,
  FIRST_QUARTER_TOTAL_POINTS,
  MATCH_RESULT,
  MONEY_LINE,
  POINT_SPREAD,
  type SelectionResult,
  TOTAL_POINTS,
} from './market.ts'
import type { GamePart, PointsProgress, PointsResult } from './points-result.ts'
import { spreadOutcome } from './spread-outcome.ts'
import { totalOutcome } from './total-outcome.ts'

/**
 * What each market counts. The published rules: the money line, the spread and the total count the
 * whole game with all of its overtime; the match result (American football) counts the four
 * quarters without overtime; markets of the first half and of the first quarter count that part.
 */
const PART_BY_MARKET: Readonly<Record<number, GamePart>> = {
  [MONEY_LINE]: 'whole',
  [POINT_SPREAD]: 'whole',
  [TOTAL_POINTS]: 'whole',
  [MATCH_RESULT]: 'regular',
  [FIRST_HALF_RESULT]: 'firstHalf',
  [FIRST_HALF_TOTAL_POINTS]: 'firstHalf',
  [FIRST_QUARTER_TOTAL_POINTS]: 'firstQuarter',
}

/** The part of a game that a market counts. Throws on a market that games of quarters lack. */
export function partOf(marketId: number): GamePart {
  const part = PART_BY_MARKET[marketId]
  if (part === undefined) throw new RangeError(`no market of points: ${marketId}`)
  return part
}

/**
 * Result of a selection as soon as no later play can change it, null until then: a total once its
 * line is passed, everything else at the end of the part that it counts.
 */
export function decidedPoints(
  selection: GameSelection,
  { score, atEndOf }: PointsProgress,
): SelectionResult | null {
  const last = atEndOf[partOf(selection.marketId)]
  if (last) return pointsOutcome(selection, last)
  if (!isTotal(selection) || totalOutcome('Over', selection.handicap, sum(score)) !== 'win') {
    return null
  }
  return pointsOutcome(selection, score)
}

/**
 * Settles one selection of a game of quarters. The published rules: a cancelled game makes every
 * market void. In an abandoned game what play had already decided remains (a part that was over, a
 * total that was passed) and everything else is void. A whole line that is hit is void, and so is
 * the money line of a game that ends level (American football knows that; basketball plays on).
 */
export function pointsResult(selection: GameSelection, result: PointsResult): SelectionResult {
  if (result.status === 'cancelled') return 'void'
  return decidedPoints(selection, result) ?? 'void'
}

function pointsOutcome(selection: GameSelection, score: Score): SelectionResult {
  const { marketId, name, handicap } = selection
  const lead = score[0] - score[1]
  const leadOf = (side: string) => (side === '1' ? lead : -lead)
  if (isTotal(selection)) {
    return totalOutcome(name === 'Over' ? 'Over' : 'Under', handicap, sum(score))
  }
  if (marketId === POINT_SPREAD) return spreadOutcome(handicap, leadOf(name))
  if (marketId === MONEY_LINE) return spreadOutcome('0', leadOf(handicap))
  return name === winningName(lead) ? 'win' : 'lose'
}

function isTotal({ name }: GameSelection): boolean {
  return name === 'Over' || name === 'Under'
}

function sum([home, away]: Score): number {
  return home + away
}

function winningName(lead: number): string {
  if (lead === 0) return 'Draw'
  return lead > 0 ? '1' : '2'
}
