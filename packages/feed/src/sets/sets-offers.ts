import {
  CORRECT_MAP_SCORE,
  CORRECT_SET_SCORE,
  FIRST_MAP_WINNER,
  FIRST_SET_WINNER,
  MATCH_RESULT,
  MONEY_LINE,
  TENNIS_WINNER,
  TOTAL_GAMES,
  TOTAL_MAPS,
  TOTAL_POINTS,
} from '@caderneta/domain/markets/market'
import {
  eSportsSelections,
  tennisSelections,
  volleyballSelections,
} from '@caderneta/domain/markets/sets-markets'
import { eSports } from './e-sports.ts'
import type { RallySet } from './rally-set.ts'
import type { SetsOffer } from './sets-model.ts'
import { tennis } from './tennis.ts'
import type { ServeChances } from './tennis-game.ts'
import type { TennisSet } from './tennis-set.ts'
import { volleyball } from './volleyball.ts'

/** Share that the prices of each market keep as margin: the sum of 1/odds less one. */
export const SETS_MARGINS: ReadonlyMap<number, number> = new Map([
  [TENNIS_WINNER, 0.05],
  [MONEY_LINE, 0.05],
  [MATCH_RESULT, 0.06],
  [FIRST_SET_WINNER, 0.06],
  [FIRST_MAP_WINNER, 0.06],
  [TOTAL_GAMES, 0.06],
  [TOTAL_POINTS, 0.06],
  [TOTAL_MAPS, 0.06],
  [CORRECT_SET_SCORE, 0.1],
  [CORRECT_MAP_SCORE, 0.09],
])

/** How far opinion moves the chance of a point. */
const OPINION = 0.005

/** A tennis match between players who win so many points on their serve. */
export function tennisOffer({ home, away }: ServeChances, wanted: number): SetsOffer<TennisSet> {
  return {
    sportAt: ({ edge, pace }) =>
      tennis(
        { home: home + OPINION * (pace + edge), away: away + OPINION * (pace - edge) },
        wanted,
      ),
    margins: SETS_MARGINS,
    selections: tennisSelections,
    handicapSteps: [-4, -2, 0, 2, 4],
  }
}

/** A volleyball match in which the first side wins a rally with this chance. */
export function volleyballOffer(chance: number): SetsOffer<RallySet> {
  return {
    sportAt: ({ edge }) => volleyball(chance + OPINION * edge),
    margins: SETS_MARGINS,
    selections: volleyballSelections,
    handicapSteps: [-16, -8, 0, 8, 16],
  }
}

/** A match of maps in which the first side wins a round with this chance. */
export function eSportsOffer(chance: number): SetsOffer<RallySet> {
  return {
    sportAt: ({ edge }) => eSports(chance + OPINION * edge),
    margins: SETS_MARGINS,
    selections: (wanted) => eSportsSelections(wanted, ['2.5']),
    handicapSteps: [],
  }
}
