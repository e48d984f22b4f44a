import type { SelectionResult } from '../market.ts'
import type { Range } from '../rule.ts'

/**
 * What decides a selection of an outright, as data. Ranks count from 1 within a group. The stage of
 * a runner is the number of rounds of the knock-out that it entered, and one more for the champion.
 */
export type OutrightRule =
  | { readonly op: 'rank' | 'stage' | 'points'; readonly runner: number; readonly within: Range }
  | { readonly op: 'ahead'; readonly runner: number; readonly of: readonly number[] }
  | { readonly op: 'goals'; readonly round: number; readonly within: Range }

/** What is certain of a season: each quantity is between its bounds at the end. */
export interface SeasonOutlook {
  readonly rank: readonly Range[]
  readonly stage: readonly Range[]
  readonly points: readonly Range[]
  /** Whether one runner of a group finishes ahead of another one; null while both may. */
  readonly isAhead: (runner: number, other: number) => boolean | null
  readonly goals: readonly RoundGoals[]
}

/** Goals of all games of a round. */
export interface RoundGoals {
  readonly range: Range
  /** It is over without one of its games: what its goals have not decided is void. */
  readonly isVoid: boolean
}

/** Result of a selection as soon as nothing that can still happen changes it; else null. */
export function outrightResult(rule: OutrightRule, outlook: SeasonOutlook): SelectionResult | null {
  const isTrue = truthOf(rule, outlook)
  if (isTrue !== null) return isTrue ? 'win' : 'lose'
  return rule.op === 'goals' && outlook.goals[rule.round]?.isVoid ? 'void' : null
}

function truthOf(rule: OutrightRule, outlook: SeasonOutlook): boolean | null {
  switch (rule.op) {
    case 'ahead':
      return allOf(rule.of.map((other) => outlook.isAhead(rule.runner, other)))
    case 'goals':
      return isWithin(outlook.goals[rule.round]?.range, rule.within)
    default:
      return isWithin(outlook[rule.op][rule.runner], rule.within)
  }
}

function isWithin(bounds: Range | undefined, [least, most]: Range): boolean | null {
  if (bounds === undefined) return null
  if (bounds[0] >= least && bounds[1] <= most) return true
  return bounds[1] < least || bounds[0] > most ? false : null
}

function allOf(parts: readonly (boolean | null)[]): boolean | null {
  if (parts.includes(false)) return false
  return parts.includes(null) ? null : true
}
