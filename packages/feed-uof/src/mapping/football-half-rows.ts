import { forBothSides, rowsOf } from './market-row.ts'
import {
  DOUBLE_CHANCE,
  HALF_TIME_FULL_TIME,
  HANDICAP,
  NEXT,
  ODD_EVEN,
  OVER_UNDER,
  ofVariant,
  THREE_WAY,
  TWO_WAY,
  YES_NO,
} from './outcomes.ts'

const GOALS_2 = 'sr:exact_goals:2+'
const TOTAL = { param: 'total', specifier: 'total={}', outcomes: OVER_UNDER } as const
const EXACT_GOALS = {
  fixed: `variant=${GOALS_2}`,
  outcomes: ofVariant(GOALS_2, 85, ['Exactly 0', 'Exactly 1', '2+']),
}

/** Football: the first half, the second half, and what is about both. */
export const FOOTBALL_HALF_ROWS = rowsOf('football', [
  { marketId: 1000006, uof: 60, outcomes: THREE_WAY },
  { marketId: 1010023, uof: 47, outcomes: HALF_TIME_FULL_TIME },
  { marketId: 1011001, uof: 63, outcomes: DOUBLE_CHANCE },
  { marketId: 1011002, uof: 64, outcomes: TWO_WAY },
  { marketId: 1011003, uof: 68, ...TOTAL },
  ...forBothSides([69, 70], { marketId: 1011004, param: 'total', outcomes: OVER_UNDER }),
  { marketId: 1011005, uof: 75, outcomes: YES_NO },
  { marketId: 1011006, uof: 62, param: 'goalnr', specifier: 'goalnr={}', outcomes: NEXT },
  { marketId: 1011007, uof: 71, ...EXACT_GOALS },
  { marketId: 1011008, uof: 74, outcomes: ODD_EVEN },
  {
    marketId: 1011009,
    uof: 81,
    outcomes: {
      '462': '0-0',
      '464': '1-1',
      '466': '2-2',
      '468': '1-0',
      '470': '2-0',
      '472': '2-1',
      '474': '0-1',
      '476': '0-2',
      '478': '1-2',
      '480': 'Other',
    },
  },
  { marketId: 1011010, uof: 66, param: 'hcp', specifier: 'hcp={}', outcomes: HANDICAP },
  { marketId: 1012001, uof: 83, outcomes: THREE_WAY },
  { marketId: 1012002, uof: 85, outcomes: DOUBLE_CHANCE },
  { marketId: 1012003, uof: 86, outcomes: TWO_WAY },
  { marketId: 1012004, uof: 90, ...TOTAL },
  ...forBothSides([91, 92], { marketId: 1012005, param: 'total', outcomes: OVER_UNDER }),
  { marketId: 1012006, uof: 95, outcomes: YES_NO },
  { marketId: 1012007, uof: 93, ...EXACT_GOALS },
  {
    marketId: 1012008,
    uof: 98,
    outcomes: {
      '546': '0-0',
      '548': '0-1',
      '550': '0-2',
      '552': '1-0',
      '554': '1-1',
      '556': '1-2',
      '558': '2-0',
      '560': '2-1',
      '562': '2-2',
      '564': 'Other',
    },
  },
  { marketId: 1010024, uof: 52, outcomes: { '436': '1st', '438': '2nd', '440': 'Equal' } },
  ...forBothSides([48, 49], { marketId: 1010025, outcomes: YES_NO }),
  ...forBothSides([50, 51], { marketId: 1010026, outcomes: YES_NO }),
  { marketId: 1010027, uof: 58, ...TOTAL, outcomes: YES_NO },
  { marketId: 1010028, uof: 59, ...TOTAL, outcomes: YES_NO },
])
