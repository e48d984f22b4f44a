import {
  BOTH_TEAMS_TO_SCORE,
  DOUBLE_CHANCE,
  MATCH_RESULT,
  REST_OF_MATCH,
} from '../../market/market.ts'
import { named, threeWay, yesNo } from '../../market/selection-specs.ts'
import { all, atLeast, below, equals } from '../../rule/rule.ts'
import { goalsIn } from './football-goals.ts'
import { footballMarket } from './football-market.ts'
import { doubleChance, drawNoBet, goalBy, ONE_BOOK, outcomes } from './football-specs.ts'

const MATCH = goalsIn('match')

/** Goals of a match that have a market of their own. */
const GOALS_MAX = 12
/** Highest score of one side after which the rest of a match is a market. */
const SCORE_MAX = 6

const counts = (most: number) => Array.from({ length: most + 1 }, (_, n) => n)

/** Tab 'Principais'. */
export const MAIN_MARKETS = [
  footballMarket({
    id: MATCH_RESULT,
    key: 'match-result',
    tab: 'main',
    order: 10,
    margin: 0.05,
    selections: () => named(1, threeWay(MATCH.lead)),
  }),
  footballMarket({
    id: DOUBLE_CHANCE,
    key: 'double-chance',
    tab: 'main',
    order: 20,
    margin: 0.05,
    winners: 2,
    selections: () => named(41, doubleChance(MATCH.lead)),
  }),
  footballMarket({
    id: BOTH_TEAMS_TO_SCORE,
    key: 'both-teams-to-score',
    tab: 'main',
    order: 30,
    margin: 0.05,
    selections: () => named(45, yesNo(all(atLeast(MATCH.home, 1), atLeast(MATCH.away, 1)))),
  }),
  footballMarket({
    id: 1010002,
    key: 'draw-no-bet',
    tab: 'main',
    order: 40,
    margin: 0.05,
    selections: () => outcomes(0, ONE_BOOK, drawNoBet(MATCH.lead)),
  }),
  footballMarket({
    id: 1010003,
    key: 'next-goal',
    tab: 'main',
    order: 60,
    margin: 0.06,
    selections: () =>
      counts(GOALS_MAX - 1).flatMap((before) =>
        outcomes(
          1,
          { specifier: `goalnr=${before + 1}`, offset: 3 * before, opens: { goals: before } },
          goalBy(before + 1, 'match'),
        ),
      ),
  }),
  footballMarket({
    id: REST_OF_MATCH,
    key: 'rest-of-match',
    tab: 'main',
    order: 70,
    margin: 0.06,
    live: 'L',
    selections: () =>
      counts(SCORE_MAX).flatMap((home) => counts(SCORE_MAX).flatMap(restFrom(home))),
  }),
] as const

const SCORES_PER_SIDE = 11

/** Who wins what is left of a match from a score on. */
function restFrom(home: number) {
  return (away: number) => {
    const offset = 3 * (SCORES_PER_SIDE * home + away)
    const book = {
      specifier: `score=${home}:${away}`,
      offset,
      opens: { score: [home, away] },
    } as const
    const lead = home - away
    return outcomes(2, book, [
      ['1', atLeast(MATCH.lead, lead + 1)],
      ['Draw', equals(MATCH.lead, lead)],
      ['2', below(MATCH.lead, lead)],
    ])
  }
}
