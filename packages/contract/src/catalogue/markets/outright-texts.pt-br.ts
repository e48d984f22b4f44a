import type { OutrightMarketKey } from '@caderneta/domain/markets/outrights/outright-markets'
import type { MarketText } from './market-text.ts'

/** Outrights in Portuguese. All count the final standings; a lot decides what nothing else does. */
export const OUTRIGHT_TEXTS_PT_BR: Readonly<Record<OutrightMarketKey, MarketText>> = {
  'tournament-winner': {
    name: 'Campeão',
    help: 'Quem termina a competição como campeão. A aposta vale até o fim, mesmo se o time desistir.',
  },
  'reach-final': {
    name: 'Chega à Final',
    help: 'Ganha quando este time disputa a final. Dois times ganham.',
  },
  'group-winner': {
    name: 'Vencedor do Grupo {group}',
    help: 'Quem termina a fase de grupos em primeiro do grupo.',
  },
  'to-qualify-group': {
    name: 'Classifica-se do Grupo {group}',
    help: 'Ganha quando este time passa da fase de grupos pela sua posição.',
  },
  'top-n-finish': {
    name: 'Termina entre os {pos} Primeiros',
    help: 'Ganha quando este time termina a tabela nesta posição ou acima.',
  },
  relegation: {
    name: 'Rebaixamento',
    help: 'Ganha quando este time termina a tabela entre os rebaixados.',
  },
  'best-placed-h2h': {
    name: 'Melhor Colocado: {of} x {against}',
    help: 'Qual dos dois times termina a tabela na frente do outro.',
  },
  'stage-of-elimination': {
    name: 'Fase de Eliminação – {of}',
    help: 'Em que fase este time deixa a competição, ou se é campeão.',
  },
  'season-points': {
    name: 'Pontos na Temporada – {of}',
    help: 'Pontos deste time na tabela final, acima ou abaixo da linha.',
  },
  'winner-without': {
    name: 'Campeão sem {of}',
    help: 'Quem termina a tabela na frente de todos os outros, sem contar este time.',
  },
  'matchday-goals': {
    name: 'Total de Gols da {matchday}ª Rodada',
    help: 'Gols de todos os jogos desta rodada. Com um jogo não disputado, o que não estiver decidido é devolvido.',
  },
}
