import type { ESportsMarketKey } from '@caderneta/domain/markets/e-sports'
import type { TennisMarketKey } from '@caderneta/domain/markets/tennis'
import type { VolleyballMarketKey } from '@caderneta/domain/markets/volleyball'
import { consecutive, ofSides, single, type UofMarket, variantOf } from '../uof-market.ts'
import {
  EXACT_SETS,
  FIRST_PART_AND_MATCH,
  HANDICAP,
  ODD_EVEN,
  OVER_UNDER,
  SCORES_IN_PARTS,
  TWO_WAY,
  WINNER_AND_TOTAL,
  YES_NO,
} from '../uof-outcomes.ts'
import { UNMAPPED_MAPS, UNMAPPED_TENNIS, UNMAPPED_VOLLEYBALL } from './unmapped-uof.ts'

const TOTAL = { line: 'total' } as const
const FIRST_SET = { defaults: { setnr: '1' } } as const
const SET_SCORES = consecutive(865, [
  ...['6-0', '6-1', '6-2', '6-3', '6-4', '7-5', '7-6'],
  ...['0-6', '1-6', '2-6', '3-6', '4-6', '5-7', '6-7'],
])

/** Null where the descriptions have no such market. */
export const TENNIS_UOF: Readonly<Record<TennisMarketKey, UofMarket | null>> = {
  ...UNMAPPED_TENNIS,
  'match-winner': single(186, TWO_WAY),
  'set-winner': single(202, TWO_WAY, FIRST_SET),
  'total-games': single(189, OVER_UNDER, TOTAL),
  'correct-set-score': single(199, SCORES_IN_PARTS),
  'set-handicap': single(188, HANDICAP),
  'total-sets': single(314, OVER_UNDER),
  'exact-sets': single(196, EXACT_SETS),
  'game-handicap': single(187, HANDICAP),
  'player-total-games': ofSides(190, 191, OVER_UNDER),
  'odd-even-games': single(198, ODD_EVEN),
  'wins-a-set': ofSides(192, 193, YES_NO),
  'tie-break': single(195, YES_NO),
  'first-set-and-match': single(201, FIRST_PART_AND_MATCH),
  'winner-and-total': single(1055, WINNER_AND_TOTAL),
  'comeback-from-set-down': null,
  'set-game-handicap': single(203, HANDICAP),
  'set-total-games': single(204, OVER_UNDER),
  'set-correct-score': single(207, SET_SCORES),
  'set-odd-even': single(205, ODD_EVEN),
  'set-tie-break': single(206, YES_NO),
  'set-race': single(208, TWO_WAY),
}

export const VOLLEYBALL_UOF: Readonly<Record<VolleyballMarketKey, UofMarket | null>> = {
  ...UNMAPPED_VOLLEYBALL,
  'money-line': single(186, TWO_WAY),
  'set-winner': single(202, TWO_WAY, FIRST_SET),
  'total-points': single(238, OVER_UNDER, TOTAL),
  'correct-set-score': single(199, SCORES_IN_PARTS),
  'set-handicap': single(188, HANDICAP),
  'total-sets': single(314, OVER_UNDER),
  'exact-sets': single(196, EXACT_SETS),
  'fourth-set': single(525, YES_NO),
  'fifth-set': single(526, YES_NO),
  'wins-a-set': ofSides(192, 193, YES_NO),
  'exactly-n-sets': {
    ids: {
      by: ['side', 'sets'],
      idByValues: { '1 1': 850, '2 1': 851, '1 2': 852, '2 2': 853 },
    },
    outcomes: YES_NO,
  },
  'point-handicap': single(237, HANDICAP),
  'team-total-points': null,
  'odd-even-points': null,
  'extra-point-sets': single(306, [
    variantOf(
      'sr:decided_by_extra_points:bestof:5',
      ['0 sets', '1 set', '2 sets', '3 sets', '4 sets', '5 sets'],
      [53, 54, 55, 56, 57, 58],
    ),
  ]),
  'winner-and-total': single(1055, WINNER_AND_TOTAL),
  'set-point-handicap': single(309, HANDICAP),
  'set-total-points': single(310, OVER_UNDER),
  'set-odd-even': single(311, ODD_EVEN),
}

export const E_SPORTS_UOF: Readonly<Record<ESportsMarketKey, UofMarket | null>> = {
  ...UNMAPPED_MAPS,
  'match-result': single(186, TWO_WAY),
  'map-winner': single(330, TWO_WAY, { defaults: { mapnr: '1' } }),
  'total-maps': single(328, OVER_UNDER, TOTAL),
  'correct-map-score': single(329, SCORES_IN_PARTS),
  'map-handicap': single(327, HANDICAP),
  'wins-a-map': null,
  'first-map-and-match': null,
  'cs-map-round-handicap': single(331, HANDICAP),
  'cs-map-total-rounds': single(332, OVER_UNDER),
  'cs-map-overtime': single(335, YES_NO),
  'cs-map-odd-even': single(621, ODD_EVEN),
}
