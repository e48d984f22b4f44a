import { itemAt } from '@caderneta/pricing/chances/item-at'
import { randomFrom } from '@caderneta/pricing/random'
import {
  type DatedCompetition,
  type RoundKind,
  roundsOf,
  type SeasonKey,
} from './dated-competition.ts'
import type { DrawnPair, Earlier, PairResult } from './drawn-round.ts'
import { type Groups, groupsOf, potsOf, seatsOf } from './groups.ts'
import { afterPlayIn, playInPairs } from './play-in.ts'
import { pairingsOfRound, roundsOfLeg } from './round-robin.ts'
import { nextOfSeries, winnersOfSeries } from './series.ts'
import { shuffled } from './shuffled.ts'
import { standingsOf } from './standings.ts'

type Pair = readonly [home: string, away: string]

/** Results of an earlier round, in the order of its pairs. */
type ResultsOf = (round: number, pairs: readonly DrawnPair[]) => readonly PairResult[]

/** Who meets whom in a season of a competition. */
export interface SeasonDraw {
  pairsOf(round: number): readonly DrawnPair[]
}

/**
 * Pairs of the knock-out follow from the results before them, which are played when needed. A
 * field that was drawn elsewhere takes the place of the entrants.
 */
export function drawSeason(
  competition: DatedCompetition,
  season: SeasonKey,
  resultsOf: ResultsOf,
  field: readonly string[] | null = null,
): SeasonDraw {
  const { plan, tournament } = competition
  const { key } = season
  const kinds = roundsOf(plan)
  const seats = field ?? seatsOf(competition, key)
  const groups = groupsOf(seats, plan)
  const drawn = new Map<number, readonly DrawnPair[]>()
  const played = new Map<number, readonly PairResult[]>()
  const earlier: Earlier = {
    pairsOf: (round) => pairsOf(round),
    resultsOf: (round) => {
      const results = played.get(round) ?? resultsOf(round, pairsOf(round))
      played.set(round, results)
      return results
    },
  }
  const pairsOf = (round: number): readonly DrawnPair[] => {
    const pairs = drawn.get(round) ?? made(round)
    drawn.set(round, pairs)
    return pairs
  }
  const made = (round: number): readonly DrawnPair[] => {
    if (plan.friendlies !== null) {
      const { tier, friendlies: count } = plan
      return unplayed(friendlies(tournament.entrants, round, key, { tier, count }))
    }
    const kind = itemAt(kinds, round)
    if (kind.kind === 'groups' && competition.pairsOf !== null)
      return unplayed(competition.pairsOf(round, season, seats))
    if (kind.kind === 'groups')
      return unplayed(
        groups
          .filter((group) => isPlaying(groups, group, round))
          .flatMap((group) => groupPairs(group, round)),
      )
    if (kind.kind === 'third place') return unplayed([pairOf(losers(earlier, round - 1))])
    if (kind.kind === 'play-in') {
      const entered = qualified(groups, competition, earlier)
      return unplayed(playInPairs(tablesOf(groups, entered), plan, round, earlier))
    }
    if (kind.kind === 'friendlies') throw new RangeError('a round among others is no friendly')
    if (kind.leg === 'second') return returned(earlier, round - 1)
    if (kind.series !== null && kind.series.game > 0)
      return unplayed(nextOfSeries(kind.series, round, earlier))
    const sides = sidesOf({ competition, groups, kinds, round, earlier })
    const isByGroup = plan.knockout?.isByGroup === true && sides.length > 2
    const brackets = isByGroup ? tablesOf(groups, sides) : [sides]
    const pairs = brackets.flatMap(bracket)
    const isTurned = kind.leg === 'first' || kind.series?.isTurned === true
    return unplayed(isTurned ? pairs.map(turned) : pairs)
  }
  return { pairsOf }
}

/** Sides in their order, by group. */
function tablesOf(groups: Groups, sides: readonly string[]): Groups {
  return groups.map((group) => sides.filter((side) => group.includes(side)))
}

const turned = ([home, away]: Pair): Pair => [away, home]

function unplayed(pairs: readonly Pair[]): readonly DrawnPair[] {
  return pairs.map((pair) => ({ pair, firstLeg: null }))
}

/** A group is over when everybody met twice; a league goes on. */
function isPlaying(groups: Groups, group: readonly string[], round: number): boolean {
  return groups.length === 1 || round < 2 * roundsOfLeg(group.length)
}

function groupPairs(group: readonly string[], round: number): readonly Pair[] {
  return pairingsOfRound(group.length, round).map(
    ([home, away]): Pair => [itemAt(group, home), itemAt(group, away)],
  )
}

/** The strongest meet each other: sides of one tier. */
function friendlies(
  entrants: readonly string[],
  round: number,
  key: string,
  { tier, count }: { readonly tier: number | null; readonly count: number },
): readonly Pair[] {
  const random = randomFrom(`${key}/friendlies/${round}`)
  const sides = potsOf(entrants, tier ?? entrants.length).flatMap((each) => shuffled(each, random))
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

function pairOf(sides: readonly string[]): Pair {
  return [itemAt(sides, 0), itemAt(sides, 1)]
}

/** The second leg of a round: home and away change, and the goals of the first one count. */
function returned(earlier: Earlier, firstLeg: number): readonly DrawnPair[] {
  const results = earlier.resultsOf(firstLeg)
  return earlier.pairsOf(firstLeg).map(({ pair }, index) => {
    const [home, away] = itemAt(results, index).score ?? [0, 0]
    return { pair: turned(pair), firstLeg: [away, home] }
  })
}

function winners(earlier: Earlier, round: number): readonly string[] {
  const results = earlier.resultsOf(round)
  return earlier
    .pairsOf(round)
    .map(({ pair }, index) => (itemAt(results, index).winner === 'home' ? pair[0] : pair[1]))
}

function losers(earlier: Earlier, round: number): readonly string[] {
  const results = earlier.resultsOf(round)
  return earlier
    .pairsOf(round)
    .map(({ pair }, index) => (itemAt(results, index).winner === 'home' ? pair[1] : pair[0]))
}

interface KnockoutRound {
  readonly competition: DatedCompetition
  readonly groups: Groups
  readonly kinds: readonly RoundKind[]
  readonly round: number
  readonly earlier: Earlier
}

/** Sides of a round of the knock-out: the best of the groups, then those who won. */
function sidesOf({ competition, groups, kinds, round, earlier }: KnockoutRound): readonly string[] {
  const { plan } = competition
  const kind = itemAt(kinds, round)
  const before = itemAt(kinds, Math.max(0, round - 1))
  const ties = kind.kind === 'knockout' ? kind.ties : 0
  const entered = qualified(groups, competition, earlier)
  if (before.kind === 'play-in') return afterPlayIn(tablesOf(groups, entered), plan, round, earlier)
  if (round === plan.rounds) return entered.slice(entered.length - 2 * ties)
  const won =
    before.kind === 'knockout' && before.series !== null
      ? winnersOfSeries(before.series, round, earlier)
      : winners(earlier, before.kind === 'third place' ? round - 2 : round - 1)
  return [...entered.slice(0, 2 * ties - won.length), ...won]
}

/** The best of the groups; without groups those that were drawn first. */
function qualified(
  groups: Groups,
  { plan: { rounds, knockout } }: DatedCompetition,
  earlier: Earlier,
): readonly string[] {
  const places = knockout === null ? 0 : knockout.sides
  const sides = places + (knockout?.hasPlayIn ? 2 * groups.length : 0)
  if (rounds === 0) return groups.flat().slice(0, sides)
  const table = standingsOf(groups.flat())
  for (let round = 0; round < rounds; round += 1) {
    const pairs = earlier.pairsOf(round)
    for (const [index, result] of earlier.resultsOf(round).entries())
      table.add(itemAt(pairs, index).pair, result.score)
  }
  const tables = groups.map((group) => group.toSorted(table.compare))
  const inOrder = Array.from({ length: Math.ceil(sides / groups.length) }, (_, place) =>
    tables.flatMap((each) => each.slice(place, place + 1)).sort(table.compare),
  )
  return inOrder.flat().slice(0, sides)
}
