import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import { coinModel, throwCoins } from '@caderneta/feed/testing/coin-contest'
import { describe, expect, it } from 'vitest'
import { calendarDay } from '../schedule/calendar-day.ts'
import { EVEN_DAYS, seasonTournament } from '../schedule/season-tournament.ts'
import { type ContestSport, contestGameProgramme, contestSeason } from './contest-season.ts'
import type { Disturbance } from './disturbance.ts'
import { strengthsOf } from './entrant-strength.ts'
import { seasonTime } from './season-time.ts'

const tournaments = [
  seasonTournament({
    id: 20000001,
    name: 'Copa da Moeda',
    location: 'Brasil',
    entrants: 'Ana, Bia, Caio, Davi',
    days: EVEN_DAYS,
    starts: '12:00 18:30',
    levels: [0.1, -0.1],
    appeal: 1,
  }),
]

type Coins = ContestSport<(typeof tournaments)[number], ReturnType<typeof coinModel>['start']>

const COINS: Coins = {
  sportId: 5,
  kind: 'coins',
  tournaments,
  strengthOf: strengthsOf('coins', tournaments, { guest: 0, luck: 0, form: 0 }),
  hazards: { interruptions: [[1, 2]], postponedShare: 0.1, abandonedShare: 0.1 },
  restSeconds: 20,
  priceSeconds: 30,
  modelOf: (_game, edge) => coinModel(0.5 + edge),
  sample: (random, game, edge) => throwCoins(`${game.gameId}/${random.next()}`, 0.5 + edge),
}

const DAY = 20_778
const START = DAY * 86_400_000
const [game] = calendarDay(5, tournaments, 'caderneta', DAY)
if (!game) throw new RangeError('no game')
const announcedAt = game.startMs - 86_400_000
const cast = { seed: 'caderneta', time: seasonTime(0, 1), isHighlight: false, announcedAt }

const programmeOf = (disturbance: Disturbance) =>
  contestGameProgramme(COINS, game, cast, disturbance)
const whole = (programme: GameProgramme): readonly FeedBody[] =>
  programme.between(programme.announcedAt - 1, programme.endsAt).map(({ body }) => body)
const statuses = (bodies: readonly FeedBody[]) =>
  new Set(bodies.flatMap((body) => (body.kind === 'odds_change' ? [body.status] : [])))
const results = (bodies: readonly FeedBody[]) =>
  bodies.flatMap((body) => (body.kind === 'bet_settlement' ? body.outcomes : []))

describe('a season of a sport with a model', () => {
  it('plays each game to its end and settles it', () => {
    const bodies = whole(programmeOf({ kind: 'none' }))
    expect(statuses(bodies)).toEqual(new Set(['scheduled', 'live', 'ended']))
    expect(new Set(results(bodies).map(({ selectionId }) => selectionId)).size).toBe(4)
  })

  it('numbers its games and competitors apart from those of other sports', () => {
    const [fixture] = whole(programmeOf({ kind: 'none' }))
    if (fixture?.kind !== 'fixture') throw new RangeError('no fixture')
    expect(fixture.fixture.gameId).toBeGreaterThan(40_000_000_000)
    expect(fixture.fixture.sportId).toBe(5)
    expect(fixture.fixture.teams[0].name).toBe(game.home)
  })

  it('postpones a game by hours, announced before its first start, and plays it then', () => {
    const programme = programmeOf({
      kind: 'postponed',
      minutes: 600,
      announcedMinutesBefore: 60,
      reopensMinutesAfter: 120,
    })
    const bodies = whole(programme)
    expect(statuses(bodies)).toEqual(new Set(['scheduled', 'postponed', 'live', 'ended']))
    const change = bodies.find(({ kind }) => kind === 'fixture_change')
    expect(change).toMatchObject({ startsAt: game.startMs + 600 * 60_000, status: 'postponed' })
  })

  it('abandons a game: what is decided remains, the rest is void', () => {
    const bodies = whole(programmeOf({ kind: 'abandoned', share: 0.2 }))
    expect(statuses(bodies)).toEqual(new Set(['scheduled', 'live', 'cancelled']))
    expect(results(bodies).length).toBe(4)
    expect(new Set(results(bodies).map(({ result }) => result))).toEqual(new Set(['void']))
  })

  it('cancels a game at its slot', () => {
    const bodies = whole(programmeOf({ kind: 'cancelled' }))
    expect(statuses(bodies)).toEqual(new Set(['scheduled', 'cancelled']))
    expect(results(bodies).every(({ result }) => result === 'void')).toBe(true)
  })

  it('leaves alone a game that is over before it would be interrupted', () => {
    const late = { kind: 'interrupted', atMinute: 600, minutes: 5 } as const
    expect(whole(programmeOf(late))).toEqual(whole(programmeOf({ kind: 'none' })))
    const early = { kind: 'interrupted', atMinute: 1, minutes: 5 } as const
    expect(statuses(whole(programmeOf(early))).has('interrupted')).toBe(true)
  })

  it('is in a schedule from its announcement to its end', () => {
    const offer = { earlyDays: 2, lateDays: 1, earlyShare: 1, offeredShare: 1 }
    const settings = { seed: 's', time: seasonTime(0, 1), offer }
    const schedule = contestSeason(COINS)(settings)
    const known = [...schedule.snapshot(START, START)].map(({ gameId }) => gameId)
    const later = [...schedule.announced(START, START + 86_400_000)].map(({ gameId }) => gameId)
    expect(known.length).toBe(2)
    expect(later.length).toBe(2)
    expect(new Set([...known, ...later]).size).toBe(4)
  })
})
