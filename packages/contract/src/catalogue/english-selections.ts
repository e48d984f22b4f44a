import { englishSide } from './english-sides.ts'
import type { SelectionWords } from './selection-name.ts'

export const ENGLISH_SELECTIONS: SelectionWords = {
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
  line: (handicap) => handicap,
  side: englishSide,
}
