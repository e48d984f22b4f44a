import { sheetMarkets } from '../contest/market-sheet.ts'
import type { MarketOdds } from '../messages.ts'
import type { GoalsState } from './goals-model.ts'
import { type MatchPlay, ratesBefore } from './match-play.ts'
import { FOOTBALL_SHEET, priceFootball } from './price-football.ts'

const NOT_STARTED: GoalsState = { score: [0, 0], halfTime: null, left: [1, 1] }

/** Every market at the prices of a moment before the kick-off. */
export function marketsBefore(
  play: MatchPlay,
  atMs: number,
  version: number,
  status: 'open' | 'closed',
): readonly MarketOdds[] {
  const { gameId, startsAt } = play.script.fixture
  const isOver = status === 'closed'
  return sheetMarkets(FOOTBALL_SHEET, {
    gameId,
    ...priceFootball(ratesBefore(play, startsAt - atMs), NOT_STARTED),
    isSuspended: isOver,
    isDecided: () => isOver,
    version,
  })
}
