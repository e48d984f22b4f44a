import { footballCalendar } from '../football/football-calendar.ts'
import type { FootballGame } from '../football/football-game.ts'

/** All football games of a day since 1970-01-01 UTC. */
export function footballDay(seed: string, day: number): readonly FootballGame[] {
  return footballCalendar(seed)(day)
}
