import { isUnderWay } from '@caderneta/domain/markets/game'
import { SPORTS } from '@caderneta/domain/markets/sports'
import type { FeedMessage } from '@caderneta/feed/messages'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { describe, expect, it } from 'vitest'
import { simulationProvider } from './simulation-provider.ts'

const EPOCH = Date.UTC(2026, 10, 21, 18)
const MINUTE = 60_000

/** Runs the feed for a while and keeps all its messages. */
function listen(
  startsAt: number,
  minutes: number,
  {
    resumeFrom = EPOCH,
    ...options
  }: Partial<Parameters<typeof simulationProvider>[0]> & { resumeFrom?: number } = {},
) {
  const time = manualTime(startsAt)
  const messages: FeedMessage[] = []
  const settings = { seed: 'caderneta', speed: 1, daysAhead: 0.2, outrightsMax: 2, ...options }
  const provider = simulationProvider({ ...settings, timers: time.timers })
  const session = provider.start({
    epoch: EPOCH,
    resumeFrom,
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

/** Of games that are played; outrights of competitions are sent again after each start. */
function bodies(messages: readonly FeedMessage[], from: number) {
  const outrights = new Set(
    messages.flatMap((each) =>
      each.kind === 'odds_change' && each.played !== undefined ? [each.gameId] : [],
    ),
  )
  return messages
    .filter(({ at, kind }) => at > from && kind !== 'alive' && kind !== 'snapshot_complete')
    .filter((each) => !('gameId' in each && outrights.has(each.gameId)))
    .map(({ sequence: _, ...rest }) => JSON.stringify(rest))
}

describe('the simulation', () => {
  it('begins with everything current and ends that with snapshot_complete', () => {
    const messages = listen(EPOCH, 0)
    expect(messages.at(-1)?.kind).toBe('snapshot_complete')
    expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, i) => i + 1))
    expect(new Set(messages.map(({ producer }) => producer))).toEqual(new Set(['simulation']))
    const fixtures = messages.filter(({ kind }) => kind === 'fixture')
    expect(fixtures.length).toBeGreaterThan(15)
  })

  it.each([0, 9, 17])('plays fifteen games at any hour: %d hours later', (hours) => {
    const at = EPOCH + hours * 60 * MINUTE
    expect(countsOf(listen(at, 0, { resumeFrom: at }), at).live).toBeGreaterThanOrEqual(15)
  })

  it('announces hundreds of games of seven sports a week before', () => {
    const { week, sports } = countsOf(listen(EPOCH, 0, { daysAhead: 8 }), EPOCH)
    expect(week).toBeGreaterThanOrEqual(600)
    expect(sports).toEqual(new Set(SPORTS.map(({ id }) => id)))
  })

  it('is alive every second', () => {
    expect(listen(EPOCH, 1).filter(({ kind }) => kind === 'alive').length).toBe(60)
  })

  it('sends the same to a consumer that started later', () => {
    const early = listen(EPOCH, 8)
    const late = listen(EPOCH + 5 * MINUTE, 3)
    const from = EPOCH + 5 * MINUTE
    expect(new Set(bodies(late, from))).toEqual(new Set(bodies(early, from)))
    expect(bodies(late, from).length).toBeGreaterThan(50)
  })

  it('produces another season from another seed', () => {
    const teams = (seed: string) =>
      listen(EPOCH, 0, { seed }).flatMap((message) =>
        message.kind === 'fixture'
          ? [message.fixture.teams.map(({ name }) => name).join(' x ')]
          : [],
      )
    expect(teams('other')).not.toEqual(teams('caderneta'))
    expect(teams('caderneta')).toEqual(teams('caderneta'))
  })

  it('plays matches to their settlement, sixty times as fast when configured so', () => {
    const messages = listen(EPOCH, 2.2, { speed: 60, gamesTarget: 50 })
    const settled = messages.filter(({ kind }) => kind === 'bet_settlement')
    expect(settled.length).toBeGreaterThan(30)
    const ended = messages.filter((each) => each.kind === 'odds_change' && each.status === 'ended')
    expect(ended.length).toBeGreaterThan(3)
  })
})
