import { vi } from 'vitest'

/** A machine under load takes long; what never happens still fails its test. */
const LIMIT_MS = 45_000
const INTERVAL_MS = 20

/**
 * Repeats a check until it passes, and returns its result; after 45 seconds it throws what the last
 * one threw. For what happens by itself: everything else is awaited, or its clock is handed in.
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: LIMIT_MS, interval: INTERVAL_MS })
}
