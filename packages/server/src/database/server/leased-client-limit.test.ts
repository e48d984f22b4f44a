import type pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leased } from './leased-client.ts'

const RESPONSE_MS = 1_000

/** A connection whose responses the test sends. */
function clientWithoutResponse() {
  let respond: () => void = () => {}
  const response = new Promise((resolve) => {
    respond = () => resolve({ rowCount: 1 })
  })
  const release = vi.fn()
  const onLost = vi.fn()
  const client = { query: () => response, release } as unknown as pg.PoolClient
  const lease = leased(client, { responseMs: RESPONSE_MS, onLost })
  return { lease, release, onLost, respond }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

it('takes a response that arrived while the process was busy beyond the limit', async () => {
  const { lease, release, onLost, respond } = clientWithoutResponse()
  const result = lease.query('select 1')
  // Timers come first after a stall, then the sockets are read.
  vi.advanceTimersByTime(2 * RESPONSE_MS)
  respond()
  expect(await result).toEqual({ rowCount: 1 })
  expect(release).not.toHaveBeenCalled()
  expect(onLost).not.toHaveBeenCalled()
})

it('gives up the connection of a statement without a response', async () => {
  const { lease, release, onLost } = clientWithoutResponse()
  const result = lease.query('select 1')
  vi.advanceTimersByTime(RESPONSE_MS)
  await expect(result).rejects.toThrow('Query read timeout')
  expect(release).toHaveBeenCalledExactlyOnceWith(expect.any(Error))
  expect(onLost).toHaveBeenCalledOnce()
})

it('keeps a connection whose response came in time', async () => {
  const { lease, release, onLost, respond } = clientWithoutResponse()
  const result = lease.query('select 1')
  respond()
  await result
  vi.advanceTimersByTime(2 * RESPONSE_MS)
  await new Promise(setImmediate)
  expect(release).not.toHaveBeenCalled()
  expect(onLost).not.toHaveBeenCalled()
})
