import type { OtherTexts } from './sport-texts.ts'

/** Every sport but football in Portuguese. */
export const OTHER_TEXTS_PT_BR: OtherTexts = {
  tennis: {
    'match-winner': {
      name: 'Vencedor do Jogo',
      help: 'Quem vence a partida.',
    },
    'set-winner': {
      name: 'Vencedor do 1º Set',
      help: 'Quem vence o primeiro set.',
    },
    'total-games': {
      name: 'Total de Games',
      help: 'Mais ou menos games na partida do que a linha. O tie-break conta como um game.',
    },
    'correct-set-score': {
      name: 'Placar Exato de Sets',
      help: 'O placar final em sets.',
    },
  },
  basketball: {
    'money-line': {
      name: 'Vencedor da Partida',
      help: 'Quem vence a partida, com todas as prorrogações.',
    },
    'point-spread': {
      name: 'Handicap de Pontos',
      help: 'Quem tem mais pontos depois de somado o handicap. As prorrogações contam.',
    },
    'total-points': {
      name: 'Total de Pontos',
      help: 'Mais ou menos pontos dos dois times juntos do que a linha. As prorrogações contam.',
    },
    'h1-result': {
      name: 'Resultado do 1º Tempo',
      help: 'Quem tem mais pontos no 1º tempo, ou empate.',
    },
    'h1-total-points': {
      name: 'Total de Pontos do 1º Tempo',
      help: 'Mais ou menos pontos no 1º tempo, dos dois times juntos, do que a linha.',
    },
    'quarter-total-points': {
      name: 'Total de Pontos do 1º Quarto',
      help: 'Mais ou menos pontos no 1º quarto, dos dois times juntos, do que a linha.',
    },
  },
  volleyball: {
    'money-line': {
      name: 'Vencedor da Partida',
      help: 'Quem vence a partida.',
    },
    'set-winner': {
      name: 'Vencedor do 1º Set',
      help: 'Quem vence o primeiro set.',
    },
    'total-points': {
      name: 'Total de Pontos',
      help: 'Mais ou menos pontos dos dois times juntos, em todos os sets, do que a linha.',
    },
    'correct-set-score': {
      name: 'Placar Exato de Sets',
      help: 'O placar final em sets.',
    },
  },
  'american-football': {
    'match-result': {
      name: 'Resultado Final',
      help: 'Quem vence a partida, com a prorrogação. Se ela também terminar empatada, o valor apostado é devolvido.',
    },
    'point-spread': {
      name: 'Handicap de Pontos',
      help: 'Quem tem mais pontos depois de somado o handicap. A prorrogação conta.',
    },
    'total-points': {
      name: 'Total de Pontos',
      help: 'Mais ou menos pontos dos dois times juntos do que a linha. A prorrogação conta.',
    },
    'h1-result': {
      name: 'Resultado do 1º Tempo',
      help: 'Quem tem mais pontos no 1º tempo, ou empate.',
    },
    'h1-total-points': {
      name: 'Total de Pontos do 1º Tempo',
      help: 'Mais ou menos pontos no 1º tempo, dos dois times juntos, do que a linha.',
    },
  },
  'e-sports': {
    'match-result': {
      name: 'Resultado Final',
      help: 'Quem vence mais mapas.',
    },
    'map-winner': {
      name: 'Vencedor do 1º Mapa',
      help: 'Quem vence o primeiro mapa.',
    },
    'total-maps': {
      name: 'Total de Mapas',
      help: 'Mais ou menos mapas jogados do que a linha.',
    },
    'correct-map-score': {
      name: 'Placar Exato de Mapas',
      help: 'O placar final em mapas.',
    },
  },
  boxing: {
    'fight-winner': {
      name: 'Vencedor da Luta',
      help: 'Quem vence a luta, ou empate.',
    },
    'total-rounds': {
      name: 'Total de Rounds',
      help: 'Mais ou menos rounds do que a linha. Meio round são 1 minuto e 30 segundos.',
    },
    'goes-the-distance': {
      name: 'Luta Vai Até o Fim',
      help: 'Sim ganha quando todos os rounds marcados são disputados.',
    },
  },
}
