import type { FeedBody, MarketOdds } from '../messages.ts'
import { footballMarkets } from './football-book.ts'
import type { GoalsState } from './goals-model.ts'
import { type MatchPlay, ratesBefore } from './match-play.ts'
import { priceFootball } from './price-football.ts'

const NOT_STARTED: GoalsState = { score: [0, 0], halfTime: null, left: [1, 1] }

/** A scheduled game with its prices at a moment before the kick-off. */
export function oddsBefore(play: MatchPlay, atMs: number, version: number): FeedBody {
  return {
    kind: 'odds_change',
    gameId: play.script.fixture.gameId,
    status: 'scheduled',
    clock: null,
    score: NOT_STARTED.score,
    markets: marketsBefore(play, atMs, version, 'open'),
  }
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
  return footballMarkets({
    gameId,
    ...priceFootball(ratesBefore(play, startsAt - atMs), NOT_STARTED),
    score: NOT_STARTED.score,
    isFirstHalfOver: isOver,
    isNinetyOver: isOver,
    isSuspended: isOver,
    version,
  })
}
