import { PORTUGUESE_SELECTIONS } from '../../portuguese-selections.ts'
import type { MarketWords } from './market-words.ts'

export const MARKET_WORDS_PT_BR: MarketWords = {
  ...PORTUGUESE_SELECTIONS,
  and: 'e',
  none: 'Nenhum',
  odd: 'Ímpar',
  even: 'Par',
  both: 'Os dois',
  firstHalf: '1º tempo',
  secondHalf: '2º tempo',
  equal: 'Igual',
  builder: 'Criar Aposta',
  only: (team) => `Só ${team}`,
  by: (team, how) => `${team} por ${how}`,
  wonTo: (team, points) => `${team} a ${points}`,
  decision: 'Decisão',
  knockout: 'nocaute',
  points: 'pontos',
  unanimous: 'Unânime',
  majority: 'Majoritária',
  split: 'Dividida',
  stoppage: 'Sem decisão (nocaute)',
  round: (number) => `${number}º round`,
  quarter: (number) => `${number}º Quarto`,
  groups: 'Fase de grupos',
  runnerUp: 'Vice-campeão',
  champion: 'Campeão',
  lastSides: (sides) => STAGES[sides] ?? `Fase de ${sides}`,
}

const STAGES: Readonly<Record<string, string>> = {
  '4': 'Semifinal',
  '8': 'Quartas de final',
  '16': 'Oitavas de final',
  '32': '16-avos de final',
}
