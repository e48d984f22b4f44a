import { expect, it } from 'vitest'
import { dayOfDate } from '../schedule/match-window.ts'
import { datedContests } from '../season/contest-season.ts'
import { AMERICAN_FOOTBALL } from './american-football.ts'
import { NFL_TEAMS } from './american-football-tournaments.ts'

const DAY_MS = 86_400_000
const years = [2026, 2027, 2028, 2029, 2030]
const gamesOfDay = datedContests(AMERICAN_FOOTBALL, 'caderneta', ({ gameId }) => ({
  score: gameId % 2 === 0 ? [20, 17] : [17, 24],
  winner: gameId % 2 === 0 ? 'home' : 'away',
}))
const games = Array.from({ length: dayOfDate('2031-03-01') - dayOfDate('2026-01-01') }, (_, day) =>
  gamesOfDay(dayOfDate('2026-01-01') + day),
)
  .flat()
  .sort((one, other) => one.startMs - other.startMs)
const ofSeason = (name: string, year: number) =>
  games.filter(({ tournament, stage }) => tournament.name === name && stage?.season === year)
const partOf = (part: 'weekday' | 'month') => {
  const format = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', [part]: 'short' })
  return (startMs: number) => format.format(startMs)
}
const [weekdayOf, monthOf] = [partOf('weekday'), partOf('month')]

it.each(years)(
  'the NFL of %i has 17 games of each side in 18 weeks, and one week of rest',
  (year) => {
    const regular = ofSeason('NFL', year).filter(({ stage }) => stage?.name.startsWith('Rodada'))
    expect(regular).toHaveLength(272)
    for (const { name } of NFL_TEAMS) {
      const own = regular.filter(({ home, away }) => home === name || away === name)
      const opponents = new Set(own.flatMap(({ home, away }) => [home, away]))
      expect([name, own.length, opponents.size]).toEqual([name, 17, 18])
      const homes = own.filter(({ home }) => home === name).length
      expect(Math.abs(homes - 8.5)).toBeLessThan(2)
    }
    expect(new Set(regular.map(({ stage }) => stage?.name)).size).toBe(18)
  },
)

it.each(years)('the NFL of %i ends on a Sunday of February between both conferences', (year) => {
  const season = ofSeason('NFL', year)
  const named = (name: string) => season.filter(({ stage }) => stage?.name === name)
  expect(
    ['Playoffs', 'Quartas de final', 'Semifinal', 'Final'].map((name) => named(name).length),
  ).toEqual([6, 4, 2, 1])
  const final = season.at(-1)
  expect(named('Final')).toEqual([final])
  expect([weekdayOf(final?.startMs ?? 0), monthOf(final?.startMs ?? 0)]).toEqual(['Sun', 'Feb'])
  const first = NFL_TEAMS.slice(0, 16).map(({ name }) => name)
  const isFirst = (name: string | undefined) => name !== undefined && first.includes(name)
  expect(isFirst(final?.home)).not.toBe(isFirst(final?.away))
  for (const { home, away } of named('Semifinal')) expect(isFirst(home)).toBe(isFirst(away))
  const months = new Set(season.map(({ startMs }) => monthOf(startMs)))
  expect([...months]).toEqual(['Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb'])
  expect(new Set(season.map(({ startMs }) => weekdayOf(startMs)))).toEqual(new Set(['Sun', 'Mon']))
})

it.each(years)(
  'college football of %i is played on Saturdays, with a final in December',
  (year) => {
    for (const name of ['Universitário do Sudeste', 'Universitário do Centro-Oeste']) {
      const season = ofSeason(name, year)
      expect(season).toHaveLength(12 * 7 + 1)
      expect(new Set(season.map(({ startMs }) => weekdayOf(startMs)))).toEqual(new Set(['Sat']))
      expect(season.at(-1)?.stage?.name).toBe('Final')
      expect(monthOf(season.at(-1)?.startMs ?? 0)).toBe('Dec')
    }
  },
)

it('ends every league, and leaves five days between two games of a side', () => {
  const names = new Set(games.map(({ tournament }) => tournament.name))
  expect(names.size).toBe(6)
  for (const name of names)
    expect(ofSeason(name, 2028).filter(({ stage }) => stage?.name === 'Final')).toHaveLength(1)
  const last = new Map<string, number>()
  const tired = games.flatMap(({ home, away, startMs }) =>
    [home, away].filter((side) => {
      const before = last.get(side) ?? -Infinity
      last.set(side, startMs)
      return startMs - before < 5 * DAY_MS
    }),
  )
  expect(tired).toEqual([])
})
