import { expect, it } from 'vitest'
import { dayOfDate, weekdayOf } from '../schedule/match-window.ts'
import { contestCalendar } from '../season/contest-season.ts'
import { BOXING } from './boxing.ts'
import { BOXING_DATA } from './calendar/boxing-data.ts'

const FIGHTS_OF_BOXER = 4
const DAYS_OF_REST = 56
const FIGHTS_MIN = 85

const gamesOfDay = contestCalendar(BOXING, 'caderneta')
const local = (startMs: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(startMs)
const years = [2026, 2027, 2028, 2029, 2030]
const fights = Array.from({ length: dayOfDate('2031-01-05') - dayOfDate('2026-01-01') }, (_, day) =>
  gamesOfDay(dayOfDate('2026-01-01') + day),
).flat()

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

it.each(years)('boxing of %i is played on evenings of several fights on Saturdays', (year) => {
  const ofYear = fights.filter(({ stage }) => stage?.season === year)
  expect(ofYear.length).toBeGreaterThanOrEqual(FIGHTS_MIN)
  for (const { name, timeZone, weeks, hours } of BOXING_DATA.evenings) {
    const own = ofYear.filter(({ tournament }) => tournament.name === name)
    const dates = grouped(own, ({ startMs }) => local(startMs, timeZone))
    expect([name, dates.size]).toEqual([name, weeks.length])
    for (const [date, card] of dates) {
      expect(weekdayOf(dayOfDate(date))).toBe('sat')
      expect(card.length).toBeGreaterThanOrEqual(Math.max(1, hours.length - 2))
    }
  }
})

it.each(years)('a boxer of %i fights four times at most, and meets no one twice', (year) => {
  const ofYear = fights.filter(({ stage }) => stage?.season === year)
  const names = ofYear.flatMap(({ home, away }) => [home, away])
  const counts = grouped(names, (name) => name)
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThanOrEqual(
    FIGHTS_OF_BOXER,
  )
  const pairs = ofYear.map(({ home, away }) => [home, away].sort().join('/'))
  expect(new Set(pairs).size).toBe(pairs.length)
})

it('leaves boxers eight weeks between two fights of a year', () => {
  const last = new Map<string, number>()
  const tired = fights.flatMap(({ home, away, day, stage }) =>
    [home, away].filter((name) => {
      const before = last.get(`${name}/${stage?.season}`) ?? -Infinity
      last.set(`${name}/${stage?.season}`, day)
      return day - before < DAYS_OF_REST - 1
    }),
  )
  expect(tired).toEqual([])
})
