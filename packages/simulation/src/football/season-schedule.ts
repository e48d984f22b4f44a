import type { GameProgramme, GameSchedule } from '@caderneta/feed/programme'
import type { SeasonSettings } from '../season/season-settings.ts'
import { highlightsOfDay } from './highlights.ts'
import { DAY_MS, seasonDay } from './season-day.ts'
import type { SeasonGame } from './season-game.ts'
import { seasonProgramme } from './season-programme.ts'

/** Games that few people look for are announced so much later, which keeps the feed small. */
const MINOR_DAYS_AHEAD = 1.5
/** A calendar day with its late kick-offs ends so long after its beginning. */
const DAY_END_MS = 29 * 3_600_000
/** No game ends later after its calendar kick-off: delay, interruption, extra time, penalties. */
const GAME_MS_MAX = 4 * 3_600_000
/** Calendar days kept at a time; they are made anew when asked for again. */
const DAYS_KEPT = 24

interface CalendarDay {
  readonly games: readonly SeasonGame[]
  readonly highlights: ReadonlySet<number>
}

/** The endless football season: a pure function of seed and time, a few days in memory. */
export function footballSeason(settings: SeasonSettings): GameSchedule {
  const { seed, time } = settings
  const days = new Map<number, CalendarDay>()
  const dayOf = (day: number): CalendarDay => {
    const kept = days.get(day)
    if (kept) return kept
    const games = seasonDay(seed, day)
    const made = { games, highlights: highlightsOfDay(seed, games) }
    days.set(day, made)
    forgetOldest(days)
    return made
  }
  const gamesBetween = function* (fromMs: number, toMs: number): Iterable<SeasonGame> {
    const last = Math.floor(toMs / DAY_MS)
    for (let day = Math.floor((fromMs - DAY_END_MS) / DAY_MS); day <= last; day += 1) {
      for (const game of dayOf(day).games) {
        if (game.kickOffMs >= fromMs && game.kickOffMs <= toMs) yield game
      }
    }
  }
  const leadMs = (game: SeasonGame) =>
    DAY_MS * (game.tournament.appeal > 0 ? settings.daysAhead : minorDaysAhead(settings))
  const announcedAt = (game: SeasonGame) => time.realMs(game.kickOffMs - leadMs(game))
  const programme = (game: SeasonGame): GameProgramme =>
    seasonProgramme(game, {
      seed,
      time,
      isHighlight: dayOf(game.day).highlights.has(game.gameId),
      announcedAt: announcedAt(game),
    })
  return {
    *standing(atMs, sinceMs) {
      const fromMs = time.seasonMs(Math.min(sinceMs, atMs)) - GAME_MS_MAX
      const toMs = time.seasonMs(atMs) + settings.daysAhead * DAY_MS
      for (const game of gamesBetween(fromMs, toMs)) {
        if (announcedAt(game) > atMs) continue
        const told = programme(game)
        if (told.endsAt >= sinceMs) yield told
      }
    },
    *announced(afterMs, untilMs) {
      for (const lead of new Set([minorDaysAhead(settings), settings.daysAhead])) {
        const [fromMs, toMs] = [afterMs, untilMs].map((ms) => time.seasonMs(ms) + lead * DAY_MS)
        for (const game of gamesBetween((fromMs ?? 0) - time.speed, (toMs ?? 0) + time.speed)) {
          const at = announcedAt(game)
          if (leadMs(game) === lead * DAY_MS && at > afterMs && at <= untilMs) yield programme(game)
        }
      }
    },
  }
}

function minorDaysAhead({ daysAhead }: SeasonSettings): number {
  return Math.min(MINOR_DAYS_AHEAD, daysAhead)
}

function forgetOldest(days: Map<number, CalendarDay>): void {
  const [oldest] = days.keys()
  if (oldest !== undefined && days.size > DAYS_KEPT) days.delete(oldest)
}
