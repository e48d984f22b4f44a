import { describe, expect, it } from 'vitest'
import { footballProgramme } from './football/play-match.ts'
import { listSchedule } from './list-schedule.ts'
import type { FeedMessage } from './messages.ts'
import { scheduledProvider } from './run-schedule.ts'
import { exampleScript, KICK_OFF } from './testing/example-match.ts'
import { manualTime } from './testing/manual-time.ts'

const MINUTE = 60_000

const MATCH = footballProgramme({
  script: exampleScript(),
  announcedAt: KICK_OFF - 30 * MINUTE,
  speed: 60,
})

describe('games that were over before the run', () => {
  const ENDED = KICK_OFF - 300 * MINUTE
  const finished = (gameId: number) => {
    const { fixture } = exampleScript()
    const body = { kind: 'fixture', fixture: { ...fixture, gameId } } as const
    return { startsAt: ENDED - 110 * MINUTE, endedAt: ENDED, bodies: [body] }
  }
  const PAST = [finished(91), null, finished(92), finished(93), finished(94), finished(95), null]

  function listenToPast(finishedBefore: number | undefined) {
    const time = manualTime(KICK_OFF)
    const received: FeedMessage[] = []
    const requests: number[] = []
    const provider = scheduledProvider({
      producer: 'test',
      schedule: () => ({
        ...listSchedule([MATCH]),
        *finished(_atMs, beforeMs) {
          requests.push(beforeMs)
          yield* PAST
        },
      }),
      timers: time.timers,
    })
    const session = provider.start({
      epoch: KICK_OFF,
      resumeFrom: KICK_OFF,
      now: time.now,
      listener: (message) => received.push(message),
      ...(finishedBefore !== undefined && { finishedBefore }),
    })
    time.pass(0)
    const past = () =>
      received.flatMap((one) =>
        one.kind === 'fixture' && one.fixture.gameId > 90 ? [one.fixture.gameId] : [],
      )
    return { time, received, requests, past, session }
  }

  it('are sent after the first snapshot, some at a time, dated by their end', () => {
    const { time, received, requests, past } = listenToPast(KICK_OFF - 5 * MINUTE)
    expect(received.at(-1)?.kind).toBe('snapshot_complete')
    expect(past()).toEqual([])
    time.pass(200)
    expect(past()).toEqual([91])
    time.pass(200)
    expect(past()).toEqual([91, 92, 93, 94, 95])
    expect(received.find((one) => one.kind === 'fixture' && one.fixture.gameId === 91)?.at).toBe(
      ENDED,
    )
    expect(requests).toEqual([KICK_OFF - 5 * MINUTE])
  })

  it('are sent once, whatever is requested again', () => {
    const { time, past, session } = listenToPast(KICK_OFF)
    time.pass(5_000)
    session.requestSnapshot(1)
    time.pass(5_000)
    expect(past()).toHaveLength(5)
  })

  it('are not sent where they are not wanted', () => {
    const { time, past, requests } = listenToPast(undefined)
    time.pass(5_000)
    expect(past()).toEqual([])
    expect(requests).toEqual([])
  })
})
