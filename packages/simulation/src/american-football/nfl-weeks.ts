import { itemAt } from '@caderneta/pricing/chances/item-at'
import { randomFrom } from '@caderneta/pricing/random'
import type { SeasonKey } from '../schedule/dated-competition.ts'
import { keptAnswers } from '../schedule/kept-answers.ts'
import { shuffled } from '../schedule/shuffled.ts'
import { NFL_SIDES, nflMatchups, type Seats } from './nfl-matchups.ts'
import { thanksgivingWeek, thursdayGames } from './nfl-season.ts'

type Pair = readonly [home: string, away: string]
type Week = readonly Seats[]

/** At home on every Thanksgiving. */
const THANKSGIVING_HOSTS = ['Detroit Lions', 'Dallas Cowboys']
/** Sides rest from the fifth to the fourteenth week, so many matches in each but Thanksgiving's. */
const [FIRST_REST, LAST_REST, RESTS_OF_WEEK] = [4, 13, 2]
/** What the resting sides left out is played in this week. */
const CAUGHT_UP = 14
const EMPTY: Week = []
const SEASONS_KEPT = 8
const BETWEEN = '|'

/**
 * Who meets whom in a week, counted from 0: first on Thursday, then on Sunday, last on Monday.
 * `sides` are those of the divisions of one conference, then of the other.
 */
export function nflWeek(
  week: number,
  { key, year }: SeasonKey,
  sides: readonly string[],
): readonly Pair[] {
  const weeks = weeksOf([year, ...sides, key].join(BETWEEN))
  return itemAt(weeks, week).map(([home, away]): Pair => [itemAt(sides, home), itemAt(sides, away)])
}

/** The divisions in their order; within each that of the season before, which is sampled. */
export function nflSeats(
  divisions: readonly (readonly string[])[],
  key: string,
): readonly string[] {
  const random = randomFrom(`${key}/divisions`)
  return divisions.flatMap((division) => shuffled(division, random))
}

const weeksOf = keptAnswers((text: string): readonly Week[] => {
  const [year, ...rest] = text.split(BETWEEN)
  const sides = rest.slice(0, NFL_SIDES)
  // A key may have the sign itself: it is the seed of a setting.
  const key = rest.slice(NFL_SIDES).join(BETWEEN)
  const hosts = THANKSGIVING_HOSTS.map((side) => sides.indexOf(side))
  const weeks = withRests(plannedWeeks(Number(year), hosts), thanksgivingWeek(Number(year)))
  return inOrderOfDays(weeks, { year: Number(year), hosts, key })
}, SEASONS_KEPT)

/** Seventeen weeks in which everybody plays, and an empty one. */
function plannedWeeks(year: number, hosts: readonly number[]): readonly Week[] {
  const { inDivision, inConference, betweenConferences, bySamePlace, seventeenth } =
    nflMatchups(year)
  const division = (round: number) => itemAt(inDivision, round)
  const conference = (round: number) => itemAt(inConference, round)
  const between = (round: number) => itemAt(betweenConferences, round)
  const place = (round: number) => itemAt(bySamePlace, round)
  const [thanks, back] = atHome(division(0), division(3), hosts)
  const weeks = [
    ...[between(0), back, conference(0), division(1), between(1), conference(1), division(2)],
    ...[place(0), between(2), conference(2), seventeenth, between(3), conference(3)],
    ...[EMPTY, place(1), division(4), division(5)],
  ]
  return weeks.toSpliced(thanksgivingWeek(year), 0, thanks)
}

/** Both rounds of the same matches: those of the hosts are at their homes in the first one. */
function atHome(round: Week, back: Week, hosts: readonly number[]): readonly [Week, Week] {
  const isOfHost = ([, away]: Seats) => hosts.includes(away)
  return [
    round.map((pair, index) => (isOfHost(pair) ? itemAt(back, index) : pair)),
    back.map((pair, index) => (isOfHost(itemAt(round, index)) ? itemAt(round, index) : pair)),
  ]
}

interface Rest {
  readonly week: number
  readonly pair: Seats
}

/** The matches that are left out have every side once; they are played together. */
function withRests(weeks: readonly Week[], thanksgiving: number): readonly Week[] {
  const isOpen = (week: number) => week >= FIRST_REST && week <= LAST_REST && week !== thanksgiving
  const choices = weeks.flatMap((pairs, week) =>
    isOpen(week) ? pairs.map((pair): Rest => ({ week, pair })) : [],
  )
  const rests = restsFrom(choices, [])
  if (rests === null) throw new RangeError('no week of rest for every side')
  const isLeftOut = (week: number, pair: Seats) =>
    rests.some((rest) => rest.week === week && rest.pair === pair)
  return weeks.map((pairs, week) =>
    week === CAUGHT_UP
      ? rests.map(({ pair }) => pair)
      : pairs.filter((pair) => !isLeftOut(week, pair)),
  )
}

function restsFrom(choices: readonly Rest[], chosen: readonly Rest[]): readonly Rest[] | null {
  const rested = new Set(chosen.flatMap(({ pair }) => pair))
  const next = Array.from({ length: NFL_SIDES }, (_, side) => side).find(
    (each) => !rested.has(each),
  )
  if (next === undefined) return chosen
  for (const rest of choices) {
    const { week, pair } = rest
    if (!pair.includes(next) || pair.some((side) => rested.has(side))) continue
    if (chosen.filter((each) => each.week === week).length === RESTS_OF_WEEK) continue
    const found = restsFrom(choices, [...chosen, rest])
    if (found) return found
  }
  return null
}

interface OrderDeps {
  readonly year: number
  readonly hosts: readonly number[]
  readonly key: string
}

/**
 * Thursday's matches first: of the sides that have played on fewest Thursdays. Who plays on the
 * Thursday after follows, early on Sunday, and never plays on Monday.
 */
function inOrderOfDays(weeks: readonly Week[], { year, hosts, key }: OrderDeps): readonly Week[] {
  const random = randomFrom(`${key}/days`)
  const counts = Array.from({ length: NFL_SIDES }, () => 0)
  const mixed = weeks.map((pairs) => shuffled(pairs, random))
  const thursdays = mixed.map((pairs, week) => {
    const games = thursdayGames(year, week)
    const isFirst = ([home]: Seats) => games > 1 && hosts.includes(home)
    const fewest = ([home, away]: Seats) => itemAt(counts, home) + itemAt(counts, away)
    const chosen = pairs
      .toSorted(
        (one, other) =>
          Number(isFirst(other)) - Number(isFirst(one)) || fewest(one) - fewest(other),
      )
      .slice(0, games)
    for (const side of chosen.flat()) counts[side] = itemAt(counts, side) + 1
    return chosen
  })
  return mixed.map((pairs, week) => {
    const own = itemAt(thursdays, week)
    const soon = new Set(thursdays[week + 1]?.flat())
    const isSoon = (pair: Seats) => pair.some((side) => soon.has(side))
    const others = pairs.filter((pair) => !own.includes(pair))
    return [...own, ...others.filter(isSoon), ...others.filter((pair) => !isSoon(pair))]
  })
}
