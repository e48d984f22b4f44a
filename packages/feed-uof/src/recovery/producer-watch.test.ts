import { expect, it } from 'vitest'
import {
  AGE_MAX_MS,
  AHEAD_MAX_MS,
  PAUSES_MS,
  ProducerWatch,
  SILENCE_MAX_MS,
} from './producer-watch.ts'

const START = 1_000_000_000_000
const HOUR_MS = 3_600_000

function watch(hasMissed = false) {
  let requests = 0
  const nextRequestId = () => {
    requests += 1
    return requests
  }
  const options = { product: 1, windowMs: 10 * HOUR_MS, hasMissed, nextRequestId }
  return new ProducerWatch(options, START)
}

/** A producer that is up. */
function upWatch() {
  const one = watch()
  one.connected(START)
  one.look(START)
  one.snapshotComplete(end(1, START + 500), START + 500)
  return one
}

const alive = (at: number, isSubscribed = true) => ({ at, isSubscribed })
const end = (requestId: number | null, at: number) => ({ requestId, at })

it('is up only at the end of the recovery that it requested', () => {
  const one = watch()
  expect(one.look(START)).toBeNull()
  one.connected(START)
  expect(one.look(START)).toEqual({ id: 1, after: null })
  one.alive(alive(START), START)
  expect(one.state).toBe('recovering')
  one.snapshotComplete(end(99, START), START)
  one.snapshotComplete(end(null, START), START)
  expect(one.state).toBe('recovering')
  one.snapshotComplete(end(1, START + 500), START + 500)
  expect([one.state, one.since]).toEqual(['up', START + 500])
  expect(one.look(START + 1000)).toBeNull()
})

it('catches up with what happened before the start, then requests what is on offer now', () => {
  const one = watch(true)
  one.connected(START)
  expect(one.look(START)).toEqual({ id: 1, after: START - 10 * HOUR_MS + 60_000 })
  one.snapshotComplete(end(1, START + 10), START + 10)
  expect(one.state).toBe('recovering')
  expect(one.look(START + 20)).toEqual({ id: 2, after: null })
  expect(one.isWholeRequested).toBe(true)
  one.snapshotComplete(end(2, START + 30), START + 30)
  expect(one.state).toBe('up')
})

it('reaches back as far as it may after a long loss, then requests what is on offer', () => {
  const one = upWatch()
  one.alive(alive(START + 1_000), START + 1_000)
  one.disconnected(START + 2_000)
  const later = START + 11 * HOUR_MS
  one.connected(later)
  expect(one.look(later)).toEqual({ id: 2, after: later - 10 * HOUR_MS + 60_000 })
  one.snapshotComplete(end(2, later), later)
  expect(one.look(later)).toEqual({ id: 3, after: null })
  one.snapshotComplete(end(3, later), later)
  expect(one.state).toBe('up')
})

it('is down without an alive, and recovers from the last one', () => {
  const one = upWatch()
  one.alive(alive(START + 5_000), START + 5_000)
  expect(one.look(START + 5_000 + SILENCE_MAX_MS)).toBeNull()
  expect(one.state).toBe('up')
  expect(one.look(START + 5_001 + SILENCE_MAX_MS)).toBeNull()
  expect([one.state, one.reason]).toEqual(['down', 'silent'])
  one.alive(alive(START + 60_000), START + 60_000)
  expect(one.look(START + 60_000)).toEqual({ id: 2, after: START + 5_000 })
})

it('is down when it is not subscribed, and when the connection is lost', () => {
  const one = upWatch()
  one.alive(alive(START + 1_000, false), START + 1_000)
  expect([one.state, one.reason]).toEqual(['down', 'unsubscribed'])
  const other = upWatch()
  other.disconnected(START + 1_000)
  expect([other.state, other.reason]).toEqual(['down', 'disconnected'])
  expect(other.look(START + 2_000)).toBeNull()
  other.connected(START + 3_000)
  expect(other.look(START + 3_000)).not.toBeNull()
})

it('is down when what arrives was sent long ago', () => {
  const one = upWatch()
  one.message({ at: START }, START + AGE_MAX_MS)
  expect(one.state).toBe('up')
  one.message({ at: START }, START + AGE_MAX_MS + 1)
  expect([one.state, one.reason]).toEqual(['down', 'late'])
  const other = upWatch()
  other.alive(alive(START), START + AGE_MAX_MS + 1)
  expect(other.reason).toBe('late')
})

it('is down when the clock of the sender is ahead, since no age is known by it', () => {
  const one = upWatch()
  one.message({ at: START + AHEAD_MAX_MS }, START)
  expect(one.state).toBe('up')
  one.message({ at: START + AHEAD_MAX_MS + 1 }, START)
  expect([one.state, one.reason, one.look(START)]).toEqual(['down', 'clock', null])
  one.message({ at: START + 1_000 }, START + 1_000)
  expect(one.look(START + 1_000)).not.toBeNull()
})

it('requests what it distrusts as late only when the queue is read up to the present', () => {
  const one = upWatch()
  const late = START + AGE_MAX_MS + 1_000
  one.message({ at: START }, late)
  expect(one.look(late)).toBeNull()
  one.message({ at: START + 500 }, late + 2_000)
  one.alive(alive(START + 600), late + 2_000)
  expect(one.look(late + 2_000)).toBeNull()
  one.message({ at: late + 2_500 }, late + 3_000)
  expect(one.look(late + 3_000)).not.toBeNull()
})

it('counts messages of a recovery as signs of life, and opens behind a queue without another', () => {
  const one = watch()
  one.connected(START)
  one.look(START)
  const done = START + 3 * SILENCE_MAX_MS
  for (let now = START; now <= done; now += SILENCE_MAX_MS / 2) {
    one.resent(now)
    expect([one.look(now), one.state]).toEqual([null, 'recovering'])
  }
  one.snapshotComplete(end(1, START + 1_000), done)
  expect([one.look(done), one.state]).toEqual([null, 'recovering'])
  one.alive(alive(START + 2_000), done)
  expect(one.state).toBe('recovering')
  one.message({ at: done }, done + 1_000)
  expect(one.state).toBe('up')
})

it('does not take a recovery without an end or an alive for one that goes on', () => {
  const one = watch()
  one.connected(START)
  one.look(START)
  one.snapshotComplete(end(1, START - AGE_MAX_MS), START + 1)
  one.look(START + SILENCE_MAX_MS + 2)
  expect([one.state, one.reason]).toEqual(['down', 'silent'])
})

it('waits longer before each recovery in a row, and begins again after a while', () => {
  const one = watch()
  one.connected(START)
  let now = START
  const waits: number[] = []
  for (let trial = 0; trial < PAUSES_MS.length + 1; trial += 1) {
    const began = now
    one.alive(alive(now), now)
    while (one.look(now) === null) {
      now += 1_000
      one.alive(alive(now), now)
    }
    waits.push(now - began)
    one.requestFailed(now)
  }
  expect(waits).toEqual([0, ...PAUSES_MS])

  const steady = upWatch()
  steady.alive(alive(START + 300_000), START + 300_000)
  steady.look(START + 310_000)
  steady.disconnected(START + 310_000)
  steady.connected(START + 310_000)
  expect(steady.look(START + 310_000)).not.toBeNull()
})

it('starts over when a recovery is interrupted, and ignores its late end', () => {
  const one = watch()
  one.connected(START)
  one.look(START)
  one.disconnected(START + 100)
  one.snapshotComplete(end(1, START + 200), START + 200)
  expect(one.state).toBe('down')
  one.connected(START + 300)
  expect(one.look(START + 300)).toEqual({ id: 2, after: null })
})

it('gives up a recovery that never ends', () => {
  const one = watch()
  one.connected(START)
  one.look(START)
  let now = START
  for (; one.state === 'recovering' && now < START + HOUR_MS; now += 10_000) {
    one.alive(alive(now), now)
    one.look(now)
  }
  expect(one.reason).toBe('unanswered')
})

it('requests everything at once when an operator asks for it', () => {
  const one = upWatch()
  one.distrust(START + 1_000)
  expect([one.state, one.reason]).toEqual(['down', 'requested'])
  expect(one.look(START + 1_000)).toEqual({ id: 2, after: null })
})
