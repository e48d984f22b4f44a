import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Readiness } from './readiness.ts'

let now: number
let probes: ((isReady: boolean) => void)[]
let readiness: Readiness

beforeEach(() => {
  now = 0
  probes = []
  readiness = new Readiness(() => new Promise((resolve) => probes.push(resolve)), {
    now: () => now,
  })
})

afterEach(() => {
  vi.useRealTimers()
})

test('probes once a second, however often it is called', async () => {
  const checks = Array.from({ length: 100 }, () => readiness.isReady())
  expect(probes).toHaveLength(1)
  probes[0]?.(true)
  expect(new Set(await Promise.all(checks))).toEqual(new Set([true]))
  now += 999
  expect(await readiness.isReady()).toBe(true)
  expect(probes).toHaveLength(1)
  now += 1
  const next = readiness.isReady()
  expect(probes).toHaveLength(2)
  probes[1]?.(false)
  expect(await next).toBe(false)
})

test('is not ready while a probe hangs, and starts no second one', async () => {
  vi.useFakeTimers()
  const first = readiness.isReady()
  vi.advanceTimersByTime(3_000)
  expect(await first).toBe(false)
  const second = readiness.isReady()
  vi.advanceTimersByTime(3_000)
  expect(await second).toBe(false)
  expect(probes).toHaveLength(1)
})

test('is not ready from the moment at which it drains, without another probe', async () => {
  const first = readiness.isReady()
  probes[0]?.(true)
  expect(await first).toBe(true)
  readiness.drain()
  expect(await readiness.isReady()).toBe(false)
  now += 5_000
  expect(await readiness.isReady()).toBe(false)
  expect(probes).toHaveLength(1)
})

test('treats a failing probe as not ready', async () => {
  const failing = new Readiness(() => Promise.reject(new Error('no database')), { now: () => 0 })
  expect(await failing.isReady()).toBe(false)
})
