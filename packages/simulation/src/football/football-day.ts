import { FOOTBALL } from '@caderneta/domain/markets/sports'
import { calendarDay } from '../season/calendar-day.ts'
import type { SeasonGame } from '../season/season-game.ts'
import type { FootballTournament } from './tournaments/football-tournament.ts'
import { FOOTBALL_TOURNAMENTS } from './tournaments/football-tournaments.ts'

export type FootballGame = SeasonGame<FootballTournament>

/** All football games of a day since 1970-01-01 UTC. */
export function footballDay(seed: string, day: number): readonly FootballGame[] {
  return calendarDay(FOOTBALL, FOOTBALL_TOURNAMENTS, seed, day)
}
