import { describe, expect, it } from 'vitest'
import { footballProgramme } from './football/play-match.ts'
import { listSchedule } from './list-schedule.ts'
import type { FeedBody, FeedMessage } from './messages.ts'
import type { GameProgramme, GameSchedule } from './programme.ts'
import type { FeedSession } from './provider.ts'
import { scheduledProvider } from './run-schedule.ts'
import { exampleScript, KICK_OFF } from './testing/example-match.ts'
import { manualTime } from './testing/manual-time.ts'

const MINUTE = 60_000

/** A match whose kick-off and announcement are some minutes from `KICK_OFF`. */
function match(gameId: number, startMinute: number, announcedMinute = -30): GameProgramme {
  const script = exampleScript()
  const startsAt = KICK_OFF + startMinute * MINUTE
  return recorded(
    footballProgramme({
      script: { ...script, fixture: { ...script.fixture, gameId, startsAt } },
      announcedAt: KICK_OFF + announcedMinute * MINUTE,
      speed: 60,
    }),
  )
}

/** Plays a match once, however often its messages and its states are read. */
function recorded(programme: GameProgramme): GameProgramme {
  const all = programme.between(programme.announcedAt - 1, programme.endsAt)
  const snapshots = new Map<string, readonly FeedBody[]>()
  return {
    ...programme,
    nextAfter: (afterMs) => all.find(({ at }) => at > afterMs)?.at ?? null,
    between: (afterMs, untilMs) => all.filter(({ at }) => at > afterMs && at <= untilMs),
    snapshot(atMs, sinceMs) {
      const known = snapshots.get(`${atMs} ${sinceMs}`) ?? programme.snapshot(atMs, sinceMs)
      snapshots.set(`${atMs} ${sinceMs}`, known)
      return known
    },
  }
}

/**
 * Of each game: its two goals, half-time, the end of the 90 minutes, and each five minutes of the
 * clock that end between these and in which no goal has decided what is about them.
 */
const SETTLEMENTS = 2 + 2 + 15
/** Of a game that has reached 30 minutes: four times five minutes, and the goal at 23 minutes. */
const SETTLEMENTS_BEFORE_30 = 4 + 1

/** Minutes, with a game each. */
const GOES_ON = 8

const GAMES = [match(1, 0), match(2, 0), match(3, 1), match(4, 2, 0.5)]

interface ListenOptions {
  readonly schedule?: GameSchedule
  readonly fromMinute?: number
  readonly resumeFrom?: number
  readonly onMessage?: (message: FeedMessage, session: FeedSession) => void
}

function listen({ schedule, fromMinute = -1, resumeFrom, onMessage }: ListenOptions = {}) {
  const time = manualTime(KICK_OFF + fromMinute * MINUTE)
  const received: FeedMessage[] = []
  const startedAt = time.now()
  const provider = scheduledProvider({
    producer: 'test',
    schedule: () => schedule ?? listSchedule(GAMES),
    timers: time.timers,
  })
  const session: FeedSession = provider.start({
    epoch: KICK_OFF,
    resumeFrom: resumeFrom ?? time.now(),
    now: time.now,
    listener: (message) => {
      received.push(message)
      if (time.now() > startedAt) onMessage?.(message, session)
    },
  })
  time.pass(0)
  return { time, received, session }
}

const bare = ({ sequence: _sequence, ...message }: FeedMessage) => message
const ofGames = (messages: readonly FeedMessage[]) =>
  messages.filter(({ kind }) => kind !== 'alive' && kind !== 'snapshot_complete')
const completeAt = (messages: readonly FeedMessage[]) =>
  messages.findIndex(({ kind }) => kind === 'snapshot_complete')

describe('a feed that follows a schedule', () => {
  it('first sends the current state and ends that with snapshot_complete', () => {
    const { received } = listen()
    expect(received.map(({ kind }) => kind)).toEqual([
      ...['fixture', 'odds_change', 'fixture', 'odds_change', 'fixture', 'odds_change'],
      'snapshot_complete',
    ])
  })

  it('numbers its messages from one without gaps, in order of time', () => {
    const { received, time, session } = listen()
    time.pass(2 * MINUTE)
    session.requestSnapshot()
    time.pass(3 * MINUTE)
    expect(received.map(({ sequence }) => sequence)).toEqual(received.map((_, i) => i + 1))
    expect(received.map(({ at }) => at)).toEqual(received.map(({ at }) => at).sort((a, b) => a - b))
    expect(new Set(received.map(({ producer }) => producer))).toEqual(new Set(['test']))
  })

  it('sends alive every second', () => {
    const { received, time } = listen()
    time.pass(10_000)
    const alive = received.filter(({ kind }) => kind === 'alive').map(({ at }) => at)
    const start = KICK_OFF - MINUTE
    expect(alive).toEqual(Array.from({ length: 10 }, (_, i) => start + (i + 1) * 1_000))
  })

  it('sends each game at its moments, whatever the others do', () => {
    const { received, time } = listen()
    time.pass(10 * MINUTE)
    const live = received.slice(completeAt(received) + 1)
    for (const game of GAMES) {
      const expected = game.between(KICK_OFF - MINUTE, KICK_OFF + 9 * MINUTE)
      const sent = ofGames(live).filter((message) => gameOf(message) === game.gameId)
      expect(sent.map(({ at, kind }) => [at, kind])).toEqual(
        expected.map(({ at, body }) => [at, body.kind]),
      )
    }
  })

  it('announces a new game at its moment', () => {
    const { received, time } = listen()
    time.pass(2 * MINUTE)
    const fixture = received.find((message) => message.kind === 'fixture' && gameOf(message) === 4)
    expect(fixture?.at).toBe(KICK_OFF + 0.5 * MINUTE)
  })

  it('goes on for ever with a schedule that does', () => {
    const made = new Map<number, GameProgramme>()
    const matchOfMinute = (minute: number) => {
      const one = made.get(minute) ?? match(1000 + minute, minute + 1, minute)
      made.set(minute, one)
      return one
    }
    const announcedIn = (afterMs: number, untilMs: number) => {
      const first = Math.floor((afterMs - KICK_OFF) / MINUTE) + 1
      const last = Math.floor((untilMs - KICK_OFF) / MINUTE)
      const count = Math.max(0, last - first + 1)
      return Array.from({ length: count }, (_, i) => matchOfMinute(first + i))
    }
    const schedule: GameSchedule = {
      snapshot: (atMs, sinceMs) => announcedIn(sinceMs - 5 * MINUTE, atMs),
      announced: announcedIn,
    }
    const { received, time } = listen({ schedule, fromMinute: 0 })
    time.pass(GOES_ON * MINUTE)
    const fixtures = received.slice(completeAt(received)).filter(({ kind }) => kind === 'fixture')
    expect(fixtures.map(gameOf)).toEqual(Array.from({ length: GOES_ON }, (_, i) => 1001 + i))
    expect(fixtures.map(({ at }) => at)).toEqual(
      Array.from({ length: GOES_ON }, (_, i) => KICK_OFF + (i + 1) * MINUTE),
    )
    expect(received.filter(({ kind }) => kind === 'bet_settlement').length).toBeGreaterThan(GOES_ON)
  })

  it('falls silent when it is stopped, even in the middle of a word', () => {
    const { received, time } = listen({
      onMessage: (message, session) => {
        if (message.kind === 'bet_stop') session.stop()
      },
    })
    time.pass(10 * MINUTE)
    expect(received.at(-1)?.kind).toBe('bet_stop')
    expect(received.filter(({ kind }) => kind === 'bet_stop').length).toBe(1)
  })
})

describe('a snapshot', () => {
  it('changes nothing for a listener that missed nothing', () => {
    for (const minutes of [0, 0.9, 1.3, 2.1, 3.3, 6]) {
      const { received, time, session } = listen()
      time.pass(minutes * MINUTE)
      const before = known(received)
      session.requestSnapshot()
      time.pass(0)
      expect(received.at(-1)?.kind).toBe('snapshot_complete')
      expect(known(received)).toEqual(before)
      const again = received.length
      session.requestSnapshot()
      time.pass(0)
      expect(received.slice(again).map(bare)).toEqual(
        received.slice(again - (received.length - again), again).map(bare),
      )
    }
  })

  it('brings a listener that missed everything to where the others are', () => {
    const { received, time, session } = listen()
    time.pass(4 * MINUTE)
    const missed = received.length
    session.requestSnapshot()
    time.pass(0)
    expect(known(received.slice(missed))).toEqual(known(received))
  })

  it('is sent after the message during which a listener requests it', () => {
    let isRequested = false
    const { received, time } = listen({
      onMessage: (message, session) => {
        if (message.kind !== 'bet_stop' || isRequested) return
        isRequested = true
        session.requestSnapshot()
      },
    })
    time.pass(2 * MINUTE)
    const stop = received.findIndex(({ kind }) => kind === 'bet_stop')
    expect(received[stop + 1]?.kind).toBe('odds_change')
    const snapshot = received.slice(stop).map(({ kind }) => kind)
    expect(snapshot.filter((kind) => kind === 'snapshot_complete').length).toBe(1)
    expect(received.map(({ sequence }) => sequence)).toEqual(received.map((_, i) => i + 1))
  })

  it('carries the number of its request', () => {
    let isRequested = false
    const { received, session, time } = listen({
      onMessage: (message, own) => {
        if (message.kind !== 'fixture' || isRequested) return
        isRequested = true
        own.requestSnapshot(2)
      },
    })
    time.pass(1)
    session.requestSnapshot(1)
    time.pass(1)
    const requests = received.flatMap((message) =>
      message.kind === 'snapshot_complete' ? [message.request] : [],
    )
    expect(requests).toEqual([undefined, 1, 2])
  })

  it('takes the place of all that a sleeping machine has missed', () => {
    const { received, time } = listen()
    time.pass(MINUTE)
    time.sleep(8 * MINUTE)
    const before = received.length
    time.pass(0)
    const late = received.slice(before)
    expect(late.at(-1)?.kind).toBe('snapshot_complete')
    expect(late.filter(({ kind }) => kind === 'odds_change').length).toBe(GAMES.length)
    expect(late.filter(({ kind }) => kind === 'bet_settlement').length).toBe(
      SETTLEMENTS * GAMES.length,
    )
    time.pass(1_000)
    expect(received.at(-1)?.kind).toBe('alive')
  })

  it('is not taken when a clock goes backwards', () => {
    const { received, time } = listen()
    time.pass(MINUTE)
    time.sleep(-30_000)
    const before = received.length
    time.pass(29_000)
    expect(received.length).toBe(before)
    time.pass(3_000)
    expect(received.map(({ at }) => at)).toEqual(received.map(({ at }) => at).sort((a, b) => a - b))
  })
})

describe('a feed that is started again', () => {
  it('goes on exactly as the one before would have', () => {
    const first = listen()
    first.time.pass(8 * MINUTE)
    for (const fromMinute of [0.25, 1.5, 3]) {
      const second = listen({ fromMinute, resumeFrom: KICK_OFF - MINUTE })
      second.time.pass((7 - fromMinute) * MINUTE)
      const since = KICK_OFF + fromMinute * MINUTE
      const live = second.received.slice(completeAt(second.received) + 1)
      expect(ofGames(live).map(bare)).toEqual(
        ofGames(first.received)
          .filter(({ at }) => at > since)
          .map(bare),
      )
    }
  })

  it('sends the end and the settlements of what was played meanwhile, and no more of it', () => {
    const { received } = listen({ fromMinute: 30, resumeFrom: KICK_OFF + 0.5 * MINUTE })
    const settlements = received.flatMap((one) => (one.kind === 'bet_settlement' ? [one] : []))
    expect(
      received.filter(({ kind }) => kind !== 'bet_settlement').map(({ kind }) => kind),
    ).toEqual([...GAMES.flatMap(() => ['fixture', 'odds_change']), 'snapshot_complete'])
    const [rest, all] = [SETTLEMENTS - SETTLEMENTS_BEFORE_30, SETTLEMENTS]
    expect(settlements.map(gameOf)).toEqual(
      [rest, rest, all, all].flatMap((count, i) => Array.from({ length: count }, () => i + 1)),
    )
    const played = GAMES.flatMap((game) =>
      game.between(KICK_OFF + 0.5 * MINUTE - 1, game.endsAt).map(({ body }) => body),
    )
    expect(settlements.map(({ outcomes }) => outcomes)).toEqual(
      played.flatMap((body) => (body.kind === 'bet_settlement' ? [body.outcomes] : [])),
    )
    const states = received.flatMap((message) => (message.kind === 'odds_change' ? [message] : []))
    expect(states.every(({ status }) => status === 'ended')).toBe(true)
  })

  it('leaves out what was over before', () => {
    const resumeFrom = (GAMES[0]?.endsAt ?? 0) + 1
    const { received } = listen({ fromMinute: 30, resumeFrom })
    const fixtures = received.filter(({ kind }) => kind === 'fixture')
    expect(fixtures.map(gameOf)).toEqual([3, 4])
  })
})

function gameOf(message: FeedMessage): number | null {
  if (message.kind === 'fixture') return message.fixture.gameId
  return 'gameId' in message ? message.gameId : null
}

/** What a listener knows after these messages. */
function known(messages: readonly FeedMessage[]): ReadonlyMap<string, unknown> {
  const facts = new Map<string, unknown>()
  for (const message of messages) {
    if (message.kind === 'fixture') facts.set(`fixture ${gameOf(message)}`, message.fixture)
    if (message.kind === 'bet_settlement') {
      for (const { selectionId, result } of message.outcomes) {
        facts.set(`result ${selectionId}`, result)
      }
    }
    if (message.kind !== 'odds_change') continue
    const { gameId, status, clock, score, markets } = message
    facts.set(`state ${gameId}`, { status, clock, score })
    for (const market of markets) {
      for (const selection of market.selections) {
        facts.set(`odds ${selection.selectionId}`, { selection, status: market.status })
      }
    }
  }
  return facts
}

describe('a snapshot of many games', () => {
  const MANY = Array.from({ length: 50 }, (_, i) => match(100 + i, 60))
  const many = (more: ListenOptions = {}) => listen({ schedule: listSchedule(MANY), ...more })
  const sent = (messages: readonly FeedMessage[]) =>
    messages.filter(({ kind }) => kind === 'odds_change').length

  it('is sent in parts, with other messages and alive in between', () => {
    const { received, time, session } = many()
    const before = received.length
    session.requestSnapshot(7)
    expect(sent(received.slice(before))).toBe(2)
    time.sleep(1_500)
    time.pass(0)
    expect(sent(received.slice(before))).toBe(50)
    expect(received.slice(before).filter(({ kind }) => kind === 'alive').length).toBeGreaterThan(0)
    expect(received.at(-1)).toMatchObject({ kind: 'snapshot_complete', request: 7 })
  })

  it('is followed by another one that is requested meanwhile', () => {
    const { received, time, session } = many()
    session.requestSnapshot(1)
    session.requestSnapshot(2)
    time.pass(0)
    const complete = received.filter(({ kind }) => kind === 'snapshot_complete').map(bare)
    expect(complete.slice(1)).toMatchObject([{ request: 1 }, { request: 2 }])
  })

  it('is not begun again by the same request', () => {
    const { received, time, session } = many()
    session.requestSnapshot(1)
    session.requestSnapshot(1)
    time.pass(0)
    const complete = received.filter(({ kind }) => kind === 'snapshot_complete').map(bare)
    expect(complete.slice(1)).toMatchObject([{ request: 1 }])
  })

  it('delays no message of a game that is sent already', () => {
    const { received, time, session } = listen({ schedule: listSchedule([...MANY, ...GAMES]) })
    time.pass(MINUTE - 1)
    const before = received.length
    session.requestSnapshot()
    time.sleep(2_000)
    time.pass(0)
    const later = received.slice(before)
    const stop = later.findIndex((message) => message.kind === 'bet_stop' && gameOf(message) === 1)
    expect(stop).toBeGreaterThan(0)
    expect(stop).toBeLessThan(later.findIndex(({ kind }) => kind === 'snapshot_complete'))
  })

  it('misses nothing that happens while it is sent', () => {
    const { received, time, session } = listen({ schedule: listSchedule([...MANY, ...GAMES]) })
    session.requestSnapshot()
    time.sleep(20_000)
    time.pass(2 * MINUTE)
    const stops = received.filter((message) => message.kind === 'bet_stop' && gameOf(message) === 1)
    const expected = GAMES[0]?.between(KICK_OFF - MINUTE, time.now()) ?? []
    expect(stops.length).toBe(expected.filter(({ body }) => body.kind === 'bet_stop').length)
    expect(stops.length).toBeGreaterThan(0)
  })
})
