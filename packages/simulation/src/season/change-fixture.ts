import type { FeedBody, GameFixture } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'

/** A fixture that is announced in one way and changed at a moment. */
interface FixtureChange {
  /** Milliseconds UTC. */
  readonly at: number
  /** The fixture before the change. */
  readonly earlier: Partial<Pick<GameFixture, 'startsAt' | 'isHighlight'>>
  /** Sends the change. */
  readonly body: FeedBody
}

/** The programme of a game with a different fixture until it changes. */
export function changeFixture(game: GameProgramme, change: FixtureChange): GameProgramme {
  if (change.at <= game.announcedAt) return game
  const fixtureAt = (fixture: GameFixture, at: number): GameFixture =>
    at < change.at ? { ...fixture, ...change.earlier } : fixture
  const adjusted = (body: FeedBody, at: number): FeedBody =>
    body.kind === 'fixture' ? { ...body, fixture: fixtureAt(body.fixture, at) } : body
  return {
    gameId: game.gameId,
    startsAt: game.startsAt,
    announcedAt: game.announcedAt,
    get endsAt() {
      return Math.max(game.endsAt, change.at)
    },
    nextAfter: (afterMs) => {
      const next = game.nextAfter(afterMs)
      if (afterMs >= change.at) return next
      return next === null ? change.at : Math.min(next, change.at)
    },
    between: (afterMs, untilMs) => {
      const bodies = game
        .between(afterMs, untilMs)
        .map(({ at, body }) => ({ at, body: adjusted(body, at) }))
      if (afterMs >= change.at || change.at > untilMs) return bodies
      const index = bodies.findIndex(({ at }) => at > change.at)
      return bodies.toSpliced(index < 0 ? bodies.length : index, 0, {
        at: change.at,
        body: change.body,
      })
    },
    fixtureAt: (atMs) => {
      const fixture = game.fixtureAt(atMs)
      return fixture && fixtureAt(fixture, atMs)
    },
    snapshot: (atMs, settledSinceMs) =>
      game.snapshot(atMs, settledSinceMs).map((body) => adjusted(body, atMs)),
  }
}
