import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import type { UofOutcomeResult } from '../messages/uof-message.ts'

const [WHOLE, HALF] = [1000, 500]
const TIED_MAX = 20
/** Factors are written with two or more decimals: 0.33 is one third. */
const DEAD_HEAT_TOLERANCE = 5

interface OutcomeResult {
  readonly result: SelectionResult
  readonly deadHeat?: { readonly places: number; readonly tied: number }
}

/** What the feed says of an outcome; undefined for what our settlement does not know. */
export function outcomeResult(sent: UofOutcomeResult): OutcomeResult | undefined {
  const { result, voidFactor, deadHeatFactor } = sent
  if (result !== 0 && result !== 1) return undefined
  const isWon = result === 1
  if (voidFactor === WHOLE) return { result: 'void' }
  if (voidFactor === HALF) return { result: isWon ? 'half_win' : 'half_lose' }
  if (voidFactor !== null && voidFactor !== 0) return undefined
  if (!isWon) return { result: 'lose' }
  if (deadHeatFactor === null || deadHeatFactor === WHOLE) return { result: 'win' }
  const deadHeat = sharesOf(deadHeatFactor)
  return deadHeat && { result: 'win', deadHeat }
}

/** The smallest tie with this share of a prize for each. */
function sharesOf(factor: number): { places: number; tied: number } | undefined {
  for (let tied = 2; tied <= TIED_MAX; tied += 1) {
    const places = Math.round((factor * tied) / WHOLE)
    const isNear = Math.abs((places * WHOLE) / tied - factor) <= DEAD_HEAT_TOLERANCE
    if (places >= 1 && places < tied && isNear) return { places, tied }
  }
  return undefined
}
