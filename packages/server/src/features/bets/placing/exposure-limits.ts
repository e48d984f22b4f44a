import type { ExposureLimits } from '../../../config/config.ts'

/** The limits in the form that `place_bets` takes. */
export function exposureRow(limits: ExposureLimits) {
  return {
    player_day: limits.playerDayMax,
    player_combination: limits.playerCombinationMax,
    combination: limits.combinationMax,
    singles: limits.singlesMax,
    multiples: limits.multiplesMax,
  }
}
