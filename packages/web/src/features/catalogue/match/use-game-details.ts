import type { GameWire, OddWire } from '@caderneta/contract/catalogue/catalogue'
import { readGame } from '@caderneta/contract/catalogue/game-call'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { fillPath } from '../../../api/fill-path.ts'
import { QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { isMarketCovered } from '../../../live/game-views.ts'
import { seedGames } from '../../../live/live.ts'
import { kept } from '../../../root/root.ts'

/** The score and the markets change; prices come by the stream. */
const RENEWED_MS = 30_000

const cache = kept(() => new QueryCache<GameWire>())

async function fetchGame(gameId: number) {
  const done = await call(fillPath(readGame, { gameId }), {})
  if (isFailure(done)) return done
  const game = done.value.data
  seedGames([lockUnsubscribed(game)])
  return game
}

/** Where the stream sends prices, one that it does not send may be older than it looks. */
function lockUnsubscribed(game: GameWire): GameWire {
  const { betGameId } = game.info
  const isLocked = (odd: OddWire) =>
    odd.status === 'open' && !isMarketCovered(betGameId, odd.market_id)
  const odds = game.odds.map((odd) =>
    isLocked(odd) ? { ...odd, status: 'suspended' as const } : odd,
  )
  return { ...game, odds }
}

/** One game with all its markets; also merges it into the live facts. */
export function useGameDetails(gameId: number): QueryResult<GameWire> {
  const load = useCallback(() => fetchGame(gameId), [gameId])
  return useQuery(cache(), String(gameId), load, RENEWED_MS)
}
