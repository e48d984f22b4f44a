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
} from '@caderneta/domain/markets/market/market'
import { E_SPORTS_MARKETS } from '@caderneta/domain/markets/sports/e-sports'
import { TENNIS_MARKETS } from '@caderneta/domain/markets/sports/tennis'
import { VOLLEYBALL_MARKETS } from '@caderneta/domain/markets/sports/volleyball'
import { type ChanceOf, marketOffer } from '@caderneta/pricing/chances/market-offer'
import { eSports } from '@caderneta/pricing/sets/e-sports'
import type { RallySet } from '@caderneta/pricing/sets/rally-set'
import { tennis } from '@caderneta/pricing/sets/tennis'
import type { ServeChances } from '@caderneta/pricing/sets/tennis-game'
import type { TennisSet } from '@caderneta/pricing/sets/tennis-set'
import { volleyball } from '@caderneta/pricing/sets/volleyball'
import type { SetsChances, SetsOffer } from './sets-model.ts'

/** How far opinion moves the chance of a point. */
const OPINION = 0.005

const ofWinner: ChanceOf<SetsChances> = ({ name, handicap }, { winner }) =>
  ofSide(handicap || name, winner)
const ofFirstSet: ChanceOf<SetsChances> = ({ name }, { firstSet }) => ofSide(name, firstSet)
const ofScore: ChanceOf<SetsChances> = ({ name }, { score }) => score(name)
const ofTotal: ChanceOf<SetsChances> = ({ name, handicap }, { over }) =>
  name === 'Over' ? over(handicap) : 1 - over(handicap)

const TENNIS = marketOffer(TENNIS_MARKETS, {
  [TENNIS_WINNER]: ofWinner,
  [FIRST_SET_WINNER]: ofFirstSet,
  [TOTAL_GAMES]: ofTotal,
  [CORRECT_SET_SCORE]: ofScore,
})

const VOLLEYBALL = marketOffer(VOLLEYBALL_MARKETS, {
  [MONEY_LINE]: ofWinner,
  [FIRST_SET_WINNER]: ofFirstSet,
  [TOTAL_POINTS]: ofTotal,
  [CORRECT_SET_SCORE]: ofScore,
})

const E_SPORTS = marketOffer(E_SPORTS_MARKETS, {
  [MATCH_RESULT]: ofWinner,
  [FIRST_MAP_WINNER]: ofFirstSet,
  [TOTAL_MAPS]: ofTotal,
  [CORRECT_MAP_SCORE]: ofScore,
})

/** A tennis match between players who win so many points on their serve. */
export function tennisOffer({ home, away }: ServeChances, wanted: number): SetsOffer<TennisSet> {
  return {
    sportAt: ({ edge, pace }) =>
      tennis(
        { home: home + OPINION * (pace + edge), away: away + OPINION * (pace - edge) },
        wanted,
      ),
    offer: TENNIS,
    handicaps: { steps: [-4, -2, 0, 2, 4] },
  }
}

/** A volleyball match in which the first side wins a rally with this chance. */
export function volleyballOffer(chance: number): SetsOffer<RallySet> {
  return {
    sportAt: ({ edge }) => volleyball(chance + OPINION * edge),
    offer: VOLLEYBALL,
    handicaps: { steps: [-16, -8, 0, 8, 16] },
  }
}

/** A match of maps in which the first side wins a round with this chance. */
export function eSportsOffer(chance: number): SetsOffer<RallySet> {
  return {
    sportAt: ({ edge }) => eSports(chance + OPINION * edge),
    offer: E_SPORTS,
    handicaps: { fixed: ['2.5'] },
  }
}

function ofSide(side: string, chance: number): number {
  return side === '1' ? chance : 1 - chance
}
