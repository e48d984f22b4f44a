import { type SeasonTournament, seasonTournament } from '../schedule/season-tournament.ts'

/** Nights of fights in one class: the fighters are made up, and meet once in eight days. */
export interface BoxingTournament extends SeasonTournament {
  readonly rounds: 8 | 10 | 12
  /** Chance that half a minute brings a stoppage: heavier fighters hit harder. */
  readonly stoppage: number
}

/** What the best and the last fighter of a class are worth: a logarithm of stoppages and rounds. */
const LEVELS = [0.5, -0.5] as const

/** New ones go to the end: game ids depend on the three last digits of the number. */
export const BOXING_TOURNAMENTS: readonly BoxingTournament[] = [
  {
    rounds: 12,
    stoppage: 0.014,
    ...seasonTournament({
      id: 10121001,
      name: 'Título Mundial, Peso-Pesado',
      location: 'Reino Unido',
      entrants: `Aldous Harrow, Viktor Malenko, Deshawn Pruett, Tobias Ackermann, Emeka Oyelade,
        Rafael Quintanilha, Leroy Castellane, Piotr Zawada, Kofi Antebi, Brannon McTeague`,
      days: [1],
      starts: '19:00 20:00 21:00 22:00 23:00',
      levels: LEVELS,
      appeal: 5,
    }),
  },
  {
    rounds: 12,
    stoppage: 0.011,
    ...seasonTournament({
      id: 10121002,
      name: 'Título Mundial, Peso-Médio',
      location: 'Estados Unidos',
      entrants: `Jerell Whitcomb, Santino Barragán, Yusuf Demirel, Caio Vergueiro, Marlon Tredway,
        Oleksiy Hrytsak, Damián Urrutia, Kwame Boatson, Elliot Fanshawe, Renan Tavolaro`,
      days: [3],
      starts: '23:00 24:00 25:00 26:00 27:00',
      levels: LEVELS,
      appeal: 5,
    }),
  },
  {
    rounds: 10,
    stoppage: 0.01,
    ...seasonTournament({
      id: 10121003,
      name: 'Cinturão Brasileiro, Meio-Médio',
      location: 'Brasil',
      entrants: `Adilson Ferraz, Wesley Cunha, Josué Barbalho, Tiago Monjardim, Edvan Siqueira,
        Roniel Paixão, Luan Tibiriçá, Marcelo Antunes, Genilson Prado, Ícaro Vasques,
        Breno Lustosa, Davi Caldeira`,
      days: [6],
      starts: '21:00 21:45 22:30 23:15 24:00 24:45',
      levels: LEVELS,
      appeal: 4,
    }),
  },
  {
    rounds: 12,
    stoppage: 0.008,
    ...seasonTournament({
      id: 10121004,
      name: 'Título Mundial, Peso-Galo',
      location: 'Japão',
      entrants: `Haruto Minase, Shingo Tachiura, Narong Phetsiri, Arnel Dimaculangan, Ryo Kazehaya,
        Kim Tae-yun, Esteban Larrañaga, Daiki Morisato, Somchai Rattana, Jun Villarosa`,
      days: [4],
      starts: '08:00 09:00 10:00 11:00 12:00',
      levels: LEVELS,
      appeal: 3,
    }),
  },
  {
    rounds: 8,
    stoppage: 0.009,
    ...seasonTournament({
      id: 10121005,
      name: 'Noite de Boxe da Cidade do México',
      location: 'México',
      entrants: `Iván Carrasquilla, Rodolfo Zepeda, Ulises Montaño, Bruno Arrieta, Gael Ontiveros,
        Nahúm Robledo, Saúl Berrueto, Óscar Villagrán, Emilio Tostado, Fidel Lugones,
        Hernán Quezada, Matías Cordero`,
      days: [5],
      starts: '24:00 24:40 25:20 26:00 26:40 27:20',
      levels: LEVELS,
    }),
  },
  {
    rounds: 8,
    stoppage: 0.01,
    ...seasonTournament({
      id: 10121006,
      name: 'Noite de Boxe de Berlim',
      location: 'Alemanha',
      entrants: `Lukas Brandtner, Emre Kocabaş, Stefan Wolgast, Adrien Moreuil, Gianluca Tessari,
        Miloš Vranić, Jonas Hellqvist, Tomasz Brodecki, Pieter Vandewalle, Andrei Lupescu`,
      days: [0],
      starts: '17:00 17:45 18:30 19:15 20:00',
      levels: LEVELS,
    }),
  },
  {
    rounds: 10,
    stoppage: 0.012,
    ...seasonTournament({
      id: 10121007,
      name: 'Noite de Boxe de Sydney',
      location: 'Austrália',
      entrants: `Callum Redgrave, Tane Whareaitu, Mitch Corrigan, Sione Tupoulahi, Jarrah Bellamy,
        Dylan Hartnoll, Manu Faleafa, Kurt Lindemann, Reece Oakshott, Isaia Vunipoli`,
      days: [2],
      starts: '08:30 09:15 10:00 10:45 11:30',
      levels: LEVELS,
    }),
  },
  {
    rounds: 8,
    stoppage: 0.01,
    ...seasonTournament({
      id: 10121008,
      name: 'Noite de Boxe de Buenos Aires',
      location: 'Argentina',
      entrants: `Facundo Iribarne, Lautaro Menditegui, Ezequiel Sandoval, Braian Coronado,
        Ramiro Etchart, Nicolás Pedraza, Thiago Ledesma, Gonzalo Arias Paz, Joaquín Bustillo,
        Agustín Farías Rey`,
      days: [7],
      starts: '22:30 23:15 24:00 24:45 25:30',
      levels: LEVELS,
    }),
  },
  {
    rounds: 8,
    stoppage: 0.009,
    ...seasonTournament({
      id: 10121009,
      name: 'Noite de Boxe de Manila',
      location: 'Filipinas',
      entrants: `Rommel Salonga, Anton Batungbakal, Krit Wongsakul, Jerwin Macaraeg, Bagus Hartono,
        Nico Abellana, Surasak Intharat, Dodong Patalinhug, Wei Jianhong, Arjun Thakuri`,
      days: [3],
      starts: '04:00 05:00 06:00 07:00 08:00',
      levels: LEVELS,
    }),
  },
  {
    rounds: 10,
    stoppage: 0.011,
    ...seasonTournament({
      id: 10121010,
      name: 'Noite de Boxe de Almaty',
      location: 'Cazaquistão',
      entrants: `Yerlan Mukhanov, Bakhodir Rasulov, Timur Dzhaksybek, Otabek Yuldoshev,
        Daniyar Sarsenov, Ruslan Abdikarim, Sherzod Nazarov, Nursultan Ospan, Marat Gabitov,
        Azamat Kenzhebek`,
      days: [0],
      starts: '12:00 13:00 14:00 15:00 16:00',
      levels: LEVELS,
    }),
  },
  {
    rounds: 8,
    stoppage: 0.01,
    ...seasonTournament({
      id: 10121011,
      name: 'Noite de Boxe de Lagos',
      location: 'Nigéria',
      entrants: `Chinedu Okoroafor, Babatunde Aluko, Kwesi Darkoh, Ibrahim Sangaré, Femi Adegbola,
        Moussa Kouyate, Uche Nwosu, Sipho Mthembu, Thabo Ralefe, Juma Kipchirchir`,
      days: [5],
      starts: '10:00 11:15 12:30 13:45 15:00',
      levels: LEVELS,
    }),
  },
]
