import type { SeasonCast } from '../season/season-schedule.ts'
import { seasonTime } from '../season/season-time.ts'

/** The first day of the games that are played, since 1970-01-01 UTC. */
const FIRST_DAY = 20_778
export const UNDISTURBED = { kind: 'none' } as const

/** Announced this long before the start: there are few prices before it. */
const ANNOUNCED_SECONDS = 600

/** What is made of each game of a calendar from there on, day after day, without end. */
export function* ofEachGame<Game, Made>(
  gamesOfDay: (day: number) => readonly Game[],
  make: (game: Game) => Made,
): Generator<Made, never> {
  for (let day = FIRST_DAY; ; day += 1) for (const game of gamesOfDay(day)) yield make(game)
}

/** A game at one second a second, from a seed. */
export function castOf(seed: string, startMs: number): SeasonCast {
  return {
    seed,
    time: seasonTime(0, 1),
    isHighlight: false,
    announcedAt: startMs - ANNOUNCED_SECONDS * 1000,
  }
}
