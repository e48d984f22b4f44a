import { consecutive, type OutcomeTable, tableOf, variantOf } from './uof-market.ts'

/** Lists of outcomes that several markets share. */

export const THREE_WAY = consecutive(1, ['1', 'Draw', '2'])
export const TWO_WAY = consecutive(4, ['1', '2'])
export const FIRST_BY = consecutive(6, ['1', 'None', '2'])
export const DOUBLE_CHANCE = consecutive(9, ['1 or Draw', '1 or 2', 'Draw or 2'])
export const OVER_UNDER = consecutive(12, ['Over', 'Under'])
export const YES_NO: OutcomeTable = { Yes: '74', No: '76' }
export const ODD_EVEN: OutcomeTable = { Odd: '70', Even: '72' }
export const HANDICAP = consecutive(1714, ['1', '2'])
export const EUROPEAN_HANDICAP = consecutive(1711, ['1', 'Draw', '2'])

const RESULTS = ['1', 'Draw', '2']
const PAIRS_OF_RESULTS = RESULTS.flatMap((half) => RESULTS.map((end) => `${half}/${end}`))

export const HALF_TIME_FULL_TIME = consecutive(418, PAIRS_OF_RESULTS, 2)
export const HALF_TIME_FULL_TIME_AND_TOTAL: OutcomeTable = {
  ...consecutive(
    1836,
    PAIRS_OF_RESULTS.map((pair) => `${pair} & Under`),
  ),
  ...consecutive(
    1845,
    PAIRS_OF_RESULTS.map((pair) => `${pair} & Over`),
  ),
}
export const RESULT_AND_YES_NO = consecutive(
  78,
  RESULTS.flatMap((result) => [`${result} & Yes`, `${result} & No`]),
  2,
)
export const RESULT_AND_TOTAL = consecutive(
  794,
  RESULTS.flatMap((result) => [`${result} & Under`, `${result} & Over`]),
  2,
)
export const WINNER_AND_TOTAL = consecutive(973, [
  ...['1 & Over', '2 & Over'],
  ...['1 & Under', '2 & Under'],
])
export const FIRST_PART_AND_MATCH = consecutive(861, ['1/1', '2/1', '1/2', '2/2'])
export const HIGHEST_QUARTER = consecutive(920, ['Q1', 'Q2', 'Q3', 'Q4', 'Equal'])

/** Final scores in sets or maps, by the sets that win. */
export const SCORES_IN_PARTS = [
  variantOf('sr:correct_score:bestof:3', ['2-0', '2-1', '1-2', '0-2'], [4, 5, 6, 7]),
  variantOf(
    'sr:correct_score:bestof:5',
    ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'],
    [8, 9, 10, 11, 12, 13],
  ),
]
export const EXACT_SETS = [
  variantOf('sr:exact_sets:bestof:3', ['2 sets', '3 sets'], [32, 33]),
  variantOf('sr:exact_sets:bestof:5', ['3 sets', '4 sets', '5 sets'], [34, 35, 36]),
]
export const EXACT_GOALS_2 = [variantOf('sr:exact_goals:2+', ['0', '1', '2+'], [85, 86, 87])]

/** Scores with their numbers, in the order in which the descriptions list them. */
export function scoreTable(scores: string, numbers: readonly number[]): OutcomeTable {
  return tableOf(scores.split(' '), numbers)
}
