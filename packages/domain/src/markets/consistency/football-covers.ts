import type { Score } from '../game/game.ts'
import {
  BOTH_TEAMS_TO_SCORE,
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  MATCH_RESULT,
  SECOND_HALF_RESULT,
  TOTAL_GOALS,
} from '../market/market.ts'
import { type Bounds, countersOf, resultOf } from '../rule/rule.ts'
import { FOOTBALL_SELECTIONS, type FootballSelection } from '../sports/football/football.ts'
import { type FootballCounter, finalGoals } from '../sports/football/football-goals.ts'
import { coversOf, type PackedCovers, packCovers } from './covers.ts'

/** Goals of home and away in each half. */
type Halves = readonly [first: Score, second: Score]

/** The indexes of the selections that win in one result: hundreds, of thousands of results. */
type PackedWinners = Uint16Array

/** A result with the selections that win in it. */
interface DecidedResult {
  readonly halves: Halves
  readonly winners: PackedWinners
  /** Those of the core markets: one array for all results in which the same of them win. */
  readonly core: PackedWinners
}

/** What is known of a match that goes on. */
export interface MatchSoFar {
  readonly score: Score
  readonly isFirstHalf: boolean
}

/**
 * Goals of a side in a half: enough for every line, listed score and turn of a lead, in one half as
 * in both, also from the highest score that a market starts from. Results with other numbers look
 * to the markets like one of these, which is why there are two high ones: an odd and an even one.
 */
const HALF_GOALS = [0, 1, 2, 3, 4, 5, 6, 16, 17] as const
/** From higher scores not every turn is within the results: nothing is then taken as known. */
const SCORE_MAX = 3

/** Of all selections there are too many covers of three to compare them at every message. */
const SIZE_MAX = 2
/** Of markets that are sold most, larger covers are found as well. */
const CORE_SIZE_MAX = 4
const CORE_MARKETS: ReadonlySet<number> = new Set([
  MATCH_RESULT,
  DOUBLE_CHANCE,
  BOTH_TEAMS_TO_SCORE,
  TOTAL_GOALS,
  CORRECT_SCORE,
  FIRST_HALF_RESULT,
  SECOND_HALF_RESULT,
  HALF_TIME_FULL_TIME,
])
const CORE_SELECTIONS: ReadonlySet<number> = new Set(
  FOOTBALL_SELECTIONS.filter(({ marketId }) => CORE_MARKETS.has(marketId)).map(
    ({ index }) => index,
  ),
)

/** The covers of football selections by what is known of a match, each found once. */
export class FootballCovers {
  #results: readonly DecidedResult[] | undefined
  readonly #coversByState = new Map<string, PackedCovers>()

  /** Null: nothing is known. */
  of(match: MatchSoFar | null): PackedCovers {
    const known = match && Math.max(...match.score) <= SCORE_MAX ? match : null
    const key = known ? `${known.score} ${known.isFirstHalf}` : ''
    const covers = this.#coversByState.get(key) ?? this.#find(known)
    this.#coversByState.set(key, covers)
    return covers
  }

  #find(match: MatchSoFar | null): PackedCovers {
    this.#results ??= everyResult()
    const possible = this.#results.filter(
      ({ halves }) => match === null || canFollow(match, halves),
    )
    const results = possible.map(({ winners }) => winners)
    const core = [...new Set(possible.map((result) => result.core))]
    const larger = coversOf(core, CORE_SIZE_MAX).filter(({ length }) => length > SIZE_MAX)
    return packCovers([...coversOf(results, SIZE_MAX), ...larger])
  }
}

/** In the second half the score of the first one is not known, but not above the current one. */
function canFollow({ score, isFirstHalf }: MatchSoFar, [first, second]: Halves): boolean {
  return ([0, 1] as const).every((side) =>
    isFirstHalf
      ? first[side] >= score[side]
      : first[side] <= score[side] && first[side] + second[side] >= score[side],
  )
}

function everyResult(): readonly DecidedResult[] {
  const winnersOf = winnersByCounters()
  const scores = HALF_GOALS.flatMap((home) => HALF_GOALS.map((away): Score => [home, away]))
  const cores = new Map<string, PackedWinners>()
  return scores.flatMap((first) =>
    scores.map((second) => {
      const winners = winnersOf(first, second)
      const some = winners.filter((index) => CORE_SELECTIONS.has(index))
      const core = cores.get(some.join()) ?? some
      cores.set(some.join(), core)
      return { halves: [first, second], winners, core }
    }),
  )
}

interface CounterGroup {
  readonly counters: readonly FootballCounter[]
  readonly selections: FootballSelection[]
  /** By the values of the counters. */
  readonly decided: Map<string, readonly number[]>
}

/** Selections that ask for the same counters are decided once for each of their values. */
function winnersByCounters(): (halfTime: Score, second: Score) => PackedWinners {
  const groups = new Map<string, CounterGroup>()
  for (const selection of FOOTBALL_SELECTIONS) {
    const counters = [...new Set(countersOf(selection.rule))].sort()
    const known = groups.get(counters.join())
    const group: CounterGroup = known ?? { counters, selections: [], decided: new Map() }
    group.selections.push(selection)
    groups.set(counters.join(), group)
  }
  return (halfTime, second) => {
    const fullTime: Score = [halfTime[0] + second[0], halfTime[1] + second[1]]
    const bounds = finalGoals({ status: 'finished', halfTime, fullTime })
    const won = [...groups.values()].flatMap(({ counters, selections, decided }) => {
      const key = counters.map((counter) => bounds[counter][0]).join()
      const winners = decided.get(key) ?? winnersAmong(selections, bounds)
      decided.set(key, winners)
      return winners
    })
    return Uint16Array.from(won)
  }
}

function winnersAmong(
  selections: readonly FootballSelection[],
  bounds: Bounds<FootballCounter>,
): readonly number[] {
  const won = selections.filter(({ rule }) => resultOf(rule, bounds) === 'win')
  return won.map(({ index }) => index)
}
