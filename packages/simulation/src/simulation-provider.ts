import { FOOTBALL, SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/sports'
import { joinSchedules } from '@caderneta/feed/join-schedules'
import type { GameSchedule } from '@caderneta/feed/programme'
import type { FeedProvider } from '@caderneta/feed/provider'
import { type ScheduledFeed, scheduledProvider } from '@caderneta/feed/run-schedule'
import type { Timers } from '@caderneta/feed/timers'
import { AMERICAN_FOOTBALL, americanFootballSeason } from './american-football/american-football.ts'
import { BASKETBALL, basketballSeason } from './basketball/basketball.ts'
import { BOXING, boxingSeason } from './boxing/boxing.ts'
import { DATED_GAMES } from './football/football-calendar.ts'
import { footballSeason } from './football/football-season.ts'
import { outrightSeason } from './football/outrights/outright-season.ts'
import { FOOTBALL_TOURNAMENTS } from './football/tournaments/football-tournaments.ts'
import {
  FIRST_FOOTBALL_ID,
  repeatingTournamentOf,
  TOURNAMENT_NUMBERS,
} from './season/calendar-day.ts'
import { datedGamesOf } from './season/contest-season.ts'
import { gamesOffer, OFFER_MIN, type OfferedSport } from './season/games-offer.ts'
import { retiredGames } from './season/retired-games.ts'
import type { SeasonSettings } from './season/season-settings.ts'
import { seasonTime } from './season/season-time.ts'
import { E_SPORTS, eSportsSeason } from './sets/e-sports-season.ts'
import { TENNIS, tennisSeason } from './sets/tennis-season.ts'
import { VOLLEYBALL, volleyballSeason } from './sets/volleyball-season.ts'

interface SimulationOptions {
  /** The same seed gives the same season. */
  readonly seed: string
  /** Seconds of the season per second; 1 keeps the hours of the real calendar. */
  readonly speed: number
  readonly producer?: string
  /** No game is announced longer before its start, in days of the season; for tests. */
  readonly daysAhead?: number
  /** About how many games are open, under way or to come; fewer than 50 are taken as 50. */
  readonly gamesTarget?: number
  /** No more competitions than these have outrights; for tests, which then start sooner. */
  readonly outrightsMax?: number
  /** Other timers than those of the machine, for tests. */
  readonly timers?: Timers
}

const GAMES_TARGET = 1_500
/** For so many games one competition has outrights. */
const GAMES_PER_OUTRIGHT = 25
const NO_GAMES: ReadonlySet<number> = new Set()

/** The default feed: an endless season of every sport, made up from a seed. */
export function simulationProvider(options: SimulationOptions): FeedProvider {
  const { producer = 'simulation', timers } = options
  return scheduledProvider({
    producer,
    schedule: simulationSchedule(options),
    ...(timers ? { timers } : {}),
  })
}

/** The games of every sport, for a run that began at an epoch. */
export function simulationSchedule(options: SimulationOptions): ScheduledFeed['schedule'] {
  const { seed, speed, gamesTarget = GAMES_TARGET } = options
  const wanted = gamesOffer(SPORTS, gamesTarget)
  const daysMax = options.daysAhead ?? wanted.earlyDays
  const offer = {
    ...wanted,
    earlyDays: Math.min(wanted.earlyDays, daysMax),
    lateDays: Math.min(wanted.lateDays, daysMax),
  }
  const games = Math.max(gamesTarget, OFFER_MIN)
  const { outrightsMax = Math.ceil(games / GAMES_PER_OUTRIGHT) } = options
  const outrights = { competitionsMax: outrightsMax }
  const timers = options.timers ? { timers: options.timers } : {}
  return (epoch, keptGames) => {
    const time = seasonTime(epoch, speed)
    return joinSchedules([
      ...season({ seed, time, offer, keptGames }),
      outrightSeason({ seed, time, keptGames, ...outrights, ...timers }),
    ])
  }
}

interface SimulatedSport extends OfferedSport {
  readonly season: (settings: SeasonSettings) => GameSchedule
}

const SIMULATED: Readonly<Record<SportRoute, SimulatedSport>> = {
  football: {
    season: footballSeason,
    sportId: FOOTBALL,
    tournaments: FOOTBALL_TOURNAMENTS,
    datedGames: DATED_GAMES,
  },
  tennis: { season: tennisSeason, ...TENNIS, datedGames: datedGamesOf(TENNIS) },
  basketball: {
    season: basketballSeason,
    ...BASKETBALL,
    datedGames: datedGamesOf(BASKETBALL),
  },
  volleyball: {
    season: volleyballSeason,
    ...VOLLEYBALL,
    datedGames: datedGamesOf(VOLLEYBALL),
  },
  'american-football': {
    season: americanFootballSeason,
    ...AMERICAN_FOOTBALL,
    datedGames: datedGamesOf(AMERICAN_FOOTBALL),
  },
  'e-sports': { season: eSportsSeason, ...E_SPORTS, datedGames: datedGamesOf(E_SPORTS) },
  boxing: { season: boxingSeason, ...BOXING, datedGames: datedGamesOf(BOXING) },
}
const SPORTS = SPORT_ROUTES.map((route) => SIMULATED[route])

/** A game of a calendar before this one, whose tournament is not in it any more. */
function isRetired(gameId: number): boolean {
  if (gameId < FIRST_FOOTBALL_ID) return true
  return SPORTS.some(({ sportId, tournaments }) => {
    if (sportId === FOOTBALL) return false
    const number = repeatingTournamentOf(sportId, gameId)
    return number !== null && !tournaments.some(({ id }) => id % TOURNAMENT_NUMBERS === number)
  })
}

function season(settings: SeasonSettings): readonly GameSchedule[] {
  const kept = settings.keptGames ?? NO_GAMES
  const retired = [...kept].filter(isRetired)
  return [...SPORTS.map((sport) => sport.season(settings)), retiredGames(retired)]
}
