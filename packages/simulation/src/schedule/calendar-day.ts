import { routeOf, type SportRoute } from '@caderneta/domain/markets/registry/sports'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import { randomFrom } from '@caderneta/pricing/random'
import { pairingsOfRound, roundsOfLeg } from './round-robin.ts'
import type { SeasonGame } from './season-game.ts'
import { CYCLE_DAYS, type SeasonTournament } from './season-tournament.ts'
import { shuffled } from './shuffled.ts'

export const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/**
 * Game ids: a base, then five digits a day: three of the tournament, two of the game. Each sport
 * has a block of its own, the eighth of which would be the last: identifiers of selections are
 * 100,000 times as large, and exact numbers (docs/decisions/0086). In that of football the numbers
 * before `FIRST_FOOTBALL_ID` were those of a season with other teams.
 */
const FIRST_GAME_ID = 1_000_000_000
export const FIRST_FOOTBALL_ID = 4_000_000_000
const SPORT_GAME_IDS = 10_000_000_000
/** Games of the repeating calendar begin here in the block of their sport, dated ones before. */
const FIRST_REPEATING = 2_000_000_000
const BLOCKS: Readonly<Record<SportRoute, number>> = {
  football: 0,
  basketball: 1,
  boxing: 2,
  'american-football': 3,
  tennis: 4,
  volleyball: 5,
  'e-sports': 6,
}
const GAMES_OF_TOURNAMENT_MAX = 100
const TOURNAMENT_NUMBERS = 1_000

/**
 * All games of a sport on a day since 1970-01-01 UTC: whole rounds of the tournaments that play on
 * it. They follow from the seed and the day alone, so every start finds the same season.
 */
export function calendarDay<Tournament extends SeasonTournament>(
  sportId: number,
  tournaments: readonly Tournament[],
  seed: string,
  day: number,
): readonly SeasonGame<Tournament>[] {
  return tournaments.flatMap((tournament) => gamesOf(sportId, tournament, seed, day))
}

function gamesOf<Tournament extends SeasonTournament>(
  sportId: number,
  tournament: Tournament,
  seed: string,
  day: number,
): readonly SeasonGame<Tournament>[] {
  const turn = tournament.daysOfCycle.indexOf(day % CYCLE_DAYS)
  if (turn < 0) return []
  const round = Math.floor(day / CYCLE_DAYS) * tournament.daysOfCycle.length + turn
  const { entrants, startMinutes, id } = tournament
  const roundsOfSeason = 2 * roundsOfLeg(entrants.length)
  const season = Math.floor(round / roundsOfSeason)
  const order = shuffled(entrants, randomFrom(`${seed}/season/${id}/${season}`))
  const pairings = pairingsOfRound(entrants.length, round % roundsOfSeason)
  return pairings.map(([home, away], index) => {
    const slot = ((index + round) % pairings.length) % startMinutes.length
    return {
      gameId: gameIdOf(sportId, day, id, index),
      tournament,
      day,
      startMs: day * DAY_MS + itemAt(startMinutes, slot) * MINUTE_MS,
      home: itemAt(order, home),
      away: itemAt(order, away),
    }
  })
}

/** Where the numbers of games of competitions with dates begin; football has its own. */
export function firstDatedId(sportId: number): number {
  return FIRST_GAME_ID + BLOCKS[routeOf(sportId)] * SPORT_GAME_IDS
}

/** Where a game of a sport belongs, by its number. */
interface NumberOfGame {
  /** Counted from the first one of the block of the sport. */
  readonly number: number
  /** The last digits of a tournament of the repeating calendar; null = a dated game. */
  readonly ofTournament: number | null
}

/** Null when it is a game of another sport. */
export function numberOfGame(sportId: number, gameId: number): NumberOfGame | null {
  const number = gameId - firstDatedId(sportId)
  if (number < 0 || number >= SPORT_GAME_IDS) return null
  if (number < FIRST_REPEATING) return { number, ofTournament: null }
  const ofTournament = Math.floor(number / GAMES_OF_TOURNAMENT_MAX) % TOURNAMENT_NUMBERS
  return { number, ofTournament }
}

/** Whether a tournament of the repeating calendar has these last digits. */
export function isRepeating({ id, daysOfCycle }: SeasonTournament, digits: number): boolean {
  return daysOfCycle.length > 0 && id % TOURNAMENT_NUMBERS === digits
}

function gameIdOf(sportId: number, day: number, tournamentId: number, index: number): number {
  const route = routeOf(sportId)
  const ofBlock = firstDatedId(sportId)
  const first = route === 'football' ? FIRST_FOOTBALL_ID : ofBlock
  const tournamentNumber = day * TOURNAMENT_NUMBERS + (tournamentId % TOURNAMENT_NUMBERS)
  return first + tournamentNumber * GAMES_OF_TOURNAMENT_MAX + index
}
