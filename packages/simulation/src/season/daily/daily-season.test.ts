import { describe, expect, it } from 'vitest'
import calendar from '../../../data/sports-calendar.json' with { type: 'json' }
import { AMERICAN_FOOTBALL } from '../../american-football/american-football.ts'
import { BASKETBALL } from '../../basketball/basketball.ts'
import { E_SPORTS } from '../../sets/e-sports-season.ts'
import { TENNIS } from '../../sets/tennis-season.ts'
import { VOLLEYBALL } from '../../sets/volleyball-season.ts'
import { type ContestSport, contestCalendar } from '../contest-season.ts'
import { dayOfDate } from '../dated/half-week.ts'
import type { SeasonGame } from '../season-game.ts'
import type { SeasonTournament } from '../season-tournament.ts'

const SEED = 'caderneta'
const HOUR_MS = 3_600_000
const DAYS = 60

interface Sixty {
  readonly sport: string
  readonly games: readonly SeasonGame[]
  readonly restHours: Readonly<Record<string, number>>
}

function sixtyDays<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
  from: string,
): Sixty {
  const gamesOfDay = contestCalendar(sport, SEED)
  const first = dayOfDate(from)
  const games = Array.from({ length: DAYS }, (_, index) => gamesOfDay(first + index))
    .flat()
    .filter(({ stage }) => stage !== undefined)
  const restHours = Object.fromEntries(
    sport.dated.map(({ tournament, plan }) => [tournament.id, plan.restMs / HOUR_MS]),
  )
  return { sport: sport.kind, games, restHours }
}

const rowOf = ({ tournament: { id } }: SeasonGame) => calendar.competitions[id - 10_080_001]

/** Weekday and time on the clocks of a competition. */
function localStart(game: SeasonGame) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: rowOf(game)?.timeZone ?? 'UTC',
    ...{ weekday: 'short', hour: '2-digit', minute: '2-digit', month: '2-digit', day: '2-digit' },
  }).formatToParts(game.startMs)
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  return {
    day: part('weekday').toLowerCase(),
    at: `${part('hour')}:${part('minute')}`,
    date: `${part('month')}-${part('day')}`,
  }
}

const RUNS = [
  { run: sixtyDays(BASKETBALL, '2026-11-01'), least: 500 },
  { run: sixtyDays(BASKETBALL, '2027-04-01'), least: 150 },
  { run: sixtyDays(AMERICAN_FOOTBALL, '2026-12-20'), least: 60 },
  { run: sixtyDays(VOLLEYBALL, '2026-11-01'), least: 80 },
  { run: sixtyDays(TENNIS, '2027-01-01'), least: 300 },
  { run: sixtyDays(E_SPORTS, '2026-10-20'), least: 90 },
]

describe.each(RUNS)('sixty days of $run.sport', ({ run: { sport, games, restHours }, least }) => {
  it('have games at the weekdays and local hours of their competition, in its window', () => {
    const odd = games.filter((game) => {
      const { day, at } = localStart(game)
      const slots = rowOf(game)?.slots ?? []
      return !slots.some((slot) => ['any', day].includes(slot.day) && slot.at === at)
    })
    expect(games.length).toBeGreaterThan(least)
    expect(odd).toEqual([])
    const outside = games.filter((game) => {
      const [{ date }, window] = [localStart(game), rowOf(game)?.window]
      if (!window) return true
      const [after, before] = [date >= window.from, date <= window.until]
      return window.from <= window.until ? !(after && before) : !(after || before)
    })
    expect(outside).toEqual([])
  })

  it('give every side its rest', () => {
    const lastBySide = new Map<string, number>()
    const tired = games
      .toSorted((one, other) => one.startMs - other.startMs)
      .flatMap(({ home, away, startMs, tournament }) =>
        [home, away].filter((side) => {
          const rest = startMs - (lastBySide.get(side) ?? 0)
          lastBySide.set(side, startMs)
          return rest < (restHours[tournament.id] ?? Infinity) * HOUR_MS
        }),
      )
    expect(tired).toEqual([])
  })

  it('know the round of every game but a fight, and give every game a number of its own', () => {
    const rounds = games.map(({ stage }) => stage?.round ?? null)
    expect(rounds.every((round) => (round === null) === (sport === 'boxing'))).toBe(true)
    expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(games.length)
  })

  it('let no one know who meets before it is decided', () => {
    for (const { stage, knownMs, startMs } of games) {
      if (knownMs !== undefined) expect(knownMs).toBeLessThan(startMs)
      if (knownMs !== undefined) expect(stage?.isKnockout).toBe(true)
    }
  })
})

/** A model of each of 870 pairs takes most of a minute on a busy machine. */
const MODELS_MS = 240_000

describe('favourites', () => {
  const shareOf = <Tournament extends SeasonTournament, State>(
    sport: ContestSport<Tournament, State>,
    name: string,
    pairs: readonly (readonly [string, string])[],
  ) => {
    const tournament = sport.dated.find((each) => each.tournament.name === name)?.tournament
    if (!tournament) throw new RangeError(name)
    return pairs.map(([home, away]) => {
      const game = { gameId: 1, tournament, day: 0, startMs: 0, home, away }
      const edge =
        sport.strengthOf(SEED, home, 0) -
        sport.strengthOf(SEED, away, 0) +
        (tournament.homeEdge ?? 0)
      const model = sport.modelOf(game, edge)
      return model.chances(model.start, { edge: 0, pace: 0 })[0] ?? 0
    })
  }
  const allPairs = (names: readonly string[]) =>
    names.flatMap((home) =>
      names.filter((away) => away !== home).map((away) => [home, away] as const),
    )

  it(
    'of the NBA have a chance of 0.70 or more as often as ratings say',
    () => {
      const teams = calendar.fields.nba.map(({ name }) => name)
      const chances = shareOf(BASKETBALL, 'NBA', allPairs(teams))
      const clear = chances.filter((chance) => chance >= 0.7 || chance <= 0.3).length
      expect(clear / chances.length).toBeGreaterThan(0.38)
      expect(clear / chances.length).toBeLessThan(0.55)
    },
    MODELS_MS,
  )

  it('of tennis win by Elo: the best against the last of the tour almost always', () => {
    const { atp, wta } = calendar.fields
    const ends = (field: typeof atp) => [
      [field[0]?.name ?? '', field[3]?.name ?? ''] as const,
      [field[0]?.name ?? '', field.at(-1)?.name ?? ''] as const,
    ]
    const [close, clear] = shareOf(TENNIS, 'Monte Carlo', ends(atp))
    expect(close).toBeGreaterThan(0.55)
    expect(close).toBeLessThan(0.85)
    expect(clear).toBeGreaterThan(0.92)
    expect(shareOf(TENNIS, 'Charleston', ends(wta))[1]).toBeGreaterThan(0.92)
    const [inFive] = shareOf(TENNIS, 'Wimbledon - ATP', ends(atp))
    expect(inFive).toBeGreaterThan(close ?? 1)
  })

  it('of volleyball, American football and maps are as clear as their ratings', () => {
    const volleyball = calendar.fields['superliga-m'].map(({ name }) => name)
    const [best, last] = [volleyball[0] ?? '', volleyball.at(-1) ?? '']
    expect(shareOf(VOLLEYBALL, 'Superliga Masculina', [[best, last]])[0]).toBeGreaterThan(0.95)
    const nfl = calendar.fields.nfl.map(({ name }) => name)
    const [first = '', tenth = '', worst = ''] = [nfl[0], nfl[10], nfl.at(-1)]
    const [even, sure] = shareOf(AMERICAN_FOOTBALL, 'NFL', [
      [first, tenth],
      [first, worst],
    ])
    expect(even).toBeLessThan(0.75)
    expect(sure).toBeGreaterThan(0.75)
    expect(sure).toBeLessThan(0.9)
  })
})
