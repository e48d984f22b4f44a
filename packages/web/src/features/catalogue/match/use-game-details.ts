import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { readGame } from '@caderneta/contract/catalogue/game-call'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { fillPath } from '../../../api/fill-path.ts'
import { QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { seedGames } from '../../../live/live.ts'
import { kept } from '../../../root/root.ts'

/** The score and the markets change; prices come by the stream. */
const RENEWED_MS = 30_000

const cache = kept(() => new QueryCache<GameWire>())

async function fetchGame(gameId: number) {
  const done = await call(fillPath(readGame, { gameId }), {})
  if (isFailure(done)) return done
  const game = done.value.data
  seedGames([game])
  return game
}

/** One game with all its markets; also merges it into the live facts. */
export function useGameDetails(gameId: number): QueryResult<GameWire> {
  const load = useCallback(() => fetchGame(gameId), [gameId])
  return useQuery(cache(), String(gameId), load, RENEWED_MS)
}
