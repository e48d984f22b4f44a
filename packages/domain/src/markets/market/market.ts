import { type SportRoute, sportById } from '../registry/sports.ts'

/**
 * Market identifiers and the markets of the lists: the little that the first page needs. All else
 * that is known of a market is its record in the file of its sport.
 */

export const MATCH_RESULT = 1000002
export const TOTAL_GOALS = 1000003
export const FIRST_HALF_RESULT = 1000006
/** Two of the three results of a match each: decision 0017 names the second list market. */
export const DOUBLE_CHANCE = 1000014
export const CORRECT_SCORE = 1000016
export const TENNIS_WINNER = 1000020
/** Money line of basketball and volleyball: see `isKeptSelection`. */
export const MONEY_LINE = 1000040
export const BOXING_WINNER = 1000047
/** Markets that the specification does not number: of sports of quarters and of boxing. */
export const POINT_SPREAD = 1000061
export const TOTAL_POINTS = 1000062
export const FIRST_HALF_TOTAL_POINTS = 1000063
export const FIRST_QUARTER_TOTAL_POINTS = 1000064
export const TOTAL_ROUNDS = 1000065
/** Whether a fight is decided by the judges after its last round: 'Yes' or 'No'. */
export const GOES_THE_DISTANCE = 1000066
/** Sports of sets and maps: games of a tennis match, the score in sets, the first set, maps. */
export const TOTAL_GAMES = 1000071
export const CORRECT_SET_SCORE = 1000072
export const FIRST_SET_WINNER = 1000073
export const TOTAL_MAPS = 1000074
export const CORRECT_MAP_SCORE = 1000075
export const FIRST_MAP_WINNER = 1000076
/** Football markets that the specification does not number: 1, sport, family, running number. */
export const BOTH_TEAMS_TO_SCORE = 1010001
/** Who wins what is left of a match from a score on, which its specifier names: 'score=1:0'. */
export const REST_OF_MATCH = 1010004
export const HALF_TIME_FULL_TIME = 1010023
export const ASIAN_HANDICAP = 1010029
export const FIRST_HALF_HANDICAP = 1011010
export const CORNER_HANDICAP = 1015003
export const CARD_HANDICAP = 1016003
export const SECOND_HALF_RESULT = 1012001

/** Markets that the lists of games offer, by sport, the first one chosen at the start. */
export const LIST_MARKETS_BY_SPORT: Readonly<
  Record<SportRoute, readonly [main: number, ...others: number[]]>
> = {
  football: [MATCH_RESULT, DOUBLE_CHANCE],
  tennis: [TENNIS_WINNER],
  basketball: [MONEY_LINE],
  volleyball: [MONEY_LINE],
  'american-football': [MATCH_RESULT],
  'e-sports': [MATCH_RESULT],
  boxing: [BOXING_WINNER],
}

/** The market that represents a game in lists; of an unknown sport, the result. */
export function mainMarket(sportId: number): number {
  const sport = sportById(sportId)
  return sport ? LIST_MARKETS_BY_SPORT[sport.route][0] : MATCH_RESULT
}

/** Markets that rows of lists show, by sport: as many as there is room for, one chosen (LST-04). */
export const ROW_MARKETS_BY_SPORT: Readonly<Record<SportRoute, readonly number[]>> = {
  tennis: [...LIST_MARKETS_BY_SPORT.tennis, FIRST_SET_WINNER, TOTAL_GAMES],
  basketball: [...LIST_MARKETS_BY_SPORT.basketball, POINT_SPREAD, TOTAL_POINTS],
  volleyball: [...LIST_MARKETS_BY_SPORT.volleyball, FIRST_SET_WINNER, TOTAL_POINTS],
  'american-football': [...LIST_MARKETS_BY_SPORT['american-football'], POINT_SPREAD, TOTAL_POINTS],
  'e-sports': [...LIST_MARKETS_BY_SPORT['e-sports'], FIRST_MAP_WINNER, TOTAL_MAPS],
  boxing: [...LIST_MARKETS_BY_SPORT.boxing, TOTAL_ROUNDS, GOES_THE_DISTANCE],
  football: [
    ...LIST_MARKETS_BY_SPORT.football,
    BOTH_TEAMS_TO_SCORE,
    TOTAL_GOALS,
    FIRST_HALF_RESULT,
  ],
}

/** The same in the order in which most look for them: what rows show side by side. */
export const ROW_COLUMNS_BY_SPORT: Readonly<Record<SportRoute, readonly number[]>> = {
  ...ROW_MARKETS_BY_SPORT,
  football: [MATCH_RESULT, TOTAL_GOALS, BOTH_TEAMS_TO_SCORE, DOUBLE_CHANCE],
}

/** Market 1000040 keeps only selections named 'To Win' or 'Money Line' (specification, 5). */
export function isKeptSelection(marketId: number, name: string): boolean {
  return marketId !== MONEY_LINE || name === 'To Win' || name === 'Money Line'
}

/** Tournaments of the tab 'Melhores Ligas' (specification, lists page). */
export const BEST_LEAGUES = [10037440, 10041045, 10041809, 10043205, 10037075] as const

export const MARKET_STATUSES = ['open', 'suspended', 'closed'] as const
export type MarketStatus = (typeof MARKET_STATUSES)[number]

/** Result of one selection as in the feed (modelled on the Unified Odds Feed). */
export const SELECTION_RESULTS = ['win', 'lose', 'void', 'half_win', 'half_lose'] as const
export type SelectionResult = (typeof SELECTION_RESULTS)[number]
