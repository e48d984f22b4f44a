import { BOXING_WINNER, GOES_THE_DISTANCE, TOTAL_ROUNDS } from '../market/market.ts'
import type { MarketType } from '../market/market-type.ts'
import { named, overUnder, sides, threeWay, yesNo } from '../market/selection-specs.ts'
import { atLeast, below } from '../rule/rule.ts'
import { type FightCounter, halfRounds, judgedFights, winnerLead } from './fight-progress.ts'

/** What differs from fight to fight. */
interface FightFormat {
  readonly roundsScheduled: number
}

/** Lines of rounds by the number of rounds that a fight is scheduled for. */
const ROUND_HANDICAPS: Readonly<Record<number, readonly string[]>> = {
  8: ['2.5', '4.5', '5.5', '6.5'],
  10: ['3.5', '5.5', '6.5', '7.5', '8.5'],
  12: ['3.5', '5.5', '7.5', '8.5', '9.5', '10.5'],
}

const DEFAULT_HANDICAPS = ['4.5'] as const

/**
 * The markets of boxing. The published rules: the winner is the one announced in the ring; with a
 * draw on the cards 'Draw' wins and both fighters lose. A line of rounds is passed at the middle of
 * its round: 'Over 6.5' wins when the first minute and a half of the seventh round has been fought;
 * a fighter who does not come out for a round has lost in the one before. 'Goes the distance' is
 * 'Yes' only when the judges decide after the last scheduled round.
 */
export const BOXING_MARKETS = [
  boxingMarket({
    id: BOXING_WINNER,
    key: 'fight-winner',
    tab: 'main',
    order: 10,
    margin: 0.06,
    winners: 1,
    span: 'match',
    selections: winnerSelections,
  }),
  boxingMarket({
    id: TOTAL_ROUNDS,
    key: 'total-rounds',
    tab: 'rounds',
    order: 20,
    margin: 0.06,
    winners: 1,
    firstLineIndex: 20,
    span: 'match',
    selections: ({ roundsScheduled }) =>
      overUnder(20, ROUND_HANDICAPS[roundsScheduled] ?? DEFAULT_HANDICAPS, (line) => [
        atLeast(halfRounds, 2 * line),
        below(halfRounds, 2 * line),
      ]),
  }),
  boxingMarket({
    id: GOES_THE_DISTANCE,
    key: 'goes-the-distance',
    tab: 'rounds',
    order: 30,
    margin: 0.06,
    winners: 1,
    span: 'match',
    selections: () => named(10, yesNo(atLeast(judgedFights, 1))),
  }),
] as const

/** In the order in which a page shows them: the draw in the middle. */
function winnerSelections() {
  const [[, home], draw, [, away]] = threeWay(winnerLead)
  const [first, second] = sides([1, 3], 'To Win', [home, away])
  return [first, ...named(2, [draw]), second]
}

function boxingMarket<Id extends number>(
  market: MarketType<Id, FightCounter, FightFormat>,
): MarketType<Id, FightCounter, FightFormat> {
  return market
}
