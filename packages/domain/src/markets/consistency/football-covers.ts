import { FOOTBALL_SELECTIONS, type FootballSelection } from '../football.ts'
import { type FootballCounter, finalGoals } from '../football-goals.ts'
import type { Score } from '../game.ts'
import { type Bounds, countersOf, resultOf } from '../rule.ts'
import { type Cover, coversOf, type Winners } from './covers.ts'

/** Goals of home and away in each half. */
type Halves = readonly [first: Score, second: Score]

/** Results in which the same selections win. */
interface ResultClass {
  readonly winners: Winners
  readonly results: Halves[]
}

/** What is known of a match that goes on. */
export interface MatchSoFar {
  readonly score: Score
  readonly isFirstHalf: boolean
}

/**
 * Goals of a side in a half: enough for every line, listed score and turn of a lead, in one half as
 * in both. Results with other numbers look to the markets like one of these.
 */
const HALF_GOALS = [0, 1, 2, 3, 4, 5, 6, 9] as const
/** From higher scores not every turn is within the results: nothing is then taken as known. */
const SCORE_MAX = 3

/** The covers of all football selections by what is known of a match, each found once. */
export class FootballCovers {
  #classes: readonly ResultClass[] | undefined
  readonly #coversByState = new Map<string, readonly Cover[]>()

  /** Null: nothing is known. */
  of(match: MatchSoFar | null): readonly Cover[] {
    const known = match && Math.max(...match.score) <= SCORE_MAX ? match : null
    const key = known ? `${known.score} ${known.isFirstHalf}` : ''
    const covers = this.#coversByState.get(key) ?? this.#find(known)
    this.#coversByState.set(key, covers)
    return covers
  }

  #find(match: MatchSoFar | null): readonly Cover[] {
    this.#classes ??= everyClass()
    const isPossible = ({ results }: ResultClass) =>
      match === null || results.some((halves) => canFollow(match, halves))
    return coversOf(this.#classes.filter(isPossible).map(({ winners }) => winners))
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

function everyClass(): readonly ResultClass[] {
  const classes = new Map<string, ResultClass>()
  const winnersOf = winnersByCounters()
  const scores = HALF_GOALS.flatMap((home) => HALF_GOALS.map((away): Score => [home, away]))
  for (const first of scores) {
    for (const second of scores) {
      const winners = winnersOf(first, second)
      const found = classes.get(winners.join()) ?? { winners, results: [] }
      found.results.push([first, second])
      classes.set(winners.join(), found)
    }
  }
  return [...classes.values()]
}

interface CounterGroup {
  readonly counters: readonly FootballCounter[]
  readonly selections: FootballSelection[]
}

/** Selections that ask for the same counters are decided once for each of their values. */
function winnersByCounters(): (halfTime: Score, second: Score) => Winners {
  const groups = new Map<string, CounterGroup>()
  for (const selection of FOOTBALL_SELECTIONS) {
    const counters = [...new Set(countersOf(selection.rule))].sort()
    const group = groups.get(counters.join()) ?? { counters, selections: [] }
    group.selections.push(selection)
    groups.set(counters.join(), group)
  }
  const decided = new Map<string, Winners>()
  return (halfTime, second) => {
    const fullTime: Score = [halfTime[0] + second[0], halfTime[1] + second[1]]
    const bounds = finalGoals({ status: 'finished', halfTime, fullTime })
    return [...groups.values()].flatMap(({ counters, selections }) => {
      const key = counters.map((counter) => `${counter} ${bounds[counter][0]}`).join()
      const winners = decided.get(key) ?? winnersAmong(selections, bounds)
      decided.set(key, winners)
      return winners
    })
  }
}

function winnersAmong(
  selections: readonly FootballSelection[],
  bounds: Bounds<FootballCounter>,
): Winners {
  const won = selections.filter(({ rule }) => resultOf(rule, bounds) === 'win')
  return won.map(({ index }) => index)
}
