import {
  isLastOfHalf,
  WINDOW_MINUTES,
  type WindowStart,
} from '@caderneta/domain/markets/sports/football/goal-log'
import type { HalfShares, MatchTime } from './match-time.ts'
import { HALF_MINUTES, type Half, halfSeconds } from './stoppage.ts'

const SECONDS = 60
const HALVES = ['1H', '2H'] as const satisfies readonly Half[]

/**
 * Of windows of five minutes of the clock, the parts that are still to be played, where so much is
 * left of both halves: shares of each half before the match.
 */
export function windowShares(
  time: Pick<MatchTime, 'played'>,
  left: HalfShares,
  starts: readonly WindowStart[],
): HalfShares {
  const shareOf = (half: 0 | 1) =>
    starts.reduce<number>((sum, start) => {
      const part = windowPart(time, left, start)
      return part.half === half ? sum + part.to - part.from : sum
    }, 0)
  return [shareOf(0), shareOf(1)]
}

/** Shares of a half since now, or since its start where it has not begun. */
interface HalfPart {
  readonly half: 0 | 1
  readonly from: number
  /** Not before `from`. */
  readonly to: number
}

/** What of a window is still to be played, where so much is left of both halves. */
export function windowPart(
  { played }: Pick<MatchTime, 'played'>,
  left: HalfShares,
  start: WindowStart,
): HalfPart {
  const half = start < HALF_MINUTES ? 0 : 1
  const whole = halfSeconds(HALVES[half])
  const elapsed = played[half] * whole
  const startSeconds = (start - half * HALF_MINUTES) * SECONDS
  const endSeconds = startSeconds + WINDOW_MINUTES * SECONDS
  const from = Math.max(0, (startSeconds - elapsed) / whole)
  // Stoppage time belongs to the last window of its half.
  const end = isLastOfHalf(start) ? left[half] : (endSeconds - elapsed) / whole
  return { half, from, to: Math.max(from, Math.min(left[half], end)) }
}
