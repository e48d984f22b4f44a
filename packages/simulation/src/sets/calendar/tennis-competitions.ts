import { listAt } from '@caderneta/pricing/chances/list-at'
import type { CompetitionPlan, DatedCompetition } from '../../schedule/dated-competition.ts'
import { keptAnswers } from '../../schedule/kept-answers.ts'
import { localTime } from '../../schedule/local-time.ts'
import type { DaySpan } from '../../schedule/match-window.ts'
import { daysOfEvent, TENNIS_DATA, type TennisEvent, type Tour, tourOf } from './tennis-data.ts'
import { tennisFields } from './tennis-fields.ts'
import type { TennisTournament } from './tennis-tournament.ts'

const FIRST_ID = 10_070_200

/** Chance of the average player to win a point on the own serve. */
const SERVES: Readonly<Record<Tour, Readonly<Record<TennisEvent['surface'], number>>>> = {
  atp: { grass: 0.665, hard: 0.645, clay: 0.62 },
  wta: { grass: 0.6, hard: 0.58, clay: 0.56 },
}
const APPEALS: Readonly<Record<TennisEvent['category'], number>> = {
  GS: 9,
  finals: 8,
  '1000': 7,
  '500': 5,
  '250': 3,
  challenger: 2,
}
const APPEAL_AT_HOME = 3
const HOURS = ['11:00', '13:00', '15:00', '17:00', '19:00', '21:00'] as const
/** Early enough for who plays somewhere else on the next day. */
const FINAL_HOUR = '15:00'

/** A year's fields of a tour belong together; they are made once. */
const fieldsOf = keptAnswers((key: string) => {
  const [tour, year] = key.split('/', 2)
  return tennisFields(tour === 'atp' ? 'atp' : 'wta', Number(year), key)
}, 12)

/** The tournaments of both tours. New ones go to the end of the data: ids depend on their place. */
export const TENNIS_COMPETITIONS: readonly DatedCompetition<TennisTournament>[] =
  TENNIS_DATA.events.map((event, index) => {
    const plan = planOf(event)
    const tour = tourOf(event)
    return {
      tournament: tournamentOf(event, index + 1),
      number: index + 1,
      rank: 0,
      plan,
      isNeutral: true,
      slots: HOURS.map((at) => ({ day: '*', at, weight: 1 })),
      final: { day: '*', at: FINAL_HOUR, weight: 1 },
      placeOf: null,
      toUtc: localTime(event.timeZone),
      fieldOf: (year, key) => {
        const seed = key.slice(0, key.indexOf('/season/'))
        return listAt(fieldsOf(`${tour}/${year}/${seed}`), event.id)
      },
      pairsOf: null,
      gamesByDay: null,
      roundNames: 'draw',
      midweekShare: 0,
      seasonOf: (year) => {
        const span = daysOfEvent(event, year)
        return { span, breaks: [], within: null, rounds: roundDays(span, roundCount(plan)) }
      },
    }
  })

function tournamentOf(event: TennisEvent, number: number): TennisTournament {
  const { name, location, category, bestOf, surface } = event
  const isHome = location === 'Brasil'
  return {
    id: FIRST_ID + number,
    name,
    location,
    entrants: TENNIS_DATA.players[tourOf(event)].map((player) => player.name),
    daysOfCycle: [],
    startMinutes: [],
    levels: null,
    appeal: Math.min(10, APPEALS[category] + (isHome ? APPEAL_AT_HOME : 0)),
    wanted: bestOf === 5 ? 3 : 2,
    serve: SERVES[tourOf(event)][surface],
  }
}

/** Who has no match in the first round is in the second one; the finals begin in two groups. */
function planOf({ draw, category }: TennisEvent): CompetitionPlan {
  const isFinals = category === 'finals'
  const legs = Array.from({ length: isFinals ? 2 : Math.ceil(Math.log2(draw)) }, () => 1)
  return {
    rounds: isFinals ? 3 : 0,
    groupSize: isFinals ? draw / 2 : draw,
    tier: null,
    knockout: { sides: isFinals ? draw / 2 : draw, legs, hasThirdPlace: false },
    friendlies: null,
  }
}

function roundCount({ rounds, knockout }: CompetitionPlan): number {
  return rounds + (knockout === null ? 0 : knockout.legs.length)
}

/** One day for each round; what is left goes to the early ones, which have many matches. */
function roundDays({ from, until }: DaySpan, rounds: number): readonly DaySpan[] {
  const lengths = Array.from({ length: rounds }, () => 1)
  const early = rounds - 2
  for (let spare = until - from + 1 - rounds, turn = 0; spare > 0 && turn < 2 * early; turn += 1) {
    const round = turn % early
    const length = lengths[round]
    if (length === undefined || length > 2) continue
    lengths[round] = length + 1
    spare -= 1
  }
  let day = from
  return lengths.map((length, round) => {
    const first = round === rounds - 1 ? until : day
    day = first + length
    return { from: first, until: day - 1 }
  })
}
