import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../schedule/calendar-day.ts'
import { datedContests } from '../season/contest-season.ts'
import { TENNIS_COMPETITIONS } from './calendar/tennis-competitions.ts'
import { daysOfEvent, TENNIS_DATA } from './calendar/tennis-data.ts'
import { TENNIS } from './tennis-season.ts'

const HOUR = 3_600_000
const HOURS_OF_REST = 11
const YEARS = [2026, 2027, 2028, 2029, 2030]

/** A schedule without playing: who is first in the order of numbers wins. */
const gamesOfDay = datedContests(TENNIS, 'caderneta', ({ gameId }) => ({
  score: gameId % 3 === 0 ? [0, 2] : [2, 0],
  winner: gameId % 3 === 0 ? 'away' : 'home',
}))
const dayOf = (date: string) => Math.floor(Date.parse(date) / DAY_MS)
const gamesOf = (year: number) =>
  Array.from({ length: 366 }, (_, day) => gamesOfDay(dayOf(`${year}-01-01`) + day))
    .flat()
    .filter(({ stage }) => stage?.season === year)
    .sort((one, other) => one.startMs - other.startMs)
const matchesOf = ({ draw, category }: (typeof TENNIS_DATA.events)[number]) =>
  category === 'finals' ? 12 + 3 : draw - 1

describe.each(YEARS)('the tennis of %i', (year) => {
  const games = gamesOf(year)

  it('has every tournament with all of its matches, and ends each with one final', () => {
    for (const [index, { tournament }] of TENNIS_COMPETITIONS.entries()) {
      const event = TENNIS_DATA.events[index]
      const own = games.filter((game) => game.tournament === tournament)
      expect([tournament.name, own.length]).toEqual([tournament.name, event && matchesOf(event)])
      expect(own.filter(({ stage }) => stage?.name === 'Final')).toEqual(own.slice(-1))
      const days = event && daysOfEvent(event, year)
      expect(own.every(({ day }) => days && day >= days.from - 1 && day <= days.until + 1)).toBe(
        true,
      )
    }
  })

  it('lets a player rest, and play in one tournament at a time until a loss', () => {
    const last = new Map<string, (typeof games)[number]>()
    const tired = games.flatMap((game) =>
      [game.home, game.away].filter((name) => {
        const before = last.get(name)?.startMs ?? -Infinity
        last.set(name, game)
        return game.startMs - before < HOURS_OF_REST * HOUR
      }),
    )
    expect(tired).toEqual([])
  })

  it('sends a player out after a loss', () => {
    const cups = games.filter(({ stage }) => stage?.isKnockout)
    const out = new Set<string>()
    const back = cups.filter(({ gameId, home, away, tournament }) => {
      const [winner, loser] = gameId % 3 === 0 ? [away, home] : [home, away]
      out.add(`${loser}/${tournament.id}`)
      return out.has(`${winner}/${tournament.id}`)
    })
    expect(back).toEqual([])
    expect(out.size).toBe(cups.length)
  })

  it('makes no pairing known before it is decided', () => {
    const last = new Map<string, number>()
    const early = games.filter(({ home, away, tournament, startMs, knownMs = 0, stage }) => {
      const keys = [home, away].map((name) => `${name}/${tournament.id}`)
      const decided = Math.max(...keys.map((key) => last.get(key) ?? 0))
      for (const key of keys) last.set(key, startMs)
      const isEarly = stage?.isKnockout && decided > 0 && knownMs < decided + 7 * HOUR
      return isEarly || knownMs >= startMs
    })
    expect(early).toEqual([])
  })
})

it('names the rounds of a draw', () => {
  const name = 'Australian Open (masc.)'
  const names = gamesOf(2027)
    .filter(({ tournament }) => tournament.name === name)
    .map(({ stage }) => stage?.name)
  expect([...new Set(names)]).toEqual([
    ...['1ª rodada', '2ª rodada', '3ª rodada', 'Oitavas de final', 'Quartas de final'],
    ...['Semifinal', 'Final'],
  ])
})
