import * as z from 'zod/mini'
import data from '../../../data/volleyball-teams.json' with { type: 'json' }
import type { DatedCompetition } from '../../schedule/dated-competition.ts'
import { datedLeague } from '../../schedule/dated-league.ts'
import { type SeasonTournament, seasonTournament } from '../../schedule/season-tournament.ts'

const league = z.array(z.object({ name: z.string(), rating: z.number() }))
/** The sides of the Superliga, the strongest first; a rating is from 0 to 100. */
export const SUPERLIGA = z.object({ men: league, women: league }).parse(data)

interface VolleyballLeague {
  readonly number: number
  readonly id: number
  readonly name: string
  readonly location: string
  readonly entrants: string | readonly string[]
  /** Chances of a rally above or below one half. */
  readonly levels: readonly [best: number, last: number] | null
  readonly appeal: number
  readonly timeZone: string
  readonly season: readonly [from: string, until: string]
  readonly breaks?: readonly (readonly [from: string, until: string])[]
  readonly rounds: number
  readonly sides: number
  readonly legs: readonly number[]
  readonly slots: readonly string[]
}

function volleyballLeague(row: VolleyballLeague): DatedCompetition<SeasonTournament> {
  const { number, timeZone, season, breaks = [], rounds, sides, legs, slots, ...text } = row
  return datedLeague({
    number,
    tournament: seasonTournament({ ...text, days: [], starts: '12:00' }),
    timeZone,
    season,
    breaks,
    rounds,
    knockout: { sides, legs, hasThirdPlace: false },
    midweekShare: 0.4,
    slots,
    final: null,
  })
}

const SUPERLIGA_TEXT = {
  location: 'Brasil',
  levels: null,
  appeal: 7,
  timeZone: 'America/Sao_Paulo',
  breaks: [['12-22', '01-03']],
  rounds: 22,
  sides: 8,
  legs: [3, 3, 3],
} as const
const namesOf = (teams: typeof SUPERLIGA.men) => teams.map(({ name }) => name)

/** New ones go to the end: game ids depend on the number. */
export const VOLLEYBALL_COMPETITIONS: readonly DatedCompetition<SeasonTournament>[] = [
  volleyballLeague({
    ...SUPERLIGA_TEXT,
    number: 1,
    id: 10071101,
    name: 'Superliga Masculina',
    entrants: namesOf(SUPERLIGA.men),
    season: ['10-20', '05-10'],
    slots: [
      ...['wed 18:30', 'wed 18:30', 'wed 21:00', 'wed 21:00', 'thu 18:30', 'thu 21:00'],
      ...['fri 18:30', 'fri 21:00', 'fri 21:00', 'sat 18:30', 'sat 18:30', 'sat 21:00'],
      ...['sat 21:00', 'sun 18:30'],
    ],
  }),
  volleyballLeague({
    ...SUPERLIGA_TEXT,
    number: 2,
    id: 10071102,
    name: 'Superliga Feminina',
    entrants: namesOf(SUPERLIGA.women),
    season: ['10-18', '05-03'],
    slots: [
      ...['tue 18:30', 'tue 18:30', 'tue 21:00', 'tue 21:00', 'thu 18:30', 'thu 21:00'],
      ...['fri 18:30', 'fri 18:30', 'fri 21:00', 'fri 21:00', 'sat 21:00', 'sun 10:00'],
      ...['mon 18:30', 'mon 21:00'],
    ],
  }),
  volleyballLeague({
    number: 3,
    id: 10071103,
    name: 'Liga Italiana de Vôlei',
    location: 'Itália',
    entrants: `Volley Perusia Rossa, Trento Alpina, Modena Gialla, Civitanova Adria, Piacenza Po,
      Monza Brianza, Milano Nord, Verona Arena, Padova Santo, Cisterna Pontina, Taranto Jonio,
      Siena Crete`,
    levels: [0.045, -0.045],
    appeal: 4,
    timeZone: 'Europe/Rome',
    season: ['10-04', '05-17'],
    rounds: 22,
    sides: 8,
    legs: [3, 5, 5],
    slots: ['wed 20:30', 'sat 18:00', 'sat 20:30', 'sun 16:00', 'sun 18:00'],
  }),
  volleyballLeague({
    number: 4,
    id: 10071104,
    name: 'Liga Polonesa de Vôlei',
    location: 'Polônia',
    entrants: `Jastrzębie Carbon, Kędzierzyn Odra, Warszawa Wisła, Rzeszów Sokół, Lublin Żubr,
      Gdańsk Bałtyk, Zawiercie Jura, Olsztyn Jezioro, Suwałki Mróz, Bełchatów Energia,
      Katowice Śląsk, Nysa Stal`,
    levels: [0.045, -0.045],
    appeal: 2,
    timeZone: 'Europe/Warsaw',
    season: ['09-20', '05-10'],
    rounds: 22,
    sides: 8,
    legs: [3, 3, 3],
    slots: ['wed 17:30', 'wed 20:30', 'sat 14:45', 'sat 17:30', 'sun 14:45', 'sun 17:30'],
  }),
  volleyballLeague({
    number: 5,
    id: 10071105,
    name: 'Liga Turca de Vôlei Feminino',
    location: 'Turquia',
    entrants: `Boğaz Kartal, Ankara Yıldız, Haliç Spor, Marmara Dalga, İzmir Ege, Bursa Uludağ,
      Edirne Trakya, Konya Bozkır, Trabzon Karadeniz, Mersin Toros, Aydın İncir, Kayseri Erciyes`,
    levels: [0.05, -0.05],
    appeal: 2,
    timeZone: 'Europe/Istanbul',
    season: ['10-03', '05-10'],
    rounds: 22,
    sides: 8,
    legs: [3, 3, 5],
    slots: ['wed 17:00', 'wed 19:30', 'sat 14:00', 'sat 16:30', 'sun 14:00', 'sun 16:30'],
  }),
  volleyballLeague({
    number: 6,
    id: 10071106,
    name: 'Liga Japonesa de Vôlei',
    location: 'Japão',
    entrants: `Osaka Hayabusa, Nagoya Kinshachi, Hiroshima Momiji, Shizuoka Fuji, Tokyo Sumida,
      Kobe Minato, Sendai Aoba, Sapporo Yuki, Kyoto Miyako, Okinawa Umi, Oita Onsen, Chiba Tsubasa`,
    levels: [0.04, -0.04],
    appeal: 1,
    timeZone: 'Asia/Tokyo',
    season: ['10-10', '05-03'],
    rounds: 33,
    sides: 6,
    legs: [3, 3, 3],
    slots: ['wed 19:00', 'sat 13:05', 'sat 14:05', 'sat 15:05', 'sun 13:05', 'sun 14:05'],
  }),
  volleyballLeague({
    number: 7,
    id: 10071107,
    name: 'Circuito Norte-Americano de Vôlei',
    location: 'Estados Unidos',
    entrants: `San Diego Tide, Long Beach Surf Club, Honolulu Trade Winds, Columbus Ridge,
      Chicago Lakefront, Austin Lonestars, Portland Cedar, Denver Summit Line, Omaha Prairie,
      Toronto Maples North, Vancouver Fjord, Puerto Rico Coquí`,
    levels: [0.045, -0.045],
    appeal: 1,
    timeZone: 'America/Los_Angeles',
    season: ['04-24', '09-27'],
    rounds: 22,
    sides: 4,
    legs: [3, 3],
    slots: ['wed 19:00', 'fri 19:00', 'sat 17:00', 'sat 19:00', 'sun 14:00', 'sun 16:00'],
  }),
]
