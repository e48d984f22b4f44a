import { describe, expect, it } from 'vitest'
import data from '../../data/football-calendar.json' with { type: 'json' }
import { roundsOf } from '../schedule/dated-competition.ts'
import { gamesOfSeason } from '../schedule/games-of-season.ts'
import { dayOfDate } from '../schedule/match-window.ts'
import { planRounds } from '../schedule/season-plan.ts'
import { FOOTBALL_COMPETITIONS } from './calendar/football-competitions.ts'
import { FOOTBALL_TEAMS } from './calendar/football-teams.ts'
import { datedFootball } from './football-calendar.ts'
import type { FootballGame } from './football-game.ts'

const HOUR = 3_600_000
const YEARS = [2026, 2027, 2028, 2029, 2030]
const [FIRST_DAY, LAST_DAY] = [dayOfDate('2026-06-28'), dayOfDate('2027-06-28')]

const idOf = ({ tournament }: FootballGame) =>
  data.competitions[FOOTBALL_COMPETITIONS.findIndex((each) => each.tournament === tournament)]?.id

/** Games of a year without playing them: the schedule alone. */
const gamesOfDay = datedFootball('caderneta', ({ gameId }) => ({
  score: [gameId % 3, Math.floor(gameId / 3) % 3],
  winner: gameId % 7 < 4 ? 'home' : 'away',
}))
const year = Array.from({ length: LAST_DAY - FIRST_DAY }, (_, day) => gamesOfDay(FIRST_DAY + day))
const games = year.flat().sort((one, other) => one.startMs - other.startMs)
const ofCompetition = (id: string, season: number) =>
  games.filter((game) => idOf(game) === id && game.stage?.season === season)
const weekdayOf = ({ startMs }: FootballGame, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' }).format(startMs)

describe('the rounds of every competition', () => {
  it.each(YEARS)('are complete in the plan of %i', (planYear) => {
    const rounds = [...planRounds(FOOTBALL_COMPETITIONS, planYear).values()].flat()
    const incomplete = FOOTBALL_COMPETITIONS.filter(
      ({ plan, seasonOf }) => plan.friendlies === null && seasonOf(planYear) !== null,
    ).filter(({ number, plan }) => {
      const planned = rounds.filter(({ competition }) => competition.number === number)
      return new Set(planned.map(({ round }) => round)).size !== roundsOf(plan).length
    })
    expect(incomplete.map(({ tournament }) => tournament.name)).toEqual([])
  })

  it('give every side forty-eight hours between two of its games', () => {
    expect(games.length).toBeGreaterThan(10_000)
    expect(tired(games)).toEqual([])
  })

  it('have all matches of a European season, each once', () => {
    for (const id of ['en.1', 'es.1', 'it.1', 'de.1', 'uefa.cl', 'uefa.el', 'en.facup']) {
      const competition = FOOTBALL_COMPETITIONS[data.competitions.findIndex((c) => c.id === id)]
      expect([id, ofCompetition(id, 2026).length]).toEqual([
        id,
        competition ? gamesOfSeason(competition) : 0,
      ])
    }
    expect(ofCompetition('uefa.cl', 2026)).toHaveLength(189)
  })
})

describe('the Brasileirão', () => {
  it('has its 380 matches in a year of the World Cup, those that were moved among them', () => {
    const before = Array.from({ length: FIRST_DAY - dayOfDate('2026-01-01') }, (_, day) =>
      gamesOfDay(dayOfDate('2026-01-01') + day),
    )
    const all = [...before.flat(), ...games].filter(
      (game) => idOf(game) === 'br.1' && game.stage?.season === 2026,
    )
    expect(new Set(all.map(({ home, away }) => `${home}/${away}`)).size).toBe(380)
    expect(all).toHaveLength(380)
    expect(Math.max(...all.map(({ day }) => day))).toBeLessThan(dayOfDate('2026-12-25'))
  })

  it('leaves no week of Brazil without football: state leagues come first', () => {
    const weeks = Array.from({ length: 45 }, (_, week) => dayOfDate('2027-01-11') + 7 * week)
    const idle = weeks
      .filter((day) => day + 7 < LAST_DAY)
      .filter((day) => {
        const week = year.slice(day - FIRST_DAY, day - FIRST_DAY + 7).flat()
        return !week.some((game) => idOf(game)?.startsWith('br.'))
      })
    expect(idle).toEqual([])
  })
})

describe('a tournament', () => {
  const tournaments = [
    ...([
      ['int.wc2026', 2026, 104],
      ['int.wwc', 2027, 64],
      ['int.afcon', 2027, 52],
    ] as const),
    ...([
      ['int.copa-america', 2028, 32],
      ['int.euro', 2028, 51],
      ['int.afcon', 2028, 52],
    ] as const),
    ...([
      ['fifa.cwc', 2029, 63],
      ['int.wc2030', 2030, 104],
    ] as const),
  ] as const

  it.each(tournaments)('%s of %i has %i matches, and ends', (id, season, matches) => {
    const competition = FOOTBALL_COMPETITIONS[data.competitions.findIndex((c) => c.id === id)]
    const span = competition?.seasonOf(season)?.span ?? { from: 0, until: 0 }
    const all = Array.from({ length: span.until - span.from + 2 }, (_, day) =>
      gamesOfDay(span.from + day).filter((game) => idOf(game) === id),
    ).flat()
    expect(all).toHaveLength(matches)
    const final = all.toSorted((one, other) => one.startMs - other.startMs).at(-1)
    expect(final?.stage?.name).toBe('Final')
    expect(final ? weekdayOf(final, 'America/New_York') : null).toBe('Sun')
    expect(tired(all.toSorted((one, other) => one.startMs - other.startMs))).toEqual([])
  })

  it.each([
    ['int.wcq-conmebol', 2027, 90],
    ['int.euro-q', 2027, 212],
    ['int.wcq-uefa', 2029, 212],
    ['int.unl', 2028, 156],
  ] as const)('%s of %i has %i matches', (id, season, matches) => {
    const competition = FOOTBALL_COMPETITIONS[data.competitions.findIndex((c) => c.id === id)]
    expect(competition?.seasonOf(season)).not.toBeNull()
    expect(competition ? gamesOfSeason(competition) : 0).toBe(matches)
  })
})

/** Sides with less than forty-eight hours between two games, which are in order. */
function tired(inOrder: readonly FootballGame[]): readonly string[] {
  const last = new Map<string, number>()
  return inOrder.flatMap(({ home, away, startMs }) =>
    [home, away].filter((side) => {
      const before = last.get(side) ?? 0
      last.set(side, startMs)
      return startMs - before < 48 * HOUR
    }),
  )
}

describe('a draw', () => {
  it('keeps sides of one country apart before the knock-out', () => {
    const competitions = ['uefa.cl', 'uefa.el', 'uefa.conf', 'copa.l', 'copa.s']
    const early = [2026, 2027].flatMap((season) =>
      competitions.flatMap((id) =>
        ofCompetition(id, season).filter(({ stage }) => stage?.name.startsWith('Rodada')),
      ),
    )
    expect(early.length).toBeGreaterThan(400)
    const together = early.filter(
      ({ home, away }) => FOOTBALL_TEAMS.placeOf(home) === FOOTBALL_TEAMS.placeOf(away),
    )
    expect(together.map(({ home, away }) => `${home} X ${away}`)).toEqual([])
  })

  it('plays ties twice, and lets go on who has more goals', () => {
    const cup = ofCompetition('uefa.cl', 2026)
    const named = (name: string) => cup.filter(({ stage }) => stage?.name === name)
    expect(
      ['Playoffs (ida)', 'Oitavas de final (volta)', 'Semifinal (ida)', 'Final'].map(
        (name) => named(name).length,
      ),
    ).toEqual([8, 8, 2, 1])
    for (const second of named('Quartas de final (volta)')) {
      const first = named('Quartas de final (ida)').find(({ home }) => home === second.away)
      expect(first?.away).toBe(second.home)
      const goals = first ? [first.gameId % 3, Math.floor(first.gameId / 3) % 3] : []
      expect(second.stage?.firstLeg).toEqual(goals.toReversed())
    }
  })

  it('puts finals on their weekday, and none at home', () => {
    const finals = (['uefa.cl', 'uefa.el', 'copa.l', 'copa.s', 'en.facup', 'br.cup'] as const).map(
      (id) => {
        const final = ofCompetition(id, 2026).find(({ stage }) => stage?.name === 'Final')
        expect([id, final?.stage?.isNeutral]).toEqual([id, true])
        return final ? weekdayOf(final, 'America/Sao_Paulo') : id
      },
    )
    expect(finals).toEqual(['Sat', 'Wed', 'Sat', 'Sat', 'Sat', 'Sun'])
  })
})
