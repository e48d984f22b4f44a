import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import type { PlayerMessage } from '@caderneta/contract/live/player-stream'
import type { GamesMessage, WatchMessage } from '@caderneta/contract/live/stream'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { Listeners } from '../root/listeners.ts'
import { type Page, usePage } from '../root/page.ts'
import type { ServerClock } from '../root/server-clock.ts'
import { Store, useStore } from '../root/store.ts'
import type { CellListeners } from './cell-listeners.ts'
import type { GameFact, GameState, OddFact } from './facts.ts'
import { FactsStore } from './facts-store.ts'
import { FeedConnection } from './feed-connection.ts'
import { openBrowserSocket } from './open-browser-socket.ts'
import { WatchList } from './watch-list.ts'

/** The only entry to live data. Screens use it; none of them opens a socket. */

export type { GameFact, GameState, OddFact } from './facts.ts'

/** A message of the stream about games, or the list that was sent to it. */
export type LiveEvent = GamesMessage | WatchMessage

const WATCHED_MAX = 3000

/** Only a session receives messages for a player, so their parser is loaded with it. */
const loadReader = () => import('./read-player-message.ts')

/** The connection, what it has brought, and what of it is on screen. */
export function makeLive(clock: ServerClock) {
  const facts = new FactsStore()
  const freshStore = new Store(true)
  const playerListeners = new Listeners<PlayerMessage>()
  const events = new Listeners<LiveEvent>()

  function onMessage(message: GamesMessage): void {
    if (message.type === 'snapshot') facts.applySnapshot(message.games)
    else if (message.type === 'changes') facts.applyChanges(message.changes)
    events.notify(message)
  }

  async function onPrivate(received: object): Promise<void> {
    const { readPlayerMessage } = await loadReader()
    const message = readPlayerMessage(received)
    if (message) playerListeners.notify(message)
  }

  function onFresh(isFresh: boolean): void {
    if (!isFresh) facts.forgetStream()
    freshStore.set(isFresh)
  }

  const onTime = (serverMs: number) => clock.note(serverMs)
  const handlers = { onMessage, onPrivate, onFresh, onTime }
  const connection = new FeedConnection(openBrowserSocket, handlers, Math.random)
  const watchList = new WatchList(({ rows, views }) => {
    facts.follow([...rows, ...views.map(({ id }) => id)])
    events.notify(connection.watch({ rows: rows.slice(0, WATCHED_MAX), views }))
  })
  return { facts, freshStore, playerListeners, events, connection, watchList }
}

declare module '../root/page.ts' {
  interface Page {
    readonly live: ReturnType<typeof makeLive>
  }
}

/** Connects, or reconnects when the session's token changed; null for a visitor. */
export function connectLive(page: Pick<Page, 'live'>, token: string | null): void {
  if (token !== null) void loadReader()
  page.live.connection.start(token)
}

/** Games of any reply, so that calls and stream feed the same facts. */
export function seedGames(page: Pick<Page, 'live'>, games: readonly GameWire[]): void {
  page.live.facts.seed(games)
}

export function onPlayerMessage(
  page: Pick<Page, 'live'>,
  listener: (message: PlayerMessage) => void,
): () => void {
  return page.live.playerListeners.add(listener)
}

/** False while the shown data may be old: then no odds may be selected. */
export function useFeedFresh(): boolean {
  const page = usePage()
  return useStore(page.live.freshStore)
}

/** Registers the games that a component shows as rows, for as long as it is mounted. */
export function useWatchedRows(gameIds: readonly number[]): void {
  const page = usePage()
  const key = gameIds.join()
  const { watchList } = page.live
  useEffect(() => watchList.add(key === '' ? [] : key.split(',').map(Number)), [watchList, key])
}

/** What is known of one cell; renders again when that changes. */
function useCell<Fact>(listeners: CellListeners, cell: number, read: (cell: number) => Fact): Fact {
  const subscribe = useCallback(
    (listener: () => void) => listeners.subscribe(cell, listener),
    [listeners, cell],
  )
  const readCell = () => read(cell)
  return useSyncExternalStore(subscribe, readCell, readCell)
}

export function useGame(gameId: number): GameFact | null {
  const page = usePage()
  const { facts } = page.live
  return useCell(facts.gameListeners, gameId, facts.game)
}

/** Status, score and clock of a game; null while unknown. */
export function useGameLive(gameId: number): GameState | null {
  const page = usePage()
  const { facts } = page.live
  return useCell(facts.stateListeners, gameId, facts.state)
}

/** Identifiers of the known selections of a game, by index. */
export function useSelectionIds(gameId: number): readonly number[] {
  const page = usePage()
  const { facts } = page.live
  return useCell(facts.gameListeners, gameId, facts.selectionIds)
}

/** One selection; suspended, whatever its last status, while the feed cannot be trusted. */
export function useOdd(selectionId: number): OddFact | null {
  const page = usePage()
  const { facts } = page.live
  const odd = useCell(facts.oddListeners, selectionId, facts.odd)
  const fresh = useFeedFresh()
  return useMemo(() => {
    return odd && !fresh && odd.status === 'open' ? { ...odd, status: 'suspended' } : odd
  }, [odd, fresh])
}

/** The same facts for code outside rendering. */
export const readOdd = (page: Pick<Page, 'live'>, selectionId: number) =>
  page.live.facts.odd(selectionId)
export const readGame = (page: Pick<Page, 'live'>, gameId: number) => page.live.facts.game(gameId)
export const readGameState = (page: Pick<Page, 'live'>, gameId: number) =>
  page.live.facts.state(gameId)

/** Notifies a component that aggregates several selections at once, such as the slip. */
export const subscribeOdd = (page: Pick<Page, 'live'>, selectionId: number, listener: () => void) =>
  page.live.facts.oddListeners.subscribe(selectionId, listener)
export const subscribeGameState = (
  page: Pick<Page, 'live'>,
  gameId: number,
  listener: () => void,
) => page.live.facts.stateListeners.subscribe(gameId, listener)
