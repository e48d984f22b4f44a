import { setTimeout } from 'node:timers/promises'

/** The server's clock, an argument everywhere so that tests can move it. Milliseconds UTC. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** Resolves after so many milliseconds; an argument too, so that no test waits for real time. */
export type Wait = (ms: number) => Promise<unknown>

export const systemWait: Wait = (ms) => setTimeout(ms)
