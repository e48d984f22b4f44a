import { FOOTBALL } from '@caderneta/domain/markets/sports'
import type { FootballGame } from '../football/football-game.ts'
import { FOOTBALL_TOURNAMENTS } from '../football/tournaments/football-tournaments.ts'
import { calendarDay } from '../season/calendar-day.ts'

/** All football games of a day since 1970-01-01 UTC. */
export function footballDay(seed: string, day: number): readonly FootballGame[] {
  return calendarDay(FOOTBALL, FOOTBALL_TOURNAMENTS, seed, day)
}
