import type { GroupGame } from '@caderneta/domain/markets/outrights/league-table'
import type { SeasonState, Tie } from '@caderneta/domain/markets/outrights/season-outlook'
import type { PairResult } from '../../season/dated/draw-round.ts'
import type { SeasonClock } from './season-clock.ts'
import type { SeasonPlan } from './season-plan.ts'

/** Games after which the work on results pauses. */
const GAMES_PER_SLICE = 5

/**
 * The state of a season at a moment: results of games that are over, none of those to come. It
 * takes a while; each pause is a yield.
 */
export function* stateOfSeason(
  plan: SeasonPlan,
  clock: SeasonClock,
  ms: number,
): Generator<undefined, SeasonState> {
  const games: GroupGame[] = []
  const ties: Tie[][] = []
  for (const [round, { pairs, resultOf }] of plan.rounds.entries()) {
    const isGroups = round < plan.format.rounds
    if (!isGroups && round > 0 && !clock.isRoundOver(round - 1, ms)) break
    const ofRound: Tie[] = []
    for (const [index, [homeName, awayName]] of pairs().entries()) {
      const [home, away] = [plan.runnerOf(homeName), plan.runnerOf(awayName)]
      const result = clock.isOver(round, index, ms) ? resultOf(index) : undefined
      if (isGroups) games.push({ home, away, round, ...(result && { score: result.score }) })
      else ofRound.push(tieOf(home, away, result))
      if (index % GAMES_PER_SLICE === 0) yield
    }
    if (!isGroups) ties.push(ofRound)
  }
  return { games, ties }
}

function tieOf(home: number, away: number, result: PairResult | undefined): Tie {
  if (result === undefined) return { home, away }
  return { home, away, winner: result.winner === 'home' ? home : away }
}
