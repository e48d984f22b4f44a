import { useGameViews } from '../../../live/game-views.ts'
import type { SlipSelection } from './slip-content.ts'

/** Keeps the markets of the legs subscribed, whatever of their matches is on screen. */
export function useSlipViews(selections: readonly SlipSelection[]): void {
  useGameViews(selections.map(({ gameId, marketId }) => ({ id: gameId, markets: [marketId] })))
}
