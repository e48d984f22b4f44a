import { marketById } from '@caderneta/domain/markets/registry/markets-by-sport'
import { isOdds } from '@caderneta/domain/odds/odds'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'

/** No odds at all; an impossible sum of shares; an unexplained step. */
export type PriceProblem = 'not_odds' | 'sum' | 'step'

/** The last published odds of a market of the game, and the state of play at that time. */
export interface KnownPrice {
  readonly odds: number
  /** Status and score at that moment: a goal moves prices further than errors are allowed to. */
  readonly play: string
}

/**
 * A market keeps its margin while its prices move. The scores that a goal leaves possible do not:
 * they divide the share of those that it closed.
 */
const SUM_CHANGE_MAX = 1.45
/** While nothing happens on the pitch no price moves further in one step. */
const STEP_MAX = 20
/** Sums farther above need no exact arithmetic. */
const ROUNDING_ERROR_MAX = 1e-6

/**
 * Why the prices of a market are not trusted; null when they are. A price may be absurd on its own
 * (0, 1.00, NaN), against the others of the market, or against the last price.
 */
export function priceProblem(
  market: MarketOdds,
  knownOf: (selectionId: number) => KnownPrice | undefined,
  play: string,
): PriceProblem | null {
  const { selections, status } = market
  if (!selections.every(({ odds }) => isOdds(odds))) return 'not_odds'
  // What is closed keeps its last odds: a part of a market, which adds up to a part of one.
  if (status === 'closed') return null
  if (status === 'open' && market.isPartial !== true && hasSureWin(market)) return 'sum'
  const sum = inverseSum(selections.map(({ odds }) => odds))
  const known = selections.flatMap(({ selectionId }) => knownOf(selectionId) ?? [])
  if (known.length < selections.length) return null
  const change = sum / inverseSum(known.map(({ odds }) => odds))
  const isQuiet = known.every((before) => before.play === play)
  if (selections.length > 1 && isQuiet && isBeyond(change, SUM_CHANGE_MAX)) return 'sum'
  const hasJumped = known.some(
    (before, i) =>
      before.play === play && isBeyond(ratio(selections[i]?.odds, before.odds), STEP_MAX),
  )
  return hasJumped ? 'step' : null
}

/**
 * True when a stake on each selection returns more than all stakes whatever happens: the inverse
 * odds sum to less than the number of selections that win. Exact, in thousandths as the feed sends
 * them: the sum is kept as a fraction of whole numbers. One selection alone covers nothing, and a
 * market that is not known never opens.
 */
function hasSureWin({ marketId, selections }: MarketOdds): boolean {
  const market = marketById(marketId)
  if (!market || market.winners === null || selections.length < 2) return false
  return isSureWin(selections, market.winners)
}

/** True when the inverse odds of selections of which so many win sum to less than their number. */
export function isSureWin(selections: readonly { readonly odds: number }[], winners = 1): boolean {
  const rounded = inverseSum(selections.map(({ odds }) => odds))
  if (rounded > winners + ROUNDING_ERROR_MAX) return false
  let [above, below] = [0n, 1n]
  for (const { odds } of selections) {
    above = above * BigInt(odds) + 1000n * below
    below *= BigInt(odds)
  }
  return above < BigInt(winners) * below
}

function inverseSum(odds: readonly number[]): number {
  return odds.reduce((sum, one) => sum + 1000 / one, 0)
}

function ratio(odds = 1, before = 1): number {
  return odds / before
}

function isBeyond(change: number, most: number): boolean {
  return change > most || change < 1 / most
}
