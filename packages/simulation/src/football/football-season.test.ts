import { isUnderWay } from '@caderneta/domain/markets/game/game'
import type { FeedBody, GameFixture } from '@caderneta/feed/messages'
import { randomFrom } from '@caderneta/pricing/random'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import { describe, expect, it } from 'vitest'
import { seasonTime } from '../season/season-time.ts'
import { footballSeason } from './football-season.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.UTC(2026, 10, 21, 3)
const [BRASILEIRAO, PREMIER_LEAGUE] = [10037440, 10043205]
/** The Brazilian season of 2026 ends here; the English one makes way for its cup after 50 days. */
const END_OF_BRASILEIRAO = Date.UTC(2026, 10, 27)
const MOMENTS = sized({ test: 3, small: 100, full: 1_000 })
const FAST_MOMENTS = sized({ test: 2, small: 30, full: 300 })
const DAYS = sized({ test: 1, small: 8, full: 50 })
const HOURS = sized({ test: 14, small: 8 * 24, full: 60 * 24 })

const season = (daysAhead: number, speed = 1) =>
  footballSeason({
    seed: 'caderneta',
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

const liveAt = (schedule: ReturnType<typeof season>, at: number): number =>
  snapshotOf(schedule, at).filter((body) => body.kind === 'odds_change' && isUnderWay(body.status))
    .length

/** Real calendars leave an hour of a weekday in December or July with a game or two less. */
function expectDozens(counts: readonly number[]): void {
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(9)
  expect(counts.filter((count) => count < 12).length / counts.length).toBeLessThanOrEqual(0.01)
}

const fixturesOf = (bodies: readonly FeedBody[]): readonly GameFixture[] =>
  bodies.flatMap((body) => (body.kind === 'fixture' ? [body.fixture] : []))

describe('the football season', () => {
  it('has a dozen live games at 99 of 100 moments of a year, and never fewer than nine', () => {
    const [schedule, random] = [season(0.1), randomFrom('moments')]
    const counts = Array.from({ length: MOMENTS }, () =>
      liveAt(schedule, START + random.integer(0, 365 * DAY)),
    )
    expectDozens(counts)
  })

  it('has as many live games when it runs thirty times as fast', () => {
    const [schedule, random] = [season(0.1, 30), randomFrom('fast moments')]
    const counts = Array.from({ length: FAST_MOMENTS }, () =>
      liveAt(schedule, START + random.integer(0, 2 * DAY)),
    )
    expectDozens(counts)
  })

  it('fills the next day and the next week, with the best leagues of these weeks', () => {
    for (let day = 0; day < DAYS; day += 1) {
      const at = START + day * DAY + day * HOUR
      const coming = fixturesOf(snapshotOf(season(8), at)).filter(({ startsAt }) => startsAt > at)
      const within = (ms: number) => coming.filter(({ startsAt }) => startsAt <= at + ms)
      expect(within(DAY).length).toBeGreaterThanOrEqual(60)
      expect(within(7 * DAY).length).toBeGreaterThanOrEqual(600)
      const tournaments = new Set(coming.map(({ tournamentId }) => tournamentId))
      const best = at < END_OF_BRASILEIRAO ? [BRASILEIRAO, PREMIER_LEAGUE] : [PREMIER_LEAGUE]
      expect(best.filter((id) => !tournaments.has(id))).toEqual([])
    }
  })

  it('puts about ten games on the home page at any time', () => {
    for (let hour = 0; hour < HOURS; hour += 13) {
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
