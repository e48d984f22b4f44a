import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { beforeAll, describe, expect, it } from 'vitest'
import { AMERICAN_FOOTBALL, americanFootballSeason } from './american-football/american-football.ts'
import { BASKETBALL, basketballSeason } from './basketball/basketball.ts'
import { BOXING, boxingSeason } from './boxing/boxing.ts'
import { CYCLE_DAYS, type SeasonTournament } from './schedule/season-tournament.ts'
import {
  type ContestSport,
  contestCalendar,
  contestGameProgramme,
} from './season/contest-season.ts'
import type { Disturbance } from './season/disturbance.ts'
import { seasonTime } from './season/season-time.ts'

const SEED = 'caderneta'
const DAY = 20_778
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINUTES_OF_REST = 36 * 60

function firstGame<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
  seed: string,
) {
  const gamesOfDay = contestCalendar(sport, seed)
  for (let day = DAY; day < DAY + CYCLE_DAYS; day += 1) {
    const [game] = gamesOfDay(day)
    if (game) return game
  }
  throw new RangeError('no game')
}

/** The first game of a sport in a cycle, with a disturbance. */
function programmeFactory<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
): (disturbance: Disturbance, seed?: string) => GameProgramme {
  return (disturbance, seed = SEED) => {
    const game = firstGame(sport, seed)
    const announcedAt = game.startMs - HOUR_MS
    const cast = { seed, time: seasonTime(0, 1), isHighlight: false, announcedAt }
    return contestGameProgramme(sport, game, cast, disturbance)
  }
}

const SPORTS = [
  {
    name: 'basketball',
    programmeOf: programmeFactory(BASKETBALL),
    season: basketballSeason,
    tournaments: BASKETBALL.tournaments,
    changes: [150, 260],
    ahead: 20,
    hasHalftime: true,
    minutes: [100, 150],
  },
  {
    name: 'American football',
    programmeOf: programmeFactory(AMERICAN_FOOTBALL),
    season: americanFootballSeason,
    tournaments: AMERICAN_FOOTBALL.tournaments,
    changes: [150, 300],
    ahead: 20,
    hasHalftime: true,
    minutes: [170, 230],
  },
  {
    name: 'boxing',
    programmeOf: programmeFactory(BOXING),
    season: boxingSeason,
    tournaments: BOXING.tournaments,
    changes: [3, 100],
    ahead: 1,
    hasHalftime: false,
    minutes: [0, 50],
  },
] as const

const whole = (programme: GameProgramme): readonly FeedBody[] =>
  programme.between(programme.announcedAt - 1, programme.endsAt).map(({ body }) => body)
const changesOf = (bodies: readonly FeedBody[]) =>
  bodies.flatMap((body) => (body.kind === 'odds_change' ? [body] : []))
const settlementsOf = (bodies: readonly FeedBody[]) =>
  bodies.flatMap((body) => (body.kind === 'bet_settlement' ? [body] : []))
const idsOf = (markets: readonly MarketOdds[]) =>
  markets.flatMap(({ selections }) => selections.map(({ selectionId }) => selectionId))

describe.each(SPORTS)('the season of $name', ({ programmeOf, season, tournaments, ...sport }) => {
  let bodies: readonly FeedBody[]
  /** Those without a season with dates. */
  const repeating = tournaments.filter(({ daysOfCycle }) => daysOfCycle.length > 0)

  beforeAll(() => {
    bodies = whole(programmeOf({ kind: 'none' }))
  })

  it('plays a game to its end, prices it all the time, and settles everything', () => {
    const live = changesOf(bodies).filter(({ status }) => status === 'live')
    expect(live.length).toBeGreaterThan(sport.changes[0])
    expect(live.length).toBeLessThan(sport.changes[1])
    const statuses = new Set(changesOf(bodies).map(({ status }) => status))
    expect(statuses.has('halftime')).toBe(sport.hasHalftime)
    expect(changesOf(bodies).at(-1)?.status).toBe('ended')
    const confirmed = settlementsOf(bodies).at(-1)
    expect(confirmed?.certainty).toBe('confirmed')
    const settled = confirmed?.outcomes.map(({ selectionId }) => selectionId) ?? []
    expect(new Set(settled)).toEqual(new Set(idsOf(changesOf(bodies)[0]?.markets ?? [])))
  })

  it('lasts as long as such a game does', () => {
    const programme = programmeOf({ kind: 'none' })
    const minutes = (programme.endsAt - programme.announcedAt - HOUR_MS) / 60_000
    expect(minutes).toBeGreaterThanOrEqual(sport.minutes[0])
    expect(minutes).toBeLessThanOrEqual(sport.minutes[1])
  })

  it('settles early what is decided, closes it at its last price and never opens it again', () => {
    const [closedAt, confirmed] = [new Map<number, number>(), settlementsOf(bodies).at(-1)]
    const results = new Map(confirmed?.outcomes.map((one) => [one.selectionId, one.result]))
    for (const { markets } of changesOf(bodies)) {
      for (const { status, selections } of markets) {
        for (const { selectionId, odds } of selections) {
          const last = closedAt.get(selectionId)
          expect(last === undefined || (status === 'closed' && last === odds)).toBe(true)
          if (status === 'closed') closedAt.set(selectionId, odds)
        }
      }
    }
    const live = settlementsOf(bodies).filter(({ certainty }) => certainty === 'live')
    expect(live.length).toBeGreaterThan(0)
    for (const { selectionId, result } of live.flatMap(({ outcomes }) => outcomes)) {
      expect(results.get(selectionId)).toBe(result)
    }
  })

  it('is disturbed as football is', () => {
    const statusesOf = (disturbance: Disturbance) =>
      new Set(changesOf(whole(programmeOf(disturbance))).map(({ status }) => status))
    expect(statusesOf({ kind: 'interrupted', atMinute: 2, minutes: 5 })).toContain('interrupted')
    expect(statusesOf({ kind: 'cancelled' })).toEqual(new Set(['scheduled', 'cancelled']))
    const postponed = {
      kind: 'postponed',
      minutes: 600,
      announcedMinutesBefore: 30,
      reopensMinutesAfter: 60,
    } as const
    expect(statusesOf(postponed)).toContain('postponed')
    const abandoned = settlementsOf(whole(programmeOf({ kind: 'abandoned', share: 0.5 }))).at(-1)
    const results = abandoned?.outcomes.map(({ result }) => result) ?? []
    expect(results).toContain('void')
  })

  it('is the same from the same seed and another from another', () => {
    const text = (seed: string) => {
      const { announcedAt, between } = programmeOf({ kind: 'none' }, seed)
      return JSON.stringify(between(announcedAt - 1, announcedAt + HOUR_MS + 10 * 60_000))
    }
    expect(text(SEED)).toBe(text(SEED))
    expect(text(SEED)).not.toBe(text('other'))
  })

  it('has games to come on a day of its season', () => {
    const offer = { earlyDays: 8, lateDays: 1.5, earlyShare: 0.5, offeredShare: 1 }
    const settings = { seed: SEED, time: seasonTime(0, 1), offer }
    for (const day of [DAY, DAY + 3]) {
      const at = day * DAY_MS + 9 * HOUR_MS
      const games = [...season(settings).snapshot(at, at)]
      expect(games.length).toBeGreaterThanOrEqual(sport.ahead)
    }
  })

  it('has tournaments that are distinguished by their last three digits', () => {
    const numbers = tournaments.map(({ id }) => id % 1000)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('names each competitor once, and an even number of them', () => {
    const names = repeating.flatMap(({ entrants }) => entrants)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    for (const { entrants } of repeating) expect(entrants.length % 2).toBe(0)
  })

  it('lets everyone rest and starts at times that can be read', () => {
    for (const { daysOfCycle, startMinutes } of tournaments) {
      expect(startMinutes.every((minute) => minute >= 0 && minute <= 29 * 60)).toBe(true)
      const spread = Math.max(...startMinutes) - Math.min(...startMinutes)
      daysOfCycle.forEach((day, index) => {
        const next = daysOfCycle[index + 1] ?? (daysOfCycle[0] ?? 0) + CYCLE_DAYS
        expect((next - day) * 1440 - spread).toBeGreaterThanOrEqual(MINUTES_OF_REST)
      })
    }
  })
})
