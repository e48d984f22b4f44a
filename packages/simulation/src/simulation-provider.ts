import type { GameSchedule } from '@caderneta/feed/programme'
import type { FeedProvider } from '@caderneta/feed/provider'
import { scheduledProvider } from '@caderneta/feed/run-schedule'
import type { Timers } from '@caderneta/feed/timers'
import { AMERICAN_FOOTBALL, americanFootballSeason } from './american-football/american-football.ts'
import { BASKETBALL, basketballSeason } from './basketball/basketball.ts'
import { BOXING, boxingSeason } from './boxing/boxing.ts'
import { footballSeason } from './football/football-season.ts'
import { FOOTBALL_TOURNAMENTS } from './football/tournaments/football-tournaments.ts'
import { longDaysAhead, minorDaysAhead } from './season/announce-ahead.ts'
import type { SeasonSettings } from './season/season-settings.ts'
import { seasonTime } from './season/season-time.ts'
import type { SeasonTournament } from './season/season-tournament.ts'
import { E_SPORTS, eSportsSeason } from './sets/e-sports-season.ts'
import { TENNIS, tennisSeason } from './sets/tennis-season.ts'
import { VOLLEYBALL, volleyballSeason } from './sets/volleyball-season.ts'

export interface SimulationOptions {
  /** The same seed gives the same season. */
  readonly seed: string
  /** Seconds of the season per second; 1 keeps the hours of the real calendar. */
  readonly speed: number
  readonly producer?: string
  /** Days of the season before the kick-off at which the bigger games are announced. */
  readonly daysAhead?: number
  /** About how many games are open; the bigger ones of a week always are. */
  readonly gamesTarget?: number
  /** Other timers than those of the machine, for tests. */
  readonly timers?: Timers
}

/** One day more than a page lists, so that the cup that comes every eight days is always there. */
const DAYS_AHEAD = 8
const GAMES_TARGET = 1_500

/** The default feed: an endless season of every sport, made up from a seed. */
export function simulationProvider(options: SimulationOptions): FeedProvider {
  const { seed, speed, producer = 'simulation', gamesTarget = GAMES_TARGET, timers } = options
  const longDays = longDaysAhead(TOURNAMENTS, gamesTarget)
  const daysAhead = options.daysAhead ?? Math.max(DAYS_AHEAD, longDays ?? 0)
  const minorDays = longDays ?? minorDaysAhead(TOURNAMENTS, gamesTarget)
  return scheduledProvider({
    producer,
    schedule: (epoch) =>
      season({
        seed,
        time: seasonTime(epoch, speed),
        daysAhead,
        minorDaysAhead: Math.min(minorDays, daysAhead),
      }),
    ...(timers ? { timers } : {}),
  })
}

interface SimulatedSport {
  readonly season: (settings: SeasonSettings) => GameSchedule
  readonly tournaments: readonly SeasonTournament[]
}

const SPORTS: readonly SimulatedSport[] = [
  { season: footballSeason, tournaments: FOOTBALL_TOURNAMENTS },
  { season: tennisSeason, tournaments: TENNIS.tournaments },
  { season: basketballSeason, tournaments: BASKETBALL.tournaments },
  { season: volleyballSeason, tournaments: VOLLEYBALL.tournaments },
  { season: americanFootballSeason, tournaments: AMERICAN_FOOTBALL.tournaments },
  { season: eSportsSeason, tournaments: E_SPORTS.tournaments },
  { season: boxingSeason, tournaments: BOXING.tournaments },
]

const TOURNAMENTS = SPORTS.flatMap(({ tournaments }) => tournaments)

function season(settings: SeasonSettings): GameSchedule {
  const schedules = SPORTS.map((sport) => sport.season(settings))
  return {
    *standing(atMs, sinceMs) {
      for (const schedule of schedules) yield* schedule.standing(atMs, sinceMs)
    },
    *announced(afterMs, untilMs) {
      for (const schedule of schedules) yield* schedule.announced(afterMs, untilMs)
    },
  }
}
