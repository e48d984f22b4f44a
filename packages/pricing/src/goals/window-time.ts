import {
  isLastOfHalf,
  WINDOW_MINUTES,
  type WindowStart,
} from '@caderneta/domain/markets/sports/football/goal-log'
import type { HalfShares, MatchTime } from './goals-model.ts'
import { HALF_MINUTES, type Half, halfSeconds } from './stoppage.ts'

const SECONDS = 60
const HALVES = ['1H', '2H'] as const satisfies readonly Half[]

/**
 * Of windows of five minutes of the clock, the parts that are still to be played, where so much is
 * left of both halves: shares of each half before the match.
 */
export function windowShares(
  { played }: Pick<MatchTime, 'played'>,
  left: HalfShares,
  starts: readonly WindowStart[],
): HalfShares {
  const shareOf = (half: 0 | 1) =>
    starts.reduce<number>((sum, start) => {
      const isOfHalf = start < HALF_MINUTES === (half === 0)
      return isOfHalf ? sum + shareLeft(half, played[half], left[half], start) : sum
    }, 0)
  return [shareOf(0), shareOf(1)]
}

function shareLeft(half: 0 | 1, played: number, left: number, start: WindowStart): number {
  const whole = halfSeconds(HALVES[half])
  const elapsed = played * whole
  const from = (start - half * HALF_MINUTES) * SECONDS
  const fromNow = Math.max(0, left - Math.max(0, from - elapsed) / whole)
  // Stoppage time belongs to the last window of its half.
  if (isLastOfHalf(start)) return fromNow
  const to = from + WINDOW_MINUTES * SECONDS
  return Math.min(fromNow, Math.max(0, to - Math.max(from, elapsed)) / whole)
}
