import { sheetMarkets } from '../contest/market-sheet.ts'
import type { MarketOdds } from '../messages.ts'
import { NOT_PLAYED } from './goals-model.ts'
import { type MatchPlay, ratesBefore } from './match-play.ts'
import { FOOTBALL_SHEET, type MatchSoFar, priceFootball } from './price-football.ts'

const NO_GOALS = { sides: [], isOver: false }
const NOT_STARTED: MatchSoFar = {
  score: [0, 0],
  halfTime: null,
  order: { match: NO_GOALS, half1: NO_GOALS, half2: NO_GOALS },
}

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
    ...priceFootball(ratesBefore(play, startsAt - atMs), NOT_STARTED, NOT_PLAYED),
    isSuspended: isOver,
    isDecided: () => isOver,
    version,
  })
}
