import {
  FIRST_HALF_HANDICAP,
  FIRST_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  SECOND_HALF_RESULT,
} from '../../market/market.ts'
import { named, threeWay, yesNo } from '../../market/selection-specs.ts'
import { all, any, atLeast, below, equals, not } from '../../rule/rule.ts'
import { goalsIn } from './football-goals.ts'
import { type FootballSpec, footballMarket } from './football-market.ts'
import {
  asianHandicaps,
  doubleChance,
  drawNoBet,
  exactly,
  type GoalRule,
  goalBy,
  lineBooks,
  linesFrom,
  type NamedPredicate,
  ONE_BOOK,
  oddEven,
  ofBothSides,
  outcomes,
  pairs,
  totals,
} from './football-specs.ts'

const [MATCH, HALF1, HALF2] = [goalsIn('match'), goalsIn('half1'), goalsIn('half2')]
type Half = typeof HALF1

const HALF_LINES = [0.5, 0.75, 1, 1.25, 1.5]
const TEAM_LINES = [0.5, 1.5]
/** Most goals of a half that have a market of their own. */
const HALF_GOALS_MAX = 8

/** Tab '1º/2º Tempo': the first half, then the second, then both. */
export const HALF_MARKETS = [
  footballMarket({
    id: FIRST_HALF_RESULT,
    key: 'half-time-result',
    tab: 'halves',
    order: 270,
    margin: 0.06,
    span: 'firstHalf',
    selections: () => named(31, threeWay(HALF1.lead)),
  }),
  footballMarket({
    id: HALF_TIME_FULL_TIME,
    key: 'half-time-full-time',
    tab: 'halves',
    order: 280,
    margin: 0.1,
    selections: () => named(61, halfTimeFullTime()),
  }),
  footballMarket({
    id: 1011001,
    key: 'h1-double-chance',
    tab: 'halves',
    order: 290,
    margin: 0.06,
    winners: 2,
    span: 'firstHalf',
    selections: () => outcomes(19, ONE_BOOK, doubleChance(HALF1.lead)),
  }),
  footballMarket({
    id: 1011002,
    key: 'h1-draw-no-bet',
    tab: 'halves',
    order: 300,
    margin: 0.06,
    span: 'firstHalf',
    selections: () => outcomes(20, ONE_BOOK, drawNoBet(HALF1.lead)),
  }),
  footballMarket({
    id: 1011003,
    key: 'h1-total-goals',
    tab: 'halves',
    order: 310,
    margin: 0.055,
    span: 'firstHalf',
    selections: () => totals(21, HALF_LINES, HALF1.total),
  }),
  footballMarket({
    id: 1011004,
    key: 'h1-team-total',
    tab: 'halves',
    order: 320,
    margin: 0.065,
    span: 'firstHalf',
    selections: () => ofBothSides((side, book) => totals(22, TEAM_LINES, HALF1[side], book)),
  }),
  footballMarket({
    id: 1011005,
    key: 'h1-both-score',
    tab: 'halves',
    order: 330,
    margin: 0.06,
    span: 'firstHalf',
    selections: () => outcomes(23, ONE_BOOK, yesNo(bothScore(HALF1))),
  }),
  footballMarket({
    id: 1011006,
    key: 'h1-next-goal',
    tab: 'halves',
    order: 340,
    margin: 0.07,
    span: 'firstHalf',
    selections: () => firstHalfGoals(24),
  }),
  footballMarket({
    id: 1011007,
    key: 'h1-exact-goals',
    tab: 'halves',
    order: 350,
    margin: 0.08,
    span: 'firstHalf',
    selections: () => outcomes(25, ONE_BOOK, exactly(HALF1.total, 2)),
  }),
  footballMarket({
    id: 1011008,
    key: 'h1-odd-even',
    tab: 'halves',
    order: 360,
    margin: 0.06,
    span: 'firstHalf',
    live: 'P',
    selections: () => outcomes(26, ONE_BOOK, oddEven(HALF1.total)),
  }),
  footballMarket({
    id: 1011009,
    key: 'h1-correct-score',
    tab: 'halves',
    order: 370,
    margin: 0.14,
    span: 'firstHalf',
    selections: () => outcomes(27, ONE_BOOK, halfScores(HALF1)),
  }),
  footballMarket({
    id: FIRST_HALF_HANDICAP,
    key: 'h1-asian-handicap',
    tab: 'halves',
    order: 380,
    margin: 0.055,
    span: 'firstHalf',
    ladder: 5,
    selections: () => asianHandicaps(28, linesFrom(-1.5, 1.5, 0.25), HALF1.lead),
  }),
  footballMarket({
    id: SECOND_HALF_RESULT,
    key: 'h2-result',
    tab: 'halves',
    order: 390,
    margin: 0.06,
    span: 'secondHalf',
    selections: () => named(51, threeWay(HALF2.lead)),
  }),
  footballMarket({
    id: 1012002,
    key: 'h2-double-chance',
    tab: 'halves',
    order: 400,
    margin: 0.06,
    winners: 2,
    span: 'secondHalf',
    selections: () => outcomes(29, ONE_BOOK, doubleChance(HALF2.lead)),
  }),
  footballMarket({
    id: 1012003,
    key: 'h2-draw-no-bet',
    tab: 'halves',
    order: 410,
    margin: 0.06,
    span: 'secondHalf',
    selections: () => outcomes(30, ONE_BOOK, drawNoBet(HALF2.lead)),
  }),
  footballMarket({
    id: 1012004,
    key: 'h2-total-goals',
    tab: 'halves',
    order: 420,
    margin: 0.055,
    span: 'secondHalf',
    selections: () => totals(31, HALF_LINES, HALF2.total),
  }),
  footballMarket({
    id: 1012005,
    key: 'h2-team-total',
    tab: 'halves',
    order: 430,
    margin: 0.065,
    span: 'secondHalf',
    selections: () => ofBothSides((side, book) => totals(32, TEAM_LINES, HALF2[side], book)),
  }),
  footballMarket({
    id: 1012006,
    key: 'h2-both-score',
    tab: 'halves',
    order: 440,
    margin: 0.06,
    span: 'secondHalf',
    selections: () => outcomes(33, ONE_BOOK, yesNo(bothScore(HALF2))),
  }),
  footballMarket({
    id: 1012007,
    key: 'h2-exact-goals',
    tab: 'halves',
    order: 450,
    margin: 0.08,
    span: 'secondHalf',
    live: 'P',
    selections: () => outcomes(34, ONE_BOOK, exactly(HALF2.total, 2)),
  }),
  footballMarket({
    id: 1012008,
    key: 'h2-correct-score',
    tab: 'halves',
    order: 460,
    margin: 0.14,
    span: 'secondHalf',
    live: 'P',
    selections: () => outcomes(35, ONE_BOOK, halfScores(HALF2)),
  }),
  footballMarket({
    id: 1010024,
    key: 'highest-scoring-half',
    tab: 'halves',
    order: 470,
    margin: 0.07,
    selections: () => outcomes(36, ONE_BOOK, highestScoringHalf()),
  }),
  footballMarket({
    id: 1010025,
    key: 'win-both-halves',
    tab: 'halves',
    order: 480,
    margin: 0.07,
    selections: () =>
      ofBothSides((side, book) => outcomes(37, book, yesNo(all(...winsOfHalves(side))))),
  }),
  footballMarket({
    id: 1010026,
    key: 'win-either-half',
    tab: 'halves',
    order: 490,
    margin: 0.07,
    selections: () =>
      ofBothSides((side, book) => outcomes(38, book, yesNo(any(...winsOfHalves(side))))),
  }),
  footballMarket({
    id: 1010027,
    key: 'both-halves-over',
    tab: 'halves',
    order: 500,
    margin: 0.07,
    selections: () =>
      lineBooks([0.5, 1.5]).flatMap((book) =>
        outcomes(39, book, yesNo(all(...halvesOver(book.line)))),
      ),
  }),
  footballMarket({
    id: 1010028,
    key: 'both-halves-under',
    tab: 'halves',
    order: 510,
    margin: 0.07,
    selections: () =>
      lineBooks([1.5]).flatMap((book) =>
        outcomes(40, book, yesNo(not(any(...halvesOver(book.line))))),
      ),
  }),
] as const

/** '1/Draw': the home side leads at half-time, the match ends level. */
export function halfTimeFullTime(): readonly NamedPredicate[] {
  return pairs(threeWay(HALF1.lead), threeWay(MATCH.lead), '/')
}

export function bothScore({ home, away }: Half): GoalRule {
  return all(atLeast(home, 1), atLeast(away, 1))
}

function firstHalfGoals(block: number): readonly FootballSpec[] {
  return linesFrom(0, HALF_GOALS_MAX - 1, 1).flatMap((before) =>
    outcomes(
      block,
      { specifier: `goalnr=${before + 1}`, offset: 3 * before, opens: { goals: before } },
      goalBy(before + 1, 'half1'),
    ),
  )
}

const SCORE_MAX = 2

/** 0-0 to 2-2, and any other. */
function halfScores({ home, away }: Half): readonly NamedPredicate[] {
  const goals = linesFrom(0, SCORE_MAX, 1)
  const listed = goals.flatMap((ours) =>
    goals.map(
      (theirs) => [`${ours}-${theirs}`, all(equals(home, ours), equals(away, theirs))] as const,
    ),
  )
  return [...listed, ['Other', any(atLeast(home, SCORE_MAX + 1), atLeast(away, SCORE_MAX + 1))]]
}

/** What the first half has over the second. */
function highestScoringHalf(): readonly NamedPredicate[] {
  const lead = [...HALF1.total, ...HALF2.total.map(([goals]) => [goals, -1] as const)]
  return [
    ['1st', atLeast(lead, 1)],
    ['2nd', below(lead, 0)],
    ['Equal', equals(lead, 0)],
  ]
}

function winsOfHalves(side: 'home' | 'away'): readonly GoalRule[] {
  return [HALF1, HALF2].map(({ lead }) => (side === 'home' ? atLeast(lead, 1) : below(lead, 0)))
}

function halvesOver(line: number): readonly GoalRule[] {
  return [HALF1, HALF2].map(({ total }) => atLeast(total, Math.ceil(line)))
}
