import { outcomes } from './books/market-books.ts'
import { CORRECT_SET_SCORE, FIRST_SET_WINNER, TENNIS_WINNER, TOTAL_GAMES } from './market.ts'
import { named, overUnder, twoWay } from './selection-specs.ts'
import { type SetNumber, setsLead } from './sets/sets-counters.ts'
import {
  anyExtra,
  comeback,
  exactSets,
  finalScoreSelections,
  firstSetAndMatch,
  isScore,
  oddEvenUnits,
  ofEachSet,
  overUnderOf,
  setExtra,
  setHandicaps,
  setOddEven,
  setRaces,
  setTotals,
  setUnitHandicaps,
  setWinners,
  sideTotals,
  setsMarket as tennisMarket,
  totalSets,
  unitHandicaps,
  winnerAndTotal,
  winsASet,
} from './sets/sets-specs.ts'

/**
 * The markets of tennis in the order in which feeds send them. What a retirement leaves undecided
 * is void, and so is a walkover; a tie-break is one game.
 */
export const TENNIS_MARKETS = [
  tennisMarket({
    id: TENNIS_WINNER,
    key: 'match-winner',
    tab: 'main',
    order: 10,
    margin: 0.05,
    selections: () => named(1, twoWay(setsLead)),
  }),
  tennisMarket({
    id: FIRST_SET_WINNER,
    key: 'set-winner',
    tab: 'sets',
    order: 150,
    margin: 0.06,
    span: 'firstSet',
    selections: (format) => setWinners('setnr', 0, format),
  }),
  tennisMarket({
    id: TOTAL_GAMES,
    key: 'total-games',
    tab: 'games',
    order: 60,
    margin: 0.06,
    selections: ({ handicaps }) => overUnder(21, handicaps, overUnderOf('units.total')),
  }),
  tennisMarket({
    id: CORRECT_SET_SCORE,
    key: 'correct-set-score',
    tab: 'main',
    order: 40,
    margin: 0.1,
    selections: finalScoreSelections,
  }),
  tennisMarket({
    id: 1050001,
    key: 'set-handicap',
    tab: 'main',
    order: 20,
    margin: 0.055,
    ladder: 'all',
    selections: (format) => setHandicaps(6, format),
  }),
  tennisMarket({
    id: 1050002,
    key: 'total-sets',
    tab: 'main',
    order: 30,
    margin: 0.055,
    ladder: 'all',
    selections: (format) => totalSets(7, format),
  }),
  tennisMarket({
    id: 1050003,
    key: 'exact-sets',
    tab: 'main',
    order: 50,
    margin: 0.06,
    live: 'P',
    selections: (format) => exactSets(8, format),
  }),
  tennisMarket({
    id: 1050004,
    key: 'game-handicap',
    tab: 'games',
    order: 70,
    margin: 0.055,
    ladder: 'all',
    selections: (format) => unitHandicaps(9, format, 5),
  }),
  tennisMarket({
    id: 1050005,
    key: 'player-total-games',
    tab: 'games',
    order: 80,
    margin: 0.065,
    ladder: 'all',
    selections: (format) => sideTotals(10, format, 3),
  }),
  tennisMarket({
    id: 1050006,
    key: 'odd-even-games',
    tab: 'games',
    order: 90,
    margin: 0.055,
    live: 'P',
    selections: () => oddEvenUnits(12),
  }),
  tennisMarket({
    id: 1050007,
    key: 'wins-a-set',
    tab: 'sets',
    order: 100,
    margin: 0.06,
    selections: () => winsASet(13),
  }),
  tennisMarket({
    id: 1050008,
    key: 'tie-break',
    tab: 'sets',
    order: 110,
    margin: 0.07,
    selections: () => anyExtra(15),
  }),
  tennisMarket({
    id: 1050009,
    key: 'first-set-and-match',
    tab: 'sets',
    order: 120,
    margin: 0.07,
    live: 'P',
    selections: () => firstSetAndMatch(16),
  }),
  tennisMarket({
    id: 1059001,
    key: 'winner-and-total',
    tab: 'combined',
    order: 130,
    margin: 0.08,
    live: 'P',
    selections: (format) => winnerAndTotal(17, format, 2),
  }),
  tennisMarket({
    id: 1059002,
    key: 'comeback-from-set-down',
    tab: 'combined',
    order: 140,
    margin: 0.08,
    live: 'P',
    selections: () => comeback(18),
  }),
  tennisMarket({
    id: 1053001,
    key: 'set-game-handicap',
    tab: 'sets',
    order: 160,
    margin: 0.065,
    ladder: 'all',
    selections: (format) => setUnitHandicaps('setnr', 20, format, 2),
  }),
  tennisMarket({
    id: 1053002,
    key: 'set-total-games',
    tab: 'sets',
    order: 170,
    margin: 0.06,
    ladder: 'all',
    selections: (format) => setTotals('setnr', 26, format, 2),
  }),
  tennisMarket({
    id: 1053003,
    key: 'set-correct-score',
    tab: 'sets',
    order: 180,
    margin: 0.12,
    selections: (format) =>
      ofEachSet('setnr', 32, format, (number, book) => outcomes(book, scoresOf(number))),
  }),
  tennisMarket({
    id: 1053004,
    key: 'set-odd-even',
    tab: 'sets',
    order: 190,
    margin: 0.06,
    live: 'P',
    selections: (format) => setOddEven('setnr', 38, format),
  }),
  tennisMarket({
    id: 1053005,
    key: 'set-tie-break',
    tab: 'sets',
    order: 200,
    margin: 0.08,
    selections: (format) => setExtra('setnr', 44, format),
  }),
  tennisMarket({
    id: 1053006,
    key: 'set-race',
    tab: 'sets',
    order: 210,
    margin: 0.07,
    selections: (format) =>
      setRaces({ part: 'setnr', unit: 'games', block: 50 }, format, () => [3, 5]),
  }),
] as const

export type TennisMarketKey = (typeof TENNIS_MARKETS)[number]['key']

/** '6-0' to '7-6' of the first side, then those of the second. */
const SET_SCORES = [0, 1, 2, 3, 4, 5, 6].map((lost) => [lost < 5 ? 6 : 7, lost] as const)

function scoresOf(number: SetNumber) {
  return [...SET_SCORES, ...SET_SCORES.map(([won, lost]) => [lost, won] as const)].map(
    ([home, away]) => [`${home}-${away}`, isScore(number, home, away)] as const,
  )
}
