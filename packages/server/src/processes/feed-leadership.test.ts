import { setImmediate } from 'node:timers/promises'
import { eventually } from '@caderneta/testing/eventually'
import { fastify } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { FeedLeadership } from './feed-leadership.ts'

/** A lease in memory that several servers compete for. */
class TestLease {
  term = 0
  holder: string | null = null
  isAway = false
  renewals = 0

  of(name: string) {
    const known = <T>(answer: () => T): Promise<T> =>
      this.isAway ? Promise.reject(new Error('the database is away')) : Promise.resolve(answer())
    return {
      take: () =>
        known(() => {
          if (this.holder !== null) return null
          this.holder = name
          this.term += 1
          return this.term
        }),
      renew: (term: number) => {
        this.renewals += 1
        return known(() => this.holder === name && this.term === term)
      },
      release: (term: number) =>
        known(() => {
          if (this.holder === name && this.term === term) this.holder = null
        }),
    }
  }
}

describe('the leadership of the feed', () => {
  let lease: TestLease
  let events: string[]

  beforeEach(() => {
    lease = new TestLease()
    events = []
  })

  interface Work {
    readonly start?: () => Promise<void>
    readonly end?: () => Promise<void>
  }

  const server = (name: string, { start = async () => {}, end = async () => {} }: Work = {}) =>
    new FeedLeadership({
      lease: lease.of(name),
      log: fastify({ logger: false }).log,
      standBy: async () => {
        events.push(`${name} waits`)
      },
      lead: async (term) => {
        await start()
        events.push(`${name} leads term ${term}`)
        return {
          stop: async () => {
            await end()
            events.push(`${name} stops`)
          },
        }
      },
    })

  test('is of one server, and of the next when that one stops', async () => {
    const [first, second] = [server('A'), server('B')]
    await first.beat()
    await second.beat()
    expect([first.isLeading, second.isLeading]).toEqual([true, false])
    await first.stop()
    await second.beat()
    expect(events).toEqual(['A leads term 1', 'B waits', 'A stops', 'B leads term 2'])
  })

  test('has begun when the feed has begun that is led from then on', async () => {
    let start = () => {}
    const started = new Promise<void>((resolve) => {
      start = resolve
    })
    const first = server('A', { start: () => started })
    const begun = first.begin().then(() => events.push('begun'))
    await setImmediate()
    start()
    await begun
    expect(events).toEqual(['A leads term 1', 'begun'])
    await first.stop()
  })

  test('ends when the lease has passed on, and may come back', async () => {
    const first = server('A')
    await first.beat()
    lease.holder = 'B'
    lease.term = 2
    await first.beat()
    expect(events).toEqual(['A leads term 1', 'A stops'])
    lease.holder = null
    await first.beat()
    expect(events.at(-1)).toBe('A leads term 3')
  })

  test('goes on while the database is away', async () => {
    const first = server('A')
    await first.beat()
    lease.isAway = true
    await first.beat()
    expect(first.isLeading).toBe(true)
    lease.isAway = false
    await first.beat()
    expect(events).toEqual(['A leads term 1'])
  })

  test('is renewed while the feed starts', async () => {
    let started = () => {}
    const first = server('A', { start: () => new Promise((resolve) => (started = resolve)) })
    await first.beat()
    await first.beat()
    expect(first.isLeading).toBe(true)
    started()
    await first.stop()
    expect(events).toEqual(['A leads term 1', 'A stops'])
  })

  test('is kept until all that the feed sent is written', async () => {
    let written = () => {}
    let isEnding = false
    const end = () => {
      isEnding = true
      return new Promise<void>((resolve) => {
        written = resolve
      })
    }
    const first = server('A', { end })
    const other = server('B')
    await first.beat()
    const stopped = first.stop()
    await eventually(() => expect(isEnding).toBe(true))
    await first.beat()
    await other.beat()
    expect(lease.renewals).toBe(1)
    expect(events).toEqual(['A leads term 1', 'B waits'])
    written()
    await stopped
    await first.beat()
    await other.beat()
    expect(events.slice(2)).toEqual(['A stops', 'B leads term 2'])
  })

  test('is left to another server when the feed cannot start', async () => {
    const broken = server('A', { start: () => Promise.reject(new Error('no file')) })
    await broken.beat()
    await broken.stop()
    expect(broken.isLeading).toBe(false)
    const other = server('B')
    await other.beat()
    expect(events).toEqual(['B leads term 2'])
  })
})
