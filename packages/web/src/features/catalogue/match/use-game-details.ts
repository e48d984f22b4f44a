import type { GameWire, OddWire } from '@caderneta/contract/catalogue/catalogue'
import { readGame } from '@caderneta/contract/catalogue/game-call'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { fillPath } from '../../../api/fill-path.ts'
import { type QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { isMarketCovered } from '../../../live/game-views.ts'
import { seedGames } from '../../../live/live.ts'
import { type Page, usePage } from '../../../root/page.ts'

/** The score and the markets change; prices come by the stream. */
const RENEWED_MS = 30_000

declare module '../../../root/page.ts' {
  interface Page {
    readonly gameDetailsCache: QueryCache<GameWire>
  }
}

async function fetchGame(page: Page, gameId: number) {
  const done = await call(page, fillPath(readGame, { gameId }), {})
  if (isFailure(done)) return done
  const game = done.value.data
  seedGames(page, [lockUnsubscribed(page, game)])
  return game
}

/** Where the stream sends prices, one that it does not send may be older than it looks. */
function lockUnsubscribed(page: Pick<Page, 'gameViews' | 'live'>, game: GameWire): GameWire {
  const { betGameId } = game.info
  const isLocked = (odd: OddWire) =>
    odd.status === 'open' && !isMarketCovered(page, betGameId, odd.market_id)
  const odds = game.odds.map((odd) =>
    isLocked(odd) ? { ...odd, status: 'suspended' as const } : odd,
  )
  return { ...game, odds }
}

/** One game with all its markets; also merges it into the live facts. */
export function useGameDetails(gameId: number): QueryResult<GameWire> {
  const page = usePage()
  const load = useCallback(() => fetchGame(page, gameId), [page, gameId])
  return useQuery(page.gameDetailsCache, String(gameId), load, RENEWED_MS)
}
