import { type GameSelection, namedSelections, totalSelections } from './game-selection.ts'
import { CORRECT_SCORE, FIRST_HALF_RESULT, MATCH_RESULT, TOTAL_GOALS } from './market.ts'

/** A selection of a football game: a result, a total of goals or a score. */
export type FootballSelection = GameSelection

export const TOTAL_GOALS_LINES = ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5'] as const

/** Highest number of goals of one team that the correct-score market lists. */
export const CORRECT_SCORE_MAX = 5

const RESULTS = ['1', 'Draw', '2'] as const

const counts = Array.from({ length: CORRECT_SCORE_MAX + 1 }, (_, goals) => goals)

const scores = counts.flatMap((home) =>
  namedSelections(
    CORRECT_SCORE,
    100 + home * 10,
    counts.map((away) => `${home}-${away}`),
  ),
)

/** Every selection of a football game, in the order in which a page shows them. */
export const FOOTBALL_SELECTIONS: readonly FootballSelection[] = [
  ...namedSelections(MATCH_RESULT, 1, RESULTS),
  ...totalSelections(TOTAL_GOALS, 11, TOTAL_GOALS_LINES),
  ...scores,
  ...namedSelections(CORRECT_SCORE, 199, ['Other']),
  ...namedSelections(FIRST_HALF_RESULT, 31, RESULTS),
]
