import type { BoxingMarketKey } from '@caderneta/domain/markets/boxing'
import { single, type UofMarket, variantOf } from '../uof-market.ts'
import { DOUBLE_CHANCE, OVER_UNDER, THREE_WAY, TWO_WAY, YES_NO } from '../uof-outcomes.ts'

const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const GROUPS = ['1-3', '4-6', '7-9', '10-12']

/** Every end of the first fighter, the draw, every end of the second. */
const endsOf = (ends: readonly string[]) => [
  ...ends.map((end) => `1 ${end}`),
  'Draw',
  ...ends.map((end) => `2 ${end}`),
]
const numbersFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => first + at)

/** Null where the descriptions have no such market. Rounds are those of a fight over twelve. */
export const BOXING_UOF: Readonly<Record<BoxingMarketKey, UofMarket | null>> = {
  'fight-winner': single(1, THREE_WAY),
  'total-rounds': single(18, OVER_UNDER, { line: 'total' }),
  'goes-the-distance': single(911, YES_NO),
  'fight-draw-no-bet': single(11, TWO_WAY),
  'fight-double-chance': single(10, DOUBLE_CHANCE),
  'method-of-victory': single(910, [
    variantOf(
      'sr:winning_method:ko_decision',
      endsOf(['by KO', 'by points']),
      numbersFrom(1375, 5),
    ),
  ]),
  'winner-and-round': single(912, [
    variantOf(
      'sr:winner_and_rounds:12',
      endsOf([...ROUNDS.map((round) => `& Round ${round}`), 'by points']),
      numbersFrom(1403, 27),
    ),
  ]),
  'winner-and-round-range': single(913, [
    variantOf(
      'sr:winner_and_round_range:12',
      endsOf([...GROUPS.map((rounds) => `& Rounds ${rounds}`), 'by points']),
      numbersFrom(1380, 11),
    ),
  ]),
  'ending-round': null,
  'starts-round': null,
  'decision-type': null,
  knockdown: null,
  'fighter-knocked-down': null,
}
