import { itemAt } from '@caderneta/feed/item-at'
import { randomFrom } from '@caderneta/feed/random'
import type { DatedCompetition } from './dated-competition.ts'
import { pairingsOfRound } from './round-robin.ts'
import { shuffled } from './shuffled.ts'
import { standingsOf } from './standings.ts'

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

/** Pairs of the knock-out follow from the results before them, which are played when needed. */
export function drawSeason(
  competition: DatedCompetition,
  key: string,
  resultsOf: ResultsOf,
): SeasonDraw {
  const { plan, tournament } = competition
  const { entrants } = tournament
  const entered = plan.rounds === 0 ? entrants.slice(0, plan.knockout || entrants.length) : entrants
  const order = shuffled(entered, randomFrom(`${key}/draw`))
  const groups = groupsOf(order, plan.groupSize)
  const drawn = new Map<number, readonly Pair[]>()
  const made = (round: number): readonly Pair[] => {
    if (plan.friendlies !== null) return friendlies(order, round, key, plan.friendlies)
    if (round < plan.rounds) return groups.flatMap((group) => groupPairs(group, round))
    if (round > plan.rounds) return bracket(winners(pairsOf(round - 1), resultsOf, round - 1))
    return bracket(qualified(groups, plan, pairsOf, resultsOf))
  }
  const pairsOf = (round: number): readonly Pair[] => {
    const pairs = drawn.get(round) ?? made(round)
    drawn.set(round, pairs)
    return pairs
  }
  return { pairsOf }
}

type Plan = DatedCompetition['plan']

function groupsOf(order: readonly string[], size: number): readonly (readonly string[])[] {
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

function winners(pairs: readonly Pair[], resultsOf: ResultsOf, round: number): readonly string[] {
  const results = resultsOf(round, pairs)
  return pairs.map(([home, away], index) =>
    itemAt(results, index).winner === 'home' ? home : away,
  )
}

/** The best of the groups; without groups those that were drawn first. */
function qualified(
  groups: readonly (readonly string[])[],
  { rounds, knockout }: Plan,
  pairsOf: SeasonDraw['pairsOf'],
  resultsOf: ResultsOf,
): readonly string[] {
  if (rounds === 0) return groups.flat().slice(0, knockout)
  const table = standingsOf(groups.flat())
  for (let round = 0; round < rounds; round += 1) {
    const pairs = pairsOf(round)
    for (const [index, result] of resultsOf(round, pairs).entries())
      table.add(itemAt(pairs, index), result.score)
  }
  const tables = groups.map((group) => group.toSorted(table.compare))
  const places = Array.from({ length: Math.ceil(knockout / groups.length) }, (_, place) =>
    tables.flatMap((table) => table.slice(place, place + 1)).sort(table.compare),
  )
  return places.flat().slice(0, knockout)
}
