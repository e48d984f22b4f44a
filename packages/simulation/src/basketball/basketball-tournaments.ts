import type { CompetitionSeason, DatedCompetition } from '../schedule/dated-competition.ts'
import { datedLeague } from '../schedule/dated-league.ts'
import { type SeasonTournament, seasonTournament } from '../schedule/season-tournament.ts'
import { euroleagueSeason, nbaSeason } from './basketball-seasons.ts'
import { EUROLEAGUE_TEAMS, NBA_TEAMS, NBB_TEAMS } from './basketball-teams.ts'
import { NBA_ROUNDS, nbaRound } from './nba-rounds.ts'

/** A basketball league, and how long it plays: four times twelve minutes, or four times ten. */
export interface BasketballTournament extends SeasonTournament {
  readonly hasLongQuarters: boolean
}

/** What the best and the last team of a league are worth: logarithms of points for and against. */
const LEVELS = [0.055, -0.055] as const
const OPEN_LEVELS = [0.08, -0.08] as const

interface LeagueText {
  readonly id: number
  readonly name: string
  readonly location: string
  readonly entrants: string | readonly string[]
  readonly levels?: readonly [best: number, last: number]
  readonly appeal?: number
}

const league = (text: LeagueText, hasLongQuarters = false): BasketballTournament => ({
  hasLongQuarters,
  ...seasonTournament({ levels: OPEN_LEVELS, ...text, days: [], starts: '12:00' }),
})
const namesOf = (teams: readonly { readonly name: string }[]) => teams.map(({ name }) => name)

/** Hours of a weekday: 'wed' and '19:00 20:00'. */
const slotsOf = (hours: Readonly<Record<string, string>>) =>
  Object.entries(hours).flatMap(([day, times]) => times.split(' ').map((at) => `${day} ${at}`))

type Season = readonly [string, string] | ((year: number) => CompetitionSeason)

interface CityLeague extends LeagueText {
  readonly number: number
  readonly timeZone: string
  readonly season: Season
  readonly rounds: number
  readonly sides: number
  readonly legs: readonly number[]
  readonly slots: Readonly<Record<string, string>>
}

const cityLeague = (row: CityLeague): DatedCompetition<BasketballTournament> => {
  const { number, timeZone, season, rounds, sides, legs, slots, ...text } = row
  return datedLeague({
    number,
    tournament: league(text),
    timeZone,
    season,
    rounds,
    knockout: { sides, legs, hasThirdPlace: false },
    midweekShare: 0.4,
    slots: slotsOf(slots),
    final: null,
  })
}

/** Number 2 belongs to the NBA too. New ones go to the end: game ids depend on the number. */
export const BASKETBALL_COMPETITIONS: readonly DatedCompetition<BasketballTournament>[] = [
  datedLeague({
    number: 1,
    tournament: league(
      {
        id: 10120201,
        name: 'NBA',
        location: 'Estados Unidos',
        entrants: namesOf(NBA_TEAMS),
        appeal: 8,
      },
      true,
    ),
    timeZone: 'America/New_York',
    season: nbaSeason,
    rounds: NBA_ROUNDS.length,
    conference: 15,
    knockout: {
      sides: 16,
      legs: [7, 7, 7, 7],
      hasThirdPlace: false,
      isByGroup: true,
      hasPlayIn: true,
    },
    midweekShare: 0,
    slots: slotsOf({
      mon: '19:00 19:00 19:30 19:30 20:00 22:00',
      tue: '19:30 20:00 22:30',
      wed: '19:00 19:00 19:00 19:30 19:30 20:00 20:00 22:00 22:00',
      thu: '19:30 22:00',
      fri: '19:00 19:00 19:00 19:30 19:30 19:30 20:00 20:00 22:00 22:00',
      sat: '19:00 19:00 20:00 20:00 20:30',
      sun: '15:30 18:00 18:00 19:00',
    }),
    final: '* 20:30',
    pairsOf: (round, { key }) => nbaRound(round, key),
  }),
  datedLeague({
    number: 3,
    tournament: league({
      id: 10120202,
      name: 'NBB',
      location: 'Brasil',
      entrants: namesOf(NBB_TEAMS),
      appeal: 7,
    }),
    timeZone: 'America/Sao_Paulo',
    season: ['10-11', '06-20'],
    breaks: [
      ['12-22', '01-03'],
      ['02-23', '03-02'],
    ],
    rounds: 38,
    knockout: {
      sides: 12,
      legs: [3, 5, 5, 5],
      homes: { 3: 'ahh', 5: 'ahhah' },
      hasThirdPlace: false,
    },
    midweekShare: 0.5,
    slots: slotsOf({
      tue: '19:30 19:30',
      wed: '19:30 19:30',
      thu: '19:30 19:30 19:30 20:00 20:00',
      fri: '19:30 19:30 20:00 20:00',
      sat: '11:00 17:00 17:00 17:00 18:10',
      sun: '11:00 11:00 18:00',
      mon: '19:30 19:30',
    }),
    final: null,
  }),
  datedLeague({
    number: 4,
    tournament: league({
      id: 10120203,
      name: 'EuroLiga',
      location: 'Europa',
      entrants: namesOf(EUROLEAGUE_TEAMS),
      appeal: 5,
    }),
    timeZone: 'Europe/Madrid',
    season: euroleagueSeason,
    rounds: 38,
    knockout: {
      sides: 8,
      legs: [5, 1, 1],
      hasThirdPlace: false,
      hasPlayIn: true,
      hasFinalFour: true,
    },
    midweekShare: 0,
    slots: slotsOf({
      tue: '19:00 20:00 20:00 20:45',
      wed: '19:00 20:00 20:45',
      thu: '18:45 18:45 20:00 20:00 20:45 20:45',
      fri: '19:00 19:00 20:00 20:00 20:30 20:30 20:30',
    }),
    final: '* 20:00',
  }),
  cityLeague({
    number: 5,
    id: 10120204,
    name: 'Liga Espanhola de Basquete',
    location: 'Espanha',
    entrants: `Málaga, Tenerife, Múrcia, Saragoça, Bilbau, Gran Canária, Manresa, Badalona,
      Girona, Lugo, Corunha, Andorra, Granada, Lleida`,
    appeal: 2,
    timeZone: 'Europe/Madrid',
    season: ['09-26', '06-15'],
    rounds: 26,
    sides: 8,
    legs: [3, 5, 5],
    slots: { wed: '19:00 20:00', sat: '18:00 20:45', sun: '12:00 12:30 17:00 18:30' },
  }),
  cityLeague({
    number: 6,
    id: 10120205,
    name: 'Liga Argentina de Basquete',
    location: 'Argentina',
    entrants: `Córdoba, Buenos Aires, Corrientes, Comodoro Rivadavia, Mar del Plata, Rosário,
      Santiago del Estero, Formosa, La Plata, San Martín, Junín, Rafaela`,
    appeal: 2,
    timeZone: 'America/Argentina/Buenos_Aires',
    season: ['10-05', '06-28'],
    rounds: 33,
    sides: 8,
    legs: [5, 5, 5],
    slots: { wed: '20:00 21:00 22:00', fri: '21:00 22:00', sat: '20:30 21:30', sun: '20:00' },
  }),
  cityLeague({
    number: 7,
    id: 10120206,
    name: 'Liga Chinesa de Basquete',
    location: 'China',
    entrants: `Shenyang, Cantão, Pequim, Hangzhou, Xangai, Shenzhen, Ürümqi, Qingdao, Nanquim,
      Jinan, Taiyuan, Tianjin, Chengdu, Fuzhou, Jilin, Suzhou`,
    timeZone: 'Asia/Shanghai',
    season: ['10-12', '05-10'],
    rounds: 30,
    sides: 8,
    legs: [3, 5, 5],
    slots: { wed: '19:00 19:35 20:00', fri: '19:35 20:00', sat: '15:30 19:35', sun: '15:30 19:35' },
  }),
  cityLeague({
    number: 8,
    id: 10120207,
    name: 'Liga Japonesa de Basquete',
    location: 'Japão',
    entrants: `Utsunomiya, Tóquio, Chiba, Ryukyu, Nagoia, Hiroshima, Kawasaki, Mikawa, Osaka,
      Gunma, Sendai, Nagasaki, Yokohama, Quioto`,
    timeZone: 'Asia/Tokyo',
    season: ['10-03', '05-30'],
    rounds: 52,
    sides: 8,
    legs: [3, 3, 3],
    slots: { wed: '19:05', sat: '14:05 15:05 18:05', sun: '13:05 14:05 15:05 17:05' },
  }),
  cityLeague({
    number: 9,
    id: 10120208,
    name: 'Liga da Oceania de Basquete',
    location: 'Austrália e Nova Zelândia',
    entrants: `Sydney, Perth, Melbourne, Adelaide, Brisbane, Hobart, Cairns, Auckland,
      Wollongong, Wellington`,
    levels: LEVELS,
    timeZone: 'Australia/Sydney',
    season: ['04-10', '09-26'],
    rounds: 27,
    sides: 4,
    legs: [3, 5],
    slots: { wed: '19:30', thu: '19:30', fri: '19:30', sat: '17:30 19:30', sun: '14:00 16:00' },
  }),
  cityLeague({
    number: 10,
    id: 10120209,
    name: 'Liga Turca de Basquete',
    location: 'Turquia',
    entrants: `Ancara, Esmirna, Bursa, Antália, Gaziantep, Mersin, Konya, Samsun, Trebizonda,
      Tekirdağ, Manisa, Balıkesir`,
    timeZone: 'Europe/Istanbul',
    season: ['09-26', '06-12'],
    rounds: 33,
    sides: 8,
    legs: [3, 5, 5],
    slots: { wed: '18:00 20:00', sat: '13:00 15:30 18:00', sun: '13:00 15:30 18:00' },
  }),
]
