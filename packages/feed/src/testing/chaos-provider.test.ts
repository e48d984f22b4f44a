import { describe, expect, it } from 'vitest'
import type { FeedMessage } from '../messages.ts'
import type { FeedProvider } from '../provider.ts'
import { type Chaos, chaosProvider } from './chaos-provider.ts'
import { manualTime } from './manual-time.ts'

const GOOD: Chaos = {
  seed: 'a',
  dropped: 0,
  repeated: 0,
  delayed: 0,
  delayMsMax: 500,
  stalled: 0,
  stallMsMax: 5_000,
  lagMs: 0,
}

function listen(chaos: Partial<Chaos>, messages = 200) {
  const time = manualTime(0)
  const received: { sequence: number; at: number }[] = []
  let send: (message: FeedMessage) => void = () => {}
  const source: FeedProvider = {
    producer: 'source',
    start: ({ listener }) => {
      send = listener
      return { requestSnapshot: () => {}, stop: () => {} }
    },
  }
  const provider = chaosProvider(source, { ...GOOD, ...chaos }, time)
  provider.start({
    epoch: 0,
    resumeFrom: 0,
    now: time.now,
    listener: ({ sequence }) => received.push({ sequence, at: time.now() }),
  })
  const sendRange = (from: number, to: number): void => {
    for (let sequence = from; sequence <= to; sequence += 1) {
      send({ producer: 'source', sequence, at: time.now(), kind: 'alive' })
      time.pass(10)
    }
  }
  sendRange(1, messages)
  return { received, provider, speak: sendRange, time }
}

const sequencesOf = (received: readonly { sequence: number }[]) =>
  received.map((one) => one.sequence)
const all = Array.from({ length: 200 }, (_, i) => i + 1)

describe('a bad line', () => {
  it('changes nothing when it is good', () => {
    expect(sequencesOf(listen({}).received)).toEqual(all)
  })

  it('drops, repeats and delays the configured share', () => {
    const dropped = listen({ dropped: 0.3 }).received.length
    expect(dropped).toBeGreaterThan(100)
    expect(dropped).toBeLessThan(180)
    const { received, time } = listen({ repeated: 0.3 })
    time.pass(500)
    expect(received.length).toBeGreaterThan(230)
    expect(new Set(sequencesOf(received)).size).toBe(200)
  })

  it('lets messages overtake those that are late, and loses none of them', () => {
    const { received, time } = listen({ delayed: 0.3 })
    time.pass(500)
    const sequences = sequencesOf(received)
    expect(sequences).not.toEqual(all)
    expect([...sequences].sort((a, b) => a - b)).toEqual(all)
  })

  it('stalls and then brings everything in order', () => {
    const { received, time } = listen({ stalled: 0.02 })
    time.pass(20_000)
    expect(sequencesOf(received)).toEqual(all)
    const gaps = received.slice(1).map(({ at }, i) => at - (received[i]?.at ?? 0))
    expect(Math.max(...gaps)).toBeGreaterThan(500)
  })

  it('brings everything late and in order when it lags', () => {
    const { received, time } = listen({ lagMs: 2_000 })
    expect(received[0]?.at).toBe(2_000)
    time.pass(2_000)
    expect(sequencesOf(received)).toEqual(all)
  })

  it('spoils the same messages with the same seed', () => {
    const chaos = { dropped: 0.2, repeated: 0.2, delayed: 0.2, stalled: 0.01 }
    expect(listen(chaos).received).toEqual(listen(chaos).received)
    expect(listen({ ...chaos, seed: 'b' }).received).not.toEqual(listen(chaos).received)
  })

  it('is reliable from the moment that it is set to be', () => {
    const { received, provider, speak: sendRange, time } = listen({ dropped: 0.5, delayed: 0.3 })
    provider.calm()
    time.pass(5_000)
    received.length = 0
    sendRange(201, 260)
    expect(sequencesOf(received)).toEqual(Array.from({ length: 60 }, (_, i) => 201 + i))
  })
})
