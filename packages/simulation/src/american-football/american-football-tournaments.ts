import { type SeasonTournament, seasonTournament } from '../schedule/season-tournament.ts'

/** What the best and the last team of a league are worth: logarithms of points for and against. */
const LEVELS = [0.3, -0.3] as const
const OPEN_LEVELS = [0.45, -0.45] as const

/** New ones go to the end: game ids depend on the three last digits of the number. */
export const AMERICAN_FOOTBALL_TOURNAMENTS: readonly SeasonTournament[] = [
  seasonTournament({
    id: 10121601,
    name: 'Liga Nacional de Futebol Americano',
    location: 'Estados Unidos',
    entrants: `Kansas City, Filadélfia, Buffalo, Baltimore, Detroit, Los Angeles, Green Bay,
      Minneapolis, Washington, Denver, Houston, Tampa, Seattle, Pittsburgh, São Francisco,
      Cincinnati, Dallas, Phoenix, Atlanta, Miami, Indianápolis, Chicago, Boston, Jacksonville,
      Nova Orleans, Nova York, Las Vegas, Charlotte, Cleveland, Nashville, San Diego, Newark`,
    days: [1, 4],
    starts: '17:00 18:00 20:05 20:25 21:25 24:20 25:15',
    levels: LEVELS,
    appeal: 8,
  }),
  seasonTournament({
    id: 10121602,
    name: 'Universitário do Sudeste',
    location: 'Estados Unidos',
    entrants: `Athens, Tuscaloosa, Austin, Baton Rouge, Knoxville, Oxford, Auburn, Gainesville,
      Columbia, Norman, College Station, Fayetteville, Lexington, Starkville`,
    days: [0, 3, 6],
    starts: '16:00 17:00 19:30 20:30 23:00 24:00',
    levels: OPEN_LEVELS,
    appeal: 3,
  }),
  seasonTournament({
    id: 10121603,
    name: 'Universitário do Centro-Oeste',
    location: 'Estados Unidos',
    entrants: `Columbus, Ann Arbor, State College, Eugene, Madison, Iowa City, Lincoln,
      East Lansing, Bloomington, Champaign, Evanston, College Park, West Lafayette, Spokane`,
    days: [2, 5, 7],
    starts: '17:00 20:30 22:00 24:30 26:30',
    levels: OPEN_LEVELS,
    appeal: 2,
  }),
  seasonTournament({
    id: 10121604,
    name: 'Campeonato Brasileiro de Futebol Americano',
    location: 'Brasil',
    entrants: `Cuiabá, João Pessoa, Timbó, Rio de Janeiro, Curitiba, Recife, São Paulo,
      Belo Horizonte, Porto Alegre, Brasília, Goiânia, Vila Velha`,
    days: [0, 4],
    starts: '13:00 14:00 15:00 17:00 18:00',
    levels: OPEN_LEVELS,
    appeal: 4,
  }),
  seasonTournament({
    id: 10121605,
    name: 'Liga Europeia de Futebol Americano',
    location: 'Europa',
    entrants: `Düsseldorf, Viena, Stuttgart, Paris, Madri, Innsbruck, Breslávia, Munique,
      Hamburgo, Berlim, Frankfurt, Colônia, Milão, Praga`,
    days: [2, 6],
    starts: '09:00 10:25 11:00 13:00 14:25',
    levels: OPEN_LEVELS,
  }),
  seasonTournament({
    id: 10121606,
    name: 'Liga do Japão de Futebol Americano',
    location: 'Japão',
    entrants: `Tóquio, Osaka, Nishinomiya, Yokohama, Kawasaki, Sagamihara, Nagoia, Ibaraki`,
    days: [1, 3, 5, 7],
    starts: '02:00 04:30 05:00 07:45',
    levels: OPEN_LEVELS,
  }),
]
