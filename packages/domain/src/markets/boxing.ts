import {
  between,
  doubleChance,
  levelReturns,
  ofBothSides,
  oneBook,
  outcomes,
  within,
} from './books/market-books.ts'
import { numbersTo } from './books/numbers-to.ts'
import {
  DECISION_ROUND,
  endRound,
  type FightCounter,
  halfRounds,
  judgedFights,
  knockdowns,
  knockdownsOf,
  verdictNumber,
  winnerLead,
} from './fight-progress.ts'
import { BOXING_WINNER, GOES_THE_DISTANCE, TOTAL_ROUNDS } from './market.ts'
import type { MarketType, SelectionSpec, StatedMarket } from './market-type.ts'
import { all, atLeast, below, equals, type Predicate } from './rule.ts'
import { named, overUnder, sides, threeWay, yesNo } from './selection-specs.ts'

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
 * 'Yes' only when the judges decide after the last scheduled round. A decision is unanimous when
 * the three cards agree, split when two of them have different winners, else by majority. A
 * knockdown is one that the referee counts; a stoppage that follows it does not undo it.
 */
export const BOXING_MARKETS = [
  boxingMarket({
    id: BOXING_WINNER,
    key: 'fight-winner',
    tab: 'main',
    order: 10,
    margin: 0.06,
    selections: winnerSelections,
  }),
  boxingMarket({
    id: TOTAL_ROUNDS,
    key: 'total-rounds',
    tab: 'rounds',
    order: 50,
    margin: 0.06,
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
    order: 40,
    margin: 0.06,
    selections: () => named(10, yesNo(atLeast(judgedFights, 1))),
  }),
  boxingMarket({
    id: 1100001,
    key: 'fight-draw-no-bet',
    tab: 'main',
    order: 20,
    margin: 0.05,
    builder: false,
    selections: () => outcomes(oneBook(0), levelReturns(winnerLead)),
  }),
  boxingMarket({
    id: 1100002,
    key: 'fight-double-chance',
    tab: 'main',
    order: 30,
    margin: 0.07,
    live: 'P',
    // A draw is so rare that 'either fighter' alone is often too sure to be sold.
    winners: null,
    selections: () => outcomes(oneBook(1), doubleChance(winnerLead)),
  }),
  boxingMarket({
    id: 1100003,
    key: 'method-of-victory',
    tab: 'methods',
    order: 60,
    margin: 0.09,
    selections: () =>
      outcomes(oneBook(2), [
        ['1 by KO', wonIn(HOME, 1, DECISION_ROUND - 1)],
        ['1 by points', wonIn(HOME, DECISION_ROUND)],
        ['Draw', wonIn(LEVEL, DECISION_ROUND)],
        ['2 by KO', wonIn(AWAY, 1, DECISION_ROUND - 1)],
        ['2 by points', wonIn(AWAY, DECISION_ROUND)],
      ]),
  }),
  boxingMarket({
    id: 1100004,
    key: 'winner-and-round',
    tab: 'methods',
    order: 70,
    margin: 0.18,
    live: 'P',
    selections: ({ roundsScheduled }) => winnerAndRounds(3, roundsScheduled, 1),
  }),
  boxingMarket({
    id: 1100005,
    key: 'winner-and-round-range',
    tab: 'methods',
    order: 80,
    margin: 0.14,
    live: 'P',
    selections: ({ roundsScheduled }) => winnerAndRounds(4, roundsScheduled, ROUNDS_OF_GROUP),
  }),
  boxingMarket({
    id: 1100006,
    key: 'ending-round',
    tab: 'rounds',
    order: 90,
    margin: 0.14,
    selections: ({ roundsScheduled }) =>
      outcomes(oneBook(5), [
        ['Decision', equals(endRound, DECISION_ROUND)],
        ...numbersTo(roundsScheduled).map(
          (round) => [`Round ${round}`, equals(endRound, round)] as const,
        ),
      ]),
  }),
  boxingMarket({
    id: 1100007,
    key: 'starts-round',
    tab: 'rounds',
    order: 100,
    margin: 0.07,
    ladder: 4,
    selections: ({ roundsScheduled }) =>
      numbersTo(roundsScheduled)
        .slice(1)
        .flatMap((round) =>
          outcomes(within(oneBook(6), `roundnr=${round}`, 2 * round), [
            ...yesNo(atLeast(endRound, round)),
          ]),
        ),
  }),
  boxingMarket({
    id: 1100008,
    key: 'decision-type',
    tab: 'methods',
    order: 110,
    margin: 0.12,
    live: 'P',
    selections: () =>
      outcomes(oneBook(7), [
        ['Unanimous', equals(verdictNumber, 1)],
        ['Split', equals(verdictNumber, 3)],
        ['Majority', equals(verdictNumber, 2)],
        ['Stoppage', equals(verdictNumber, 0)],
      ]),
  }),
  boxingMarket({
    id: 1107001,
    key: 'knockdown',
    tab: 'methods',
    order: 120,
    margin: 0.08,
    selections: () => outcomes(oneBook(8), yesNo(atLeast(knockdowns, 1))),
  }),
  boxingMarket({
    id: 1107002,
    key: 'fighter-knocked-down',
    tab: 'methods',
    order: 130,
    margin: 0.09,
    live: 'P',
    selections: () =>
      ofBothSides(9, (side, book) => outcomes(book, yesNo(atLeast(knockdownsOf(side), 1)))),
  }),
] as const

export type BoxingMarketKey = (typeof BOXING_MARKETS)[number]['key']

const [[, HOME], [, LEVEL], [, AWAY]] = threeWay(winnerLead)

/** The winner, and the rounds in which the fight ended. */
function wonIn(winner: Predicate<FightCounter>, first: number, last: number = first) {
  return all(winner, between(endRound, first, last))
}

/** Rounds that bets group: three of them. */
const ROUNDS_OF_GROUP = 3
/** Indexes of each fighter: more than there are rounds. */
const INDEXES_PER_SIDE = 20

/** A stoppage by either fighter in each group of rounds, a decision for either, and the draw. */
function winnerAndRounds(
  block: number,
  roundsScheduled: number,
  size: number,
): readonly SelectionSpec<FightCounter>[] {
  const firsts = numbersTo(roundsScheduled).filter((round) => (round - 1) % size === 0)
  const ofSide = (side: '1' | '2', winner: Predicate<FightCounter>, offset: number) => {
    const stopped = firsts.map((first) => {
      const last = Math.min(first + size - 1, roundsScheduled)
      return [`${side} & ${roundsName(first, last)}`, wonIn(winner, first, last)] as const
    })
    const judged = [`${side} by points`, wonIn(winner, DECISION_ROUND)] as const
    return outcomes({ ...oneBook(block), offset }, [judged, ...stopped])
  }
  return [
    ...ofSide('1', HOME, 0),
    ...outcomes({ ...oneBook(block), offset: INDEXES_PER_SIDE - 1 }, [
      ['Draw', wonIn(LEVEL, DECISION_ROUND)],
    ]),
    ...ofSide('2', AWAY, INDEXES_PER_SIDE),
  ]
}

function roundsName(first: number, last: number): string {
  return first === last ? `Round ${first}` : `Rounds ${first}-${last}`
}

/** In the order in which a page shows them: the draw in the middle. */
function winnerSelections() {
  const [[, home], draw, [, away]] = threeWay(winnerLead)
  const [first, second] = sides([1, 3], 'To Win', [home, away])
  return [first, ...named(2, [draw]), second]
}

type BoxingMarket<Id extends number, Key extends string> = MarketType<
  Id,
  FightCounter,
  FightFormat,
  Key
>

/** What most of the markets have in common need not be named. */
function boxingMarket<Id extends number, Key extends string>(
  market: StatedMarket<BoxingMarket<Id, Key>>,
): BoxingMarket<Id, Key> {
  return { winners: 1, span: 'match', builder: true, ...market }
}
