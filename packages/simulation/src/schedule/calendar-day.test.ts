import { gameOf, SELECTIONS_PER_GAME } from '@caderneta/domain/markets/market/game-selection'
import { SPORTS } from '@caderneta/domain/markets/registry/sports'
import { expect, test } from 'vitest'
import { calendarDay } from './calendar-day.ts'
import { EVEN_DAYS, ODD_DAYS, type SeasonTournament } from './season-tournament.ts'

const FIRST_DAY = 20_778
const LAST_DAY = 89_000
const STEP = 97
const FORMER_SELECTIONS_PER_GAME = 1000
const FORMER_BLOCK = 10_000_000_000

const TOURNAMENT: SeasonTournament = {
  id: 1999,
  name: 'Taça',
  location: 'Brasil',
  entrants: ['A', 'B', 'C', 'D'],
  daysOfCycle: [...EVEN_DAYS, ...ODD_DAYS],
  startMinutes: [0],
  levels: null,
  appeal: 5,
}

const days = Array.from({ length: (LAST_DAY - FIRST_DAY) / STEP }, (_, i) => FIRST_DAY + i * STEP)
const idsOf = (sportId: number) =>
  days.flatMap((day) => calendarDay(sportId, [TOURNAMENT], 's', day).map(({ gameId }) => gameId))

/** The block of a sport was the number of the sport, less one. */
const formerIdsOf = (sportId: number) =>
  idsOf(1).map((ofFootball) => ofFootball + (sportId - 1) * FORMER_BLOCK)

test('identifiers of selections are exact numbers until the year 2213', () => {
  for (const { id } of SPORTS)
    expect(Math.max(...idsOf(id))).toBeLessThan(Number.MAX_SAFE_INTEGER / SELECTIONS_PER_GAME - 1)
})

test('no two sports have a game of the same number', () => {
  const all = SPORTS.flatMap(({ id }) => idsOf(id))
  expect(new Set(all).size).toBe(all.length)
})

test('a former identifier of a selection is that of no game of the next hundred years', () => {
  const year = 365
  const isSoon = (gameId: number) => {
    const day = Math.floor(((gameId - 1_000_000_000) % FORMER_BLOCK) / 100_000)
    return gameId > 1_000_000_000 && day >= FIRST_DAY && day < FIRST_DAY + 100 * year
  }
  for (const { id } of SPORTS) {
    const read = formerIdsOf(id).map((gameId) => gameOf(gameId * FORMER_SELECTIONS_PER_GAME + 7))
    const soon = read.slice(0, (100 * year) / STEP).filter(isSoon)
    expect([id, soon]).toEqual([id, []])
  }
})
