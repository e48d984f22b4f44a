import { itemAt } from '@caderneta/feed/item-at'
import { randomFrom } from '@caderneta/feed/random'
import { pairingsOfRound } from '../round-robin.ts'
import { shuffled } from '../shuffled.ts'
import type { CompetitionPlan, DatedCompetition } from './dated-competition.ts'

export type Pair = readonly [home: string, away: string]

/** How a game ended; the score is null when it was not played. */
export interface PairResult {
  readonly score: readonly [home: number, away: number] | null
  readonly winner: 'home' | 'away'
}

/** Results of an earlier round, in the order of its pairs. */
type ResultsOf = (round: number, pairs: readonly Pair[]) => readonly PairResult[]

/** Who meets whom in a season of a competition. */
export interface SeasonDraw {
  pairsOf(round: number): readonly Pair[]
}

/** Sides that take part, as the lot orders them. */
export function drawnOrder({ plan, tournament }: DatedCompetition, key: string): readonly string[] {
  const { entrants } = tournament
  const entered = plan.rounds === 0 ? entrants.slice(0, plan.knockout || entrants.length) : entrants
  return shuffled(entered, randomFrom(`${key}/draw`))
}

/** Pairs of the knock-out follow from the results before them, which are played when needed. */
export function drawSeason(
  plan: CompetitionPlan,
  order: readonly string[],
  key: string,
  resultsOf: ResultsOf,
): SeasonDraw {
  const groups = groupsOf(order, plan.groupSize)
  const drawn = new Map<number, readonly Pair[]>()
  const made = (round: number): readonly Pair[] => {
    if (plan.friendlies !== null) return friendlies(order, round, key, plan.friendlies)
    if (round < plan.rounds) return groups.flatMap((group) => groupPairs(group, round))
    const { stage, game, first } = placeInKnockout(plan, round)
    if (game > 0) return undecided(first, game).map(game % 2 === 1 ? turned : same)
    if (stage === 0) return bracket(qualified(groups, plan, pairsOf, resultsOf))
    const before = first - plan.series
    const wins = winsOf(before, plan.series)
    return bracket(pairsOf(before).map((pair) => leaderOf(wins, pair)))
  }
  const winsOf = (first: number, games: number): ReadonlyMap<string, number> => {
    const wins = new Map<string, number>()
    for (let round = first; round < first + games; round += 1) {
      const pairs = pairsOf(round)
      const results = pairs.length === 0 ? [] : resultsOf(round, pairs)
      for (const [index, [home, away]] of pairs.entries()) {
        const winner = itemAt(results, index).winner === 'home' ? home : away
        wins.set(winner, winsIn(wins, winner) + 1)
      }
    }
    return wins
  }
  const undecided = (first: number, games: number): readonly Pair[] => {
    const wins = winsOf(first, games)
    const isOpen = (side: string) => 2 * winsIn(wins, side) < plan.series
    return pairsOf(first).filter((pair) => pair.every(isOpen))
  }
  const pairsOf = (round: number): readonly Pair[] => {
    const pairs = drawn.get(round) ?? made(round)
    drawn.set(round, pairs)
    return pairs
  }
  return { pairsOf }
}

/** Stage and game of a series, counted from 0, and the round of the first game of the stage. */
export function placeInKnockout({ rounds, series }: CompetitionPlan, round: number) {
  const stage = Math.floor((round - rounds) / series)
  const first = rounds + stage * series
  return { stage, game: round - first, first }
}

function winsIn(wins: ReadonlyMap<string, number>, side: string): number {
  return wins.get(side) ?? NO_WINS
}

function leaderOf(wins: ReadonlyMap<string, number>, [home, away]: Pair): string {
  return winsIn(wins, home) >= winsIn(wins, away) ? home : away
}

const same = (pair: Pair): Pair => pair
const turned = ([home, away]: Pair): Pair => [away, home]

export function groupsOf(order: readonly string[], size: number): readonly (readonly string[])[] {
  const count = Math.max(1, Math.round(order.length / size))
  return Array.from({ length: count }, (_, group) =>
    order.filter((_, index) => index % count === group),
  )
}

function groupPairs(group: readonly string[], round: number): readonly Pair[] {
  return pairingsOfRound(group.length, round).map(
    ([home, away]): Pair => [itemAt(group, home), itemAt(group, away)],
  )
}

function friendlies(
  order: readonly string[],
  round: number,
  key: string,
  count: number,
): readonly Pair[] {
  const sides = shuffled(order, randomFrom(`${key}/friendlies/${round}`))
  return Array.from(
    { length: count },
    (_, index): Pair => [itemAt(sides, 2 * index), itemAt(sides, 2 * index + 1)],
  )
}

/** First against last; the better one of the earlier rounds is at home. */
function bracket(sides: readonly string[]): readonly Pair[] {
  return Array.from(
    { length: sides.length / 2 },
    (_, index): Pair => [itemAt(sides, index), itemAt(sides, sides.length - 1 - index)],
  )
}

/** The best of the groups; without groups those that were drawn first. */
function qualified(
  groups: readonly (readonly string[])[],
  { rounds, knockout }: CompetitionPlan,
  pairsOf: SeasonDraw['pairsOf'],
  resultsOf: ResultsOf,
): readonly string[] {
  if (rounds === 0) return groups.flat().slice(0, knockout)
  const worth = new Map<string, number>()
  for (let round = 0; round < rounds; round += 1) {
    const pairs = pairsOf(round)
    const results = resultsOf(round, pairs)
    for (const [index, pair] of pairs.entries()) addResult(worth, pair, itemAt(results, index))
  }
  const worthOf = (side: string) => worth.get(side) ?? NO_WORTH
  const tables = groups.map((group) =>
    group.toSorted((one, other) => worthOf(other) - worthOf(one)),
  )
  const places = Array.from({ length: Math.ceil(knockout / groups.length) }, (_, place) =>
    tables
      .flatMap((table) => table.slice(place, place + 1))
      .sort((one, other) => worthOf(other) - worthOf(one)),
  )
  return places.flat().slice(0, knockout)
}

/** Of a side without a result yet. */
const NO_WORTH = 0
const NO_WINS = 0
const [POINT, GOAL_OF_DIFFERENCE, GOAL] = [1_000_000, 1_000, 1]

/** Points, then goal difference, then goals. */
function addResult(worth: Map<string, number>, [home, away]: Pair, { score }: PairResult): void {
  if (score === null) return
  const add = (side: string, goals: number, against: number) => {
    const points = goals > against ? 3 : goals === against ? 1 : 0
    const sum = points * POINT + (goals - against) * GOAL_OF_DIFFERENCE + goals * GOAL
    worth.set(side, (worth.get(side) ?? NO_WORTH) + sum)
  }
  add(home, score[0], score[1])
  add(away, score[1], score[0])
}
