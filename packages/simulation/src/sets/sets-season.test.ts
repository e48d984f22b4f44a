import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../schedule/calendar-day.ts'
import { CYCLE_DAYS, type SeasonTournament } from '../schedule/season-tournament.ts'
import { contestCalendar, contestGameProgramme } from '../season/contest-season.ts'
import { seasonTime } from '../season/season-time.ts'
import { E_SPORTS } from './e-sports-season.ts'
import { TENNIS } from './tennis-season.ts'
import { VOLLEYBALL } from './volleyball-season.ts'

/** In November 2026 and in a week of every season. */
const FIRST_DAY = 20_778
const REST_HOURS = 40

const lists: readonly (readonly SeasonTournament[])[] = [
  TENNIS.tournaments,
  VOLLEYBALL.tournaments,
  E_SPORTS.tournaments,
]

/** Those without a season with dates. */
const repeating = lists.map((tournaments) =>
  tournaments.filter(({ daysOfCycle }) => daysOfCycle.length > 0),
)

describe('the tournaments of the sports of sets', () => {
  it('differ in three digits of their number, and all have some appeal', () => {
    for (const tournaments of lists) {
      const numbers = tournaments.map(({ id }) => id % 1000)
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(tournaments.every(({ appeal }) => appeal > 0)).toBe(true)
    }
  })

  it('name each competitor once in a sport', () => {
    for (const tournaments of repeating) {
      const names = tournaments.flatMap(({ entrants }) => entrants)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
      expect(names.every((name) => name.trim() === name && name.length > 2)).toBe(true)
    }
  })

  it('leave everyone forty hours between two games', () => {
    for (const { startMinutes, daysOfCycle } of repeating.flat()) {
      const span = Math.max(...startMinutes) - Math.min(...startMinutes)
      expect(48 - span / 60).toBeGreaterThanOrEqual(REST_HOURS)
      expect(daysOfCycle.every((day) => day >= 0 && day < CYCLE_DAYS)).toBe(true)
    }
  })
})

describe('the games of the sports of sets', () => {
  it('are sent from their announcement to their end, which is the same at every request', () => {
    expectPlayed(TENNIS)
    expectPlayed(VOLLEYBALL)
    expectPlayed(E_SPORTS)
  })
})

function expectPlayed<Tournament extends SeasonTournament, State>(
  sport: Parameters<typeof contestGameProgramme<Tournament, State>>[0],
): void {
  for (const game of contestCalendar(sport, 'caderneta')(FIRST_DAY)) {
    const announcedAt = game.startMs - DAY_MS
    const cast = { seed: 'caderneta', time: seasonTime(0, 1), isHighlight: false, announcedAt }
    const programme = contestGameProgramme(sport, game, cast, { kind: 'none' })
    const hours = (programme.endsAt - game.startMs) / 3_600_000
    expect(hours).toBeGreaterThan(0.4)
    expect(hours).toBeLessThan(6.5)
    expect(contestGameProgramme(sport, game, cast, { kind: 'none' }).endsAt).toBe(programme.endsAt)
    const [state] = programme
      .snapshot(game.startMs - 1, game.startMs)
      .flatMap((body) => (body.kind === 'odds_change' ? [body] : []))
    expect(state?.markets.every(({ status }) => status === 'open')).toBe(true)
    const settled = programme
      .between(programme.endsAt - 1, programme.endsAt)
      .flatMap(({ body }) => (body.kind === 'bet_settlement' ? body.outcomes : []))
    const offered = state?.markets.flatMap(({ selections }) => selections) ?? []
    expect(settled.length).toBe(offered.length)
  }
}
