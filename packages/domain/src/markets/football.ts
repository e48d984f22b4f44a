import { type FootballCounter, goalsIn } from './football-goals.ts'
import {
  BOTH_TEAMS_TO_SCORE,
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  MATCH_RESULT,
  SECOND_HALF_RESULT,
  TOTAL_GOALS,
} from './market.ts'
import { type MarketSelection, type MarketType, selectionsOf } from './market-type.ts'
import { all, any, atLeast, below, equals, not } from './rule.ts'
import { against, named, overUnder, threeWay, yesNo } from './selection-specs.ts'

export const TOTAL_GOALS_HANDICAPS = ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5'] as const

/** Highest number of goals of one team that the correct-score market lists. */
export const CORRECT_SCORE_MAX = 5

const [MATCH, HALF1, HALF2] = [goalsIn('match'), goalsIn('half1'), goalsIn('half2')]

const LISTED_GOALS = Array.from({ length: CORRECT_SCORE_MAX + 1 }, (_, goals) => goals)

const isBeyondList = any(
  atLeast(MATCH.home, CORRECT_SCORE_MAX + 1),
  atLeast(MATCH.away, CORRECT_SCORE_MAX + 1),
)

/** The markets of football in the order in which feeds send them. */
export const FOOTBALL_MARKETS = [
  footballMarket({
    id: MATCH_RESULT,
    key: 'match-result',
    tab: 'main',
    order: 10,
    margin: 0.06,
    winners: 1,
    span: 'match',
    selections: () => named(1, threeWay(MATCH.lead)),
  }),
  footballMarket({
    id: DOUBLE_CHANCE,
    key: 'double-chance',
    tab: 'main',
    order: 20,
    margin: 0.05,
    winners: 2,
    span: 'match',
    selections: () =>
      named(41, [
        ['1 or Draw', atLeast(MATCH.lead, 0)],
        ['1 or 2', not(equals(MATCH.lead, 0))],
        ['Draw or 2', below(MATCH.lead, 1)],
      ]),
  }),
  footballMarket({
    id: BOTH_TEAMS_TO_SCORE,
    key: 'both-teams-to-score',
    tab: 'main',
    order: 30,
    margin: 0.05,
    winners: 1,
    span: 'match',
    selections: () => named(45, yesNo(all(atLeast(MATCH.home, 1), atLeast(MATCH.away, 1)))),
  }),
  footballMarket({
    id: TOTAL_GOALS,
    key: 'total-goals',
    tab: 'goals',
    order: 50,
    margin: 0.06,
    winners: 1,
    firstLineIndex: 11,
    span: 'match',
    selections: () => overUnder(11, TOTAL_GOALS_HANDICAPS, against(MATCH.total)),
  }),
  footballMarket({
    id: CORRECT_SCORE,
    key: 'correct-score',
    tab: 'goals',
    order: 290,
    margin: 0.15,
    winners: 1,
    span: 'match',
    selections: () => [
      ...LISTED_GOALS.flatMap((home) => named(100 + 10 * home, LISTED_GOALS.map(scoreOf(home)))),
      ...named(199, [['Other', isBeyondList]]),
    ],
  }),
  footballMarket({
    id: FIRST_HALF_RESULT,
    key: 'half-time-result',
    tab: 'halves',
    order: 260,
    margin: 0.07,
    winners: 1,
    span: 'firstHalf',
    selections: () => named(31, threeWay(HALF1.lead)),
  }),
  footballMarket({
    id: SECOND_HALF_RESULT,
    key: 'h2-result',
    tab: 'halves',
    order: 270,
    margin: 0.07,
    winners: 1,
    span: 'secondHalf',
    selections: () => named(51, threeWay(HALF2.lead)),
  }),
  footballMarket({
    id: HALF_TIME_FULL_TIME,
    key: 'half-time-full-time',
    tab: 'halves',
    order: 280,
    margin: 0.1,
    winners: 1,
    span: 'match',
    /** '1/Draw': the home side leads at half-time, the match ends level. */
    selections: () =>
      named(
        61,
        threeWay(HALF1.lead).flatMap(([half, atHalf]) =>
          threeWay(MATCH.lead).map(([full, atEnd]) => [`${half}/${full}`, all(atHalf, atEnd)]),
        ),
      ),
  }),
] as const

type FootballMarketId = (typeof FOOTBALL_MARKETS)[number]['id']

export type FootballSelection = MarketSelection<FootballMarketId, FootballCounter>

/** Every selection of a football game: all games have the same. */
export const FOOTBALL_SELECTIONS: readonly FootballSelection[] = selectionsOf<
  FootballMarketId,
  FootballCounter,
  undefined
>(FOOTBALL_MARKETS, undefined)

function scoreOf(home: number) {
  return (away: number) =>
    [`${home}-${away}`, all(equals(MATCH.home, home), equals(MATCH.away, away))] as const
}

/** Keeps the type of the id, of which the names and chances of all markets are maps. */
function footballMarket<Id extends number>(
  market: MarketType<Id, FootballCounter, undefined>,
): MarketType<Id, FootballCounter, undefined> {
  return market
}
