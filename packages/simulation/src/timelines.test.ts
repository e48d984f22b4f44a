import { scoreOfFacts } from '@caderneta/domain/markets/game/match-fact'
import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme, TimedBody } from '@caderneta/feed/programme'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import { beforeAll, describe, expect, it } from 'vitest'
import { AMERICAN_FOOTBALL } from './american-football/american-football.ts'
import { BASKETBALL } from './basketball/basketball.ts'
import { BOXING } from './boxing/boxing.ts'
import { footballGameProgramme } from './football/football-game-programme.ts'
import type { SeasonGame } from './schedule/season-game.ts'
import type { SeasonTournament } from './schedule/season-tournament.ts'
import {
  type ContestSport,
  contestCalendar,
  contestGameProgramme,
} from './season/contest-season.ts'
import type { Disturbance } from './season/disturbance.ts'
import type { SeasonCast } from './season/season-schedule.ts'
import { seasonTime } from './season/season-time.ts'
import { E_SPORTS } from './sets/e-sports-season.ts'
import { TENNIS } from './sets/tennis-season.ts'
import { VOLLEYBALL } from './sets/volleyball-season.ts'
import { footballDay } from './testing/football-day.ts'

const SEED = 'caderneta'
const DAY = 20_778
const GAMES = sized({ test: 1, small: 2, full: 20 })
const SNAPSHOT_EVERY = sized({ test: 60, small: 20, full: 20 })

/** A cancelled game is over at its kick-off. */
const KICK_OFF_MS = 60_000

const castOf = (startMs: number): SeasonCast => {
  const announcedAt = startMs - KICK_OFF_MS
  return { seed: SEED, time: seasonTime(0, 1), isHighlight: false, announcedAt }
}

const DISTURBANCES: readonly Disturbance[] = [
  { kind: 'none' },
  { kind: 'interrupted', atMinute: 20, minutes: 10 },
  { kind: 'abandoned', share: 0.6 },
]

function games<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
): readonly GameProgramme[] {
  const first: SeasonGame<Tournament>[] = []
  for (let day = DAY; day < DAY + 8 && first.length < GAMES; day += 1)
    first.push(...contestCalendar(sport, SEED)(day))
  return first
    .slice(0, GAMES)
    .flatMap((game) =>
      DISTURBANCES.map((one) => contestGameProgramme(sport, game, castOf(game.startMs), one)),
    )
}

const SPORTS = {
  football: () =>
    footballDay(SEED, DAY)
      .slice(0, 4 * GAMES)
      .map((game) => footballGameProgramme(game, castOf(game.startMs)))
      .filter(({ announcedAt, endsAt }) => endsAt > announcedAt + KICK_OFF_MS),
  tennis: () => games(TENNIS),
  volleyball: () => games(VOLLEYBALL),
  'e-sports': () => games(E_SPORTS),
  basketball: () => games(BASKETBALL),
  'American football': () => games(AMERICAN_FOOTBALL),
  boxing: () => games(BOXING),
}

const changes = (bodies: readonly FeedBody[]) =>
  bodies.flatMap((body) => (body.kind === 'odds_change' && body.clock ? [body] : []))

describe.each(Object.entries(SPORTS))('the timeline of %s', (_name, programmes) => {
  let played: readonly { readonly game: GameProgramme; readonly timed: readonly TimedBody[] }[]

  beforeAll(() => {
    played = programmes().map((game) => ({
      game,
      timed: game.between(game.announcedAt, game.endsAt),
    }))
  })

  it('adds up to the score in every message and in every snapshot', () => {
    for (const { game, timed } of played) {
      const bodies = timed.map(({ body }) => body)
      const snapshots = timed
        .filter((_, i) => i % SNAPSHOT_EVERY === 0)
        .flatMap(({ at }) => game.snapshot(at, at))
      for (const { timeline = [], score } of changes([...bodies, ...snapshots]))
        expect(scoreOfFacts(timeline)).toEqual(score)
    }
  })

  it('only grows, and contains the start and the end', () => {
    for (const { timed } of played) {
      const bodies = changes(timed.map(({ body }) => body))
      bodies.forEach(({ timeline = [] }, i) => {
        const before = bodies[i - 1]?.timeline ?? []
        expect(timeline.slice(0, before.length)).toEqual(before)
      })
      const whole = bodies.at(-1)?.timeline ?? []
      expect(whole[0]?.kind).toBe('period_start')
      expect(['ended', 'abandoned', 'stoppage', 'decision']).toContain(whole.at(-1)?.kind)
    }
  })
})
