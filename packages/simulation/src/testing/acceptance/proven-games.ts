import type { SportRoute } from '@caderneta/domain/markets/sports'
import type { ScriptMoment } from '@caderneta/feed/contest/contest-model'
import { AMERICAN_FOOTBALL } from '../../american-football/american-football.ts'
import { BASKETBALL } from '../../basketball/basketball.ts'
import { BOXING } from '../../boxing/boxing.ts'
import { E_SPORTS } from '../../sets/e-sports-season.ts'
import { TENNIS } from '../../sets/tennis-season.ts'
import { VOLLEYBALL } from '../../sets/volleyball-season.ts'
import { type ContestCourse, type ContestDefect, contestGames } from './contest-games.ts'
import { FOOTBALL_DEFECTS } from './football-defects.ts'
import { footballGames } from './football-games.ts'
import type { GamesOfSport } from './proven-game.ts'

type Moment = ScriptMoment<unknown>

const isMinute =
  (least: number) =>
  ({ clock, status }: Moment) =>
    status === 'live' && clock.minute >= least

const isUnit =
  (least: number) =>
  ({ clock: { partScore = [0, 0] } }: Moment) =>
    Math.max(...partScore) >= least

const COURSES = {
  tennis: { seconds: 7200, isLate: isUnit(5) },
  basketball: { seconds: 7600, isLate: isMinute(9) },
  volleyball: { seconds: 6000, isLate: isUnit(22) },
  'american-football': { seconds: 11_400, isLate: isMinute(13) },
  'e-sports': { seconds: 6000, isLate: isUnit(11) },
  boxing: { seconds: 2850, isLate: isMinute(2) },
} as const satisfies Partial<Readonly<Record<SportRoute, ContestCourse>>>

/** Games of each sport as the proofs see them. */
export const PROVEN_GAMES: Readonly<Record<SportRoute, GamesOfSport>> = {
  football: footballGames(),
  ...contests(),
}

function contests(defect?: ContestDefect) {
  return {
    tennis: contestGames('tennis', TENNIS, COURSES.tennis, defect),
    basketball: contestGames('basketball', BASKETBALL, COURSES.basketball, defect),
    volleyball: contestGames('volleyball', VOLLEYBALL, COURSES.volleyball, defect),
    'american-football': contestGames(
      'american-football',
      AMERICAN_FOOTBALL,
      COURSES['american-football'],
      defect,
    ),
    'e-sports': contestGames('e-sports', E_SPORTS, COURSES['e-sports'], defect),
    boxing: contestGames('boxing', BOXING, COURSES.boxing, defect),
  } as const satisfies Partial<Readonly<Record<SportRoute, GamesOfSport>>>
}

/** Games of which the prices believe something that is not so. */
interface PlantedDefect {
  readonly name: string
  readonly sport: SportRoute
  readonly games: GamesOfSport
}

/** More than opinion ever moves a price to one side. */
const OPINION = { edge: 4, pace: 4 }

/** Errors that a calibration has to detect: three in football, one in each other sport. */
export const PLANTED_DEFECTS: readonly PlantedDefect[] = [
  ...Object.entries(FOOTBALL_DEFECTS).map(([name, defect]) => ({
    name,
    sport: 'football' as const,
    games: footballGames(defect),
  })),
  ...Object.entries(contests(OPINION)).map(([sport, games]) => ({
    name: 'opinion without a reason',
    sport: sport as SportRoute,
    games,
  })),
]
