import type { FeedBody, GameFixture } from '@caderneta/feed/messages'
import { randomFrom } from '@caderneta/feed/random'
import { describe, expect, it } from 'vitest'
import { disturbanceOf } from '../season/disturbance.ts'
import { seasonTime } from '../season/season-time.ts'
import { footballCalendar } from './football-calendar.ts'
import type { FootballGame } from './football-game.ts'
import { FOOTBALL_HAZARDS } from './football-hazards.ts'
import { footballSeason } from './football-season.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.UTC(2026, 10, 21, 3)
const SEED = 'caderneta'

const season = (daysAhead: number, speed = 1) =>
  footballSeason({
    seed: SEED,
    time: seasonTime(START, speed),
    offer: {
      earlyDays: daysAhead,
      lateDays: Math.min(1.5, daysAhead),
      earlyShare: 0.25,
      offeredShare: 1,
    },
  })

const snapshotOf = (schedule: ReturnType<typeof season>, at: number): readonly FeedBody[] =>
  [...schedule.snapshot(at, at)].flatMap((game) => game.snapshot(at, at))

const calendar = footballCalendar(SEED)

/** The games that a season knows at a moment, from the calendar: nothing is priced. */
function gamesAt(schedule: ReturnType<typeof season>, at: number, speed = 1) {
  const ids = new Set([...schedule.snapshot(at, at)].map(({ gameId }) => gameId))
  const now = seasonTime(START, speed).seasonMs(at)
  const today = Math.floor(now / DAY)
  const games = Array.from({ length: 12 }, (_, i) => calendar(today - 2 + i)).flat()
  return { now, games: games.filter(({ gameId }) => ids.has(gameId)) }
}

/** Games that have begun and are not over. */
function liveCount(schedule: ReturnType<typeof season>, at: number, speed = 1): number {
  const isPlayed = ({ gameId }: FootballGame) =>
    disturbanceOf(SEED, gameId, FOOTBALL_HAZARDS).kind !== 'cancelled'
  const { now, games } = gamesAt(schedule, at, speed)
  return games.filter((game) => game.startMs <= now && isPlayed(game)).length
}

const fixturesOf = (bodies: readonly FeedBody[]): readonly GameFixture[] =>
  bodies.flatMap((body) => (body.kind === 'fixture' ? [body.fixture] : []))

describe('the football season', () => {
  it('has a dozen live games or more at every moment of a year', () => {
    const [schedule, random] = [season(0.1), randomFrom('moments')]
    for (let moment = 0; moment < 100; moment += 1) {
      const at = START + random.integer(0, 365 * DAY)
      expect(liveCount(schedule, at), new Date(at).toISOString()).toBeGreaterThanOrEqual(12)
    }
  })

  it('has as many live games when it runs thirty times as fast', () => {
    const [schedule, random] = [season(0.1, 30), randomFrom('fast moments')]
    for (let moment = 0; moment < 30; moment += 1) {
      const at = START + random.integer(0, 2 * DAY)
      expect(liveCount(schedule, at, 30), new Date(at).toISOString()).toBeGreaterThanOrEqual(12)
    }
  })

  it('fills the next day and the next week, with the best leagues of these weeks', () => {
    for (let day = 0; day < 8; day += 1) {
      const at = START + day * DAY + day * HOUR
      const coming = gamesAt(season(8), at).games.filter(({ startMs }) => startMs > at)
      const within = (ms: number) => coming.filter(({ startMs }) => startMs <= at + ms)
      expect(within(DAY).length).toBeGreaterThanOrEqual(60)
      expect(within(7 * DAY).length).toBeGreaterThanOrEqual(600)
      const tournaments = new Set(coming.map(({ tournament }) => tournament.id))
      expect([10037440, 10043205].filter((id) => !tournaments.has(id))).toEqual([])
    }
  })

  it('puts about ten games on the home page at any time', () => {
    for (let hour = 0; hour < 8 * 24; hour += 79) {
      const at = START + hour * HOUR
      const highlights = fixturesOf(snapshotOf(season(1.5), at)).filter(
        ({ isHighlight }) => isHighlight,
      )
      expect(highlights.length).toBeGreaterThanOrEqual(7)
      expect(highlights.length).toBeLessThanOrEqual(16)
    }
  })

  it('announces each game in one window, and in no other', () => {
    const schedule = season(3)
    const idsOf = (from: number, to: number) =>
      [...schedule.announced(from, to)].map(({ gameId }) => gameId)
    const end = START + 2 * HOUR
    const minutes = Array.from({ length: 120 }, (_, i) => START + i * 60_000)
    const inMinutes = minutes.flatMap((from) => idsOf(from, from + 60_000))
    expect(new Set(inMinutes)).toEqual(new Set(idsOf(START, end)))
    expect(new Set(inMinutes).size).toBe(inMinutes.length)
    for (const game of schedule.announced(START, end)) {
      expect(game.announcedAt).toBeGreaterThan(START)
      expect(game.announcedAt).toBeLessThanOrEqual(end)
    }
  })

  it('knows at a later start every game that an earlier one announced', () => {
    const later = START + 3 * HOUR
    const early = season(3)
    const before = [...early.snapshot(START, START), ...early.announced(START, later)]
    const known = new Set([...season(3).snapshot(later, START)].map(({ gameId }) => gameId))
    expect(before.every(({ gameId }) => known.has(gameId))).toBe(true)
    expect(known.size).toBe(before.length)
  })

  it('announces nothing twice when all games have the same lead', () => {
    const ids = [...season(1.5).announced(START, START + HOUR)].map(({ gameId }) => gameId)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
