import { type GameSelection, namedSelections, totalSelections } from '../slip/game-selection.ts'
import { BOXING_WINNER, GOES_THE_DISTANCE, TOTAL_ROUNDS } from './market.ts'

/** Lines of rounds by the number of rounds that a fight is scheduled for. */
const ROUND_HANDICAPS: Readonly<Record<number, readonly string[]>> = {
  8: ['2.5', '4.5', '5.5', '6.5'],
  10: ['3.5', '5.5', '6.5', '7.5', '8.5'],
  12: ['3.5', '5.5', '7.5', '8.5', '9.5', '10.5'],
}

const DEFAULT_HANDICAPS = ['4.5'] as const

/** Every selection of a fight, in the order in which a page shows them: the draw in the middle. */
export function boxingSelections(roundsScheduled: number): readonly GameSelection[] {
  return [
    winner(1, '1'),
    ...namedSelections(BOXING_WINNER, 2, ['Draw']),
    winner(3, '2'),
    ...totalSelections(TOTAL_ROUNDS, 20, ROUND_HANDICAPS[roundsScheduled] ?? DEFAULT_HANDICAPS),
    ...namedSelections(GOES_THE_DISTANCE, 10, ['Yes', 'No']),
  ]
}

function winner(index: number, side: '1' | '2'): GameSelection {
  return { index, marketId: BOXING_WINNER, name: 'To Win', handicap: side, specifier: '' }
}
