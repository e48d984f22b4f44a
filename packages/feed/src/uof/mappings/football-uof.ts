import type { FootballMarketKey } from '@caderneta/domain/markets/football'
import { consecutive, ofSides, single, tableOf, type UofMarket, variantOf } from '../uof-market.ts'
import {
  DOUBLE_CHANCE,
  EUROPEAN_HANDICAP,
  EXACT_GOALS_2,
  FIRST_BY,
  HALF_TIME_FULL_TIME,
  HALF_TIME_FULL_TIME_AND_TOTAL,
  HANDICAP,
  ODD_EVEN,
  OVER_UNDER,
  RESULT_AND_TOTAL,
  RESULT_AND_YES_NO,
  scoreTable,
  THREE_WAY,
  TWO_WAY,
  YES_NO,
} from '../uof-outcomes.ts'
import { UNMAPPED_FOOTBALL } from './unmapped-uof.ts'

const GOALS_3 = [variantOf('sr:exact_goals:3+', ['0', '1', '2', '3+'], [88, 89, 90, 91])]
const TEAM_MULTI_GOALS = tableOf(['1-2', '1-3', '2-3', '4+', '0'], [1746, 1747, 1748, 1749, 1805])
const MULTI_GOALS = tableOf(
  ['1-2', '1-3', '2-3', '2-4', '3-4', '3-5', '4-5', '4-6', '5-6'],
  [1730, 1731, 1735, 1736, 1739, 1740, 1742, 1743, 1744],
)
const MARGINS = ['1 by 1', '1 by 2', '1 by 3+', '2 by 1', '2 by 2', '2 by 3+', 'Draw']
const CHANCES = ['1 or Draw', '1 or 2', 'Draw or 2']

/** By away goals and then home goals, as the variant lists them; 5-5 is among the others. */
const SCORES_TO_5 = [0, 1, 2, 3, 4, 5]
  .flatMap((away) => [0, 1, 2, 3, 4, 5].map((home) => `${home}-${away}`))
  .filter((score) => score !== '5-5')

const RESULT_OR_TOTAL = {
  by: ['result', 'goals'],
  idByValues: {
    '1 over': 854,
    '1 under': 855,
    'Draw over': 856,
    'Draw under': 857,
    '2 over': 858,
    '2 under': 859,
  },
} as const

/** Markets about goals; null where the descriptions have no such market. */
export const FOOTBALL_UOF: Readonly<Record<FootballMarketKey, UofMarket | null>> = {
  ...UNMAPPED_FOOTBALL,
  'match-result': single(1, THREE_WAY),
  'double-chance': single(10, DOUBLE_CHANCE),
  'both-teams-to-score': single(29, YES_NO),
  'draw-no-bet': single(11, TWO_WAY),
  'next-goal': single(8, FIRST_BY),
  'rest-of-match': single(7, THREE_WAY),
  'total-goals': single(18, OVER_UNDER, { line: 'total' }),
  'asian-total': single(18, OVER_UNDER),
  'team-total-goals': ofSides(19, 20, OVER_UNDER),
  'exact-goals': single(21, [
    variantOf(
      'sr:exact_goals:6+',
      ['0', '1', '2', '3', '4', '5', '6+'],
      [68, 69, 70, 71, 72, 73, 74],
    ),
  ]),
  'team-exact-goals': ofSides(23, 24, GOALS_3),
  'goal-range': single(25, [
    variantOf('sr:goal_range:7+', ['0-1', '2-3', '4-6', '7+'], [1342, 1343, 1344, 1345]),
  ]),
  'multi-goals': single(548, MULTI_GOALS),
  'team-multi-goals': ofSides(549, 550, TEAM_MULTI_GOALS),
  'odd-even-goals': single(26, ODD_EVEN),
  'team-odd-even-goals': ofSides(27, 28, ODD_EVEN),
  'which-team-scores': single(
    30,
    tableOf(['None', 'Only 1', 'Only 2', 'Both'], [784, 788, 790, 792]),
  ),
  'clean-sheet': ofSides(31, 32, YES_NO),
  'win-to-nil': ofSides(33, 34, YES_NO),
  'last-goal': single(9, FIRST_BY),
  'score-both-halves': ofSides(56, 57, YES_NO),
  'both-teams-2plus': null,
  'correct-score': single(199, [
    {
      variant: 'sr:correct_score:below:5-5',
      outcomes: consecutive(1475, [...SCORES_TO_5, 'Other']),
    },
  ]),
  'winning-margin': single(15, [
    variantOf('sr:winning_margin:3+', MARGINS, [113, 114, 115, 116, 117, 118, 119]),
  ]),
  'half-time-result': single(60, THREE_WAY),
  'half-time-full-time': single(47, HALF_TIME_FULL_TIME),
  'h1-double-chance': single(63, DOUBLE_CHANCE),
  'h1-draw-no-bet': single(64, TWO_WAY),
  'h1-total-goals': single(68, OVER_UNDER),
  'h1-team-total': ofSides(69, 70, OVER_UNDER),
  'h1-both-score': single(75, YES_NO),
  'h1-next-goal': single(62, FIRST_BY),
  'h1-exact-goals': single(71, EXACT_GOALS_2),
  'h1-odd-even': single(74, ODD_EVEN),
  'h1-correct-score': single(
    81,
    scoreTable(
      '0-0 1-1 2-2 1-0 2-0 2-1 0-1 0-2 1-2 Other',
      [462, 464, 466, 468, 470, 472, 474, 476, 478, 480],
    ),
  ),
  'h1-asian-handicap': single(66, HANDICAP),
  'h2-result': single(83, THREE_WAY),
  'h2-double-chance': single(85, DOUBLE_CHANCE),
  'h2-draw-no-bet': single(86, TWO_WAY),
  'h2-total-goals': single(90, OVER_UNDER),
  'h2-team-total': ofSides(91, 92, OVER_UNDER),
  'h2-both-score': single(95, YES_NO),
  'h2-exact-goals': single(93, EXACT_GOALS_2),
  'h2-correct-score': single(
    98,
    scoreTable(
      '0-0 0-1 0-2 1-0 1-1 1-2 2-0 2-1 2-2 Other',
      [546, 548, 550, 552, 554, 556, 558, 560, 562, 564],
    ),
  ),
  'highest-scoring-half': single(52, tableOf(['1st', '2nd', 'Equal'], [436, 438, 440])),
  'win-both-halves': ofSides(48, 49, YES_NO),
  'win-either-half': ofSides(50, 51, YES_NO),
  'both-halves-over': single(58, YES_NO),
  'both-halves-under': single(59, YES_NO),
  'asian-handicap': single(16, HANDICAP),
  'european-handicap': single(14, EUROPEAN_HANDICAP),
  'result-and-btts': single(35, RESULT_AND_YES_NO),
  'result-and-total': single(37, RESULT_AND_TOTAL),
  'btts-and-total': single(
    36,
    tableOf(['Yes & Over', 'Yes & Under', 'No & Over', 'No & Under'], [90, 92, 94, 96]),
  ),
  'dc-and-btts': single(
    546,
    consecutive(
      1718,
      CHANCES.flatMap((chance) => [`${chance} & Yes`, `${chance} & No`]),
    ),
  ),
  'dc-and-total': single(
    547,
    consecutive(1724, [
      ...CHANCES.map((chance) => `${chance} & Under`),
      ...CHANCES.map((chance) => `${chance} & Over`),
    ]),
  ),
  'htft-and-total': single(818, HALF_TIME_FULL_TIME_AND_TOTAL),
  'h1-result-and-btts': single(78, RESULT_AND_YES_NO),
  'h1-result-and-total': single(79, RESULT_AND_TOTAL),
  'first-goal-and-result': single(
    184,
    consecutive(814, ['1 & 1', '1 & Draw', '1 & 2', '2 & 1', '2 & Draw', '2 & 2', 'None'], 2),
    { fixed: { goalnr: '1' } },
  ),
  'result-or-total': { ids: RESULT_OR_TOTAL, outcomes: YES_NO },
  'result-or-btts': {
    ids: { by: ['result'], idByValues: { '1': 860, Draw: 861, '2': 862 } },
    outcomes: YES_NO,
  },
  'comeback-win': null,
}
