import * as z from 'zod/mini'
import data from '../../data/american-football-teams.json' with { type: 'json' }
import type { CompetitionSeason, DatedCompetition } from '../schedule/dated-competition.ts'
import { datedLeague, nthWeekday } from '../schedule/dated-league.ts'
import { type SeasonTournament, seasonTournament } from '../schedule/season-tournament.ts'
import { NFL_WEEKS, nflGamesByDay, nflSeason } from './nfl-season.ts'
import { nflSeats, nflWeek } from './nfl-weeks.ts'

/** A league, and whether overtimes follow each other until one side leads in all of its games. */
export interface AmericanFootballTournament extends SeasonTournament {
  readonly isPlayedToDecision: boolean
}

const teams = z.object({
  /** The divisions of both conferences; a rating is in points. */
  nfl: z.array(z.array(z.array(z.object({ name: z.string(), rating: z.number() })))),
})
export const NFL_DIVISIONS = teams.parse(data).nfl.flat()
export const NFL_TEAMS = NFL_DIVISIONS.flat()

const OPEN_LEVELS = [0.45, -0.45] as const

interface LeagueText {
  readonly id: number
  readonly name: string
  readonly location: string
  readonly entrants: string | readonly string[]
  readonly appeal?: number
}

const league = (text: LeagueText, isPlayedToDecision = true): AmericanFootballTournament => ({
  ...seasonTournament({ levels: OPEN_LEVELS, ...text, days: [], starts: '12:00' }),
  isPlayedToDecision,
})

const SATURDAY = 6
const SEPTEMBER = 9

/** Saturdays from the first one of September to the final on the first one of December. */
function collegeSeason(year: number): CompetitionSeason {
  const from = nthWeekday(year, SEPTEMBER, SATURDAY, 1)
  const until = nthWeekday(year, 12, SATURDAY, 1)
  return { span: { from, until }, breaks: [], within: null, rounds: null }
}

const COLLEGE = {
  timeZone: 'America/New_York',
  season: collegeSeason,
  rounds: 12,
  knockout: { sides: 2, legs: [1], hasThirdPlace: false },
  midweekShare: 0,
  slots: [
    'sat 12:00',
    'sat 12:00',
    'sat 15:30',
    'sat 15:30',
    'sat 19:00',
    'sat 19:30',
    'sat 22:15',
  ],
  final: 'sat 16:00',
} as const
const WEEKEND_SLOTS = ['sat 14:00', 'sat 16:00', 'sat 18:00', 'sun 13:00', 'sun 15:00']
const LAST_FOUR = { sides: 4, legs: [1, 1], hasThirdPlace: false }

type League = DatedCompetition<AmericanFootballTournament>

/** New ones go to the end: game ids depend on the number. */
export const AMERICAN_FOOTBALL_COMPETITIONS: readonly League[] = [
  datedLeague({
    // That of the number 1 had no divisions and no Thursdays.
    number: 7,
    tournament: league(
      {
        id: 10121611,
        name: 'NFL',
        location: 'Estados Unidos',
        entrants: NFL_TEAMS.map(({ name }) => name),
        appeal: 8,
      },
      false,
    ),
    timeZone: 'America/New_York',
    season: nflSeason,
    rounds: NFL_WEEKS,
    conference: 16,
    knockout: { sides: 14, legs: [1, 1, 1, 1], hasThirdPlace: false, isByGroup: true },
    midweekShare: 0,
    slots: [
      ...['thu 12:30', 'thu 16:30', 'thu 20:15', 'sat 16:30', 'sat 20:15'],
      // Of few games on a Sunday, as in the knock-out, the last ones have the last hours.
      ...Array.from({ length: 7 }, () => 'sun 13:00'),
      ...['sun 16:05', 'sun 16:25', 'sun 16:25', 'sun 13:00', 'sun 16:05', 'sun 20:20'],
      'mon 20:15',
    ],
    final: 'sun 18:30',
    fieldOf: (_year, key) =>
      nflSeats(
        NFL_DIVISIONS.map((division) => division.map(({ name }) => name)),
        key,
      ),
    pairsOf: nflWeek,
    gamesByDay: nflGamesByDay,
  }),
  datedLeague({
    ...COLLEGE,
    number: 2,
    tournament: league({
      id: 10121612,
      name: 'Universitário do Sudeste',
      location: 'Estados Unidos',
      entrants: `Athens, Tuscaloosa, Austin, Baton Rouge, Knoxville, Oxford, Auburn, Gainesville,
          Columbia, Norman, College Station, Fayetteville, Lexington, Starkville`,
      appeal: 3,
    }),
  }),
  datedLeague({
    ...COLLEGE,
    number: 3,
    tournament: league({
      id: 10121613,
      name: 'Universitário do Centro-Oeste',
      location: 'Estados Unidos',
      entrants: `Columbus, Ann Arbor, State College, Eugene, Madison, Iowa City, Lincoln,
          East Lansing, Bloomington, Champaign, Evanston, College Park, West Lafayette, Spokane`,
      appeal: 2,
    }),
  }),
  datedLeague({
    number: 4,
    tournament: league({
      id: 10121614,
      name: 'Campeonato Brasileiro de Futebol Americano',
      location: 'Brasil',
      entrants: `Cuiabá, João Pessoa, Timbó, Rio de Janeiro, Curitiba, Recife, São Paulo,
          Belo Horizonte, Porto Alegre, Brasília, Goiânia, Vila Velha`,
      appeal: 4,
    }),
    timeZone: 'America/Sao_Paulo',
    season: ['07-04', '12-13'],
    rounds: 11,
    knockout: LAST_FOUR,
    midweekShare: 0,
    slots: WEEKEND_SLOTS,
    final: 'sat 16:00',
  }),
  datedLeague({
    number: 5,
    tournament: league({
      id: 10121615,
      name: 'Liga Europeia de Futebol Americano',
      location: 'Europa',
      entrants: `Düsseldorf, Viena, Stuttgart, Paris, Madri, Innsbruck, Breslávia, Munique,
          Hamburgo, Berlim, Frankfurt, Colônia, Milão, Praga`,
    }),
    timeZone: 'Europe/Berlin',
    season: ['05-16', '09-13'],
    rounds: 12,
    knockout: LAST_FOUR,
    midweekShare: 0,
    slots: WEEKEND_SLOTS,
    final: 'sun 17:00',
  }),
  datedLeague({
    number: 6,
    tournament: league({
      id: 10121616,
      name: 'Liga do Japão de Futebol Americano',
      location: 'Japão',
      entrants: `Tóquio, Osaka, Nishinomiya, Yokohama, Kawasaki, Sagamihara, Nagoia, Ibaraki`,
    }),
    timeZone: 'Asia/Tokyo',
    season: ['09-04', '12-20'],
    rounds: 7,
    knockout: LAST_FOUR,
    midweekShare: 0,
    slots: WEEKEND_SLOTS,
    final: 'sun 13:00',
  }),
]
