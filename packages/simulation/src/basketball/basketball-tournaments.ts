import {
  EVEN_DAYS,
  ODD_DAYS,
  type SeasonTournament,
  seasonTournament,
} from '../schedule/season-tournament.ts'

/** A basketball league, and how long it plays: four times twelve minutes, or four times ten. */
export interface BasketballTournament extends SeasonTournament {
  readonly hasLongQuarters: boolean
}

/** What the best and the last team of a league are worth: logarithms of points for and against. */
const LEVELS = [0.055, -0.055] as const
const OPEN_LEVELS = [0.08, -0.08] as const

/** New ones go to the end: game ids depend on the three last digits of the number. */
export const BASKETBALL_TOURNAMENTS: readonly BasketballTournament[] = [
  {
    hasLongQuarters: true,
    ...seasonTournament({
      id: 10120201,
      name: 'Liga Norte-Americana',
      location: 'Estados Unidos',
      entrants: `Oklahoma City, Boston, Cleveland, Denver, Nova York, Minneapolis, Houston,
        Los Angeles, Milwaukee, Orlando, Indianápolis, São Francisco, Memphis, Detroit, Dallas,
        Miami, Sacramento, Atlanta, Phoenix, Chicago, San Antonio, Portland, Filadélfia, Toronto,
        Nova Orleans, Brooklyn, Charlotte, Utah, Washington, Anaheim`,
      days: EVEN_DAYS,
      starts: '23:00 24:00 24:30 25:00 25:30 26:00 27:00 27:30',
      levels: LEVELS,
      appeal: 8,
    }),
  },
  {
    hasLongQuarters: false,
    ...seasonTournament({
      id: 10120202,
      name: 'Campeonato Brasileiro de Basquete',
      location: 'Brasil',
      entrants: `Franca, Rio de Janeiro, Belo Horizonte, Bauru, São Paulo, Brasília, Fortaleza,
        Campina Grande, Mogi das Cruzes, São José dos Campos, Pato Branco, Caxias do Sul,
        Joinville, Recife, Uberlândia, Osasco`,
      days: ODD_DAYS,
      starts: '14:00 17:00 19:00 21:00 22:30 23:00 23:30 24:00',
      levels: OPEN_LEVELS,
      appeal: 7,
    }),
  },
  {
    hasLongQuarters: false,
    ...seasonTournament({
      id: 10120203,
      name: 'Liga Europeia de Basquete',
      location: 'Europa',
      entrants: `Madri, Atenas, Barcelona, Istambul, Mônaco, Pireu, Belgrado, Tel Aviv, Milão,
        Bolonha, Kaunas, Munique, Vitória, Valência, Berlim, Lyon, Paris, Dubai`,
      days: EVEN_DAYS,
      starts: '15:00 16:45 17:45 18:30 19:00 19:45 20:15',
      levels: LEVELS,
      appeal: 5,
    }),
  },
  {
    hasLongQuarters: false,
    ...seasonTournament({
      id: 10120204,
      name: 'Liga Espanhola de Basquete',
      location: 'Espanha',
      entrants: `Málaga, Tenerife, Múrcia, Saragoça, Bilbau, Gran Canária, Manresa, Badalona,
        Girona, Lugo, Corunha, Andorra, Granada, Lleida`,
      days: ODD_DAYS,
      starts: '11:30 16:00 17:00 18:00 19:45',
      levels: OPEN_LEVELS,
      appeal: 2,
    }),
  },
  {
    hasLongQuarters: false,
    ...seasonTournament({
      id: 10120205,
      name: 'Liga Argentina de Basquete',
      location: 'Argentina',
      entrants: `Córdoba, Buenos Aires, Corrientes, Comodoro Rivadavia, Mar del Plata, Rosário,
        Santiago del Estero, Formosa, La Plata, San Martín, Junín, Rafaela`,
      days: EVEN_DAYS,
      starts: '21:00 22:00 23:00 24:00 24:30',
      levels: OPEN_LEVELS,
      appeal: 2,
    }),
  },
  {
    hasLongQuarters: false,
    ...seasonTournament({
      id: 10120206,
      name: 'Liga Chinesa de Basquete',
      location: 'China',
      entrants: `Shenyang, Cantão, Pequim, Hangzhou, Xangai, Shenzhen, Ürümqi, Qingdao, Nanquim,
        Jinan, Taiyuan, Tianjin, Chengdu, Fuzhou, Jilin, Suzhou`,
      days: ODD_DAYS,
      starts: '03:30 06:00 07:30 11:00 11:35 12:00',
      levels: OPEN_LEVELS,
    }),
  },
  {
    hasLongQuarters: false,
    ...seasonTournament({
      id: 10120207,
      name: 'Liga Japonesa de Basquete',
      location: 'Japão',
      entrants: `Utsunomiya, Tóquio, Chiba, Ryukyu, Nagoia, Hiroshima, Kawasaki, Mikawa, Osaka,
        Gunma, Sendai, Nagasaki, Yokohama, Quioto`,
      days: EVEN_DAYS,
      starts: '03:00 05:00 06:00 08:00 09:30 10:05',
      levels: OPEN_LEVELS,
    }),
  },
  {
    hasLongQuarters: false,
    ...seasonTournament({
      id: 10120208,
      name: 'Liga da Oceania de Basquete',
      location: 'Austrália e Nova Zelândia',
      entrants: `Sydney, Perth, Melbourne, Adelaide, Brisbane, Hobart, Cairns, Auckland,
        Wollongong, Wellington`,
      days: ODD_DAYS,
      starts: '01:00 04:30 06:30 08:30 09:00',
      levels: LEVELS,
    }),
  },
  {
    hasLongQuarters: false,
    ...seasonTournament({
      id: 10120209,
      name: 'Liga Turca de Basquete',
      location: 'Turquia',
      entrants: `Ancara, Esmirna, Bursa, Antália, Gaziantep, Mersin, Konya, Samsun, Trebizonda,
        Tekirdağ, Manisa, Balıkesir`,
      days: EVEN_DAYS,
      starts: '10:00 12:30 13:00 14:30 15:30',
      levels: OPEN_LEVELS,
    }),
  },
]
