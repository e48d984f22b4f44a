import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ServerClock } from './server-clock.ts'

const SERVER = Date.UTC(2026, 10, 26, 15)
const MINUTE = 60_000

let clock: ServerClock

beforeEach(() => {
  clock = new ServerClock()
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
    expect(clock.now()).toBe(SERVER + wrong)
  })

  test('the time is the server’s, and goes on', () => {
    clock.note(SERVER)
    vi.advanceTimersByTime(5 * MINUTE)
    expect(clock.now()).toBe(SERVER + 5 * MINUTE)
  })

  test('the time stays when the clock of the device is set', () => {
    clock.note(SERVER)
    vi.setSystemTime(SERVER - 3 * 60 * MINUTE)
    expect(clock.now()).toBe(SERVER)
  })

  test('the time at which the page was made is enough', () => {
    clock.noteMade(SERVER)
    expect(clock.now()).toBe(SERVER)
  })

  test('the date of a response is enough', () => {
    clock.noteResponse(new Date(SERVER).toUTCString())
    expect(Math.abs(clock.now() - SERVER)).toBeLessThanOrEqual(500)
  })
})

test('a response without a date, or with a strange one, changes nothing', () => {
  clock.note(SERVER)
  clock.noteResponse(null)
  clock.noteResponse('yesterday')
  expect(clock.now()).toBe(SERVER)
})

test('a right clock is not set back to the time at which the page was made', () => {
  vi.setSystemTime(SERVER)
  clock.noteMade(SERVER - MINUTE)
  expect(clock.now()).toBe(SERVER)
})

test('a device that slept takes the next time it receives', () => {
  clock.note(SERVER)
  clock.note(SERVER + 30 * MINUTE)
  expect(clock.now()).toBe(SERVER + 30 * MINUTE)
})
