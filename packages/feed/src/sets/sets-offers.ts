import { E_SPORTS_MARKETS } from '@caderneta/domain/markets/e-sports'
import {
  CS_PART_MARKETS,
  TENNIS_PART_MARKETS,
  VOLLEYBALL_PART_MARKETS,
} from '@caderneta/domain/markets/sets/parts/part-markets'
import { TENNIS_MARKETS } from '@caderneta/domain/markets/tennis'
import { VOLLEYBALL_MARKETS } from '@caderneta/domain/markets/volleyball'
import type { CsMap } from './cs-map.ts'
import { eSports } from './e-sports.ts'
import type { RallySet } from './rally-set.ts'
import type { SetsOffer } from './sets-model.ts'
import { tennis } from './tennis.ts'
import type { ServeChances } from './tennis-game.ts'
import type { TennisSet } from './tennis-set.ts'
import { volleyball } from './volleyball.ts'

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
    markets: TENNIS_MARKETS,
    parts: TENNIS_PART_MARKETS,
    handicaps: { steps: [-4, -2, 0, 2, 4] },
  }
}

/** A volleyball match in which the first side wins a rally with this chance. */
export function volleyballOffer(chance: number): SetsOffer<RallySet> {
  return {
    sportAt: ({ edge }) => volleyball(chance + OPINION * edge),
    markets: VOLLEYBALL_MARKETS,
    parts: VOLLEYBALL_PART_MARKETS,
    handicaps: { steps: [-16, -8, 0, 8, 16] },
  }
}

/** A match of maps in which the first side wins a round with this chance, and more by map. */
export function eSportsOffer(chance: number, maps: readonly number[] = []): SetsOffer<CsMap> {
  return {
    sportAt: ({ edge }) => eSports(chance + OPINION * edge, maps),
    markets: E_SPORTS_MARKETS,
    parts: CS_PART_MARKETS,
    handicaps: { fixed: ['2.5'] },
  }
}
