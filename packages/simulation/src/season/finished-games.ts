import type { FinishedGame } from '@caderneta/feed/programme'
import { DAY_MS } from '../schedule/calendar-day.ts'
import type { SeasonGame } from '../schedule/season-game.ts'
import type { SeasonTournament } from '../schedule/season-tournament.ts'
import type { SeasonTime } from './season-time.ts'

interface FinishedSeason<Tournament extends SeasonTournament> {
  readonly calendar: (day: number) => readonly SeasonGame<Tournament>[]
  readonly time: SeasonTime
  /** So many days are looked back to. */
  readonly days: number
  /** Real time, milliseconds UTC, as below. */
  readonly atMs: number
  /** Those that start from here on are known already. */
  readonly beforeMs: number
  /** How a game ended; null when it was called off. */
  readonly finishedOf: (game: SeasonGame<Tournament>) => FinishedGame | null
}

/** Smaller competitions would be many games that few look for. */
const APPEAL_MIN = 6

/**
 * The games of the great competitions that were over at `atMs`, of the last season of each, the
 * latest first. Null after each day: to look for the games of one takes some milliseconds.
 */
export function* finishedGames<Tournament extends SeasonTournament>(
  season: FinishedSeason<Tournament>,
): Generator<FinishedGame | null> {
  const { calendar, time, days, atMs, beforeMs, finishedOf } = season
  const seasonOf = new Map<number, number>()
  const today = Math.floor(time.seasonMs(atMs) / DAY_MS)
  for (let day = today; day > today - days; day -= 1) {
    const games = calendar(day).filter((game) => isOfLastSeason(game, seasonOf))
    for (const game of games.toSorted((one, other) => other.startMs - one.startMs)) {
      const startsAt = time.realMs(game.startMs)
      const finished = startsAt < Math.min(atMs, beforeMs) ? finishedOf(game) : null
      if (finished && finished.endedAt <= atMs) yield finished
    }
    yield null
  }
}

/** The first that is seen is the last one: `seasonOf` is filled from the latest day on. */
function isOfLastSeason({ tournament, stage }: SeasonGame, seasonOf: Map<number, number>): boolean {
  if (!stage || tournament.appeal < APPEAL_MIN) return false
  const last = seasonOf.get(tournament.id) ?? stage.season
  seasonOf.set(tournament.id, last)
  return stage.season === last
}
