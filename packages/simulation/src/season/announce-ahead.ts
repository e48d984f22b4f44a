import { CYCLE_DAYS, type SeasonTournament } from './season-tournament.ts'

const WEEK_DAYS = 7
/** Every game is announced some hours before its start, however few games are wanted. */
const DAYS_MIN = 0.25

/**
 * Days before the start at which games that few people look for are announced, so that about
 * `gamesTarget` games stand open for the next seven days. The bigger ones stand there in any case.
 */
export function minorDaysAhead(
  tournaments: readonly SeasonTournament[],
  gamesTarget: number,
): number {
  const bigGames = WEEK_DAYS * gamesPerDay(tournaments.filter(({ appeal }) => appeal > 0))
  const minorPerDay = gamesPerDay(tournaments.filter(({ appeal }) => appeal === 0))
  if (minorPerDay === 0) return WEEK_DAYS
  return Math.min(Math.max((gamesTarget - bigGames) / minorPerDay, DAYS_MIN), WEEK_DAYS)
}

/**
 * Days before the start at which every game is announced when more games are wanted than a week
 * has; `null` when a week has enough.
 */
export function longDaysAhead(
  tournaments: readonly SeasonTournament[],
  gamesTarget: number,
): number | null {
  const days = gamesTarget / gamesPerDay(tournaments)
  return days > WEEK_DAYS ? days : null
}

function gamesPerDay(tournaments: readonly SeasonTournament[]): number {
  return tournaments.reduce(
    (sum, { daysOfCycle, entrants }) =>
      sum + (daysOfCycle.length / CYCLE_DAYS) * Math.floor(entrants.length / 2),
    0,
  )
}
