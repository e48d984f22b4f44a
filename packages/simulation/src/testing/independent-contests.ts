import { expectedFightOutcome } from './independent-fights.ts'
import { expectedPointsOutcome } from './independent-points.ts'
import { expectedSetsOutcome } from './independent-sets.ts'
import type { LegResult } from './leg-result.ts'

/**
 * The second opinion on the selections of the sports beside football. It is written from the
 * published rules alone and shares nothing with the code that it checks: neither domain nor feed.
 */

/** An event of a contest, as its timeline on the wire reports it. */
export interface ContestEvent {
  readonly kind: string
  /** 'Q1' to 'Q4' and 'OT', 'S1' and on, 'M1' and on, 'R1' and on. */
  readonly period: string
  readonly side: 'home' | 'away' | null
  /** What it adds to the score of its side. */
  readonly points: number
  /** How a set or a map that is over ended. */
  readonly partScore?: readonly number[] | undefined
  /** Who won its points or rounds, in order. */
  readonly log?: string | undefined
}

/** A contest that was played to its end. */
interface PlayedContest {
  readonly facts: readonly ContestEvent[]
  /** Seconds of its last round that a fight lasted; of fights only. */
  readonly roundSeconds: number
}

/**
 * Result of one selection of a finished contest: of quarters, of sets or maps, or of rounds.
 * `market_id`, `oddName` and `oddHandicap` of the wire name the selection. Throws on a market that
 * its sport has no rule for.
 */
export function expectedContestOutcome(
  contest: PlayedContest,
  marketId: number,
  selectionName: string,
  handicap: string,
): LegResult {
  const result = resultOf(contest, marketId, selectionName, handicap)
  if (!result) throw new RangeError(`no rule for market ${marketId}`)
  return result
}

/** What is in a timeline says what is played. */
function resultOf(
  contest: PlayedContest,
  marketId: number,
  selectionName: string,
  handicap: string,
): LegResult | undefined {
  const { facts } = contest
  if (facts.some(isPart)) return expectedSetsOutcome(facts, marketId, selectionName, handicap)
  if (facts.some(isVerdict)) return expectedFightOutcome(contest, marketId, selectionName, handicap)
  return expectedPointsOutcome(facts, marketId, selectionName, handicap)
}

const isPart = ({ kind }: ContestEvent) => kind === 'set' || kind === 'map'
const isVerdict = ({ kind }: ContestEvent) => kind === 'stoppage' || kind === 'decision'
