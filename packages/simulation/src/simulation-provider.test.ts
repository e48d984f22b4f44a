import { isUnderWay } from '@caderneta/domain/markets/game'
import { SPORTS } from '@caderneta/domain/markets/sports'
import type { FeedMessage } from '@caderneta/feed/messages'
import { sized } from '@caderneta/feed/testing/campaign-size'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { describe, expect, it } from 'vitest'
import { simulationProvider } from './simulation-provider.ts'

const EPOCH = Date.UTC(2026, 10, 21, 18)
const MINUTE = 60_000
const MINUTES_AT_SPEED = sized({ test: 1, small: 4, full: 20 })

/** Runs the feed for a while and keeps all its messages. */
function listen(
  startsAt: number,
  minutes: number,
  options: Partial<Parameters<typeof simulationProvider>[0]> = {},
) {
  const time = manualTime(startsAt)
  const messages: FeedMessage[] = []
  const settings = { seed: 'caderneta', speed: 1, daysAhead: 0.2, ...options }
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

/** Games in the next seven days, games under way, and sports. */
function countsOf(messages: readonly FeedMessage[], at: number) {
  const fixtures = messages.flatMap((each) => (each.kind === 'fixture' ? [each.fixture] : []))
  const isNear = (startsAt: number) => startsAt > at && startsAt <= at + 7 * 24 * 60 * MINUTE
  const states = messages.filter((each) => each.kind === 'odds_change' && isUnderWay(each.status))
  return {
    week: fixtures.filter(({ startsAt }) => isNear(startsAt)).length,
    live: states.length,
    sports: new Set(fixtures.map(({ sportId }) => sportId)),
  }
}

const bodies = (messages: readonly FeedMessage[], from: number) =>
  messages
    .filter(({ at, kind }) => at > from && kind !== 'alive' && kind !== 'snapshot_complete')
    .map(({ sequence: _, ...rest }) => JSON.stringify(rest))

describe('the simulation', () => {
  it('begins with everything current and ends that with snapshot_complete', () => {
    const messages = listen(EPOCH, 0)
    expect(messages.at(-1)?.kind).toBe('snapshot_complete')
    expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, i) => i + 1))
    expect(new Set(messages.map(({ producer }) => producer))).toEqual(new Set(['simulation']))
    const fixtures = messages.filter(({ kind }) => kind === 'fixture')
    expect(fixtures.length).toBeGreaterThan(15)
  })

  it('plays seven sports: fifteen games live at any hour, hundreds in the next week', () => {
    for (const hour of sized({ test: [9], small: [0, 9, 17], full: [0, 9, 17] })) {
      const at = EPOCH + hour * 60 * MINUTE
      const { week, live, sports } = countsOf(listen(at, 0, { daysAhead: 8 }), at)
      expect(live, `${hour} hours later`).toBeGreaterThanOrEqual(15)
      expect(week).toBeGreaterThanOrEqual(600)
      expect(sports).toEqual(new Set(SPORTS.map(({ id }) => id)))
    }
  })

  it('is alive every second', () => {
    expect(listen(EPOCH, 1).filter(({ kind }) => kind === 'alive').length).toBe(60)
  })

  it('sends the same to a consumer that started later', () => {
    const [before, after] = sized({ test: [1, 2], small: [5, 7], full: [30, 30] })
    const early = listen(EPOCH, before + after)
    const late = listen(EPOCH + before * MINUTE, after)
    const from = EPOCH + before * MINUTE
    expect(new Set(bodies(late, from))).toEqual(new Set(bodies(early, from)))
    expect(bodies(late, from).length).toBeGreaterThan(100)
  })

  it('produces another season from another seed', () => {
    const teams = (seed: string) =>
      listen(EPOCH, 0, { seed }).flatMap((message) =>
        message.kind === 'fixture'
          ? [message.fixture.teams.map(({ name }) => name).join(' x ')]
          : [],
      )
    const own = teams('caderneta')
    expect(teams('other')).not.toEqual(own)
    expect(teams('caderneta')).toEqual(own)
  })

  it('plays matches to their settlement, sixty times as fast when configured so', () => {
    const messages = listen(EPOCH, MINUTES_AT_SPEED, { speed: 60 })
    const settled = messages.filter(({ kind }) => kind === 'bet_settlement')
    expect(settled.length).toBeGreaterThan(8 * MINUTES_AT_SPEED - 2)
    const ended = messages.filter((each) => each.kind === 'odds_change' && each.status === 'ended')
    expect(ended.length).toBeGreaterThan(4 * MINUTES_AT_SPEED - 1)
  })
})
