import type { AmericanFootballMarketKey } from '@caderneta/domain/markets/american-football'
import type { BasketballMarketKey } from '@caderneta/domain/markets/basketball'
import { ofSides, single, type UofMarket, variantOf } from '../uof-market.ts'
import {
  FIRST_BY,
  HALF_TIME_FULL_TIME,
  HANDICAP,
  HIGHEST_QUARTER,
  ODD_EVEN,
  OVER_UNDER,
  THREE_WAY,
  TWO_WAY,
  WINNER_AND_TOTAL,
  YES_NO,
} from '../uof-outcomes.ts'
import { UNMAPPED_AMERICAN_FOOTBALL } from './unmapped-uof.ts'

const TOTAL = { line: 'total' } as const
const QUARTER_TOTAL = { ...TOTAL, defaults: { quarternr: '1' } } as const
const QUARTER_TEAM_TOTAL = ofSides(756, 757, OVER_UNDER)
/** Both sides, the smallest margin next to the other side. */
const marginsOf = (near: string, middle: string, far: string, level: readonly string[]) => [
  ...[`1 by ${far}`, `1 by ${middle}`, `1 by ${near}`],
  ...level,
  ...[`2 by ${near}`, `2 by ${middle}`, `2 by ${far}`],
]

/** Null where the descriptions have no such market: their races have no 'None'. */
export const BASKETBALL_UOF: Readonly<Record<BasketballMarketKey, UofMarket | null>> = {
  'money-line': single(219, TWO_WAY),
  'point-spread': single(223, HANDICAP, { line: 'hcp' }),
  'total-points': single(225, OVER_UNDER, TOTAL),
  'h1-result': single(60, THREE_WAY),
  'h1-total-points': single(68, OVER_UNDER, TOTAL),
  'quarter-total-points': single(236, OVER_UNDER, QUARTER_TOTAL),
  'regular-time-result': single(1, THREE_WAY),
  'team-total-points': ofSides(227, 228, OVER_UNDER),
  'winning-margin': single(290, [
    variantOf(
      'sr:winning_margin_no_draw:11+',
      marginsOf('1-5', '6-10', '11+', []),
      [137, 138, 139, 140, 141, 142],
    ),
  ]),
  'half-time-full-time': single(47, HALF_TIME_FULL_TIME),
  'odd-even': single(229, ODD_EVEN),
  overtime: single(220, YES_NO),
  'winner-and-total': single(292, WINNER_AND_TOTAL),
  'race-to-points': single(230, TWO_WAY),
  'highest-quarter': single(234, HIGHEST_QUARTER),
  'h1-draw-no-bet': single(64, TWO_WAY),
  'h1-spread': single(66, HANDICAP),
  'h1-team-total': ofSides(69, 70, OVER_UNDER),
  'h1-odd-even': single(74, ODD_EVEN),
  'h2-result': single(83, THREE_WAY),
  'h2-spread': single(231, HANDICAP),
  'h2-total': single(232, OVER_UNDER),
  'quarter-result': single(235, THREE_WAY),
  'quarter-draw-no-bet': single(302, TWO_WAY),
  'quarter-spread': single(303, HANDICAP),
  'quarter-team-total': QUARTER_TEAM_TOTAL,
  'quarter-odd-even': single(304, ODD_EVEN),
  'quarter-race': null,
}

/** Null too where theirs has an outcome less or more: a tie beside the winner, a safety. */
export const AMERICAN_FOOTBALL_UOF: Readonly<Record<AmericanFootballMarketKey, UofMarket | null>> =
  {
    ...UNMAPPED_AMERICAN_FOOTBALL,
    'regular-time-result': single(1, THREE_WAY),
    'money-line': single(219, TWO_WAY),
    'point-spread': single(223, HANDICAP, { line: 'hcp' }),
    'total-points': single(225, OVER_UNDER, TOTAL),
    'h1-result': single(60, THREE_WAY),
    'h1-total-points': single(68, OVER_UNDER, TOTAL),
    'team-total-points': ofSides(227, 228, OVER_UNDER),
    'winning-margin': single(290, [
      variantOf(
        'sr:winning_margin:14+',
        marginsOf('1-6', '7-13', '14+', ['Draw']),
        [143, 144, 145, 146, 147, 148, 149],
      ),
    ]),
    'half-time-full-time': single(47, HALF_TIME_FULL_TIME),
    overtime: single(220, YES_NO),
    'odd-even': single(229, ODD_EVEN),
    'winner-and-total': null,
    'race-to-points': null,
    'highest-quarter': single(234, HIGHEST_QUARTER),
    'h1-spread': single(66, HANDICAP),
    'h1-team-total': ofSides(69, 70, OVER_UNDER),
    'h2-spread': single(231, HANDICAP),
    'h2-total': single(232, OVER_UNDER),
    'quarter-result': single(235, THREE_WAY),
    'quarter-spread': single(303, HANDICAP),
    'quarter-total-points': single(236, OVER_UNDER, QUARTER_TOTAL),
    'first-score': single(221, FIRST_BY, { fixed: { scorenr: '1' } }),
    'first-score-type': null,
    'total-touchdowns': single(931, OVER_UNDER),
    'total-field-goals': single(932, OVER_UNDER),
  }
