import type { Score } from '@caderneta/domain/markets/game/game'
import type { FeedBody, GameFixture } from '@caderneta/feed/messages'

/** A match that was over before the start: it has no price, and its result decides no bet. */
export function pastResult(fixture: GameFixture, score: Score): readonly FeedBody[] {
  const { gameId } = fixture
  return [
    { kind: 'fixture', fixture: { ...fixture, isHighlight: false } },
    { kind: 'odds_change', gameId, status: 'ended', clock: null, score, markets: [] },
  ]
}
