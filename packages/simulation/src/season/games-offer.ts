import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import type { SeasonGame } from '../schedule/season-game.ts'
import { CYCLE_DAYS, type SeasonTournament } from '../schedule/season-tournament.ts'

/** How many games of each calendar day are published, and how long before their start. */
export interface GamesOffer {
  /** Days of the season before the start at which the bigger games are announced. */
  readonly earlyDays: number
  /** The same for the others that are offered; at most as early as the bigger ones. */
  readonly lateDays: number
  /** Share of the games of a day that are announced early, 0 to 1, beyond the least number. */
  readonly earlyShare: number
  /** Share of the games of a day that are offered at all, early ones included. */
  readonly offeredShare: number
}

/** A sport and its competitions, as far as their number matters. */
export interface OfferedSport {
  readonly sportId: number
  readonly tournaments: readonly SeasonTournament[]
  /** Games a day of the competitions with dates, as a mean over the year. */
  readonly datedGames?: number
}

/** Fewer games would not show every sport, with football live at most hours. */
const OFFER_MIN = 50
/** One day more than a page lists, so that the cup that comes every eight days is always there. */
const EARLY_DAYS = 8
const LATE_DAYS = 1
/** The share of the target that is of the next day; the rest is further ahead. */
const NEXT_DAY_SHARE = 0.45
/** A game is played for about this long, breaks included. */
const PLAYED_DAYS = 2 / 24
/** Games of a playing day that every sport has ahead at the smallest target. */
const EARLY_MIN = 1
/** Football has one for every two hours of a day, so that one is live at most hours. */
const FOOTBALL_MIN = 12
const OFFERED_MIN = 2
const HOUR_MS = 3_600_000
/** Fractions of a game fall on every so many days, never on many days in a row. */
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** The offer of which `gamesTarget` games are open at a time: under way or to come. */
export function gamesOffer(sports: readonly OfferedSport[], gamesTarget: number): GamesOffer {
  const target = Math.max(gamesTarget, OFFER_MIN)
  const all = mean(sports, gamesOfDay)
  const played = all * PLAYED_DAYS
  const wholeCalendar = (target - played) / all
  if (wholeCalendar >= EARLY_DAYS) {
    const days = { earlyDays: wholeCalendar, lateDays: wholeCalendar }
    return { ...days, earlyShare: 1, offeredShare: 1 }
  }
  const offeredMin = mean(sports, (sport, day) => offeredMinOf(sport.sportId, sport, day))
  const earlyMin = mean(sports, (sport, day) => Math.min(EARLY_MIN, gamesOfDay(sport, day)))
  const offered = within(NEXT_DAY_SHARE * target, offeredMin, all)
  const early = (target - offered * (LATE_DAYS + PLAYED_DAYS)) / (EARLY_DAYS - LATE_DAYS)
  return {
    earlyDays: EARLY_DAYS,
    lateDays: LATE_DAYS,
    earlyShare: within((early - earlyMin) / (all - earlyMin), 0, 1),
    offeredShare: within((offered - offeredMin) / (all - offeredMin), 0, 1),
  }
}

/**
 * Days before the start at which each game of a calendar day is announced; a game without an entry
 * is not offered. The games of highlights and the bigger tournaments come early; of the others as
 * many hours of the day as can be have one.
 */
export function leadDaysOfDay(
  offer: GamesOffer,
  sportId: number,
  games: readonly SeasonGame[],
  highlights: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const [first] = games
  if (!first) return new Map()
  const count = games.length
  const countOf = (share: number, least: number) =>
    Math.floor(Math.min(least, count) * (1 - share) + count * share + dither(first.day, sportId))
  const early = countOf(offer.earlyShare, EARLY_MIN)
  const offered = countOf(offer.offeredShare, leastOffered(sportId))
  const ranked = [...games].sort(
    (one, other) =>
      Number(highlights.has(other.gameId)) - Number(highlights.has(one.gameId)) ||
      other.tournament.appeal - one.tournament.appeal ||
      one.startMs - other.startMs ||
      one.gameId - other.gameId,
  )
  const late = spreadOverHours(ranked.slice(early)).slice(0, Math.max(0, offered - early))
  return new Map([
    ...ranked.slice(0, early).map(({ gameId }) => [gameId, offer.earlyDays] as const),
    ...late.map(({ gameId }) => [gameId, offer.lateDays] as const),
  ])
}

/** The first game of each even hour, the first of each odd hour, the second of each, and so on. */
function spreadOverHours(ranked: readonly SeasonGame[]): readonly SeasonGame[] {
  const countByHour = new Map<number, number>()
  return ranked
    .map((game) => {
      const hour = Math.floor(game.startMs / HOUR_MS) % 24
      const count = countByHour.get(hour) ?? 0
      countByHour.set(hour, count + 1)
      return { game, turn: 2 * count + (hour % 2) }
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ game }) => game)
}

/** 0 to just below 1, even over the days; other for each sport. */
function dither(day: number, sportId: number): number {
  return ((day + sportId * sportId) * GOLDEN) % 1
}

function leastOffered(sportId: number): number {
  return sportId === FOOTBALL ? FOOTBALL_MIN : OFFERED_MIN
}

function offeredMinOf(sportId: number, sport: OfferedSport, day: number): number {
  return Math.min(leastOffered(sportId), gamesOfDay(sport, day))
}

function gamesOfDay({ tournaments, datedGames = 0 }: OfferedSport, day: number): number {
  const repeating = tournaments
    .filter(({ daysOfCycle }) => daysOfCycle.includes(day))
    .reduce((sum, { entrants }) => sum + Math.floor(entrants.length / 2), 0)
  return repeating + datedGames
}

/** Sum over the sports, as a mean over the days of the calendar. */
function mean(
  sports: readonly OfferedSport[],
  of: (sport: OfferedSport, day: number) => number,
): number {
  let sum = 0
  for (let day = 0; day < CYCLE_DAYS; day += 1) {
    for (const sport of sports) sum += of(sport, day)
  }
  return sum / CYCLE_DAYS
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
