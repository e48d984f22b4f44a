import { TOURNAMENTS } from '@caderneta/feed/football/tournaments'
import { EVEN_DAYS, namesOf, ODD_DAYS } from '../../season/season-tournament.ts'
import { cup, type FootballTournament, league } from './football-tournament.ts'

const SERIE_A = namesOf(`Flamengo, Palmeiras, Cruzeiro, Botafogo, Fluminense, Atlético Mineiro,
  Internacional, São Paulo, Corinthians, Bahia, Grêmio, Vasco da Gama, Red Bull Bragantino, Santos,
  Athletico Paranaense, Mirassol, Coritiba, Vitória, Chapecoense, Remo`)

const SERIE_B = namesOf(`Fortaleza, Ceará, Sport Recife, Juventude, Goiás, Criciúma, Novorizontino,
  CRB, Avaí, Cuiabá, Vila Nova, Atlético Goianiense, América Mineiro, Operário Ferroviário,
  Athletic Club, Botafogo-SP, Ponte Preta, Londrina, Náutico, São Bernardo`)

const SERIE_B_CLUBS_IN_CUP = 12

export const BRAZIL: readonly FootballTournament[] = [
  league({
    id: TOURNAMENTS.serieA.id,
    name: TOURNAMENTS.serieA.name,
    location: 'Brasil',
    entrants: SERIE_A,
    days: [0, 4],
    starts: '19:00 19:00 21:30 21:30 22:00 23:00 23:00 24:00 24:30 24:30',
    levels: [0.9, 0.05],
    appeal: 10,
  }),
  league({
    id: 10060101,
    name: 'Brasileirão Série B',
    location: 'Brasil',
    entrants: SERIE_B,
    days: [0, 2, 4],
    starts: '19:00 20:30 21:30 22:00 22:30 22:30 23:00 23:30 24:00 24:35',
    levels: [0.1, -0.4],
    appeal: 4,
  }),
  cup({
    id: TOURNAMENTS.copaDoBrasil.id,
    name: TOURNAMENTS.copaDoBrasil.name,
    location: 'Brasil',
    entrants: [...SERIE_A, ...SERIE_B.slice(0, SERIE_B_CLUBS_IN_CUP)],
    days: [6],
    starts: '19:00 20:30 21:30 22:00 22:30 23:00 24:00 24:30',
    appeal: 9,
  }),
  league({
    id: 10060102,
    name: 'Brasileirão Série C',
    location: 'Brasil',
    entrants: `Paysandu, Amazonas, Guarani, Volta Redonda, Ferroviária, Figueirense, Santa Cruz,
      Ituano, Botafogo-PB, Brusque, Ypiranga, Caxias, Confiança, Maringá, Inter de Limeira,
      Floresta, Anápolis, Itabaiana, Barra, Maranhão`,
    days: ODD_DAYS,
    starts: '18:00 19:45 20:45 20:45 21:00 21:30 21:45 21:45 24:15 25:30',
    levels: [-0.4, -0.9],
  }),
  league({
    id: 10060103,
    name: 'Brasileirão Feminino A1',
    location: 'Brasil',
    entrants: `Corinthians Feminino, Cruzeiro Feminino, São Paulo Feminino, Palmeiras Feminino,
      Ferroviária Feminino, Flamengo Feminino, Internacional Feminino, Grêmio Feminino,
      Red Bull Bragantino Feminino, Bahia Feminino, Fluminense Feminino, Santos Feminino,
      América Mineiro Feminino, Botafogo Feminino, Atlético Mineiro Feminino, Juventude Feminino`,
    days: EVEN_DAYS,
    starts: '18:45 19:15 20:45 21:00 21:15 21:30 22:15 23:15',
    levels: [0.3, -1.2],
  }),
  league({
    id: 10060104,
    name: 'Brasileirão Série D',
    location: 'Brasil',
    entrants: `América-RN, ABC, CSA, Sampaio Corrêa, Treze, Retrô, Portuguesa, Aparecidense,
      Água Santa, Tombense, Joinville, FC Cascavel, Brasil de Pelotas, São José, Manauara,
      Tuna Luso, Ferroviário, Altos, Lagarto, Porto Velho`,
    days: EVEN_DAYS,
    starts: '19:45 20:15 20:45 21:30 21:45 22:45 23:00 23:00 23:15 24:45',
    levels: [-0.7, -1.1],
  }),
]
