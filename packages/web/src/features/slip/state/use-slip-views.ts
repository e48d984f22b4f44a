import { useGameViews } from '../../../live/game-views.ts'
import type { SlipSelection } from './slip-state.ts'

/** Keeps the markets of the legs subscribed, whatever of their matches is on screen. */
export function useSlipViews(selections: readonly SlipSelection[]): void {
  useGameViews(
    selections.map(({ gameId, marketId, parts }) => ({
      id: gameId,
      markets: parts ? [...new Set(parts.map((part) => part.marketId))] : [marketId],
    })),
  )
}
