import { expect, it } from 'vitest'
import { footballProgramme } from './football/play-match.ts'
import { listSchedule } from './list-schedule.ts'
import type { FeedMessage } from './messages.ts'
import { scheduledProvider } from './run-schedule.ts'
import { exampleScript, KICK_OFF } from './testing/example-match.ts'
import { manualTime } from './testing/manual-time.ts'

function match(gameId: number) {
  const script = exampleScript()
  const fixture = { ...script.fixture, gameId }
  return footballProgramme({
    script: { ...script, fixture },
    announcedAt: KICK_OFF - 3_600_000,
    speed: 1,
  })
}

it('announces all games before any is priced, where that is wanted', () => {
  const time = manualTime(KICK_OFF - 60_000)
  const received: FeedMessage[] = []
  const provider = scheduledProvider({
    producer: 'test',
    schedule: () => listSchedule([1, 2, 3].map(match)),
    areFixturesFirst: true,
    timers: time.timers,
  })
  const { now } = time
  const listener = (message: FeedMessage) => received.push(message)
  provider.start({ epoch: KICK_OFF, resumeFrom: now(), now, listener })
  time.pass(0)
  const priced = ['fixture', 'odds_change']
  expect(received.map(({ kind }) => kind)).toEqual([
    ...['fixture', 'fixture', 'fixture'],
    ...[...priced, ...priced, ...priced],
    'snapshot_complete',
  ])
  const announced = received.flatMap((one) => (one.kind === 'fixture' ? [one.fixture.gameId] : []))
  expect(announced).toEqual([1, 2, 3, 1, 2, 3])
})
