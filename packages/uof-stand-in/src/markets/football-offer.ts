import {
  ANSWER,
  CHANCE,
  COMBINED,
  type OfferedMarket,
  outcomeIds,
  PARITY,
  RESULT,
  SCORE,
  SCORER,
  SPREAD,
  sides,
  TOTAL,
  WINNER,
} from './offered-market.ts'

const FIRST_HALF = 'all|score|1st_half'
const SECOND_HALF = 'all|score|2nd_half'
const variantOf = (variant: string, first: number, names: readonly string[]) => ({
  fixed: `variant=${variant}`,
  outcomes: outcomeIds(first, names, { variant }),
})
/** The goals of the home side change first; 'other' of the feed begins with 5:5, ours later. */
const SCORES = Array.from({ length: 35 }, (_, i) => `${i % 6}-${Math.floor(i / 6)}`)
const match = (uof: OfferedMarket['uof'], outcomes: OfferedMarket['outcomes']) => ({
  uof,
  outcomes,
  groups: SCORE,
})
const half1 = (uof: OfferedMarket['uof'], outcomes: OfferedMarket['outcomes']) => ({
  uof,
  outcomes,
  groups: FIRST_HALF,
})
const half2 = (uof: OfferedMarket['uof'], outcomes: OfferedMarket['outcomes']) => ({
  uof,
  outcomes,
  groups: SECOND_HALF,
})
const both = (uof: OfferedMarket['uof'], outcomes: OfferedMarket['outcomes']) => ({
  uof,
  outcomes,
  groups: COMBINED,
})

const BOTH_WAYS = ['1 & Yes', '1 & No', 'Draw & Yes', 'Draw & No', '2 & Yes', '2 & No']
const UNDER_OVER = ['1 & Under', '1 & Over', 'Draw & Under', 'Draw & Over', '2 & Under', '2 & Over']
const CHANCES = Object.keys(CHANCE)
const SIDES = ['1', 'Draw', '2']
const COURSES = SIDES.flatMap((first) => SIDES.map((last) => `${first}/${last}`))
const and = (names: readonly string[], way: string) => names.map((name) => `${name} & ${way}`)

/** By our number. What the feed does not have, or lists otherwise, is not here. */
export const FOOTBALL_OFFER: Readonly<Record<number, OfferedMarket>> = {
  1000002: match(1, RESULT),
  1000014: match(10, CHANCE),
  1010001: match(29, ANSWER),
  1010002: match(11, WINNER),
  1010003: match(8, SCORER),
  1010004: match(7, RESULT),
  1000003: { ...match(18, TOTAL), bare: 'total' },
  1010006: match(18, TOTAL),
  1010007: match(sides(19, 20), TOTAL),
  1010008: {
    ...match(21, {}),
    ...variantOf('sr:exact_goals:6+', 68, [
      ...[0, 1, 2, 3, 4, 5].map((goals) => `Exactly ${goals}`),
      '6+',
    ]),
  },
  1010009: {
    ...match(sides(23, 24), {}),
    ...variantOf('sr:exact_goals:3+', 88, ['Exactly 0', 'Exactly 1', 'Exactly 2', '3+']),
  },
  1010010: {
    ...match(25, {}),
    ...variantOf('sr:goal_range:7+', 1342, ['0-1', '2-3', '4-6', '7+']),
  },
  1010011: match(548, {
    '1-2': '1730',
    '1-3': '1731',
    '2-3': '1735',
    '2-4': '1736',
    '3-4': '1739',
    '3-5': '1740',
    '4-5': '1742',
    '4-6': '1743',
    '5-6': '1744',
  }),
  1010012: match(sides(549, 550), {
    ...outcomeIds(1746, ['1-2', '1-3', '2-3', '4+']),
    '0': '1805',
  }),
  1010013: match(26, PARITY),
  1010014: match(sides(27, 28), PARITY),
  1010015: match(30, { None: '784', 'Only 1': '788', 'Only 2': '790', Both: '792' }),
  1010016: match(sides(31, 32), ANSWER),
  1010017: match(sides(33, 34), ANSWER),
  1010018: match(9, SCORER),
  1010019: match(sides(56, 57), ANSWER),
  1000016: { ...match(199, {}), ...variantOf('sr:correct_score:below:5-5', 1475, SCORES) },
  1010021: {
    ...match(15, {}),
    ...variantOf('sr:winning_margin:3+', 113, [
      ...['1', '2', '3+'].map((goals) => `1 by ${goals}`),
      ...['1', '2', '3+'].map((goals) => `2 by ${goals}`),
      'Draw',
    ]),
  },
  1010029: match(16, SPREAD),
  1010030: match(14, { '1': '1711', Draw: '1712', '2': '1713' }),
  1000006: half1(60, RESULT),
  1010023: match(47, outcomeIds(418, COURSES, { step: 2 })),
  1011001: half1(63, CHANCE),
  1011002: half1(64, WINNER),
  1011003: half1(68, TOTAL),
  1011004: half1(sides(69, 70), TOTAL),
  1011005: half1(75, ANSWER),
  1011006: half1(62, SCORER),
  1011007: {
    ...half1(71, {}),
    ...variantOf('sr:exact_goals:2+', 85, ['Exactly 0', 'Exactly 1', '2+']),
  },
  1011008: half1(74, PARITY),
  1011009: half1(
    81,
    outcomeIds(462, ['0-0', '1-1', '2-2', '1-0', '2-0', '2-1', '0-1', '0-2', '1-2', 'Other'], {
      step: 2,
    }),
  ),
  1011010: half1(66, SPREAD),
  1012001: half2(83, RESULT),
  1012002: half2(85, CHANCE),
  1012003: half2(86, WINNER),
  1012004: half2(90, TOTAL),
  1012005: half2(sides(91, 92), TOTAL),
  1012006: half2(95, ANSWER),
  1012007: {
    ...half2(93, {}),
    ...variantOf('sr:exact_goals:2+', 85, ['Exactly 0', 'Exactly 1', '2+']),
  },
  1012008: half2(
    98,
    outcomeIds(546, ['0-0', '0-1', '0-2', '1-0', '1-1', '1-2', '2-0', '2-1', '2-2', 'Other'], {
      step: 2,
    }),
  ),
  1010024: match(52, { '1st': '436', '2nd': '438', Equal: '440' }),
  1010025: match(sides(48, 49), ANSWER),
  1010026: match(sides(50, 51), ANSWER),
  1010027: match(58, ANSWER),
  1010028: match(59, ANSWER),
  1019001: both(35, outcomeIds(78, BOTH_WAYS, { step: 2 })),
  1019002: both(37, outcomeIds(794, UNDER_OVER, { step: 2 })),
  1019003: both(
    36,
    outcomeIds(90, ['Yes & Over', 'Yes & Under', 'No & Over', 'No & Under'], { step: 2 }),
  ),
  1019004: both(
    546,
    outcomeIds(
      1718,
      CHANCES.flatMap((chance) => and([chance], 'Yes').concat(and([chance], 'No'))),
    ),
  ),
  1019005: both(547, outcomeIds(1724, [...and(CHANCES, 'Under'), ...and(CHANCES, 'Over')])),
  1019006: both(818, outcomeIds(1836, [...and(COURSES, 'Under'), ...and(COURSES, 'Over')])),
  1019007: { ...both(78, outcomeIds(78, BOTH_WAYS, { step: 2 })), groups: 'all|combo|1st_half' },
  1019008: { ...both(79, outcomeIds(794, UNDER_OVER, { step: 2 })), groups: 'all|combo|1st_half' },
  1019009: {
    ...both(
      184,
      outcomeIds(814, ['1 & 1', '1 & Draw', '1 & 2', '2 & 1', '2 & Draw', '2 & 2', 'None'], {
        step: 2,
      }),
    ),
    fixed: 'goalnr=1',
  },
  1019010: both(
    {
      'result=1|goals=over': 854,
      'result=1|goals=under': 855,
      'result=Draw|goals=over': 856,
      'result=Draw|goals=under': 857,
      'result=2|goals=over': 858,
      'result=2|goals=under': 859,
    },
    ANSWER,
  ),
  1019011: both({ 'result=1': 860, 'result=Draw': 861, 'result=2': 862 }, ANSWER),
}
