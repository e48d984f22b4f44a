import { describe, expect, it } from 'vitest'
import { dayOfDate } from '../schedule/match-window.ts'
import { datedContests } from '../season/contest-season.ts'
import { SUPERLIGA } from './tournaments/volleyball-tournaments.ts'
import { VOLLEYBALL } from './volleyball-season.ts'

const HOUR_MS = 3_600_000
const YEARS = [2026, 2027, 2028, 2029, 2030]
const winnerOf = (gameId: number) => (gameId % 7 < 4 ? 'home' : 'away')
const gamesOfDay = datedContests(VOLLEYBALL, 'caderneta', ({ gameId }) => ({
  score: winnerOf(gameId) === 'home' ? [3, 1] : [1, 3],
  winner: winnerOf(gameId),
}))
const [first, last] = [dayOfDate('2026-01-01'), dayOfDate('2031-07-31')]
const games = Array.from({ length: last - first }, (_, day) => gamesOfDay(first + day))
  .flat()
  .sort((one, other) => one.startMs - other.startMs)
const seasonOf = (name: string, year: number) =>
  games.filter(({ tournament, stage }) => tournament.name === name && stage?.season === year)
const sidesOf = ({ home, away }: (typeof games)[number]) => [home, away].sort().join(' X ')

describe.each(YEARS)('volleyball from %i', (year) => {
  it.each([
    ['Superliga Masculina', SUPERLIGA.men, '10-20', '05-10'],
    ['Superliga Feminina', SUPERLIGA.women, '10-18', '05-03'],
  ] as const)('%s is played twice around, then in series of three', (name, teams, from, until) => {
    const season = seasonOf(name, year)
    const regular = season.filter(({ stage }) => stage?.name.startsWith('Rodada'))
    expect(regular).toHaveLength(132)
    for (const team of teams) {
      const own = regular.filter(({ home, away }) => [home, away].includes(team.name))
      expect([team.name, own.length]).toEqual([team.name, 22])
    }
    const openings = season.filter(({ stage }) => stage?.name.endsWith('(jogo 1)'))
    expect(openings).toHaveLength(4 + 2 + 1)
    expect(season.some(({ stage }) => stage?.name.endsWith('(jogo 4)'))).toBe(false)
    expect(season[0]?.startMs).toBeGreaterThan(Date.parse(`${year}-${from}`) - 72 * HOUR_MS)
    expect(season.at(-1)?.startMs).toBeLessThan(Date.parse(`${year + 1}-${until}`) + 72 * HOUR_MS)
  })

  it('ends every league with one champion', () => {
    for (const { tournament } of VOLLEYBALL.competitions ?? []) {
      const season = seasonOf(tournament.name, year)
      const finals = season.filter(({ stage }) => stage?.name.startsWith('Final'))
      expect([tournament.name, new Set(finals.map(sidesOf)).size]).toEqual([tournament.name, 1])
      expect(season.at(-1)).toEqual(finals.at(-1))
    }
  })
})

it('leaves every side two days between its matches', () => {
  const before = new Map<string, number>()
  const tired = games.flatMap(({ home, away, startMs }) =>
    [home, away].filter((side) => {
      const hours = (startMs - (before.get(side) ?? -Infinity)) / HOUR_MS
      before.set(side, startMs)
      return hours < 44
    }),
  )
  expect(tired).toEqual([])
})

it('has a league on in every month', () => {
  const ofYear = games.filter(({ startMs }) => new Date(startMs).getUTCFullYear() === 2027)
  expect(new Set(ofYear.map(({ startMs }) => new Date(startMs).getUTCMonth())).size).toBe(12)
})
