import { ASIAN_HANDICAP } from '../../market/market.ts'
import { atLeast, below, equals } from '../../rule/rule.ts'
import { goalsIn } from './football-goals.ts'
import { footballMarket } from './football-market.ts'
import { asianHandicaps, linesFrom, type NamedPredicate, outcomes } from './football-specs.ts'

const MATCH = goalsIn('match')

/** Goals that a side starts with, home and away. */
const STARTS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 0],
  [2, 0],
  [3, 0],
] as const

/** Starts of one side up to 19 goals have indexes. */
const STARTS_PER_SIDE = 20

/** Tab 'Handicap'. */
export const HANDICAP_MARKETS = [
  footballMarket({
    id: ASIAN_HANDICAP,
    key: 'asian-handicap',
    tab: 'handicaps',
    order: 520,
    margin: 0.045,
    ladder: 9,
    selections: () => asianHandicaps(41, linesFrom(-4, 4, 0.25), MATCH.lead),
  }),
  footballMarket({
    id: 1010030,
    key: 'european-handicap',
    tab: 'handicaps',
    order: 530,
    margin: 0.06,
    selections: () =>
      STARTS.flatMap(([home, away]) => {
        const offset = 3 * (home > 0 ? home : STARTS_PER_SIDE + away)
        const book = { specifier: `hcp=${home}:${away}`, offset }
        return outcomes(42, book, resultFrom(home - away))
      }),
  }),
] as const

/** The result when the home side starts so many goals ahead. */
function resultFrom(start: number): readonly NamedPredicate[] {
  return [
    ['1', atLeast(MATCH.lead, 1 - start)],
    ['Draw', equals(MATCH.lead, -start)],
    ['2', below(MATCH.lead, -start)],
  ]
}
