import { CORRECT_SCORE } from '@caderneta/domain/markets/market/market'
import { forBothSides, rowsOf, type SportRow } from './market-row.ts'
import {
  DOUBLE_CHANCE,
  EUROPEAN_HANDICAP,
  HANDICAP,
  NEXT,
  numbered,
  ODD_EVEN,
  OVER_UNDER,
  ofVariant,
  THREE_WAY,
  TWO_WAY,
  YES_NO,
} from './outcomes.ts'

const GOALS_6 = 'sr:exact_goals:6+'
const GOALS_3 = 'sr:exact_goals:3+'
const RANGE = 'sr:goal_range:7+'
const MARGIN = 'sr:winning_margin:3+'
const SCORES = 'sr:correct_score:below:5-5'

/** Every score up to 5-4 and 4-5, in the order of the feed. */
const SCORES_BELOW = [0, 1, 2, 3, 4, 5]
  .flatMap((away) => [0, 1, 2, 3, 4, 5].map((home) => `${home}-${away}`))
  .filter((score) => score !== '5-5')

const TOTALS: readonly SportRow[] = [
  { marketId: 1000003, uof: 18, param: 'total', outcomes: OVER_UNDER },
  { marketId: 1010006, uof: 18, param: 'total', specifier: 'total={}', outcomes: OVER_UNDER },
  ...forBothSides([19, 20], { marketId: 1010007, param: 'total', outcomes: OVER_UNDER }),
]

const NUMBERS_OF_GOALS: readonly SportRow[] = [
  {
    marketId: 1010008,
    uof: 21,
    fixed: `variant=${GOALS_6}`,
    outcomes: ofVariant(GOALS_6, 68, [
      'Exactly 0',
      'Exactly 1',
      'Exactly 2',
      'Exactly 3',
      'Exactly 4',
      'Exactly 5',
      '6+',
    ]),
  },
  ...forBothSides([23, 24], {
    marketId: 1010009,
    fixed: `variant=${GOALS_3}`,
    outcomes: ofVariant(GOALS_3, 88, ['Exactly 0', 'Exactly 1', 'Exactly 2', '3+']),
  }),
  {
    marketId: 1010010,
    uof: 25,
    fixed: `variant=${RANGE}`,
    outcomes: ofVariant(RANGE, 1342, ['0-1', '2-3', '4-6', '7+']),
  },
  {
    marketId: 1010011,
    uof: 548,
    // Wider ranges are not among our selections.
    outcomes: {
      '1730': '1-2',
      '1731': '1-3',
      '1735': '2-3',
      '1736': '2-4',
      '1739': '3-4',
      '1740': '3-5',
      '1742': '4-5',
      '1743': '4-6',
      '1744': '5-6',
    },
  },
  ...forBothSides([549, 550], {
    marketId: 1010012,
    outcomes: { ...numbered(1746, 1, ['1-2', '1-3', '2-3', '4+']), '1805': '0' },
  }),
]

/** Football over the whole match. */
export const FOOTBALL_MATCH_ROWS = rowsOf('football', [
  { marketId: 1000002, uof: 1, outcomes: THREE_WAY },
  { marketId: 1000014, uof: 10, outcomes: DOUBLE_CHANCE },
  { marketId: 1010001, uof: 29, outcomes: YES_NO },
  { marketId: 1010002, uof: 11, outcomes: TWO_WAY },
  { marketId: 1010003, uof: 8, param: 'goalnr', specifier: 'goalnr={}', outcomes: NEXT },
  { marketId: 1010004, uof: 7, param: 'score', specifier: 'score={}', outcomes: THREE_WAY },
  ...TOTALS,
  ...NUMBERS_OF_GOALS,
  { marketId: 1010013, uof: 26, outcomes: ODD_EVEN },
  ...forBothSides([27, 28], { marketId: 1010014, outcomes: ODD_EVEN }),
  {
    marketId: 1010015,
    uof: 30,
    outcomes: { '784': 'None', '788': 'Only 1', '790': 'Only 2', '792': 'Both' },
  },
  ...forBothSides([31, 32], { marketId: 1010016, outcomes: YES_NO }),
  ...forBothSides([33, 34], { marketId: 1010017, outcomes: YES_NO }),
  { marketId: 1010018, uof: 9, outcomes: NEXT },
  ...forBothSides([56, 57], { marketId: 1010019, outcomes: YES_NO }),
  {
    marketId: CORRECT_SCORE,
    uof: 199,
    fixed: `variant=${SCORES}`,
    // Its 'other' includes 5-5, which ours lists: neither is offered.
    outcomes: ofVariant(SCORES, 1475, SCORES_BELOW),
    isPartial: true,
  },
  {
    marketId: 1010021,
    uof: 15,
    fixed: `variant=${MARGIN}`,
    outcomes: ofVariant(MARGIN, 113, [
      '1 by 1',
      '1 by 2',
      '1 by 3+',
      '2 by 1',
      '2 by 2',
      '2 by 3+',
      'Draw',
    ]),
  },
  { marketId: 1010029, uof: 16, param: 'hcp', specifier: 'hcp={}', outcomes: HANDICAP },
  { marketId: 1010030, uof: 14, param: 'hcp', specifier: 'hcp={}', outcomes: EUROPEAN_HANDICAP },
])
