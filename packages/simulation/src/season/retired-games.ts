import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme, GameSchedule } from '@caderneta/feed/programme'

/** Cancels games of a season that is not played any more: every bet on them is void. */
export function retiredGames(gameIds: Iterable<number>): GameSchedule {
  const games = [...gameIds].map(cancelledGame)
  return { snapshot: () => games, announced: () => [] }
}

function cancelledGame(gameId: number): GameProgramme {
  const bodies: readonly FeedBody[] = [
    { kind: 'bet_stop', gameId, marketIds: 'all' },
    { kind: 'odds_change', gameId, status: 'cancelled', clock: null, score: [0, 0], markets: [] },
    { kind: 'bet_cancel', gameId, marketIds: 'all', from: null, to: null },
  ]
  return {
    gameId,
    startsAt: 0,
    announcedAt: 0,
    endsAt: 0,
    nextAfter: () => null,
    between: () => [],
    snapshot: () => bodies,
  }
}
