import type { Timers } from '../timers.ts'

/** Time for tests: it passes only when advanced. */
interface ManualTime {
  readonly now: () => number
  readonly timers: Timers
  /** Lets time pass, calling back what falls due on the way, each at its moment. */
  pass(milliseconds: number): void
  /** Time passes without anything being called, as when a machine sleeps. */
  sleep(milliseconds: number): void
}

/** Time that starts at a moment in milliseconds UTC. */
export function manualTime(startMs: number): ManualTime {
  let now = startMs
  const calls = new Set<{ readonly at: number; readonly callback: () => void }>()
  const firstUntil = (end: number) =>
    [...calls].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
  return {
    now: () => now,
    timers: {
      after: (delayMs, callback) => {
        const call = { at: now + delayMs, callback }
        calls.add(call)
        return () => calls.delete(call)
      },
    },
    pass: (milliseconds) => {
      const end = now + milliseconds
      for (let call = firstUntil(end); call; call = firstUntil(end)) {
        calls.delete(call)
        now = Math.max(now, call.at)
        call.callback()
      }
      now = end
    },
    sleep: (milliseconds) => {
      now += milliseconds
    },
  }
}
