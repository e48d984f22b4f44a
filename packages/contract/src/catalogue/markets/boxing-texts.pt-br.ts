import type { BoxingMarketKey } from '@caderneta/domain/markets/boxing'
import type { MarketText } from './market-text.ts'

/** Boxing in Portuguese. A no contest before the minimum of rounds voids what is not decided. */
export const BOXING_TEXTS_PT_BR: Readonly<Record<BoxingMarketKey, MarketText>> = {
  'fight-winner': {
    name: 'Vencedor da Luta',
    help: 'Quem é anunciado vencedor no ringue. O empate é um resultado próprio.',
  },
  'fight-draw-no-bet': {
    name: 'Empate Anula – Luta',
    help: 'Quem vence a luta. O empate devolve o valor apostado.',
  },
  'fight-double-chance': {
    name: 'Dupla Chance – Luta',
    help: 'Cobre dois dos três resultados da luta e ganha com qualquer um deles.',
  },
  'goes-the-distance': {
    name: 'Luta Vai Até o Fim',
    help: 'Sim ganha quando os juízes decidem depois do último round previsto.',
  },
  'total-rounds': {
    name: 'Total de Rounds',
    help: 'A linha passa no meio do seu round: Mais de 6,5 ganha com 1:30 do sétimo round.',
  },
  'method-of-victory': {
    name: 'Método de Vitória',
    help: 'Quem vence e como: por nocaute, interrupção ou desclassificação, ou por pontos dos juízes.',
  },
  'winner-and-round': {
    name: 'Vencedor e Round Exato',
    help: 'Quem vence e em que round a luta é interrompida, ou por pontos dos juízes.',
  },
  'winner-and-round-range': {
    name: 'Vencedor e Grupo de Rounds',
    help: 'Quem vence e em que grupo de rounds a luta é interrompida, ou por pontos dos juízes.',
  },
  'ending-round': {
    name: 'Round em que Termina',
    help: 'O round em que a luta é interrompida. Quem não volta para um round perdeu no anterior.',
  },
  'starts-round': {
    name: '{roundnr}º Round Começa',
    help: 'Sim ganha quando soa o gongo deste round com os dois lutadores no ringue.',
  },
  'decision-type': {
    name: 'Tipo de Decisão',
    help: 'Unânime: os três juízes concordam. Dividida: dois têm vencedores diferentes. Majoritária: os demais casos.',
  },
  knockdown: {
    name: 'Haverá Knockdown',
    help: 'Sim ganha quando o árbitro abre contagem ou encerra a luta com um lutador no chão.',
  },
  'fighter-knocked-down': {
    name: '{team} Sofre Knockdown',
    help: 'Sim ganha quando este lutador vai ao chão e o árbitro abre contagem ou encerra a luta.',
  },
}
