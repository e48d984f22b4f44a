import type { VolleyballPartKey } from '@caderneta/domain/markets/sets/parts/part-markets'
import type { VolleyballMarketKey } from '@caderneta/domain/markets/volleyball'
import type { MarketText } from './market-text.ts'

/** Volleyball in Portuguese. A set that is not played is void. */
export const VOLLEYBALL_TEXTS_PT_BR: Readonly<
  Record<VolleyballMarketKey | VolleyballPartKey, MarketText>
> = {
  'money-line': {
    name: 'Vencedor da Partida',
    help: 'Quem vence a partida: o primeiro time com três sets.',
  },
  'set-winner': {
    name: 'Vencedor do {setnr}º Set',
    help: 'Quem vence este set. Um set que não termina devolve o valor apostado.',
  },
  'total-points': {
    name: 'Total de Pontos',
    help: 'Pontos dos dois times em todos os sets, acima ou abaixo da linha.',
  },
  'correct-set-score': {
    name: 'Placar Exato de Sets',
    help: 'O placar exato da partida em sets.',
  },
  'set-handicap': {
    name: 'Handicap de Sets',
    help: 'Os sets vencidos pelo time mais o handicap devem superar os do adversário.',
  },
  'total-sets': {
    name: 'Total de Sets',
    help: 'Sets disputados na partida, acima ou abaixo da linha.',
  },
  'exact-sets': {
    name: 'Número Exato de Sets',
    help: 'O número exato de sets disputados.',
  },
  'fourth-set': {
    name: 'Haverá 4º Set',
    help: 'Sim ganha assim que é certo que haverá um quarto set.',
  },
  'fifth-set': {
    name: 'Haverá 5º Set',
    help: 'Sim ganha assim que é certo que haverá um quinto set.',
  },
  'wins-a-set': {
    name: '{team} Vence um Set',
    help: 'Sim ganha assim que este time vence um set.',
  },
  'exactly-n-sets': {
    name: '{team} Vence Exatamente {sets} Set(s)',
    help: 'Sim ganha quando este time vence exatamente essa quantidade de sets.',
  },
  'point-handicap': {
    name: 'Handicap de Pontos',
    help: 'Os pontos do time em todos os sets mais o handicap devem superar os do adversário.',
  },
  'team-total-points': {
    name: 'Total de Pontos – {team}',
    help: 'Pontos deste time em todos os sets, acima ou abaixo da linha.',
  },
  'odd-even-points': {
    name: 'Pontos Ímpar/Par',
    help: 'Se o número de pontos em todos os sets é ímpar ou par.',
  },
  'extra-point-sets': {
    name: 'Sets Decididos em Pontos Extras',
    help: 'Sets que passam de 25 pontos, ou de 15 no quinto.',
  },
  'winner-and-total': {
    name: 'Vencedor e Total de Pontos',
    help: 'Quem vence a partida, junto com acima ou abaixo da linha de pontos.',
  },
  'set-point-handicap': {
    name: 'Handicap de Pontos – {setnr}º Set',
    help: 'Os pontos do time neste set mais o handicap devem superar os do adversário.',
  },
  'set-total-points': {
    name: 'Total de Pontos – {setnr}º Set',
    help: 'Pontos dos dois times neste set, acima ou abaixo da linha.',
  },
  'set-odd-even': {
    name: 'Ímpar/Par – {setnr}º Set',
    help: 'Se o número de pontos deste set é ímpar ou par.',
  },
  'set-race': {
    name: '{setnr}º Set: Corrida a {pointnr} Pontos',
    help: 'Quem chega primeiro a essa quantidade de pontos neste set.',
  },
  'set-nth-point': {
    name: '{pointnr}º Ponto – {setnr}º Set',
    help: 'Quem vence este ponto do set. Um ponto não disputado devolve o valor apostado.',
  },
}
