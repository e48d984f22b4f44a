import { outcomes, within } from './books/market-books.ts'
import { CORRECT_MAP_SCORE, FIRST_MAP_WINNER, MATCH_RESULT, TOTAL_MAPS } from './market.ts'
import { named, overUnder, twoWay } from './selection-specs.ts'
import { duelLead, OPENING_UNITS, setsLead } from './sets/sets-counters.ts'
import {
  setsMarket as eSportsMarket,
  finalScoreSelections,
  firstSetAndMatch,
  ofEachSet,
  overUnderOf,
  setExtra,
  setHandicaps,
  setOddEven,
  setRaces,
  setTotals,
  setUnitHandicaps,
  setWinners,
  winsASet,
} from './sets/sets-specs.ts'

/** The markets of a match of maps of rounds; there is no draw in its result. */
export const E_SPORTS_MARKETS = [
  eSportsMarket({
    id: MATCH_RESULT,
    key: 'match-result',
    tab: 'main',
    order: 10,
    margin: 0.06,
    selections: () => named(1, twoWay(setsLead)),
  }),
  eSportsMarket({
    id: FIRST_MAP_WINNER,
    key: 'map-winner',
    tab: 'maps',
    order: 70,
    margin: 0.06,
    span: 'firstSet',
    selections: (format) => setWinners('mapnr', 0, format),
  }),
  eSportsMarket({
    id: TOTAL_MAPS,
    key: 'total-maps',
    tab: 'main',
    order: 30,
    margin: 0.06,
    selections: ({ handicaps }) => overUnder(21, handicaps, overUnderOf('sets.total')),
  }),
  eSportsMarket({
    id: CORRECT_MAP_SCORE,
    key: 'correct-map-score',
    tab: 'main',
    order: 40,
    margin: 0.09,
    selections: finalScoreSelections,
  }),
  eSportsMarket({
    id: 1900001,
    key: 'map-handicap',
    tab: 'main',
    order: 20,
    margin: 0.06,
    ladder: 'all',
    selections: (format) => setHandicaps(6, format),
  }),
  eSportsMarket({
    id: 1900002,
    key: 'wins-a-map',
    tab: 'main',
    order: 50,
    margin: 0.06,
    selections: () => winsASet(7),
  }),
  eSportsMarket({
    id: 1900003,
    key: 'first-map-and-match',
    tab: 'main',
    order: 60,
    margin: 0.08,
    live: 'P',
    selections: () => firstSetAndMatch(9),
  }),
  eSportsMarket({
    id: 1903001,
    key: 'cs-map-round-handicap',
    tab: 'maps',
    order: 80,
    margin: 0.065,
    ladder: 'all',
    selections: (format) => setUnitHandicaps('mapnr', 20, format, 4),
  }),
  eSportsMarket({
    id: 1903002,
    key: 'cs-map-total-rounds',
    tab: 'maps',
    order: 90,
    margin: 0.065,
    ladder: 'all',
    selections: (format) => setTotals('mapnr', 26, format, 4),
  }),
  eSportsMarket({
    id: 1903003,
    key: 'cs-map-overtime',
    tab: 'maps',
    order: 100,
    margin: 0.08,
    selections: (format) => setExtra('mapnr', 32, format),
  }),
  eSportsMarket({
    id: 1903004,
    key: 'cs-map-odd-even',
    tab: 'maps',
    order: 110,
    margin: 0.06,
    live: 'P',
    selections: (format) => setOddEven('mapnr', 38, format),
  }),
  eSportsMarket({
    id: 1903005,
    key: 'cs-map-race',
    tab: 'maps',
    order: 120,
    margin: 0.07,
    selections: (format) =>
      setRaces({ part: 'mapnr', unit: 'roundnr', block: 44 }, format, () => [5, 10]),
  }),
  eSportsMarket({
    id: 1904001,
    key: 'cs-pistol-round',
    tab: 'rounds',
    order: 130,
    margin: 0.07,
    selections: (format) =>
      ofEachSet('mapnr', 50, format, (number, book) =>
        OPENING_UNITS.flatMap((round) =>
          outcomes(
            within(book, `roundnr=${round}`, 2 * round),
            twoWay(duelLead(number, `unit${round}`)),
          ),
        ),
      ),
  }),
] as const

export type ESportsMarketKey = (typeof E_SPORTS_MARKETS)[number]['key']
