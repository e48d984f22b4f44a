import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { seedOf, smoothNoiseAt } from '@caderneta/pricing/random'
import type { MatchScript } from './match-script.ts'

/** A match to be sent: from when on, and how fast it is played once it has kicked off. */
export interface MatchPlay {
  readonly script: MatchScript
  /** Milliseconds UTC; before the kick-off. */
  readonly announcedAt: number
  /** Match seconds per second. */
  readonly speed: number
}

/** How far opinion moves the goal rates, and how fast: before the match, and during it. */
const DRIFT = 0.05
const DRIFT_STEP_MS = 20 * 60_000
const DRIFT_STEP_SECONDS = 600

/** Rates as the market sees them some milliseconds before the kick-off. */
export function ratesBefore({ script }: MatchPlay, beforeMs: number): GoalRates {
  return drifted(script, -beforeMs / DRIFT_STEP_MS)
}

/** Rates as the market sees them at a second of the match. */
export function ratesDuring({ script }: MatchPlay, second: number): GoalRates {
  return drifted(script, second / DRIFT_STEP_SECONDS)
}

function drifted({ fixture, rates }: MatchScript, position: number): GoalRates {
  const factor = (side: string) =>
    Math.exp(DRIFT * smoothNoiseAt(seedOf(`drift/${side}/${fixture.gameId}`), position))
  const [home, away] = [factor('home'), factor('away')]
  return {
    home: [rates.home[0] * home, rates.home[1] * home],
    away: [rates.away[0] * away, rates.away[1] * away],
  }
}
