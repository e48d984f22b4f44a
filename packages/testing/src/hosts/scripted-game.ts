import type { FeedBody, GameFixture } from '@caderneta/feed/messages'

/** A game of the scripted feed. */
export interface ScriptedGame {
  readonly fixture: GameFixture
  /** Everything about it that a consumer has to know. */
  snapshot(): readonly FeedBody[]
}
