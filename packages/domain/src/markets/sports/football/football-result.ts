import type { Score } from '../../game/game.ts'
import type { TimedGoal } from './goal-log.ts'

/** How a football match ended, as far as its markets ask. Extra time and penalties never count. */
export interface FootballResult {
  readonly status: 'finished' | 'abandoned' | 'cancelled'
  /** Score at the end of the first half; null when the source does not contain it. */
  readonly halfTime: Score | null
  /** Score after 90 minutes with stoppage time; null when the source does not contain it. */
  readonly fullTime: Score | null
  /** In their order; undefined when the source does not list them. */
  readonly goals?: readonly TimedGoal[] | undefined
}

/**
 * The score that first-half markets settle on: that of the source, or 0-0 when the match was
 * goalless after 90 minutes, because it was then goalless at half-time. Null when unknown.
 */
export function halfTimeScore(result: FootballResult): Score | null {
  if (result.halfTime) return result.halfTime
  const [home, away] = result.fullTime ?? [1, 1]
  return home === 0 && away === 0 ? [0, 0] : null
}
