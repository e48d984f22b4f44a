import { expect, it } from 'vitest'
import { footballProgramme } from './football/play-match.ts'
import { listSchedule } from './list-schedule.ts'
import type { FeedMessage } from './messages.ts'
import { scheduledProvider } from './run-schedule.ts'
import { exampleScript, KICK_OFF } from './testing/example-match.ts'
import { manualTime } from './testing/manual-time.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const [OVER, OPEN] = [1, 2]

function match(gameId: number, startsAt: number) {
  const script = exampleScript()
  const fixture = { ...script.fixture, gameId, startsAt }
  return footballProgramme({
    script: { ...script, fixture },
    announcedAt: KICK_OFF - MINUTE,
    speed: 60,
  })
}

/** One match is over for two days, the other one has not begun. */
function playAlong() {
  const time = manualTime(KICK_OFF - MINUTE)
  const schedule = listSchedule([match(OVER, KICK_OFF), match(OPEN, KICK_OFF + 3 * DAY)])
  let received: FeedMessage[] = []
  const provider = scheduledProvider({
    producer: 'test',
    schedule: () => schedule,
    timers: time.timers,
  })
  const session = provider.start({
    ...{ epoch: KICK_OFF, resumeFrom: time.now(), now: time.now },
    listener: (message) => received.push(message),
  })
  time.pass(10 * MINUTE)
  time.sleep(2 * DAY)
  time.pass(MINUTE)
  const since = (act: () => void) => {
    received = []
    act()
    time.pass(5_000)
    return received
  }
  return { session, since }
}

const settledGames = (messages: readonly FeedMessage[]) =>
  new Set(messages.flatMap((one) => (one.kind === 'bet_settlement' ? [one.gameId] : [])))

it('sends what was decided since the moment from which it is resumed, however long ago', () => {
  const { session, since } = playAlong()
  expect(settledGames(since(() => session.requestSnapshot()))).toEqual(new Set())
  const resumed = since(() => session.resume({ resumeFrom: KICK_OFF }))
  expect(settledGames(resumed)).toEqual(new Set([OVER]))
})

it('numbers on, completes a snapshot and stays alive when it is resumed', () => {
  const { session, since } = playAlong()
  const last = since(() => {}).at(-1)?.sequence ?? 0
  const resumed = since(() => session.resume({ resumeFrom: KICK_OFF }))
  expect(resumed.map(({ sequence }) => sequence)).toEqual(resumed.map((_, at) => last + 1 + at))
  const kinds = resumed.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'snapshot_complete')).toHaveLength(1)
  expect(kinds.slice(kinds.indexOf('snapshot_complete'))).toContain('alive')
})
