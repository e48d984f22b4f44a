import {
  isLastOfHalf,
  WINDOW_MINUTES,
  type WindowStart,
} from '@caderneta/domain/markets/sports/football/goal-log'
import type { AdvantagePath } from './advantage-paths.ts'
import type { HalfShares, MatchTime } from './match-time.ts'
import type { Stretch } from './player-advantage.ts'
import { HALF_MINUTES, type Half, halfSeconds } from './stoppage.ts'

const SECONDS = 60
const HALVES = ['1H', '2H'] as const satisfies readonly Half[]

/** What is left of both halves, and what the advantage does in it. */
export interface TimeLeft {
  readonly left: HalfShares
  readonly path: AdvantagePath
}

/** Of windows of five minutes of the clock, the parts that are still to be played. */
export function windowsAhead(
  time: Pick<MatchTime, 'played'>,
  { left, path }: TimeLeft,
  starts: readonly WindowStart[],
): Stretch {
  const share: [number, number] = [0, 0]
  const advantage: [number, number] = [0, 0]
  for (const start of starts) {
    const { half, from, to } = windowPart(time, left, start)
    share[half] += to - from
    advantage[half] += path.within(half, from, to)
  }
  return { share, advantage }
}

/** Shares of a half since now, or since its start where it has not begun. */
interface HalfPart {
  readonly half: 0 | 1
  readonly from: number
  /** Not before `from`. */
  readonly to: number
}

/** What of a window is still to be played, where so much is left of both halves. */
function windowPart(
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
