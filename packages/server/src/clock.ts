/** The server's clock, an argument everywhere so that tests can move it. Milliseconds UTC. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
