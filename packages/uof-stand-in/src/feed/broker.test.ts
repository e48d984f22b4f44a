import { manualTime } from '@caderneta/feed/testing/manual-time'
import { eventually } from '@caderneta/testing/eventually'
import { describe, expect, it } from 'vitest'
import { connectBroker } from './broker.ts'

const URL_OF_TEST = 'amqp://broker.test'
const RETRY_MS = 2_000

/** A broker that a test takes away and brings back. */
class TestBroker {
  readonly published: string[] = []
  readonly events: string[] = []
  isAway = false
  opened = 0
  closed = 0
  lose: (error: unknown) => void = () => {}

  readonly time = manualTime(0)
  readonly options = {
    timers: this.time.timers,
    onLost: (reason: string) => this.events.push(`lost: ${reason}`),
    onBack: () => this.events.push('back'),
    open: async (_url: string, _exchange: string, onLost: (error: unknown) => void) => {
      this.opened += 1
      if (this.isAway) throw new Error('connect ECONNREFUSED')
      this.lose = onLost
      return {
        publish: async (key: string) => {
          if (this.isAway) throw new Error('channel closed')
          this.published.push(key)
        },
        close: async () => {
          this.closed += 1
          onLost(undefined)
        },
      }
    },
  }
}

describe('the broker of the stand-in', () => {
  it('that is not there is refused with a sentence', async () => {
    const test = new TestBroker()
    test.isAway = true
    await expect(connectBroker(URL_OF_TEST, test.options)).rejects.toThrow(
      'The broker at broker.test cannot be used (connect ECONNREFUSED): set --amqp to another one.',
    )
  })

  it('that goes away is called until it is back; what is sent meanwhile is lost', async () => {
    const test = new TestBroker()
    const broker = await connectBroker(URL_OF_TEST, test.options)
    await broker.publish('first', '')
    test.isAway = true
    await broker.publish('on the way', '')
    test.lose(new Error('CONNECTION_FORCED'))
    await broker.publish('without it', '')
    await eventually(() => {
      test.time.pass(RETRY_MS)
      expect(test.opened).toBeGreaterThan(2)
    })
    test.isAway = false
    await eventually(() => {
      test.time.pass(RETRY_MS)
      expect(test.events).toEqual(['lost: CONNECTION_FORCED', 'back'])
    })
    await broker.publish('again', '')
    expect(test.published).toEqual(['first', 'again'])
    await broker.close()
    expect(test.closed).toBe(1)
  })

  it('is not called again once it was closed', async () => {
    const test = new TestBroker()
    const broker = await connectBroker(URL_OF_TEST, test.options)
    await broker.close()
    test.time.pass(10 * RETRY_MS)
    expect([test.opened, test.events]).toEqual([1, []])
  })
})
