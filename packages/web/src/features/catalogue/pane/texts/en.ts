import type { pane as source } from './ptBR.ts'

export const pane: typeof source = {
  matchesByDay: 'Matches by day',
  chooseOdds: 'Choose odds',
  slipIsEmpty: 'Your selections appear here.',
  slipSteps: [
    'Press the odds of any match.',
    'Enter a stake and see the return.',
    'Check the slip and press PLACE BET.',
  ],
  readyTreble: 'A ready treble',
  readyTrebleHint: 'To win: the favourites of three highlights',
  totalOdds: 'Total odds',
  takeTreble: 'Put it in the slip',
}
