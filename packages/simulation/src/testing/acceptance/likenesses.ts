import type { SportRoute } from '@caderneta/domain/markets/sports'
import { AMERICAN_FOOTBALL } from '../../american-football/american-football.ts'
import { BASKETBALL } from '../../basketball/basketball.ts'
import { BOXING } from '../../boxing/boxing.ts'
import { TENNIS } from '../../sets/tennis-season.ts'
import {
  AMERICAN_FOOTBALL_TRAITS,
  BASKETBALL_TRAITS,
  BOXING_TRAITS,
  endedContests,
  TENNIS_TRAITS,
} from './likeness-contests.ts'
import { FOOTBALL_TRAITS, likenedMatches } from './likeness-football.ts'
import { type Likeness, likenessIn } from './likeness-proof.ts'

type Liken = (seed: string, games: number) => readonly Likeness[]

/** By sport: its traits in so many games; sports of which no source is known have none. */
export const LIKENESS_BY_SPORT: Readonly<Partial<Record<SportRoute, Liken>>> = {
  football: (seed, games) => likenessIn(FOOTBALL_TRAITS, likenedMatches(seed), games),
  tennis: (seed, games) => likenessIn(TENNIS_TRAITS, endedContests(TENNIS, seed), games),
  basketball: (seed, games) =>
    likenessIn(BASKETBALL_TRAITS, endedContests(BASKETBALL, seed), games),
  'american-football': (seed, games) =>
    likenessIn(AMERICAN_FOOTBALL_TRAITS, endedContests(AMERICAN_FOOTBALL, seed), games),
  boxing: (seed, games) => likenessIn(BOXING_TRAITS, endedContests(BOXING, seed), games),
}
