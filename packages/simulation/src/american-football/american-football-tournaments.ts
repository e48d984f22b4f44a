import * as z from 'zod/mini'
import data from '../../data/american-football-teams.json' with { type: 'json' }
import type { CompetitionSeason, DatedCompetition } from '../schedule/dated-competition.ts'
import { datedLeague, nthWeekday } from '../schedule/dated-league.ts'
import { type SeasonTournament, seasonTournament } from '../schedule/season-tournament.ts'
import { pairsOfWeek } from './nfl-weeks.ts'

/** A league, and whether overtimes follow each other until one side leads in all of its games. */
export interface AmericanFootballTournament extends SeasonTournament {
  readonly isPlayedToDecision: boolean
}

const teams = z.object({
  /** Both conferences, the strongest first; a rating is in points. */
  nfl: z.array(z.array(z.object({ name: z.string(), rating: z.number() }))),
})
export const NFL_TEAMS = teams.parse(data).nfl.flat()

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

const [MONDAY, SATURDAY] = [1, 6]
const SEPTEMBER = 9
const [WEEKS, FINAL_WEEK] = [18, 22]

/** From the weekend after Labor Day to the final on the second Sunday of February or so. */
function nflSeason(year: number): CompetitionSeason {
  const laborDay = nthWeekday(year, SEPTEMBER, MONDAY, 1)
  const weekend = (week: number) => {
    const from = laborDay + 4 + 7 * week
    return { from, until: from + 3 }
  }
  const span = { from: weekend(0).from, until: weekend(FINAL_WEEK).until }
  // No side plays on the weekend before the final.
  return { span, breaks: [weekend(FINAL_WEEK - 1)], within: null, rounds: null }
}

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
    number: 1,
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
    rounds: WEEKS,
    conference: 16,
    knockout: { sides: 14, legs: [1, 1, 1, 1], hasThirdPlace: false, isByGroup: true },
    midweekShare: 0,
    slots: [
      ...Array.from({ length: 8 }, () => 'sun 13:00'),
      ...['sun 16:05', 'sun 16:05', 'sun 16:25', 'sun 16:25', 'sun 20:20', 'mon 20:15'],
    ],
    final: 'sun 18:30',
    pairsOf: (week, _key, seats) => pairsOfWeek(week, seats),
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
