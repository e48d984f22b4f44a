import { itemAt } from '@caderneta/pricing/chances/item-at'
import { randomFrom } from '@caderneta/pricing/random'
import { keptAnswers } from '../schedule/kept-answers.ts'
import { pairingsOfRound, roundsOfLeg } from '../schedule/round-robin.ts'
import { shuffled } from '../schedule/shuffled.ts'
import { NBA_DIVISIONS } from './basketball-teams.ts'

type Pair = readonly [home: string, away: string]
type Seats = readonly [home: number, away: number]

const [DIVISION, CONFERENCE, LEAGUE] = [5, 15, 30]
const CONFERENCES = [0, CONFERENCE]
const DIVISIONS = [0, 1, 2]
/** Between two divisions of a conference each side meets so many of the other once more. */
const MORE_BETWEEN_DIVISIONS = 3
const SEASONS_KEPT = 8

/**
 * Who meets whom in a round of the regular season of the NBA: 82 games of each side, 41 of them at
 * home. Twice against the other conference; four times in the division and against six sides of the
 * conference, three times against its four others. A side rests in two of the rounds.
 */
export function nbaRound(round: number, key: string): readonly Pair[] {
  const seats = seatsOf(key)
  return itemAt(NBA_ROUNDS, round).map(
    ([home, away]): Pair => [itemAt(seats, home), itemAt(seats, away)],
  )
}

/** Every season has another order within the divisions. */
const seatsOf = keptAnswers((key: string): readonly string[] => {
  const random = randomFrom(`${key}/divisions`)
  return NBA_DIVISIONS.flatMap((division) =>
    shuffled(
      division.map(({ name }) => name),
      random,
    ),
  )
}, SEASONS_KEPT)

/** Everybody against everybody of so many, in rounds in each of which one rests. */
function oddRound(count: number, round: number, first: number): readonly Seats[] {
  const seats = Array.from({ length: count }, (_, seat) => seat)
  return seats.flatMap((one) =>
    seats
      .filter((other) => one < other && (one + other) % count === round)
      .map((other): Seats => {
        const isHome = 2 * (other - one) < count
        return isHome ? [first + one, first + other] : [first + other, first + one]
      }),
  )
}

/** Once more against everybody of the conference. */
function conferenceRound(round: number): readonly Seats[] {
  return CONFERENCES.flatMap((first) => oddRound(CONFERENCE, round, first))
}

function divisionRound(division: number, round: number): readonly Seats[] {
  return CONFERENCES.flatMap((first) => oddRound(DIVISION, round, first + DIVISION * division))
}

/** One division is at another one, while the third plays within itself. */
function betweenDivisions(turn: number, host: number): readonly Seats[] {
  const [guest, free] = [(host + 1) % DIVISIONS.length, (host + 2) % DIVISIONS.length]
  const between = CONFERENCES.flatMap((first) =>
    Array.from({ length: DIVISION }, (_, seat): Seats => {
      const other = (seat + turn) % DIVISION
      return [first + DIVISION * host + seat, first + DIVISION * guest + other]
    }),
  )
  return [...between, ...divisionRound(free, turn)]
}

const TURNS = Array.from({ length: DIVISION }, (_, turn) => turn)

/** Each list is spread over the whole season. */
function spread(lists: readonly (readonly (readonly Seats[])[])[]): readonly (readonly Seats[])[] {
  return lists
    .flatMap((rounds) =>
      rounds.map((pairs, index) => ({ pairs, at: (index + 0.5) / rounds.length })),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ pairs }) => pairs)
}

export const NBA_ROUNDS: readonly (readonly Seats[])[] = spread([
  Array.from({ length: 2 * roundsOfLeg(LEAGUE) }, (_, round) => pairingsOfRound(LEAGUE, round)),
  Array.from({ length: CONFERENCE }, (_, round) => conferenceRound(round)),
  TURNS.flatMap((turn) =>
    turn < MORE_BETWEEN_DIVISIONS
      ? DIVISIONS.map((host) => betweenDivisions(turn, host))
      : [DIVISIONS.flatMap((division) => divisionRound(division, turn))],
  ),
])
