import { PORTUGUESE_SELECTIONS } from '../portuguese-selections.ts'
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
  minutes: (from, to) => `${from} a ${to} min`,
  nth: (n) => `${n}º`,
  only: (team) => `Só ${team}`,
  by: (team, goals) => `${team} por ${goals}`,
}
