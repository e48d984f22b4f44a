import type { ESportsMarketKey } from '@caderneta/domain/markets/e-sports'
import type { CsPartKey } from '@caderneta/domain/markets/sets/parts/part-markets'
import type { MarketText } from './market-text.ts'

/** E-sports in Portuguese. A map that is not played, or forfeited, is void. */
export const E_SPORTS_TEXTS_PT_BR: Readonly<Record<ESportsMarketKey | CsPartKey, MarketText>> = {
  'match-result': {
    name: 'Vencedor da Partida',
    help: 'Quem vence a partida: o primeiro time com os mapas necessários.',
  },
  'map-winner': {
    name: 'Vencedor do {mapnr}º Mapa',
    help: 'Quem vence este mapa. Um mapa não disputado devolve o valor apostado.',
  },
  'total-maps': {
    name: 'Total de Mapas',
    help: 'Mapas disputados na partida, acima ou abaixo da linha.',
  },
  'correct-map-score': {
    name: 'Placar Exato de Mapas',
    help: 'O placar exato da partida em mapas.',
  },
  'map-handicap': {
    name: 'Handicap de Mapas',
    help: 'Os mapas vencidos pelo time mais o handicap devem superar os do adversário.',
  },
  'wins-a-map': {
    name: '{team} Vence um Mapa',
    help: 'Sim ganha assim que este time vence um mapa.',
  },
  'first-map-and-match': {
    name: '1º Mapa/Partida',
    help: 'Quem vence o primeiro mapa e quem vence a partida.',
  },
  'cs-map-round-handicap': {
    name: 'Handicap de Rounds – {mapnr}º Mapa',
    help: 'Os rounds do time neste mapa, com prorrogação, mais o handicap devem superar os do adversário.',
  },
  'cs-map-total-rounds': {
    name: 'Total de Rounds – {mapnr}º Mapa',
    help: 'Rounds deste mapa, com prorrogação, acima ou abaixo da linha.',
  },
  'cs-map-overtime': {
    name: 'Prorrogação no {mapnr}º Mapa',
    help: 'Sim ganha quando este mapa chega a 12 a 12.',
  },
  'cs-map-odd-even': {
    name: 'Rounds Ímpar/Par – {mapnr}º Mapa',
    help: 'Se o número de rounds deste mapa é ímpar ou par, com prorrogação.',
  },
  'cs-map-race': {
    name: '{mapnr}º Mapa: Corrida a {roundnr} Rounds',
    help: 'Quem chega primeiro a essa quantidade de rounds neste mapa.',
  },
  'cs-pistol-round': {
    name: 'Round {roundnr} (Pistol) – {mapnr}º Mapa',
    help: 'Quem vence este round: o primeiro de uma metade, que os dois times começam com pistolas.',
  },
  'cs-round-winner': {
    name: 'Vencedor do Round {roundnr} – {mapnr}º Mapa',
    help: 'Quem vence este round do mapa. Um round não disputado devolve o valor apostado.',
  },
}
