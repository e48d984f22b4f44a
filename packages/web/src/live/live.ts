import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import type { PlayerMessage } from '@caderneta/contract/live/player-stream'
import type { GamesMessage } from '@caderneta/contract/live/stream'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { GameFact, GameState, OddFact } from './facts.ts'
import { FactsStore } from './facts-store.ts'
import { FeedConnection } from './feed-connection.ts'
import { openBrowserSocket } from './open-browser-socket.ts'
import { WatchList } from './watch-list.ts'

/** The only entry to live data. Screens use it; none of them opens a socket. */

export type { GameFact, GameState, OddFact } from './facts.ts'

const WATCHED_MAX = 3000

const facts = new FactsStore()
const freshListeners = new Set<() => void>()
const playerListeners = new Set<(message: PlayerMessage) => void>()
let isFresh = true

function onMessage(message: GamesMessage): void {
  if (message.type === 'snapshot') facts.applySnapshot(message.games)
  else if (message.type === 'changes') facts.applyChanges(message.changes)
}

/** Only a session receives messages for a player, so their parser is loaded with it. */
const loadReader = () => import('./read-player-message.ts')

async function onPrivate(received: object): Promise<void> {
  const { readPlayerMessage } = await loadReader()
  const message = readPlayerMessage(received)
  if (message) for (const listener of playerListeners) listener(message)
}

function onFresh(fresh: boolean): void {
  isFresh = fresh
  if (!fresh) facts.forgetStream()
  for (const listener of freshListeners) listener()
}

const connection = new FeedConnection(
  openBrowserSocket,
  { onMessage, onPrivate, onFresh },
  Math.random,
)
const watchList = new WatchList(({ games, rows }) => {
  facts.follow([...games, ...rows])
  connection.watch(games.slice(0, WATCHED_MAX), rows.slice(0, WATCHED_MAX))
})

/** Connects, or reconnects when the session's token changed; null for a visitor. */
export function connectLive(token: string | null): void {
  if (token !== null) void loadReader()
  connection.start(token)
}

/** Games of any reply, so that calls and stream feed the same facts. */
export function seedGames(games: readonly GameWire[]): void {
  facts.seed(games)
}

export function onPlayerMessage(listener: (message: PlayerMessage) => void): () => void {
  playerListeners.add(listener)
  return () => playerListeners.delete(listener)
}

const subscribeFresh = (listener: () => void) => {
  freshListeners.add(listener)
  return () => freshListeners.delete(listener)
}

/** False while the shown data may be old: then no odds may be selected. */
export function useFeedFresh(): boolean {
  return useSyncExternalStore(subscribeFresh, () => isFresh)
}

/** Registers the games that a component shows, for as long as it is mounted. */
export function useWatchedGames(gameIds: readonly number[]): void {
  useWatched(gameIds, 'whole')
}

/** The same for list rows: of their games only the markets that a row may show are streamed. */
export function useWatchedRows(gameIds: readonly number[]): void {
  useWatched(gameIds, 'row')
}

function useWatched(gameIds: readonly number[], depth: 'row' | 'whole'): void {
  const key = gameIds.join()
  useEffect(() => watchList.add(key === '' ? [] : key.split(',').map(Number), depth), [key, depth])
}

export function useGame(gameId: number): GameFact | null {
  const subscribe = useCallback(
    (listener: () => void) => facts.gameListeners.subscribe(gameId, listener),
    [gameId],
  )
  return useSyncExternalStore(subscribe, () => facts.game(gameId))
}

/** Status, score and clock of a game; null while unknown. */
export function useGameLive(gameId: number): GameState | null {
  const subscribe = useCallback(
    (listener: () => void) => facts.stateListeners.subscribe(gameId, listener),
    [gameId],
  )
  return useSyncExternalStore(subscribe, () => facts.state(gameId))
}

/** Identifiers of the known selections of a game, by index. */
export function useSelectionIds(gameId: number): readonly number[] {
  const subscribe = useCallback(
    (listener: () => void) => facts.gameListeners.subscribe(gameId, listener),
    [gameId],
  )
  return useSyncExternalStore(subscribe, () => facts.selectionIds(gameId))
}

/** One selection; suspended, whatever its last status, while the feed cannot be trusted. */
export function useOdd(selectionId: number): OddFact | null {
  const subscribe = useCallback(
    (listener: () => void) => facts.oddListeners.subscribe(selectionId, listener),
    [selectionId],
  )
  const odd = useSyncExternalStore(subscribe, () => facts.odd(selectionId))
  const fresh = useFeedFresh()
  return useMemo(() => {
    return odd && !fresh && odd.status === 'open' ? { ...odd, status: 'suspended' } : odd
  }, [odd, fresh])
}

/** The same facts for code outside rendering. */
export const readOdd = facts.odd
export const readGame = facts.game
export const readGameState = facts.state

/** Notifies a component that aggregates several selections at once, such as the slip. */
export const subscribeOdd = (selectionId: number, listener: () => void) =>
  facts.oddListeners.subscribe(selectionId, listener)
export const subscribeGameState = (gameId: number, listener: () => void) =>
  facts.stateListeners.subscribe(gameId, listener)
