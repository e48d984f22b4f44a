import { englishPlace, englishTournament } from '@caderneta/contract/english-names'
import { englishSide } from '@caderneta/contract/english-sides'
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
  place: englishPlace,
  tournament: englishTournament,
  side: englishSide,
  unknownMarket: 'Market not found',
}
