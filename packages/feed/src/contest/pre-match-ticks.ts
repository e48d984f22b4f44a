import { noiseAt, seedOf } from '@caderneta/pricing/random'

/** Moments at which prices move before the kick-off, in milliseconds UTC, without a list. */
export interface PreMatchTicks {
  readonly count: number
  /** Moment of a tick, 0 to `count` − 1. */
  timeOf(tick: number): number
  /** How many ticks there are up to `untilMs`. */
  countUntil(untilMs: number): number
}

const MINUTE_MS = 60_000
const FAR_INTERVAL_MS = 5 * MINUTE_MS
const NEAR_INTERVAL_MS = 45_000
const NEAR_SPAN_MS = 60 * MINUTE_MS

/**
 * Every five minutes until an hour before the kick-off, then every 45 seconds; in real time, since
 * it is people who wait. Each game has a phase of its own, so that the feed is never bursty.
 */
export function preMatchTicks(
  gameId: number,
  announcedAt: number,
  startsAt: number,
): PreMatchTicks {
  const phase = (noiseAt(seedOf('pre-match'), gameId) + 1) / 2
  const nearFrom = Math.max(announcedAt, startsAt - NEAR_SPAN_MS)
  const far = lattice(announcedAt, nearFrom, FAR_INTERVAL_MS, phase)
  const near = lattice(nearFrom, startsAt, NEAR_INTERVAL_MS, phase)
  return {
    count: far.count + near.count,
    timeOf: (tick) => (tick < far.count ? far.timeOf(tick) : near.timeOf(tick - far.count)),
    countUntil: (untilMs) => far.countUntil(untilMs) + near.countUntil(untilMs),
  }
}

/** Ticks strictly between two moments, one every interval. */
function lattice(from: number, to: number, intervalMs: number, phase: number): PreMatchTicks {
  const first = from + 1 + Math.floor(phase * intervalMs)
  const countBefore = (end: number) => Math.max(0, Math.ceil((end - first) / intervalMs))
  const count = countBefore(to)
  return {
    count,
    timeOf: (tick) => first + tick * intervalMs,
    countUntil: (untilMs) => Math.min(count, countBefore(untilMs + 1)),
  }
}
