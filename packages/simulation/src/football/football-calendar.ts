import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { calendarDay } from '../schedule/calendar-day.ts'
import { datedSeason, type UndatedGame } from '../schedule/dated-season.ts'
import type { PairResult } from '../schedule/drawn-round.ts'
import { gamesADay } from '../schedule/games-of-season.ts'
import { disturbanceOf } from '../season/disturbance.ts'
import { FOOTBALL_COMPETITIONS } from './calendar/football-competitions.ts'
import type { FootballGame } from './football-game.ts'
import { FOOTBALL_HAZARDS } from './football-hazards.ts'
import { goalsBefore } from './goals-before.ts'
import { sampleGame } from './sample-game.ts'
import type { FootballTournament } from './tournaments/football-tournament.ts'
import { FOOTBALL_TOURNAMENTS } from './tournaments/football-tournaments.ts'

/**
 * Beyond the numbers of the repeating calendar, within those of football; those from 8,000,000,000
 * were games of a calendar with other rounds, and those from 9,000,000,000 had no dismissals that
 * move the goals.
 */
export const FIRST_DATED_ID = 10_000_000_000

/** Games a day of the competitions with dates, as a mean over a year with all of them. */
export const DATED_GAMES = gamesADay(FOOTBALL_COMPETITIONS)

/** All football games of a day since 1970-01-01 UTC. */
export function footballCalendar(seed: string): (day: number) => readonly FootballGame[] {
  const dated = datedFootball(seed, (game) => played(seed, game))
  return (day) => [...dated(day), ...calendarDay(FOOTBALL, FOOTBALL_TOURNAMENTS, seed, day)]
}

/** The games of competitions with dates; who goes on in a cup follows from the results. */
export function datedFootball(
  seed: string,
  resultOf: (game: UndatedGame<FootballTournament>) => PairResult,
): (day: number) => readonly FootballGame[] {
  return datedSeason({
    seed,
    firstGameId: FIRST_DATED_ID,
    competitions: FOOTBALL_COMPETITIONS,
    resultOf,
  })
}

/** As `football-game-programme.ts` plays it: the same numbers give the same match. */
function played(seed: string, game: UndatedGame<FootballTournament>): PairResult {
  if (disturbanceOf(seed, game.gameId, FOOTBALL_HAZARDS).kind === 'cancelled')
    return { score: null, winner: 'home' }
  const { result, goals, penalties } = sampleGame(seed, game)
  if (result.status !== 'finished') return { score: null, winner: 'home' }
  const [home, away] = goalsBefore(game) ?? [0, 0]
  const lead = goals.filter(({ side }) => side === 'home').length * 2 - goals.length + home - away
  const isHome = penalties === null ? lead >= 0 : penalties[0] > penalties[1]
  return { score: result.fullTime, winner: isHome ? 'home' : 'away' }
}
