import type { FeedBody } from '@caderneta/feed/messages'
import type { FinishedGame } from '@caderneta/feed/programme'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../schedule/calendar-day.ts'
import type { SeasonGame } from '../schedule/season-game.ts'
import type { SeasonTournament } from '../schedule/season-tournament.ts'
import { finishedGames } from './finished-games.ts'
import { seasonTime } from './season-time.ts'

const TODAY = 20_000
const NOON = TODAY * DAY_MS + DAY_MS / 2
const HOUR = 3_600_000
const LENGTH = 2 * HOUR

const tournament = (id: number, appeal: number): SeasonTournament => ({
  ...{ id, appeal, name: `Liga ${id}`, location: 'Brasil', entrants: [], levels: null },
  ...{ daysOfCycle: [], startMinutes: [] },
})
const GREAT = tournament(1, 8)
const OTHER = tournament(2, 8)
const SMALL = tournament(3, 2)

const STAGE = { name: 'Rodada 1', isKnockout: false, isFriendly: false, isNeutral: false }

function game(gameId: number, hours: number, of = GREAT, season: number | null = 2026): SeasonGame {
  const startMs = NOON + hours * HOUR
  const stage = season === null ? {} : { stage: { ...STAGE, season, firstLeg: null } }
  const day = Math.floor(startMs / DAY_MS)
  return { gameId, tournament: of, day, startMs, home: 'A', away: 'B', ...stage }
}

function finishedOf({ gameId, startMs }: SeasonGame): FinishedGame | null {
  if (gameId === 99) return null
  const body: FeedBody = { kind: 'bet_stop', gameId, marketIds: 'all' }
  return { startsAt: startMs, endedAt: startMs + LENGTH, bodies: [body] }
}

function finished(games: readonly SeasonGame[], options: { days?: number; before?: number } = {}) {
  const steps = finishedGames({
    calendar: (day) => games.filter((one) => one.day === day),
    time: seasonTime(0, 1),
    days: options.days ?? 30,
    atMs: NOON,
    beforeMs: options.before ?? NOON,
    finishedOf,
  })
  return [...steps].flatMap((step) =>
    (step?.bodies ?? []).flatMap((body) => ('gameId' in body ? [body.gameId] : [])),
  )
}

describe('the games before a run', () => {
  it('come the latest first, over many days', () => {
    expect(finished([game(1, -50), game(2, -3), game(3, -8), game(4, -240)])).toEqual([2, 3, 1, 4])
  })

  it('are over: what is being played or to come is of the run', () => {
    expect(finished([game(1, -1), game(2, -2), game(3, 1)])).toEqual([2])
  })

  it('are those before the first that is known', () => {
    expect(finished([game(1, -4), game(2, -30)], { before: NOON - 10 * HOUR })).toEqual([2])
  })

  it('are of the last season of each competition, whatever is known of it', () => {
    const games = [
      game(1, -4),
      game(2, -30, GREAT, 2025),
      game(3, -31, OTHER, 2025),
      game(4, -32, OTHER, 2024),
    ]
    expect(finished(games)).toEqual([1, 3])
    expect(finished(games, { before: NOON - 10 * HOUR })).toEqual([3])
  })

  it('are of great competitions with dates', () => {
    expect(finished([game(1, -4, SMALL), game(2, -5, OTHER, null), game(3, -6)])).toEqual([3])
  })

  it('leave out what was called off, and what is further back', () => {
    expect(finished([game(99, -4), game(1, -5), game(2, -75)], { days: 3 })).toEqual([1])
  })

  it('are looked for day by day, so that others work in between', () => {
    const steps = finishedGames({
      ...{ calendar: () => [], time: seasonTime(0, 1), days: 5 },
      ...{ atMs: NOON, beforeMs: NOON, finishedOf },
    })
    expect([...steps]).toEqual([null, null, null, null, null])
  })
})
