import { describe, expect, it } from 'vitest'
import calendar from '../../data/football-calendar.json' with { type: 'json' }
import { DAY_MS } from '../schedule/calendar-day.ts'
import { dayOfDate, isWithin, WEEKDAYS } from '../schedule/match-window.ts'
import { FOOTBALL_COMPETITIONS } from './calendar/football-competitions.ts'
import { footballCalendar } from './football-calendar.ts'
import type { FootballGame } from './football-game.ts'

const HOUR = 3_600_000
const SEED = 'caderneta'
const FIRST_DAY = dayOfDate('2026-09-05')
const DAYS = 60

const daysOf = (first: number, count: number): readonly (readonly FootballGame[])[] => {
  const gamesOfDay = footballCalendar(SEED)
  return Array.from({ length: count }, (_, index) =>
    gamesOfDay(first + index).filter(({ stage }) => stage !== undefined),
  )
}
const days = daysOf(FIRST_DAY, DAYS)
const games = days.flat()
const competitionOf = ({ tournament }: FootballGame) =>
  calendar.competitions[FOOTBALL_COMPETITIONS.findIndex((each) => each.tournament === tournament)]

/** Weekday, time and date on the clocks of a competition. */
function localStart(game: FootballGame) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: competitionOf(game)?.timeZone ?? 'UTC',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(game.startMs)
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return { day: part('weekday').toLowerCase(), at: `${part('hour')}:${part('minute')}`, date }
}

const isInFifaWindow = (date: string) =>
  calendar.fifaWindows.some(({ from, until }) => from <= date && date <= until)

describe('sixty days of the football calendar', () => {
  it('have games at the weekdays and local hours of their competition', () => {
    const odd = games.filter((game) => {
      const { day, at } = localStart(game)
      return !competitionOf(game)?.slots.some((slot) => slot.day === day && slot.at === at)
    })
    expect(games.length).toBeGreaterThan(1_500)
    expect(odd.length / games.length).toBeLessThan(0.03)
  })

  it('give every side forty-eight hours between two of its games', () => {
    const lastBySide = new Map<string, number>()
    const tired = [...games]
      .sort((one, other) => one.startMs - other.startMs)
      .flatMap(({ home, away, startMs }) =>
        [home, away].filter((side) => {
          const last = lastBySide.get(side) ?? 0
          lastBySide.set(side, startMs)
          return startMs - last < 48 * HOUR
        }),
      )
    expect(tired).toEqual([])
  })

  it('leave the windows of national teams to them', () => {
    const inWindows = games.filter((game) => isInFifaWindow(localStart(game).date))
    expect(inWindows.filter((game) => competitionOf(game)?.fifaBreak)).toEqual([])
    expect(inWindows.some((game) => competitionOf(game)?.id === 'int.unl')).toBe(true)
    const nations = games.filter((game) => competitionOf(game)?.id.startsWith('int.'))
    expect(nations.filter((game) => !isInFifaWindow(localStart(game).date))).toEqual([])
  })

  it('have from a few games on weekdays to many at weekends', () => {
    const perDay = days.map((each) => each.length)
    expect(Math.max(...perDay)).toBeLessThan(260)
    const saturdays = days.filter((_, index) => (FIRST_DAY + index) % 7 === 2)
    expect(saturdays.every((each) => each.length >= 5)).toBe(true)
    expect(games.length / DAYS).toBeGreaterThan(25)
  })
})

describe('a season of the football calendar', () => {
  const year = daysOf(dayOfDate('2026-07-01'), 366).flat()
  const ofCompetition = (id: string, season: number) =>
    year.filter((game) => competitionOf(game)?.id === id && game.stage?.season === season)

  it('is complete: every round, every pair at home and away', () => {
    const premierLeague = ofCompetition('en.1', 2026)
    expect(premierLeague).toHaveLength(380)
    expect(new Set(premierLeague.map(({ home, away }) => `${home}/${away}`)).size).toBe(380)
    expect(new Set(premierLeague.map(({ stage }) => stage?.name)).size).toBe(38)
    for (const id of ['es.1', 'it.1', 'de.1', 'pt.1', 'en.2'])
      expect(new Set(ofCompetition(id, 2026).map(({ stage }) => stage?.name)).size).toBe(
        FOOTBALL_COMPETITIONS.find(({ tournament }) => tournament.name === nameOf(id))?.plan.rounds,
      )
  })

  it('is played within its window, in the order of its rounds', () => {
    const { span: dates } = calendar.competitions.find(({ id }) => id === 'en.1') ?? {}
    const span = {
      from: dayOfDate(`2026-${dates?.from}`),
      until: dayOfDate(`2027-${dates?.until}`),
    }
    const rounds = ofCompetition('en.1', 2026)
    expect(rounds.every(({ day }) => isWithin(day, span))).toBe(true)
    const daysOfRound = (round: number) =>
      rounds.filter(({ stage }) => stage?.name === `Rodada ${round}`).map(({ day }) => day)
    expect(Math.max(...daysOfRound(1))).toBeLessThan(Math.min(...daysOfRound(3)))
    expect(Math.max(...daysOfRound(36))).toBeLessThan(Math.min(...daysOfRound(38)))
  })

  it('ends a cup with a final of those who won before', () => {
    const cup = ofCompetition('uefa.cl', 2026)
    const stages = [
      'Oitavas de final (volta)',
      'Quartas de final (volta)',
      'Semifinal (volta)',
      'Final',
    ]
    const sidesOf = (name: string) =>
      cup.filter(({ stage }) => stage?.name === name).flatMap(({ home, away }) => [home, away])
    expect(stages.map((name) => sidesOf(name).length)).toEqual([16, 8, 4, 2])
    for (const [index, name] of stages.slice(1).entries())
      expect(sidesOf(stages[index] ?? '')).toEqual(expect.arrayContaining(sidesOf(name)))
    const final = cup.find(({ stage }) => stage?.name === 'Final')
    expect(final?.stage).toMatchObject({ isNeutral: true, isKnockout: true })
    expect(Math.max(...cup.map(({ startMs }) => startMs))).toBe(final?.startMs)
  })

  it('gives every game a number of its own', () => {
    expect(new Set(year.map(({ gameId }) => gameId)).size).toBe(year.length)
  })
})

describe('a day of the football calendar', () => {
  it('is the same without the days before it, and in any year to come', () => {
    const day = FIRST_DAY + 30
    const startsOf = (each: readonly FootballGame[]) =>
      each.map(({ gameId, startMs, home, away }) => `${gameId} ${startMs} ${home} ${away}`)
    const alone = footballCalendar(SEED)(day).filter(({ stage }) => stage !== undefined)
    expect(startsOf(alone)).toEqual(startsOf(days[30] ?? []))
    const later = footballCalendar(SEED)(dayOfDate('2045-09-16')).filter(({ stage }) => stage)
    expect(later.length).toBeGreaterThan(20)
    expect(later.every(({ startMs, day: of }) => Math.floor(startMs / DAY_MS) === of)).toBe(true)
  })

  it('follows the clocks of its place', () => {
    const london = (date: string) =>
      footballCalendar(SEED)(dayOfDate(date))
        .filter((game) => competitionOf(game)?.id === 'en.1')
        .map(({ startMs }) => new Date(startMs).toISOString().slice(11, 16))
    expect(WEEKDAYS).toHaveLength(7)
    expect([...london('2026-10-24'), ...london('2026-10-17')]).toContain('14:00')
    expect([...london('2026-10-31'), ...london('2026-11-07')]).toContain('15:00')
  })
})

function nameOf(id: string): string | undefined {
  return calendar.competitions.find((each) => each.id === id)?.name
}
