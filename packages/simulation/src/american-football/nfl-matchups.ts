import { itemAt } from '@caderneta/pricing/chances/item-at'

/** Places in the order of the season: four sides of each of eight divisions. */
export type Seats = readonly [home: number, away: number]
type Round = readonly Seats[]

export const NFL_SIDES = 32
const SIDES = [0, 1, 2, 3]
/** Of a conference. */
const DIVISIONS = [0, 1, 2, 3]
/** The first division of each conference. */
const CONFERENCES = [0, DIVISIONS.length]
/** How four divisions, or four sides, make two pairs, each with every other one. */
const PAIRINGS: readonly Round[] = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [0, 2],
    [3, 1],
  ],
  [
    [0, 3],
    [1, 2],
  ],
]

const seatOf = (division: number, side: number) => SIDES.length * division + side
const turned = ([home, away]: Seats): Seats => [away, home]

/** Everybody plays in each of these rounds, which together are the regular season of a year. */
interface NflMatchups {
  /** Within each division: three rounds, then the same with home and away changed. */
  readonly inDivision: readonly Round[]
  /** All sides of another division of the conference, which changes every year. */
  readonly inConference: readonly Round[]
  /** All sides of a division of the other conference, which changes every year. */
  readonly betweenConferences: readonly Round[]
  /** Who ended in the same place, in both other divisions of the conference. */
  readonly bySamePlace: readonly Round[]
  /** The same in another division of the other conference: the seventeenth game. */
  readonly seventeenth: Round
}

/** Who meets whom in a year, as the league has it since 2021. */
export function nflMatchups(year: number): NflMatchups {
  const partners = pairingOf(year, 0)
  const rival = (division: number, turn: number) =>
    DIVISIONS.length + ((division + year + turn) % DIVISIONS.length)
  const firstConferenceIsHome = year % 2 === 1
  return {
    inDivision: [...PAIRINGS.map(divisionRound), ...PAIRINGS.map(divisionRound).map(turnedRound)],
    inConference: SIDES.map((turn) =>
      CONFERENCES.flatMap((first) =>
        partners.flatMap(([one, other]) => between(first + one, first + other, turn)),
      ),
    ),
    betweenConferences: SIDES.map((turn) =>
      DIVISIONS.flatMap((division) => between(division, rival(division, 0), turn)),
    ),
    bySamePlace: samePlaceRounds(pairingOf(year, 1), pairingOf(year, 2)),
    seventeenth: DIVISIONS.flatMap((division) => {
      const pairs = samePlace(division, rival(division, 2))
      return firstConferenceIsHome ? pairs : turnedRound(pairs)
    }),
  }
}

/** Of the divisions of a conference: each pairing comes every three years. */
function pairingOf(year: number, turn: number): Round {
  return itemAt(PAIRINGS, (year + turn) % PAIRINGS.length)
}

function turnedRound(round: Round): Round {
  return round.map(turned)
}

function divisionRound(pairing: Round): Round {
  const divisions = CONFERENCES.flatMap((first) => DIVISIONS.map((division) => first + division))
  return divisions.flatMap((division) =>
    pairing.map(([home, away]): Seats => [seatOf(division, home), seatOf(division, away)]),
  )
}

/** All sides of one division against another one: each is at home in two of the four turns. */
function between(one: number, other: number, turn: number): Round {
  const pairs = SIDES.map((side): Seats => {
    return [seatOf(one, side), seatOf(other, (side + turn) % SIDES.length)]
  })
  return turn < 2 ? pairs : turnedRound(pairs)
}

function samePlace(home: number, away: number): Round {
  return SIDES.map((side): Seats => [seatOf(home, side), seatOf(away, side)])
}

/** Two pairings of four divisions are a circle, in which each is at home once. */
function samePlaceRounds(first: Round, second: Round): readonly Round[] {
  const next = partnerIn(first, 0)
  const third = partnerIn(second, next)
  const last = partnerIn(first, third)
  const circles: readonly Round[] = [
    [
      [0, next],
      [third, last],
    ],
    [
      [next, third],
      [last, 0],
    ],
  ]
  return circles.map((pairs) =>
    CONFERENCES.flatMap((conference) =>
      pairs.flatMap(([home, away]) => samePlace(conference + home, conference + away)),
    ),
  )
}

function partnerIn(pairing: Round, division: number): number {
  const both = pairing.filter((pair) => pair.includes(division)).flat()
  return itemAt(
    both.filter((each) => each !== division),
    0,
  )
}
