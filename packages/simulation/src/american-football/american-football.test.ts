import { expect, it } from 'vitest'
import { dayOfDate } from '../schedule/match-window.ts'
import { datedContests } from '../season/contest-season.ts'
import { AMERICAN_FOOTBALL } from './american-football.ts'
import { NFL_DIVISIONS, NFL_TEAMS } from './american-football-tournaments.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
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
const partOf = (part: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', ...part })
  return (startMs: number) => format.format(startMs)
}
const weekdayOf = partOf({ weekday: 'short' })
const monthOf = partOf({ month: 'short' })
const dayOfMonth = partOf({ day: 'numeric' })
/** The fourth Thursday of November. */
const isThanksgiving = (startMs: number) =>
  weekdayOf(startMs) === 'Thu' &&
  monthOf(startMs) === 'Nov' &&
  Math.ceil(Number(dayOfMonth(startMs)) / 7) === 4
type Game = (typeof games)[number]

const isRegular = ({ stage }: Game) => stage?.name.startsWith('Rodada') ?? false
const regularOf = (year: number) => ofSeason('NFL', year).filter(isRegular)
const weekOf = ({ stage }: Game) => Number(stage?.name.split(' ')[1])
const sidesOf = ({ home, away }: Game) => [home, away]
const divisionNames = NFL_DIVISIONS.map((division) => division.map(({ name }) => name))
const divisionOf = (side: string) => divisionNames.findIndex((names) => names.includes(side))

it.each(years)('every side of the NFL of %i plays 17 games in 18 weeks', (year) => {
  const regular = regularOf(year)
  expect(regular).toHaveLength(272)
  for (const { name } of NFL_TEAMS) {
    const weeks = regular.filter((game) => sidesOf(game).includes(name)).map(weekOf)
    expect([name, weeks.length, new Set(weeks).size]).toEqual([name, 17, 17])
    const [rest = 0] = Array.from({ length: 18 }, (_, week) => week + 1).filter(
      (week) => !weeks.includes(week),
    )
    expect(rest).toBeGreaterThanOrEqual(5)
    expect(rest).toBeLessThanOrEqual(14)
  }
  const homes = NFL_TEAMS.map(({ name }) => regular.filter(({ home }) => home === name).length)
  const ofConference = year % 2 === 1 ? [9, 8] : [8, 9]
  expect(homes).toEqual(ofConference.flatMap((games) => Array.from({ length: 16 }, () => games)))
})

it.each(years)('a side of the NFL of %i meets whom the format names', (year) => {
  const regular = regularOf(year)
  for (const { name } of NFL_TEAMS) {
    const own = regular.filter((game) => sidesOf(game).includes(name))
    const opponents = own.flatMap(sidesOf).filter((side) => side !== name)
    const division = divisionOf(name)
    const rivals = (divisionNames[division] ?? []).filter((side) => side !== name)
    for (const rival of rivals) {
      const homes = own.filter((game) => sidesOf(game).includes(rival)).map(({ home }) => home)
      expect(homes.sort()).toEqual([name, rival].sort())
    }
    expect(new Set(opponents).size).toBe(14)
    const isOwnConference = (each: number) => each < 4 === division < 4
    const games = divisionNames.map(
      (names, each) => [each, opponents.filter((side) => names.includes(side)).length] as const,
    )
    const countsOf = (isAsked: (each: number) => boolean) =>
      games.flatMap(([each, count]) => (isAsked(each) ? [count] : [])).sort()
    expect(countsOf(isOwnConference)).toEqual([1, 1, 4, 6])
    expect(countsOf((each) => !isOwnConference(each))).toEqual([0, 0, 1, 4])
  }
  const inLast = regular.filter((game) => weekOf(game) === 18)
  expect(inLast.filter(({ home, away }) => divisionOf(home) !== divisionOf(away))).toEqual([])
})

it.each(years)('the NFL of %i plays on one Thursday a week, and thrice on Thanksgiving', (year) => {
  const regular = regularOf(year)
  const ofDay = (week: number, day: string) =>
    regular.filter((game) => weekOf(game) === week && weekdayOf(game.startMs) === day)
  const thanksgiving = regular.find(({ startMs }) => isThanksgiving(startMs))
  const holiday = thanksgiving ? weekOf(thanksgiving) : 0
  expect([12, 13]).toContain(holiday)
  for (let week = 1; week < 18; week += 1) {
    const [thursday, monday] = [ofDay(week, 'Thu'), ofDay(week, 'Mon')]
    expect([week, thursday.length]).toEqual([week, week === holiday ? 3 : 1])
    expect([week, monday.length]).toEqual([week, 1])
  }
  expect(ofDay(18, 'Sat')).toHaveLength(2)
  const [first, second] = ofDay(holiday, 'Thu')
  expect([first?.home, second?.home].sort()).toEqual(['Dallas Cowboys', 'Detroit Lions'])
  const thursdays = regular.filter(({ startMs }) => weekdayOf(startMs) === 'Thu').flatMap(sidesOf)
  expect(new Set(thursdays).size).toBeGreaterThanOrEqual(28)
})

it('no side of the NFL plays on the Thursday after a late game', () => {
  const last = new Map<string, number>()
  for (const game of games.filter(({ tournament }) => tournament.name === 'NFL')) {
    for (const side of sidesOf(game)) {
      const hours = (game.startMs - (last.get(side) ?? -Infinity)) / HOUR_MS
      // From Sunday at one to Thanksgiving at half past twelve.
      expect([side, game.startMs, hours >= 95.5]).toEqual([side, game.startMs, true])
      last.set(side, game.startMs)
    }
  }
})

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
  const days = (name: string) =>
    named(name)
      .map(({ startMs }) => weekdayOf(startMs))
      .sort()
  expect(days('Playoffs')).toEqual(['Mon', 'Sat', 'Sat', 'Sun', 'Sun', 'Sun'])
  expect(days('Quartas de final')).toEqual(['Sat', 'Sat', 'Sun', 'Sun'])
  const months = new Set(season.map(({ startMs }) => monthOf(startMs)))
  expect([...months]).toEqual(['Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb'])
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

it('ends every league, and leaves five days between two games of a side but in the NFL', () => {
  const names = new Set(games.map(({ tournament }) => tournament.name))
  expect(names.size).toBe(6)
  for (const name of names)
    expect(ofSeason(name, 2028).filter(({ stage }) => stage?.name === 'Final')).toHaveLength(1)
  const last = new Map<string, number>()
  const others = games.filter(({ tournament }) => tournament.name !== 'NFL')
  const tired = others.flatMap((game) =>
    sidesOf(game).filter((side) => {
      const { startMs } = game
      const before = last.get(side) ?? -Infinity
      last.set(side, startMs)
      return startMs - before < 5 * DAY_MS
    }),
  )
  expect(tired).toEqual([])
})

it('a season is planned for a seed with any signs', () => {
  const season = datedContests(AMERICAN_FOOTBALL, '|a||7', () => ({
    score: [20, 17],
    winner: 'home',
  }))
  const sundays = [0, 7, 14].map((days) => season(dayOfDate('2026-11-15') + days))
  for (const sunday of sundays)
    expect(sunday.filter(({ tournament }) => tournament.name === 'NFL').length).toBeGreaterThan(8)
})
