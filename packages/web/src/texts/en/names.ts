import { ENGLISH_PLACES } from '../english-places.ts'
import type { names as source } from '../ptBR/names.ts'

export const names: typeof source = {
  draw: 'Draw',
  or: 'or',
  yes: 'Yes',
  no: 'No',
  toWin: 'To win',
  totalPoints: 'Total points',
  correctSetScore: 'Correct set score',
  lose: 'Lose',
  win: 'Win',
  spread: 'Spread',
  moneyLine: 'Money line',
  over: 'Over',
  under: 'Under',
  other: 'Any other score',
  place: (name) => ENGLISH_PLACES[name] ?? name,
  unknownMarket: 'Market not found',
}
