import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import type { MarketSheet } from '@caderneta/pricing/chances/market-sheet'
import type { SelectionOutcome } from '../messages.ts'

/** The results of a game as a feed sends them; none of a position whose result is null. */
export function sheetOutcomes(
  gameId: number,
  { selections }: MarketSheet,
  resultOf: (position: number) => SelectionResult | null,
): readonly SelectionOutcome[] {
  return selections.flatMap(({ index, marketId }, position) => {
    const result = resultOf(position)
    return result === null ? [] : [{ selectionId: selectionId(gameId, index), marketId, result }]
  })
}
