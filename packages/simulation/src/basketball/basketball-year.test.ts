import { describe, expect, it } from 'vitest'
import { dayOfDate } from '../schedule/match-window.ts'
import { datedContests } from '../season/contest-season.ts'
import { BASKETBALL } from './basketball.ts'
import { EUROLEAGUE_TEAMS, NBA_DIVISIONS, NBA_TEAMS, NBB_TEAMS } from './basketball-teams.ts'

const HOUR_MS = 3_600_000
const YEARS = [2026, 2027, 2028, 2029, 2030]

/** A season without playing: a result that follows from the number of the game. */
const winnerOf = (gameId: number) => (gameId % 7 < 4 ? 'home' : 'away')
const gamesOfDay = datedContests(BASKETBALL, 'caderneta', ({ gameId }) => ({
  score: winnerOf(gameId) === 'home' ? [90, 80] : [80, 90],
  winner: winnerOf(gameId),
}))
const [first, last] = [dayOfDate('2026-01-01'), dayOfDate('2031-07-31')]
const games = Array.from({ length: last - first }, (_, day) => gamesOfDay(first + day))
  .flat()
  .sort((one, other) => one.startMs - other.startMs)
type Game = (typeof games)[number]
const seasonOf = (name: string, year: number) =>
  games.filter(({ tournament, stage }) => tournament.name === name && stage?.season === year)
const named = (all: readonly Game[], name: string) =>
  all.filter(({ stage }) => stage?.name === name)
const rounds = (all: readonly Game[]) =>
  all.filter(({ stage }) => stage?.name.startsWith('Rodada') === true)
const sidesOf = ({ home, away }: Game) => [home, away].sort().join(' X ')
const winner = ({ gameId, home, away }: Game) => (winnerOf(gameId) === 'home' ? home : away)

/** Games of each series of the knock-out, in the order in which they are played. */
function seriesOf(all: readonly Game[]): readonly (readonly Game[])[] {
  const series = new Map<string, Game[]>()
  for (const game of all.filter(({ stage }) => stage?.name.includes('(jogo') === true)) {
    const key = `${game.stage?.name.split(' (')[0]}/${sidesOf(game)}`
    series.set(key, [...(series.get(key) ?? []), game])
  }
  return [...series.values()]
}

const ownGames = (all: readonly Game[], name: string) =>
  all.filter(({ home, away }) => home === name || away === name)

/** Within three days of the dates of the league: each year has its weekdays. */
function expectDates(all: readonly Game[], from: string, until: string): void {
  const day = 24 * HOUR_MS
  expect(all[0]?.startMs).toBeGreaterThan(Date.parse(from) - 3 * day)
  expect(all.at(-1)?.startMs).toBeLessThan(Date.parse(until) + 4 * day)
}

describe.each(YEARS)('basketball from %i', (year) => {
  it('gives each side of the NBA 82 games, 41 of them at home, as its conference decides', () => {
    const regular = rounds(seasonOf('NBA', year))
    expect(regular).toHaveLength(1230)
    const meetings = new Map<string, number>()
    for (const game of regular) meetings.set(sidesOf(game), (meetings.get(sidesOf(game)) ?? 0) + 1)
    const divisionOf = (name: string) =>
      NBA_DIVISIONS.findIndex((each) => each.some((team) => team.name === name))
    for (const { name } of NBA_TEAMS) {
      const own = ownGames(regular, name)
      expect([name, own.length, own.filter(({ home }) => home === name).length]).toEqual([
        name,
        82,
        41,
      ])
      const counts = NBA_TEAMS.filter((other) => other.name !== name).map((other) => {
        const [one, two] = [divisionOf(name), divisionOf(other.name)]
        const near = one === two ? 'division' : one < 3 === two < 3 ? 'conference' : 'other'
        return `${near} ${meetings.get([name, other.name].sort().join(' X ')) ?? 0}`
      })
      const countOf = (text: string) => counts.filter((each) => each === text).length
      expect(['division 4', 'conference 4', 'conference 3', 'other 2'].map(countOf)).toEqual([
        4, 6, 4, 15,
      ])
    }
  })

  it('ends the NBA with a play-in and four series of seven until one is the champion', () => {
    const season = seasonOf('NBA', year)
    expectDates(season, `${year}-10-20`, `${year + 1}-06-20`)
    expect(named(season, 'Play-in')).toHaveLength(6)
    const openings = ['Oitavas de final', 'Quartas de final', 'Semifinal', 'Final'].map(
      (name) => named(season, `${name} (jogo 1)`).length,
    )
    expect(openings).toEqual([8, 4, 2, 1])
    expectSeries(season, [7, 7, 7, 7])
    const east = NBA_DIVISIONS.slice(0, 3).flatMap((each) => each.map(({ name }) => name))
    const isEast = (name: string) => east.includes(name)
    for (const { home, away, stage } of season.filter((game) => game.stage?.isKnockout))
      expect(isEast(home) === isEast(away)).toBe(stage?.name.startsWith('Final') === false)
  })

  it('plays the NBB twice around and its play-offs to a best of five', () => {
    const season = seasonOf('NBB', year)
    expect(rounds(season)).toHaveLength(380)
    for (const { name } of NBB_TEAMS) expect(ownGames(rounds(season), name)).toHaveLength(38)
    expectDates(season, `${year}-10-11`, `${year + 1}-06-20`)
    expectSeries(season, [3, 5, 5, 5])
    const [opening] = named(season, 'Final (jogo 1)')
    const [second] = named(season, 'Final (jogo 2)')
    expect(second?.home).toBe(opening?.away)
  })

  it('ends the EuroLeague with a play-in, series of five and four sides on one weekend', () => {
    const season = seasonOf('EuroLiga', year)
    expect(rounds(season)).toHaveLength(380)
    for (const { name } of EUROLEAGUE_TEAMS) expect(ownGames(rounds(season), name)).toHaveLength(38)
    expectDates(season, `${year}-09-30`, `${year + 1}-05-24`)
    expect(named(season, 'Play-in')).toHaveLength(3)
    expectSeries(season, [5])
    const finals = [...named(season, 'Semifinal'), ...named(season, 'Final')]
    expect(finals.map(({ stage }) => stage?.isNeutral)).toEqual([true, true, true])
    expect(season.at(-1)?.stage?.name).toBe('Final')
  })

  it('ends every league with one champion', () => {
    for (const { tournament } of BASKETBALL.competitions ?? []) {
      const season = seasonOf(tournament.name, year)
      const finals = season.filter(({ stage }) => stage?.name.startsWith('Final') === true)
      expect([tournament.name, new Set(finals.map(sidesOf)).size]).toEqual([tournament.name, 1])
      expect([tournament.name, season.at(-1)]).toEqual([tournament.name, finals.at(-1)])
    }
  })
})

/** A series goes on until one side has won most of its games, and not one game longer. */
function expectSeries(season: readonly Game[], lengths: readonly number[]): void {
  const all = seriesOf(season)
  const longest = Math.max(...lengths)
  for (const series of all) {
    const wins = new Map<string, number>()
    const before = series.map((game) => {
      const most = Math.max(0, ...wins.values())
      wins.set(winner(game), (wins.get(winner(game)) ?? 0) + 1)
      return most
    })
    const needed = Math.max(...wins.values())
    expect(lengths).toContain(2 * needed - 1)
    expect(before.every((most) => most < needed)).toBe(true)
    expect([...wins.values()].filter((each) => each === needed)).toHaveLength(1)
    const [opening] = series
    const homes = series.map(({ home }) => (home === opening?.home ? 'h' : 'a')).join('')
    const isUsual = ['hah', 'hhaah', 'hhaahah'].some((each) => each.startsWith(homes))
    const isTurned = ['haa', 'haaha'].some((each) => each.startsWith(homes))
    expect([homes, isUsual || isTurned]).toEqual([homes, true])
  }
  expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(longest)
  expect(new Set(all.map(({ length }) => length)).size).toBeGreaterThan(1)
}

it('lets no side play twice on a day, nor three days in a row, elsewhere within two days', () => {
  const before = new Map<string, number[]>()
  const tired = games.flatMap((game) =>
    [game.home, game.away].flatMap((side) => {
      const starts = before.get(side) ?? []
      before.set(side, [game.startMs, ...starts].slice(0, 2))
      const [hours = Infinity, more = Infinity] = starts.map(
        (startMs) => (game.startMs - startMs) / HOUR_MS,
      )
      const least = game.tournament.name === 'NBA' ? 18 : 44
      const isTired = hours < least || more < 44
      return isTired ? [`${side}: ${Math.round(hours)} h, ${Math.round(more)} h`] : []
    }),
  )
  expect(tired).toEqual([])
})

it('makes a game of a knock-out known when the games that decide it are over', () => {
  const last = new Map<string, Game>()
  const early = games.filter((game) => {
    const { home, away, stage, knownMs = 0, startMs } = game
    const earlier = [home, away].map((side) => last.get(`${side}/${game.tournament.id}`))
    for (const side of [home, away]) last.set(`${side}/${game.tournament.id}`, game)
    if (stage?.isKnockout !== true) return false
    const opening = /\(jogo [1-4]\)/.test(stage.name) && !/\(jogo 1\)/.test(stage.name)
    const isCertain = opening && knownMs < startMs
    const decided = Math.max(...earlier.map((each) => each?.startMs ?? 0))
    return knownMs >= startMs || (!isCertain && knownMs < decided + 7 * HOUR_MS)
  })
  expect(early).toEqual([])
})

it('has a league on in every month', () => {
  const months = new Set(
    games
      .filter(({ startMs }) => startMs >= Date.UTC(2027, 0) && startMs < Date.UTC(2028, 0))
      .map(({ startMs }) => new Date(startMs).getUTCMonth()),
  )
  expect(months.size).toBe(12)
})
