import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openRoot } from './root.ts'
import { noteResponseDate, noteServerTime, serverNow } from './server-clock.ts'

const SERVER = Date.UTC(2026, 10, 26, 15)
const MINUTE = 60_000

beforeEach(() => {
  openRoot()
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe.each([
  ['fast', 40 * MINUTE],
  ['slow', -40 * MINUTE],
])('on a device that is 40 minutes %s', (_name, wrong) => {
  beforeEach(() => {
    vi.setSystemTime(SERVER + wrong)
  })

  test('the time is the device’s until the server has responded', () => {
    expect(serverNow()).toBe(SERVER + wrong)
  })

  test('the time is the server’s, and goes on', () => {
    noteServerTime(SERVER)
    vi.advanceTimersByTime(5 * MINUTE)
    expect(serverNow()).toBe(SERVER + 5 * MINUTE)
  })

  test('the time stays when the clock of the device is set', () => {
    noteServerTime(SERVER)
    vi.setSystemTime(SERVER - 3 * 60 * MINUTE)
    expect(serverNow()).toBe(SERVER)
  })

  test('the date of a response is enough', () => {
    noteResponseDate(new Date(SERVER).toUTCString())
    expect(Math.abs(serverNow() - SERVER)).toBeLessThanOrEqual(500)
  })
})

test('a response without a date, or with a strange one, changes nothing', () => {
  noteServerTime(SERVER)
  noteResponseDate(null)
  noteResponseDate('yesterday')
  expect(serverNow()).toBe(SERVER)
})

test('a device that slept takes the next time it receives', () => {
  noteServerTime(SERVER)
  noteServerTime(SERVER + 30 * MINUTE)
  expect(serverNow()).toBe(SERVER + 30 * MINUTE)
})
