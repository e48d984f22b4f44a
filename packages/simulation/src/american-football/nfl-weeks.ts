import { itemAt } from '@caderneta/feed/item-at'
import { pairingsOfRound } from '../schedule/round-robin.ts'

type Pair = readonly [home: string, away: string]
type Seats = readonly [one: number, other: number]

const CONFERENCE = 16
/** Weeks in which a round of each conference is played, by its number; others are between both. */
const ROUNDS_INSIDE: readonly (number | null)[] = [
  ...[0, null, 1, null],
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  ...[null, null, null, 12],
]
/** Rounds of which a match is left out, so that its sides have their week without one. */
const ROUNDS_WITH_REST = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
/** Between the conferences the sides move on by so many seats. */
const STEP = 3

/**
 * Who meets whom in a week of the regular season, counted from 0: eighteen weeks in which each side
 * plays twelve times in its conference, five times in the other, and rests once from week 5 to 14.
 * `seats` are the sides of one conference, then those of the other.
 */
export function pairsOfWeek(week: number, seats: readonly string[]): readonly Pair[] {
  return itemAt(WEEKS, week).map(([home, away]): Pair => [itemAt(seats, home), itemAt(seats, away)])
}

function insideConferences(round: number): readonly Seats[] {
  const left = RESTING.get(round)
  return [0, CONFERENCE].flatMap((first) =>
    pairingsOfRound(CONFERENCE, round)
      .filter((seat) => left === undefined || !isSame(seat, left))
      .map(([home, away]): Seats => [first + home, first + away]),
  )
}

function betweenConferences(week: number): readonly Seats[] {
  return Array.from({ length: CONFERENCE }, (_, seat): Seats => {
    return [seat, CONFERENCE + ((seat + STEP * week) % CONFERENCE)]
  })
}

/** The side that has played at home less often is at home. */
function withEvenHomes(weeks: readonly (readonly Seats[])[]): readonly (readonly Seats[])[] {
  const homes = Array.from({ length: 2 * CONFERENCE }, () => 0)
  return weeks.map((week) =>
    week.map(([one, other]): Seats => {
      const pair: Seats = itemAt(homes, one) <= itemAt(homes, other) ? [one, other] : [other, one]
      homes[pair[0]] = itemAt(homes, pair[0]) + 1
      return pair
    }),
  )
}

/** One match of a round at most, which together have every side once. */
const RESTING: ReadonlyMap<number, Seats> = new Map(restsFrom(0, []))

type Rests = readonly (readonly [round: number, seats: Seats])[]

function restsFrom(index: number, chosen: Rests): Rests | null {
  if (2 * chosen.length === CONFERENCE) return chosen
  const round = ROUNDS_WITH_REST[index]
  if (round === undefined) return null
  const resting = new Set(chosen.flatMap(([, seats]) => seats))
  for (const seats of pairingsOfRound(CONFERENCE, round)) {
    if (seats.some((seat) => resting.has(seat))) continue
    const found = restsFrom(index + 1, [...chosen, [round, seats]])
    if (found) return found
  }
  return restsFrom(index + 1, chosen)
}

function isSame([home, away]: Seats, [one, other]: Seats): boolean {
  return home === one && away === other
}

const WEEKS = withEvenHomes(
  ROUNDS_INSIDE.map((round, week) =>
    round === null ? betweenConferences(week) : insideConferences(round),
  ),
)
