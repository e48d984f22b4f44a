import { rowsOf } from './market-row.ts'
import {
  HALF_TIME_FULL_TIME,
  numbered,
  RESULT_AND_BOTH_SCORE,
  RESULT_AND_TOTAL,
  YES_NO,
} from './outcomes.ts'

const TOTAL = { param: 'total', specifier: 'total={}' } as const
const CHANCES = ['1 or Draw', '1 or 2', 'Draw or 2']
const WAYS = Object.values(HALF_TIME_FULL_TIME)

const withEach = (names: readonly string[], other: string) =>
  names.map((name) => `${name} & ${other}`)

/** A result, or over or under a line: whichever comes. */
const RESULT_OR_TOTAL = [
  [854, 'result=1|goals=over'],
  [855, 'result=1|goals=under'],
  [856, 'result=Draw|goals=over'],
  [857, 'result=Draw|goals=under'],
  [858, 'result=2|goals=over'],
  [859, 'result=2|goals=under'],
] as const

/** Football: two things that have to come true together, or one of two. */
export const FOOTBALL_COMBINED_ROWS = rowsOf('football', [
  { marketId: 1019001, uof: 35, outcomes: RESULT_AND_BOTH_SCORE },
  { marketId: 1019002, uof: 37, ...TOTAL, outcomes: RESULT_AND_TOTAL },
  {
    marketId: 1019003,
    uof: 36,
    ...TOTAL,
    outcomes: { '90': 'Yes & Over', '92': 'Yes & Under', '94': 'No & Over', '96': 'No & Under' },
  },
  {
    marketId: 1019004,
    uof: 546,
    outcomes: numbered(
      1718,
      1,
      CHANCES.flatMap((chance) => [`${chance} & Yes`, `${chance} & No`]),
    ),
  },
  {
    marketId: 1019005,
    uof: 547,
    ...TOTAL,
    outcomes: numbered(1724, 1, [...withEach(CHANCES, 'Under'), ...withEach(CHANCES, 'Over')]),
  },
  {
    marketId: 1019006,
    uof: 818,
    ...TOTAL,
    outcomes: numbered(1836, 1, [...withEach(WAYS, 'Under'), ...withEach(WAYS, 'Over')]),
  },
  { marketId: 1019007, uof: 78, outcomes: RESULT_AND_BOTH_SCORE },
  { marketId: 1019008, uof: 79, ...TOTAL, outcomes: RESULT_AND_TOTAL },
  {
    marketId: 1019009,
    uof: 184,
    fixed: 'goalnr=1',
    outcomes: {
      '814': '1 & 1',
      '816': '1 & Draw',
      '818': '1 & 2',
      '820': '2 & 1',
      '822': '2 & Draw',
      '824': '2 & 2',
      '826': 'None',
    },
  },
  ...RESULT_OR_TOTAL.map(([uof, parts]) => ({
    marketId: 1019010,
    uof,
    param: 'total' as const,
    specifier: `${parts}|total={}`,
    outcomes: YES_NO,
  })),
  { marketId: 1019011, uof: 860, specifier: 'result=1', outcomes: YES_NO },
  { marketId: 1019011, uof: 861, specifier: 'result=Draw', outcomes: YES_NO },
  { marketId: 1019011, uof: 862, specifier: 'result=2', outcomes: YES_NO },
])
