import { itemAt } from '@caderneta/feed/item-at'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FOOTBALL_COMPETITIONS } from '../../football/calendar/football-competitions.ts'
import { type DatedCompetition, roundCount } from './dated-competition.ts'
import { halfOfDay, isWithin } from './half-week.ts'
import { type PlannedRound, planRounds } from './plan-rounds.ts'

const YEARS = Array.from({ length: 16 }, (_, i) => 2025 + i)

interface HalfOfRound {
  readonly half: number
  readonly planned: PlannedRound
}

function planned(competitions: readonly DatedCompetition[], year: number): readonly HalfOfRound[] {
  return [...planRounds(competitions, year)].flatMap(([half, rounds]) =>
    rounds.map((one) => ({ half, planned: one })),
  )
}

/** Halves of weeks of the rounds of a competition, from the first round to the last. */
function halvesOf(rounds: readonly HalfOfRound[], { number }: DatedCompetition) {
  return rounds
    .filter(({ planned: { competition } }) => competition.number === number)
    .toSorted((one, other) => one.planned.round - other.planned.round)
    .map(({ half }) => half)
}

/** Sides that are in two rounds of one half of a week; friendlies look for free ones. */
function busySides(rounds: readonly HalfOfRound[]): readonly string[] {
  const seen = new Set<string>()
  return rounds.flatMap(({ half, planned: { competition } }) => {
    if (competition.plan.friendlies !== null) return []
    const keys = competition.tournament.entrants.map((side) => `${half} ${side}`)
    const twice = keys.filter((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return twice
  })
}

const isOrdered = (halves: readonly number[]) =>
  halves.every((half, i) => i === 0 || half > itemAt(halves, i - 1))

function expectAllRounds(competitions: readonly DatedCompetition[], year: number): void {
  const rounds = planned(competitions, year)
  for (const competition of competitions) {
    const { plan, tournament } = competition
    if (plan.friendlies !== null || competition.seasonOf(year) === null) continue
    const halves = halvesOf(rounds, competition)
    expect([tournament.name, year, halves.length]).toEqual([
      tournament.name,
      year,
      roundCount(plan),
    ])
    expect(isOrdered(halves)).toBe(true)
  }
}

it('every round of every competition of football is played, the last one at the end', () => {
  for (const year of YEARS) expectAllRounds(FOOTBALL_COMPETITIONS, year)
})

it('no side has two rounds in one half of a week, whatever season they belong to', () => {
  const rounds = YEARS.flatMap((year) => planned(FOOTBALL_COMPETITIONS, year))
  expect(busySides(rounds)).toEqual([])
})

it('a season that its window cannot hold goes on after it, and all other seasons do not', () => {
  const late = planned(FOOTBALL_COMPETITIONS, 2026).filter(({ half, planned: { season } }) => {
    const { from, until } = season.window
    return !isWithin(half, { from: halfOfDay(from), until: halfOfDay(until) })
  })
  expect(late).toEqual([])
  const names = planned(FOOTBALL_COMPETITIONS, 2026).flatMap(({ planned: one }) => {
    const stated = one.competition.seasonOf(2026)?.window.until ?? 0
    return one.season.window.until > stated ? [one.competition.tournament.name] : []
  })
  expect([...new Set(names)].sort()).toEqual(['Baianão', 'Brasileirão Série A'])
})

const anySeason = fc.record({
  first: fc.integer({ min: 0, max: 60 }),
  days: fc.integer({ min: 0, max: 120 }),
  rounds: fc.integer({ min: 1, max: 30 }),
  knockout: fc.constantFrom(0, 2, 8),
  rank: fc.integer({ min: 0, max: 3 }),
  midweekShare: fc.constantFrom(0, 0.3, 1),
  breakDays: fc.integer({ min: 0, max: 20 }),
  sides: fc.subarray(['a', 'b', 'c', 'd', 'e'], { minLength: 2 }),
  slots: fc.subarray(['tue', 'wed', 'sat', 'sun', 'mon'], { minLength: 1 }),
})
type AnySeason = typeof anySeason extends fc.Arbitrary<infer Value> ? Value : never

const FIRST_DAY = 20_000

function competitionOf(season: AnySeason, index: number): DatedCompetition {
  const { first, days, rounds, knockout, rank, midweekShare, breakDays, sides, slots } = season
  const from = FIRST_DAY + first
  const pause = { from: from + 10, until: from + 9 + breakDays }
  const plan = { rounds, knockout, groupSize: sides.length, series: 1, friendlies: null }
  const [example] = FOOTBALL_COMPETITIONS
  if (example === undefined) throw new RangeError('no competition of football')
  return {
    ...{ number: index + 1, rank, plan, midweekShare, isNeutral: false },
    tournament: { ...example.tournament, entrants: sides },
    slots: slots.map((day) => ({ day, at: '20:00', weight: 1 })),
    toUtc: (localMs) => localMs,
    seasonOf: () => ({ window: { from, until: from + days }, breaks: [pause], within: null }),
  }
}

it('no round is dropped, however short the windows are and however many share them', () => {
  fc.assert(
    fc.property(fc.array(anySeason, { minLength: 1, maxLength: 5 }), (seasons) => {
      const competitions = seasons.map(competitionOf)
      expectAllRounds(competitions, 2026)
      expect(busySides(planned(competitions, 2026))).toEqual([])
    }),
    { numRuns: 200 },
  )
})
