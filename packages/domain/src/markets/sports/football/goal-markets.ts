import { CORRECT_SCORE, TOTAL_GOALS } from '../../market/market.ts'
import { against, named, overUnder, yesNo } from '../../market/selection-specs.ts'
import { all, any, atLeast, equals, not } from '../../rule/rule.ts'
import { goalsIn } from './football-goals.ts'
import { type FootballSpec, footballMarket } from './football-market.ts'
import {
  exactly,
  type GoalRule,
  linesFrom,
  type NamedPredicate,
  ONE_BOOK,
  oddEven,
  ofBothSides,
  outcomes,
  ranges,
  totals,
} from './football-specs.ts'

const TOTAL_GOALS_HANDICAPS = ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5'] as const

/** Highest number of goals of one team that the correct-score market lists. */
const CORRECT_SCORE_MAX = 5

const MATCH = goalsIn('match')
const [HALF1, HALF2] = [goalsIn('half1'), goalsIn('half2')]

const LISTED_GOALS = Array.from({ length: CORRECT_SCORE_MAX + 1 }, (_, goals) => goals)

const OTHER = { home: 'away', away: 'home' } as const

const scores = (side: 'home' | 'away', n = 1): GoalRule => atLeast(MATCH[side], n)

/** Tab 'Gols'. */
export const GOAL_MARKETS = [
  footballMarket({
    id: TOTAL_GOALS,
    key: 'total-goals',
    tab: 'goals',
    order: 50,
    margin: 0.05,
    selections: () => overUnder(11, TOTAL_GOALS_HANDICAPS, against(MATCH.total)),
  }),
  footballMarket({
    id: 1010006,
    key: 'asian-total',
    tab: 'goals',
    order: 90,
    margin: 0.045,
    selections: () => [
      ...totals(3, [1, 1.25, 1.75, 2, 2.25, 2.75, 3, 3.25], MATCH.total),
      ...HIGHER_TOTALS.flatMap(higherTotal),
    ],
  }),
  footballMarket({
    id: 1010007,
    key: 'team-total-goals',
    tab: 'goals',
    order: 100,
    margin: 0.06,
    selections: () =>
      ofBothSides((side, book) => totals(4, linesFrom(0.5, 3.5, 1), MATCH[side], book)),
  }),
  footballMarket({
    id: 1010008,
    key: 'exact-goals',
    tab: 'goals',
    order: 110,
    margin: 0.08,
    selections: () => outcomes(5, ONE_BOOK, exactly(MATCH.total, 6)),
  }),
  footballMarket({
    id: 1010009,
    key: 'team-exact-goals',
    tab: 'goals',
    order: 120,
    margin: 0.08,
    selections: () => ofBothSides((side, book) => outcomes(6, book, exactly(MATCH[side], 3))),
  }),
  footballMarket({
    id: 1010010,
    key: 'goal-range',
    tab: 'goals',
    order: 130,
    margin: 0.07,
    selections: () => outcomes(7, ONE_BOOK, ranges(MATCH.total, ['0-1', '2-3', '4-6', '7+'])),
  }),
  footballMarket({
    id: 1010011,
    key: 'multi-goals',
    tab: 'goals',
    order: 140,
    margin: 0.07,
    winners: null,
    live: 'P',
    selections: () => outcomes(8, ONE_BOOK, ranges(MATCH.total, MULTI_GOALS)),
  }),
  footballMarket({
    id: 1010012,
    key: 'team-multi-goals',
    tab: 'goals',
    order: 150,
    margin: 0.07,
    winners: null,
    live: 'P',
    selections: () =>
      ofBothSides((side, book) =>
        outcomes(9, book, ranges(MATCH[side], ['1-2', '1-3', '2-3', '4+', '0'])),
      ),
  }),
  footballMarket({
    id: 1010013,
    key: 'odd-even-goals',
    tab: 'goals',
    order: 160,
    margin: 0.05,
    selections: () => outcomes(10, ONE_BOOK, oddEven(MATCH.total)),
  }),
  footballMarket({
    id: 1010014,
    key: 'team-odd-even-goals',
    tab: 'goals',
    order: 170,
    margin: 0.06,
    live: 'P',
    selections: () => ofBothSides((side, book) => outcomes(11, book, oddEven(MATCH[side]))),
  }),
  footballMarket({
    id: 1010015,
    key: 'which-team-scores',
    tab: 'goals',
    order: 180,
    margin: 0.06,
    selections: () => outcomes(12, ONE_BOOK, whichTeamScores()),
  }),
  footballMarket({
    id: 1010016,
    key: 'clean-sheet',
    tab: 'goals',
    order: 190,
    margin: 0.06,
    selections: () =>
      ofBothSides((side, book) => outcomes(13, book, yesNo(not(scores(OTHER[side]))))),
  }),
  footballMarket({
    id: 1010017,
    key: 'win-to-nil',
    tab: 'goals',
    order: 200,
    margin: 0.07,
    selections: () =>
      ofBothSides((side, book) =>
        outcomes(14, book, yesNo(all(scores(side), not(scores(OTHER[side]))))),
      ),
  }),
  footballMarket({
    id: 1010018,
    key: 'last-goal',
    tab: 'goals',
    order: 210,
    margin: 0.06,
    selections: () =>
      outcomes(15, ONE_BOOK, [
        ['1', lastBy('home')],
        ['None', lastBy('none')],
        ['2', lastBy('away')],
      ]),
  }),
  footballMarket({
    id: 1010019,
    key: 'score-both-halves',
    tab: 'goals',
    order: 220,
    margin: 0.07,
    selections: () =>
      ofBothSides((side, book) =>
        outcomes(16, book, yesNo(all(atLeast(HALF1[side], 1), atLeast(HALF2[side], 1)))),
      ),
  }),
  footballMarket({
    id: 1010020,
    key: 'both-teams-2plus',
    tab: 'goals',
    order: 230,
    margin: 0.07,
    selections: () => outcomes(17, ONE_BOOK, yesNo(all(scores('home', 2), scores('away', 2)))),
  }),
  footballMarket({
    id: CORRECT_SCORE,
    key: 'correct-score',
    tab: 'goals',
    order: 240,
    margin: 0.15,
    selections: () => [
      ...LISTED_GOALS.flatMap((home) => named(100 + 10 * home, LISTED_GOALS.map(scoreOf(home)))),
      ...named(199, [['Other', any(scores('home', BEYOND), scores('away', BEYOND))]]),
    ],
  }),
  footballMarket({
    id: 1010021,
    key: 'winning-margin',
    tab: 'goals',
    order: 250,
    margin: 0.09,
    selections: () => outcomes(18, ONE_BOOK, winningMargins()),
  }),
] as const

/** Asian lines that are on sale when the goals so far have come near them. */
const HIGHER_TOTALS = linesFrom(3.75, 8.25, 0.25).filter((line) => line % 1 !== 0.5)

const NEAR_TOTAL = 2

function higherTotal(line: number): readonly FootballSpec[] {
  const opens = { goals: Math.ceil(line) - NEAR_TOTAL }
  return totals(3, [line], MATCH.total).map((spec) => ({ ...spec, opens }))
}

const BEYOND = CORRECT_SCORE_MAX + 1

/** Overlapping ranges of the goals of a match, one to three numbers wide. */
const MULTI_GOALS = ['1-2', '1-3', '2-3', '2-4', '3-4', '3-5', '4-5', '4-6', '5-6']

function scoreOf(home: number) {
  return (away: number) =>
    [`${home}-${away}`, all(equals(MATCH.home, home), equals(MATCH.away, away))] as const
}

function whichTeamScores(): readonly NamedPredicate[] {
  const [home, away] = [scores('home'), scores('away')]
  return [
    ['Only 1', all(home, not(away))],
    ['Only 2', all(away, not(home))],
    ['Both', all(home, away)],
    ['None', not(any(home, away))],
  ]
}

function lastBy(by: 'home' | 'none' | 'away'): GoalRule {
  return { op: 'last', of: 'goal', span: 'match', by }
}

const MARGIN_MAX = 3

/** Goals between the sides: '1 by 2' is a win of the home side by two. */
function winningMargins(): readonly NamedPredicate[] {
  const by = (sign: 1 | -1): readonly NamedPredicate[] =>
    Array.from({ length: MARGIN_MAX }, (_, i) => {
      const [n, side] = [i + 1, sign === 1 ? '1' : '2']
      const ahead = sign === 1 ? atLeast(MATCH.lead, n) : not(atLeast(MATCH.lead, 1 - n))
      return n === MARGIN_MAX
        ? [`${side} by ${n}+`, ahead]
        : [`${side} by ${n}`, equals(MATCH.lead, sign * n)]
    })
  return [...by(1), ['Draw', equals(MATCH.lead, 0)], ...by(-1)]
}
