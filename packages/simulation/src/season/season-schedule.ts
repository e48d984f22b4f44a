import type { FinishedGame, GameProgramme, GameSchedule } from '@caderneta/feed/programme'
import { DAY_MS } from '../schedule/calendar-day.ts'
import type { SeasonGame } from '../schedule/season-game.ts'
import type { SeasonTournament } from '../schedule/season-tournament.ts'
import type { StrengthOf } from './entrant-strength.ts'
import { finishedGames } from './finished-games.ts'
import { leadDaysOfDay } from './games-offer.ts'
import { type HighlightLimits, highlightsOfDay } from './highlights.ts'
import type { SeasonSettings } from './season-settings.ts'
import type { SeasonTime } from './season-time.ts'

/** A sport of the season: who competes where, and the programme of a game of it. */
interface SeasonSport<Tournament extends SeasonTournament> {
  readonly sportId: number
  /** All games of a day since 1970-01-01 UTC, for a seed. */
  readonly calendar: (seed: string) => (day: number) => readonly SeasonGame<Tournament>[]
  readonly strengthOf: StrengthOf
  readonly highlights: HighlightLimits
  /** No game ends later after its calendar start. */
  readonly gameMsMax: number
  readonly programmeOf: (game: SeasonGame<Tournament>, cast: SeasonCast) => GameProgramme
  /** How a game ended, where the sport has results of before a run. */
  readonly finishedOf?: (game: SeasonGame<Tournament>, cast: SeasonCast) => FinishedGame | null
}

/** What the programme of a game needs, beside the calendar. */
export interface SeasonCast {
  readonly seed: string
  readonly time: SeasonTime
  readonly isHighlight: boolean
  /** Real time, milliseconds UTC. */
  readonly announcedAt: number
}

/** A calendar day with its late starts ends this long after its beginning. */
const DAY_END_MS = 29 * 3_600_000
/** Calendar days cached at a time; others are made again on request. */
const DAYS_KEPT = 24

interface CalendarDay<Tournament extends SeasonTournament> {
  /** In the order of their starts. */
  readonly games: readonly SeasonGame<Tournament>[]
  /** Those that are known only when others are over, and then announced. */
  readonly decided: readonly SeasonGame<Tournament>[]
  readonly highlights: ReadonlySet<number>
  /** Days before the start at which a game is announced; only for those that are offered. */
  readonly leadDays: ReadonlyMap<number, number>
}

/** The endless season of a sport: a pure function of seed and time, a few days in memory. */
export function sportSeason<Tournament extends SeasonTournament>(
  sport: SeasonSport<Tournament>,
  settings: SeasonSettings,
): GameSchedule {
  const { seed, time, offer, keptGames } = settings
  const gamesOfDay = sport.calendar(seed)
  type Game = SeasonGame<Tournament>
  const days = new Map<number, CalendarDay<Tournament>>()
  const dayOf = (day: number): CalendarDay<Tournament> => {
    const kept = days.get(day)
    if (kept) return kept
    const made = offeredDay(sport, settings, gamesOfDay(day))
    days.set(day, made)
    forgetOldest(days)
    return made
  }
  const leadDays = ({ gameId, day }: Game) =>
    dayOf(day).leadDays.get(gameId) ?? (keptGames?.has(gameId) ? offer.lateDays : 0)
  const gamesBetween = function* (
    fromMs: number,
    toMs: number,
    which: 'games' | 'decided' = 'games',
  ): Iterable<Game> {
    const last = Math.floor(toMs / DAY_MS)
    for (let day = Math.floor((fromMs - DAY_END_MS) / DAY_MS); day <= last; day += 1) {
      for (const game of dayOf(day)[which]) {
        if (game.startMs >= fromMs && game.startMs <= toMs && leadDays(game) > 0) yield game
      }
    }
  }
  const announcedAt = (game: Game) =>
    time.realMs(Math.max(game.startMs - leadDays(game) * DAY_MS, game.knownMs ?? -Infinity))
  const programme = remembered((game: Game) =>
    sport.programmeOf(game, {
      seed,
      time,
      isHighlight: dayOf(game.day).highlights.has(game.gameId),
      announcedAt: announcedAt(game),
    }),
  )
  return {
    finished: finishedOf(sport, settings, gamesOfDay),
    *snapshot(atMs, sinceMs) {
      const fromMs = time.seasonMs(Math.min(sinceMs, atMs)) - sport.gameMsMax
      const toMs = time.seasonMs(atMs) + offer.earlyDays * DAY_MS
      for (const game of gamesBetween(fromMs, toMs)) {
        if (announcedAt(game) > atMs) continue
        const gameProgramme = programme(game)
        // What has not started is not over, and need not be played to know that.
        if (time.realMs(game.startMs) >= sinceMs || gameProgramme.endsAt >= sinceMs)
          yield gameProgramme
      }
    },
    *announced(afterMs, untilMs) {
      for (const lead of new Set([offer.lateDays, offer.earlyDays])) {
        const ahead = (ms: number) => time.seasonMs(ms) + lead * DAY_MS
        const [fromMs, toMs] = [ahead(afterMs) - time.speed, ahead(untilMs) + time.speed]
        const isNew = (game: Game) => {
          const at = announcedAt(game)
          return leadDays(game) === lead && at > afterMs && at <= untilMs
        }
        for (const game of gamesBetween(fromMs, toMs))
          if (game.knownMs === undefined && isNew(game)) yield programme(game)
        // Who plays a knock-out game may be known later than it would be announced.
        for (const game of gamesBetween(time.seasonMs(afterMs) - time.speed, toMs, 'decided'))
          if (isNew(game)) yield programme(game)
      }
    },
  }
}

/** The games before a run, of a sport that has their results. */
function finishedOf<Tournament extends SeasonTournament>(
  sport: SeasonSport<Tournament>,
  { seed, time, pastDays = 0 }: SeasonSettings,
  calendar: (day: number) => readonly SeasonGame<Tournament>[],
): NonNullable<GameSchedule['finished']> {
  const days = sport.finishedOf ? pastDays : 0
  return (atMs, beforeMs) => {
    const cast = { seed, time, isHighlight: false, announcedAt: beforeMs }
    const endOf = (game: SeasonGame<Tournament>) => sport.finishedOf?.(game, cast) ?? null
    return finishedGames({ calendar, time, days, atMs, beforeMs, finishedOf: endOf })
  }
}

/** The games of a day, and how long before their start each is announced. */
function offeredDay<Tournament extends SeasonTournament>(
  { sportId, strengthOf, highlights: limits }: SeasonSport<Tournament>,
  { seed, offer }: SeasonSettings,
  games: readonly SeasonGame<Tournament>[],
): CalendarDay<Tournament> {
  const highlights = highlightsOfDay(seed, games, strengthOf, limits)
  const byStart = games.toSorted((one, other) => one.startMs - other.startMs)
  return {
    games: byStart,
    decided: byStart.filter(({ knownMs }) => knownMs !== undefined),
    highlights,
    leadDays: leadDaysOfDay(offer, sportId, games, highlights),
  }
}

/** A game that is still queued for sending is not modelled again for a snapshot. */
function remembered<Game extends { readonly gameId: number }>(
  programmeOf: (game: Game) => GameProgramme,
): (game: Game) => GameProgramme {
  const programmes = new Map<number, WeakRef<GameProgramme>>()
  const forget = new FinalizationRegistry<number>((gameId) => {
    if (!programmes.get(gameId)?.deref()) programmes.delete(gameId)
  })
  return (game) => {
    const known = programmes.get(game.gameId)?.deref()
    if (known) return known
    const gameProgramme = programmeOf(game)
    programmes.set(game.gameId, new WeakRef(gameProgramme))
    forget.register(gameProgramme, game.gameId)
    return gameProgramme
  }
}

function forgetOldest(days: Map<number, unknown>): void {
  const [oldest] = days.keys()
  if (oldest !== undefined && days.size > DAYS_KEPT) days.delete(oldest)
}
