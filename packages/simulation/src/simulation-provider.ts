import { FOOTBALL, SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/registry/sports'
import { joinSchedules } from '@caderneta/feed/join-schedules'
import type { GameSchedule } from '@caderneta/feed/programme'
import type { ReplayableFeed } from '@caderneta/feed/provider'
import { type ScheduledFeed, scheduledProvider } from '@caderneta/feed/run-schedule'
import type { Timers } from '@caderneta/feed/timers'
import { AMERICAN_FOOTBALL, americanFootballSeason } from './american-football/american-football.ts'
import { BASKETBALL, basketballSeason } from './basketball/basketball.ts'
import { BOXING, boxingSeason } from './boxing/boxing.ts'
import { DATED_GAMES, FIRST_DATED_ID } from './football/football-calendar.ts'
import { footballSeason } from './football/football-season.ts'
import { FOOTBALL_TOURNAMENTS } from './football/tournaments/football-tournaments.ts'
import { FIRST_FOOTBALL_ID } from './schedule/calendar-day.ts'
import type { DatedCompetition } from './schedule/dated-competition.ts'
import { gamesADay } from './schedule/games-of-season.ts'
import type { SeasonTournament } from './schedule/season-tournament.ts'
import type { ContestSport } from './season/contest-season.ts'
import { gamesOffer, type OfferedSport } from './season/games-offer.ts'
import { isGone, retiredGames } from './season/retired-games.ts'
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
  /** Finished games of so many days before the run are sent after its first snapshot; 0 = none. */
  readonly pastDays?: number
  readonly areFixturesFirst?: boolean
  /** Other timers than those of the machine, for tests. */
  readonly timers?: Timers
}

const GAMES_TARGET = 1_500
/** Games from here to `FIRST_DATED_ID` were of calendars with other rounds, or other results. */
const FIRST_OF_OLD_ROUNDS = 8_000_000_000
const NO_GAMES: ReadonlySet<number> = new Set()

/** The default feed: an endless season of every sport, made up from a seed. */
export function simulationProvider(options: SimulationOptions): ReplayableFeed {
  const { producer = 'simulation', areFixturesFirst = false, timers } = options
  return scheduledProvider({
    producer,
    schedule: simulationSchedule(options),
    areFixturesFirst,
    ...(timers ? { timers } : {}),
  })
}

/** The games of every sport, for a run that began at an epoch. */
export function simulationSchedule(options: SimulationOptions): ScheduledFeed['schedule'] {
  const { seed, speed, gamesTarget = GAMES_TARGET, pastDays = 0 } = options
  const wanted = gamesOffer(SPORTS, gamesTarget)
  const daysMax = options.daysAhead ?? wanted.earlyDays
  const offer = {
    ...wanted,
    earlyDays: Math.min(wanted.earlyDays, daysMax),
    lateDays: Math.min(wanted.lateDays, daysMax),
  }
  return (epoch, keptGames) =>
    season({ seed, time: seasonTime(epoch, speed), offer, pastDays, keptGames })
}

interface SimulatedSport extends OfferedSport {
  readonly season: (settings: SeasonSettings) => GameSchedule
  /** Those with dates, where the sport has numbers for them. */
  readonly competitions: readonly DatedCompetition[]
}

function contest<Tournament extends SeasonTournament, State>(
  season: SimulatedSport['season'],
  { sportId, tournaments, competitions = [] }: ContestSport<Tournament, State>,
): SimulatedSport {
  return { season, sportId, tournaments, competitions, datedGames: gamesADay(competitions) }
}

const SIMULATED: Readonly<Record<SportRoute, SimulatedSport>> = {
  football: {
    season: footballSeason,
    sportId: FOOTBALL,
    tournaments: FOOTBALL_TOURNAMENTS,
    competitions: [],
    datedGames: DATED_GAMES,
  },
  tennis: contest(tennisSeason, TENNIS),
  basketball: contest(basketballSeason, BASKETBALL),
  volleyball: contest(volleyballSeason, VOLLEYBALL),
  'american-football': contest(americanFootballSeason, AMERICAN_FOOTBALL),
  'e-sports': contest(eSportsSeason, E_SPORTS),
  boxing: contest(boxingSeason, BOXING),
}
const SPORTS = SPORT_ROUTES.map((route) => SIMULATED[route])

/** Games of the seasons before: of football with other teams, rounds or results. */
function isRetired(gameId: number): boolean {
  if (SPORTS.some((sport) => sport.sportId !== FOOTBALL && isGone(sport, gameId))) return true
  return gameId < FIRST_FOOTBALL_ID || (gameId >= FIRST_OF_OLD_ROUNDS && gameId < FIRST_DATED_ID)
}

function season(settings: SeasonSettings): GameSchedule {
  const kept = settings.keptGames ?? NO_GAMES
  const retired = [...kept].filter(isRetired)
  return joinSchedules([...SPORTS.map((sport) => sport.season(settings)), retiredGames(retired)])
}
