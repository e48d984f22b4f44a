import {
  ASIAN_HANDICAP,
  CARD_HANDICAP,
  CORNER_HANDICAP,
  FIRST_HALF_HANDICAP,
  POINT_SPREAD,
} from '@caderneta/domain/markets/market/market'
import type { ReceivedSelection } from '../prices/received-selection.ts'

/** Of a selection that wins above its line, or below it. */
interface Bound {
  readonly line: number
  readonly isAbove: boolean
}

/**
 * Pairs of selections of one market of which at least one wins, or both stakes come back: above a
 * line, and below the same or a higher one. Of the latter only the one with the highest price.
 */
export function lineCovers(
  ofMarket: readonly ReceivedSelection[],
): (readonly [above: ReceivedSelection, below: ReceivedSelection])[] {
  const bounds = ofMarket.map(boundOf)
  const found: (readonly [ReceivedSelection, ReceivedSelection])[] = []
  for (const [at, above] of ofMarket.entries()) {
    const bound = bounds[at]
    if (!bound?.isAbove) continue
    let best: ReceivedSelection | null = null
    for (const [other, below] of ofMarket.entries()) {
      const limit = bounds[other]
      if (!limit || limit.isAbove || limit.line < bound.line) continue
      if (best === null || below.odds > best.odds) best = below
    }
    if (best !== null) found.push([above, best])
  }
  return found
}

/** Markets in which each side has the handicap that it starts with. */
const SPREADS: ReadonlySet<number> = new Set([
  POINT_SPREAD,
  ASIAN_HANDICAP,
  FIRST_HALF_HANDICAP,
  CORNER_HANDICAP,
  CARD_HANDICAP,
])

/** A spread of '-4.5' of the first side wins above a lead of 4.5, '+4.5' of the second below it. */
function boundOf({ marketId, name, handicap }: ReceivedSelection): Bound | null {
  const line = handicap === '' ? Number.NaN : Number(handicap)
  // Not a line alone: 'side=1|total=2.5'.
  if (Number.isNaN(line)) return null
  if (name === 'Over') return { line, isAbove: true }
  if (name === 'Under') return { line, isAbove: false }
  if (!SPREADS.has(marketId)) return null
  return name === '1' ? { line: -line, isAbove: true } : { line, isAbove: false }
}
