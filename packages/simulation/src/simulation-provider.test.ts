import { isUnderWay } from '@caderneta/domain/markets/game/game'
import { SPORTS } from '@caderneta/domain/markets/registry/sports'
import type { FeedMessage } from '@caderneta/feed/messages'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import { describe, expect, it } from 'vitest'
import { simulationProvider, simulationSchedule } from './simulation-provider.ts'

const EPOCH = Date.UTC(2026, 10, 21, 18)
const MINUTE = 60_000
const MINUTES_AT_SPEED = sized({ test: 1, small: 4, full: 20 })
const ALL_GAMES = 1_500
/** Games on offer; some fifteen of the default are live. */
const GAMES = sized({ test: 300, small: ALL_GAMES, full: ALL_GAMES })
const WHOLE = { gamesTarget: sized({ test: 700, small: ALL_GAMES, full: ALL_GAMES }) }
const DAYS_AHEAD = sized({ test: 1, small: 7, full: 7 })
const WHOLE_OFFER = { gamesTarget: ALL_GAMES, daysAhead: DAYS_AHEAD + 1 }

/** Runs the feed for a while and keeps all its messages. */
function listen(
  startsAt: number,
  minutes: number,
  options: Partial<Parameters<typeof simulationProvider>[0]> = {},
) {
  const time = manualTime(startsAt)
  const messages: FeedMessage[] = []
  const settings = { seed: 'caderneta', speed: 1, daysAhead: 0.2, gamesTarget: GAMES, ...options }
  const provider = simulationProvider({ ...settings, timers: time.timers })
  const session = provider.start({
    epoch: EPOCH,
    resumeFrom: EPOCH,
    now: time.now,
    listener: (message) => messages.push(message),
  })
  time.pass(minutes * MINUTE)
  session.stop()
  return messages
}

/** Games in the next days, games under way, and sports: nothing of it takes a price. */
function countsAt(at: number) {
  const schedule = simulationSchedule({ seed: 'caderneta', speed: 1, ...WHOLE_OFFER })
  const games = [...schedule(EPOCH, new Set()).snapshot(at, at)]
  const bodies = games.flatMap((game) => game.snapshot(at, at))
  const fixtures = bodies.flatMap((each) => (each.kind === 'fixture' ? [each.fixture] : []))
  const isNear = (startsAt: number) =>
    startsAt > at && startsAt <= at + DAYS_AHEAD * 24 * 60 * MINUTE
  const states = bodies.filter((each) => each.kind === 'odds_change' && isUnderWay(each.status))
  return {
    coming: fixtures.filter(({ startsAt }) => isNear(startsAt)).length,
    live: states.length,
    sports: new Set(fixtures.map(({ sportId }) => sportId)),
  }
}

const bodies = (messages: readonly FeedMessage[], from: number) =>
  messages
    .filter(({ at, kind }) => at > from && kind !== 'alive' && kind !== 'snapshot_complete')
    .map(({ sequence: _, ...rest }) => JSON.stringify(rest))

/** A game of the tournament 101, which was played without end. */
const FORMER_TENNIS = 41_000_000_000 + (20_785 * 1_000 + 101) * 100 + 3

describe('a game of a season that is not played any more', () => {
  it('is cancelled, of football with other teams, rounds or results and of a former tennis tournament', () => {
    const kept = new Set([3_999_999_999, 8_260_013_501, 9_260_013_501, FORMER_TENNIS])
    const schedule = simulationSchedule({ seed: 'caderneta', speed: 1, daysAhead: 0 })(EPOCH, kept)
    const cancelled = [...schedule.snapshot(EPOCH, EPOCH)].filter(({ gameId }) => kept.has(gameId))
    expect(cancelled.map(({ gameId }) => gameId)).toEqual([...kept])
    const [first] = cancelled
    expect(first?.snapshot(EPOCH, EPOCH).map(({ kind }) => kind)).toContain('bet_cancel')
  })
})

describe('the simulation', () => {
  const first = listen(EPOCH, 0)

  it('begins with everything current and ends that with snapshot_complete', () => {
    expect(first.at(-1)?.kind).toBe('snapshot_complete')
    expect(first.map(({ sequence }) => sequence)).toEqual(first.map((_, i) => i + 1))
    expect(new Set(first.map(({ producer }) => producer))).toEqual(new Set(['simulation']))
    const fixtures = first.filter(({ kind }) => kind === 'fixture')
    expect(fixtures.length).toBeGreaterThan(15)
  })

  it('plays seven sports: fifteen games live at any hour, hundreds in the next week', () => {
    for (const hour of sized({ test: [0], small: [0, 9, 17], full: [0, 9, 17] })) {
      const { coming, live, sports } = countsAt(EPOCH + hour * 60 * MINUTE)
      expect(live, `${hour} hours later`).toBeGreaterThanOrEqual(15)
      expect(coming).toBeGreaterThanOrEqual((600 * DAYS_AHEAD) / 7)
      expect(sports).toEqual(new Set(SPORTS.map(({ id }) => id)))
    }
  })

  it('is alive every second', () => {
    expect(listen(EPOCH, 0.25).filter(({ kind }) => kind === 'alive').length).toBe(15)
  })

  it('sends the same to a consumer that started later', () => {
    const [before, after] = sized({ test: [0.5, 1.5], small: [5, 7], full: [30, 30] })
    const early = listen(EPOCH, before + after, WHOLE)
    const late = listen(EPOCH + before * MINUTE, after, WHOLE)
    const from = EPOCH + before * MINUTE
    expect(new Set(bodies(late, from))).toEqual(new Set(bodies(early, from)))
    expect(bodies(late, from).length).toBeGreaterThan(100)
  })

  it('produces another season from another seed', () => {
    const teams = (messages: readonly FeedMessage[]) =>
      messages.flatMap((message) =>
        message.kind === 'fixture'
          ? [message.fixture.teams.map(({ name }) => name).join(' x ')]
          : [],
      )
    expect(teams(listen(EPOCH, 0, { seed: 'other' }))).not.toEqual(teams(first))
    expect(teams(listen(EPOCH, 0))).toEqual(teams(first))
  })

  it('plays matches to their settlement, sixty times as fast when configured so', () => {
    const messages = listen(EPOCH, MINUTES_AT_SPEED, { speed: 60 })
    const settled = messages.filter(({ kind }) => kind === 'bet_settlement')
    expect(settled.length).toBeGreaterThan(8 * MINUTES_AT_SPEED - 2)
    const ended = messages.filter((each) => each.kind === 'odds_change' && each.status === 'ended')
    expect(ended.length).toBeGreaterThan(4 * MINUTES_AT_SPEED - 1)
  })
})
