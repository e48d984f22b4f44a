import { ofBothSides, oneBook, outcomes, within } from './books/market-books.ts'
import { CORRECT_SET_SCORE, FIRST_SET_WINNER, MONEY_LINE, TOTAL_POINTS } from './market.ts'
import { atLeast, equals } from './rule.ts'
import { overUnder, sides, twoWay, yesNo } from './selection-specs.ts'
import { counted, setsLead } from './sets/sets-counters.ts'
import {
  exactSets,
  finalScoreSelections,
  oddEvenUnits,
  overUnderOf,
  setHandicaps,
  setOddEven,
  setRaces,
  setsName,
  setTotals,
  setUnitHandicaps,
  setWinners,
  sideTotals,
  totalSets,
  unitHandicaps,
  setsMarket as volleyballMarket,
  winnerAndTotal,
  winsASet,
} from './sets/sets-specs.ts'

/** The fifth set has fifteen points, the others twenty-five. */
const LAST_SET = 5

/** The markets of volleyball: its winner is the one market 1000040 'To Win'. */
export const VOLLEYBALL_MARKETS = [
  volleyballMarket({
    id: MONEY_LINE,
    key: 'money-line',
    tab: 'main',
    order: 10,
    margin: 0.05,
    selections: () => {
      const [[, home], [, away]] = twoWay(setsLead)
      return sides([1, 2], 'To Win', [home, away])
    },
  }),
  volleyballMarket({
    id: FIRST_SET_WINNER,
    key: 'set-winner',
    tab: 'sets',
    order: 160,
    margin: 0.06,
    span: 'firstSet',
    selections: (format) => setWinners('setnr', 0, format),
  }),
  volleyballMarket({
    id: TOTAL_POINTS,
    key: 'total-points',
    tab: 'points',
    order: 100,
    margin: 0.06,
    selections: ({ handicaps }) => overUnder(21, handicaps, overUnderOf('units.total')),
  }),
  volleyballMarket({
    id: CORRECT_SET_SCORE,
    key: 'correct-set-score',
    tab: 'main',
    order: 40,
    margin: 0.1,
    selections: finalScoreSelections,
  }),
  volleyballMarket({
    id: 1230001,
    key: 'set-handicap',
    tab: 'main',
    order: 20,
    margin: 0.055,
    ladder: 'all',
    selections: (format) => setHandicaps(6, format),
  }),
  volleyballMarket({
    id: 1230002,
    key: 'total-sets',
    tab: 'main',
    order: 30,
    margin: 0.055,
    ladder: 'all',
    selections: (format) => totalSets(7, format),
  }),
  volleyballMarket({
    id: 1230003,
    key: 'exact-sets',
    tab: 'main',
    order: 50,
    margin: 0.07,
    live: 'P',
    selections: (format) => exactSets(8, format),
  }),
  volleyballMarket({
    id: 1230004,
    key: 'fourth-set',
    tab: 'main',
    order: 60,
    margin: 0.06,
    live: 'P',
    selections: () => outcomes(oneBook(9), yesNo(atLeast(counted('sets.total'), 4))),
  }),
  volleyballMarket({
    id: 1230005,
    key: 'fifth-set',
    tab: 'main',
    order: 70,
    margin: 0.07,
    selections: () => outcomes(oneBook(10), yesNo(atLeast(counted('sets.total'), 5))),
  }),
  volleyballMarket({
    id: 1230006,
    key: 'wins-a-set',
    tab: 'main',
    order: 80,
    margin: 0.06,
    selections: () => winsASet(11),
  }),
  volleyballMarket({
    id: 1230007,
    key: 'exactly-n-sets',
    tab: 'main',
    order: 90,
    margin: 0.08,
    live: 'P',
    selections: () =>
      ofBothSides(13, (side, book) =>
        [1, 2].flatMap((sets) =>
          outcomes(
            within(book, `sets=${sets}`, 2 * sets),
            yesNo(equals(counted(`sets.${side}`), sets)),
          ),
        ),
      ),
  }),
  volleyballMarket({
    id: 1230008,
    key: 'point-handicap',
    tab: 'points',
    order: 110,
    margin: 0.055,
    ladder: 'all',
    selections: (format) => unitHandicaps(15, format, 5),
  }),
  volleyballMarket({
    id: 1230009,
    key: 'team-total-points',
    tab: 'points',
    order: 120,
    margin: 0.065,
    live: 'P',
    ladder: 'all',
    selections: (format) => sideTotals(16, format, 2),
  }),
  volleyballMarket({
    id: 1230010,
    key: 'odd-even-points',
    tab: 'points',
    order: 130,
    margin: 0.055,
    live: 'P',
    selections: () => oddEvenUnits(18),
  }),
  volleyballMarket({
    id: 1230011,
    key: 'extra-point-sets',
    tab: 'points',
    order: 140,
    margin: 0.1,
    live: 'P',
    selections: () =>
      outcomes(
        oneBook(19),
        [0, 1, 2, 3, 4, 5].map(
          (sets) => [setsName(sets), equals(counted('extras'), sets)] as const,
        ),
      ),
  }),
  volleyballMarket({
    id: 1239001,
    key: 'winner-and-total',
    tab: 'points',
    order: 150,
    margin: 0.08,
    live: 'P',
    selections: (format) => winnerAndTotal(60, format, 1),
  }),
  volleyballMarket({
    id: 1233001,
    key: 'set-point-handicap',
    tab: 'sets',
    order: 170,
    margin: 0.06,
    ladder: 'all',
    selections: (format) => setUnitHandicaps('setnr', 20, format, 2),
  }),
  volleyballMarket({
    id: 1233002,
    key: 'set-total-points',
    tab: 'sets',
    order: 180,
    margin: 0.06,
    ladder: 'all',
    selections: (format) => setTotals('setnr', 26, format, 2),
  }),
  volleyballMarket({
    id: 1233003,
    key: 'set-odd-even',
    tab: 'sets',
    order: 190,
    margin: 0.055,
    live: 'P',
    selections: (format) => setOddEven('setnr', 32, format),
  }),
  volleyballMarket({
    id: 1233004,
    key: 'set-race',
    tab: 'sets',
    order: 200,
    margin: 0.065,
    selections: (format) =>
      setRaces({ part: 'setnr', unit: 'pointnr', block: 38 }, format, (number) =>
        number === LAST_SET ? [5, 10] : [10, 15, 20],
      ),
  }),
] as const

export type VolleyballMarketKey = (typeof VOLLEYBALL_MARKETS)[number]['key']
