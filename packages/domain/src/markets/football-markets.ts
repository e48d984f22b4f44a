import { type GameSelection, namedSelections, totalSelections } from '../slip/game-selection.ts'
import {
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  MATCH_RESULT,
  SECOND_HALF_RESULT,
  TOTAL_GOALS,
} from './market.ts'

/** A selection of a football game: a result, a total of goals or a score. */
export type FootballSelection = GameSelection

export const TOTAL_GOALS_HANDICAPS = ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5'] as const

/** Highest number of goals of one team that the correct-score market lists. */
export const CORRECT_SCORE_MAX = 5

const RESULTS = ['1', 'Draw', '2'] as const

/** What a double chance covers; the name on the wire joins the two by 'or'. */
const DOUBLE_CHANCES = ['1 or Draw', '1 or 2', 'Draw or 2'] as const

/** '1/Draw': the home side leads at half-time, the match ends level. */
const HALF_TIME_FULL_TIMES = RESULTS.flatMap((half) => RESULTS.map((full) => `${half}/${full}`))

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
  ...namedSelections(DOUBLE_CHANCE, 41, DOUBLE_CHANCES),
  ...totalSelections(TOTAL_GOALS, 11, TOTAL_GOALS_HANDICAPS),
  ...scores,
  ...namedSelections(CORRECT_SCORE, 199, ['Other']),
  ...namedSelections(FIRST_HALF_RESULT, 31, RESULTS),
  ...namedSelections(SECOND_HALF_RESULT, 51, RESULTS),
  ...namedSelections(HALF_TIME_FULL_TIME, 61, HALF_TIME_FULL_TIMES),
]
