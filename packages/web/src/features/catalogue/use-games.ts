import {
  type GameWire,
  type SportItemRequest,
  sportGameReply,
  sportItemReply,
} from '@caderneta/contract/catalogue'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ask } from '../../api/query.ts'
import { seedGames } from '../../live/live.ts'

/** Kick-offs, new games and ended ones change a list; prices come by the stream. */
const LIST_RENEWED_MS = 30_000

async function askGames(filter: SportItemRequest, signal: AbortSignal): Promise<GameWire[]> {
  const { data } = await ask('sport/item', filter, sportItemReply, signal)
  seedGames(data.games)
  return data.games
}

/** The games of a list; also hands them to the live facts. */
export function useGames(filter: SportItemRequest): UseQueryResult<GameWire[]> {
  return useQuery({
    queryKey: ['sport/item', filter],
    queryFn: ({ signal }) => askGames(filter, signal),
    refetchInterval: LIST_RENEWED_MS,
  })
}

async function askGame(gameId: number, signal: AbortSignal): Promise<GameWire> {
  const { data } = await ask(`sport/game/${gameId}`, {}, sportGameReply, signal)
  seedGames([data])
  return data
}

/** One game with all of its markets. */
export function useGameDetails(gameId: number): UseQueryResult<GameWire> {
  return useQuery({
    queryKey: ['sport/game', gameId],
    queryFn: ({ signal }) => askGame(gameId, signal),
    refetchInterval: LIST_RENEWED_MS,
  })
}
