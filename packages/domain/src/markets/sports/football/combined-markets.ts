import { threeWay, yesNo } from '../../market/selection-specs.ts'
import { all, any } from '../../rule/rule.ts'
import { goalsIn } from './football-goals.ts'
import { type FootballSpec, footballMarket } from './football-market.ts'
import {
  doubleChance,
  goalBy,
  lineBooks,
  linesFrom,
  type NamedPredicate,
  ONE_BOOK,
  ofBothSides,
  outcomes,
  overUnderWays,
  pairs,
} from './football-specs.ts'
import { bothScore, halfTimeFullTime } from './half-markets.ts'

const [MATCH, HALF1] = [goalsIn('match'), goalsIn('half1')]

const results = () => threeWay(MATCH.lead)
const bothScoreWays = () => yesNo(bothScore(MATCH))
const LINES = linesFrom(1.5, 4.5, 1)

/** Tab 'Combinados': two things at once, or either of two. */
export const COMBINED_MARKETS = [
  footballMarket({
    id: 1019001,
    key: 'result-and-btts',
    tab: 'combined',
    order: 540,
    margin: 0.08,
    selections: () => outcomes(43, ONE_BOOK, pairs(results(), bothScoreWays())),
  }),
  footballMarket({
    id: 1019002,
    key: 'result-and-total',
    tab: 'combined',
    order: 550,
    margin: 0.08,
    selections: () => andTotal(44, results(), LINES),
  }),
  footballMarket({
    id: 1019003,
    key: 'btts-and-total',
    tab: 'combined',
    order: 560,
    margin: 0.08,
    selections: () => andTotal(45, bothScoreWays(), linesFrom(2.5, 4.5, 1)),
  }),
  footballMarket({
    id: 1019004,
    key: 'dc-and-btts',
    tab: 'combined',
    order: 570,
    margin: 0.08,
    winners: 2,
    live: 'P',
    selections: () => outcomes(46, ONE_BOOK, pairs(doubleChance(MATCH.lead), bothScoreWays())),
  }),
  footballMarket({
    id: 1019005,
    key: 'dc-and-total',
    tab: 'combined',
    order: 580,
    margin: 0.08,
    winners: 2,
    live: 'P',
    selections: () => andTotal(47, doubleChance(MATCH.lead), LINES),
  }),
  footballMarket({
    id: 1019006,
    key: 'htft-and-total',
    tab: 'combined',
    order: 590,
    margin: 0.12,
    live: 'P',
    selections: () => andTotal(48, halfTimeFullTime(), linesFrom(1.5, 2.5, 1)),
  }),
  footballMarket({
    id: 1019007,
    key: 'h1-result-and-btts',
    tab: 'combined',
    order: 600,
    margin: 0.09,
    span: 'firstHalf',
    live: 'P',
    selections: () => outcomes(49, ONE_BOOK, pairs(threeWay(HALF1.lead), yesNo(bothScore(HALF1)))),
  }),
  footballMarket({
    id: 1019008,
    key: 'h1-result-and-total',
    tab: 'combined',
    order: 610,
    margin: 0.09,
    span: 'firstHalf',
    live: 'P',
    selections: () => andTotal(50, threeWay(HALF1.lead), [1.5], HALF1.total),
  }),
  footballMarket({
    id: 1019009,
    key: 'first-goal-and-result',
    tab: 'combined',
    order: 620,
    margin: 0.09,
    selections: () => outcomes(51, ONE_BOOK, firstGoalAndResult()),
  }),
  footballMarket({
    id: 1019010,
    key: 'result-or-total',
    tab: 'combined',
    order: 630,
    margin: 0.07,
    live: 'P',
    selections: () => resultOr(52, overUnderWays(MATCH.total, 2.5), 'goals', '|total=2.5'),
  }),
  footballMarket({
    id: 1019011,
    key: 'result-or-btts',
    tab: 'combined',
    order: 640,
    margin: 0.07,
    live: 'P',
    selections: () => resultOr(53, bothScoreWays().slice(0, 1)),
  }),
  footballMarket({
    id: 1019012,
    key: 'comeback-win',
    tab: 'combined',
    order: 650,
    margin: 0.1,
    selections: () =>
      ofBothSides((side, book) => outcomes(54, book, yesNo({ op: 'comeback', side }))),
  }),
] as const

/** Every pair with over and with under of each line. */
function andTotal(
  block: number,
  first: readonly NamedPredicate[],
  lines: readonly number[],
  total = MATCH.total,
): readonly FootballSpec[] {
  return lineBooks(lines, ONE_BOOK, 2 * first.length).flatMap((book) =>
    outcomes(block, book, pairs(first, overUnderWays(total, book.line))),
  )
}

/** Who scores first and how the match ends; a match without goals is a draw. */
function firstGoalAndResult(): readonly NamedPredicate[] {
  const [home, none, away] = goalBy(1, 'match')
  if (!home || !none || !away) return []
  const [, [, draw]] = results()
  return [...pairs([home, away], results()), ['None', all(none[1], draw)]]
}

/** Yes and No to each result or the other thing, whichever comes. */
function resultOr(
  block: number,
  others: readonly NamedPredicate[],
  param?: string,
  line = '',
): readonly FootballSpec[] {
  return results().flatMap(([result, isResult], i) =>
    others.flatMap(([other, isOther], j) => {
      const way = param === undefined ? '' : `|${param}=${other.toLowerCase()}`
      const book = { specifier: `result=${result}${way}${line}`, offset: 2 * (2 * i + j) }
      return outcomes(block, book, yesNo(any(isResult, isOther)))
    }),
  )
}
