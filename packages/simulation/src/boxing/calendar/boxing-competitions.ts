import type { DatedCompetition } from '../../schedule/dated-competition.ts'
import { nthWeekday } from '../../schedule/dated-league.ts'
import { keptAnswers } from '../../schedule/kept-answers.ts'
import { localTime } from '../../schedule/local-time.ts'
import type { SeasonTournament } from '../../schedule/season-tournament.ts'
import { boxingCards, cardOf } from './boxing-cards.ts'
import { BOXING_DATA } from './boxing-data.ts'

/** Evenings of fights in one place. */
export interface BoxingTournament extends SeasonTournament {
  readonly rounds: 8 | 10 | 12
  /** Chance that half a minute brings a stoppage: heavier fighters hit harder. */
  readonly stoppage: number
}

const FIRST_ID = 10_121_100
const APPEAL = 5
const YEARS_KEPT = 8
const SATURDAY = 6

const cardsOf = keptAnswers(boxingCards, YEARS_KEPT)

/** New places go to the end of the data: ids depend on their place in it. */
export const BOXING_COMPETITIONS: readonly DatedCompetition<BoxingTournament>[] =
  BOXING_DATA.evenings.map((evening, place) => ({
    tournament: tournamentOf(evening, place),
    number: place + 1,
    rank: 0,
    plan: {
      rounds: evening.weeks.length,
      groupSize: boxersOf(evening.gender).length,
      tier: null,
      knockout: null,
      friendlies: null,
    },
    isNeutral: true,
    slots: evening.hours.map((at) => ({ day: '*', at, weight: 1 })),
    final: null,
    placeOf: null,
    toUtc: localTime(evening.timeZone),
    fieldOf: null,
    // A year's evenings share their boxers: the key is that of the year in every place.
    pairsOf: (round, { key }) => cardOf(cardsOf(yearKey(key)), place, round),
    gamesByDay: null,
    roundNames: 'draw',
    midweekShare: 0,
    seasonOf: (year) => {
      const days = evening.weeks.map((week) => nthWeekday(year, 1, SATURDAY, 1) + 7 * (week - 1))
      const rounds = days.map((day) => ({ from: day, until: day }))
      const span = { from: Math.min(...days), until: Math.max(...days) }
      return { span, breaks: [], within: null, rounds }
    },
  }))

type Evening = (typeof BOXING_DATA)['evenings'][number]

function tournamentOf({ name, location, gender }: Evening, place: number): BoxingTournament {
  return {
    id: FIRST_ID + place + 1,
    name,
    location,
    entrants: boxersOf(gender),
    daysOfCycle: [],
    startMinutes: [],
    levels: null,
    appeal: APPEAL,
    rounds: gender === 'women' ? 10 : 12,
    stoppage: gender === 'women' ? 0.005 : 0.011,
  }
}

function boxersOf(gender: Evening['gender']): readonly string[] {
  return BOXING_DATA.classes
    .filter((each) => each.gender === gender)
    .flatMap(({ boxers }) => boxers.map(({ name }) => name))
}

/** '…/season/3/2027' without the number of the competition. */
function yearKey(key: string): string {
  const parts = key.split('/')
  return [...parts.slice(0, -2), ...parts.slice(-1)].join('/')
}
