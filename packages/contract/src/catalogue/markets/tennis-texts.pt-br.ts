import type { TennisPartKey } from '@caderneta/domain/markets/sets/parts/part-markets'
import type { TennisMarketKey } from '@caderneta/domain/markets/tennis'
import type { MarketText } from './market-text.ts'

/** Tennis in Portuguese. What a retirement leaves undecided is void, and so is a walkover. */
export const TENNIS_TEXTS_PT_BR: Readonly<Record<TennisMarketKey | TennisPartKey, MarketText>> = {
  'match-winner': {
    name: 'Vencedor do Jogo',
    help: 'Quem vence o jogo. Abandono ou W.O. devolve o valor apostado.',
  },
  'set-winner': {
    name: 'Vencedor do {setnr}º Set',
    help: 'Quem vence este set. Um set que não termina devolve o valor apostado.',
  },
  'total-games': {
    name: 'Total de Games',
    help: 'Games dos dois jogadores no jogo, acima ou abaixo da linha. O tie-break vale um game.',
  },
  'correct-set-score': {
    name: 'Placar Exato de Sets',
    help: 'O placar exato do jogo em sets.',
  },
  'set-handicap': {
    name: 'Handicap de Sets',
    help: 'Os sets vencidos pelo jogador mais o handicap devem superar os do adversário.',
  },
  'total-sets': {
    name: 'Total de Sets',
    help: 'Sets disputados no jogo, acima ou abaixo da linha.',
  },
  'exact-sets': {
    name: 'Número Exato de Sets',
    help: 'O número exato de sets disputados.',
  },
  'game-handicap': {
    name: 'Handicap de Games',
    help: 'Os games vencidos pelo jogador no jogo mais o handicap devem superar os do adversário.',
  },
  'player-total-games': {
    name: 'Total de Games – {team}',
    help: 'Games vencidos por este jogador no jogo, acima ou abaixo da linha.',
  },
  'odd-even-games': {
    name: 'Games Ímpar/Par',
    help: 'Se o número de games do jogo é ímpar ou par. O tie-break vale um game.',
  },
  'wins-a-set': {
    name: '{team} Vence um Set',
    help: 'Sim ganha assim que este jogador vence um set.',
  },
  'tie-break': {
    name: 'Haverá Tie-break',
    help: 'Sim ganha quando algum set chega a 6 a 6.',
  },
  'first-set-and-match': {
    name: '1º Set/Jogo',
    help: 'Quem vence o primeiro set e quem vence o jogo.',
  },
  'winner-and-total': {
    name: 'Vencedor e Total de Games',
    help: 'Quem vence o jogo, junto com acima ou abaixo da linha de games.',
  },
  'comeback-from-set-down': {
    name: '{team} Vira Após Perder o 1º Set',
    help: 'Sim ganha quando este jogador perde o primeiro set e vence o jogo.',
  },
  'set-game-handicap': {
    name: 'Handicap de Games – {setnr}º Set',
    help: 'Os games vencidos pelo jogador neste set mais o handicap devem superar os do adversário.',
  },
  'set-total-games': {
    name: 'Total de Games – {setnr}º Set',
    help: 'Games dos dois jogadores neste set, acima ou abaixo da linha.',
  },
  'set-correct-score': {
    name: 'Placar Exato do {setnr}º Set',
    help: 'O placar exato deste set em games.',
  },
  'set-odd-even': {
    name: 'Games Ímpar/Par – {setnr}º Set',
    help: 'Se o número de games deste set é ímpar ou par.',
  },
  'set-tie-break': {
    name: 'Tie-break no {setnr}º Set',
    help: 'Sim ganha quando este set chega a 6 a 6.',
  },
  'set-race': {
    name: '{setnr}º Set: Corrida a {games} Games',
    help: 'Quem vence primeiro essa quantidade de games deste set.',
  },
  'game-winner': {
    name: 'Vencedor do Game {gamenr} – {setnr}º Set',
    help: 'Quem vence este game; o tie-break é o game 13. Um game não disputado devolve o valor apostado.',
  },
  'game-to-deuce': {
    name: 'Game {gamenr} Chega a 40-40 – {setnr}º Set',
    help: 'Sim ganha quando este game chega a 40-40.',
  },
  'game-correct-score': {
    name: 'Placar do Game {gamenr} – {setnr}º Set',
    help: 'Quem vence este game e com quantos pontos fica o adversário; com 40, houve iguais.',
  },
  'point-winner': {
    name: 'Vencedor do {pointnr}º Ponto – Game {gamenr} do {setnr}º Set',
    help: 'Quem vence este ponto. Um ponto não disputado devolve o valor apostado.',
  },
}
