import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import type { GameView } from '@caderneta/contract/live/game-view'
import type { GameChange, ServerMessage } from '@caderneta/contract/live/stream'
import { serverMessage } from '@caderneta/contract/testing/server-message'
import { beforeEach, describe, expect, test } from 'vitest'
import { LAGGING_BYTES, StreamConnection } from './stream-connection.ts'
import { BEAT_PARTS, type DirtyGame, StreamHub } from './stream-hub.ts'
import { TestSocket } from './test-socket.ts'
import type { StreamDepth, ViewPart, WatchedScope } from './watched-scope.ts'

/** A page that parses what it receives, as the real one does. */
class TestPage {
  readonly received: ServerMessage[] = []
  readonly #socket = new TestSocket((text) =>
    this.received.push(serverMessage.parse(JSON.parse(text))),
  )
  readonly connection = new StreamConnection(this.#socket)

  set bufferedAmount(bytes: number) {
    this.#socket.bufferedAmount = bytes
  }

  get last(): ServerMessage | undefined {
    return this.received.at(-1)
  }
}

const gameWire = (betGameId: number): GameWire => ({
  info: {
    betGameId,
    betCnfSportId: 1,
    betCnfTournamentId: 1,
    betCnfTournamentName: 'Copa',
    location: 'Brasil',
    gameStart: '2026-11-21 15:00',
    gameStartTimeStamp: 0,
    isHighlightHome: false,
  },
  teams: [
    { id: 1, name: 'A' },
    { id: 2, name: 'B' },
  ],
  gameInfo: { gameStatus: 'live', score: [0, 0], clock: null },
  odds: [],
  marketsCount: 0,
})

const NOTHING = () => undefined

/** One selection per market, at the offset of its number. */
const viewWire = (id: number, { markets, hasTimeline }: ViewPart): GameView => ({
  id,
  info: {
    gameStatus: 'live',
    score: [0, 0],
    clock: null,
    ...(hasTimeline ? { timeline: { from: 0, facts: [] } } : {}),
  },
  markets: markets.map((marketId) => [marketId, [[marketId, '1', '', 1.5, 1, 'o']]]),
})

/** How many markets a test's game has in a row and on its page. */
const DEPTHS = { rows: 1, all: 9 }
/** A selection that no row shows. */
const HIDDEN = 1999

describe('StreamHub', () => {
  let rates: Map<number, number>
  let encodings: number
  let hub: StreamHub
  let page: TestPage

  beforeEach(() => {
    rates = new Map()
    encodings = 0
    const games = {
      has: (id: number) => id < 100,
      gameBytes: (id: number, depth: StreamDepth) =>
        id < 100
          ? Buffer.from(JSON.stringify({ ...gameWire(id), marketsCount: DEPTHS[depth] }))
          : undefined,
      viewBytes: (id: number, part: ViewPart) => Buffer.from(JSON.stringify(viewWire(id, part))),
      change: (id: number, dirty: DirtyGame, { depth }: WatchedScope): GameChange | undefined => {
        if (depth === 'rows' && dirty.selectionIds !== 'all' && dirty.selectionIds.has(HIDDEN))
          return undefined
        encodings += 1
        const ids = dirty.selectionIds === 'all' ? [...rates.keys()] : [...dirty.selectionIds]
        return { id, odds: ids.map((one) => [one, rates.get(one) ?? 1.5, 1, 'o']) }
      },
    }
    hub = new StreamHub(games, (turn) => turn())
    page = join()
  })

  const join = (): TestPage => {
    const joined = new TestPage()
    hub.add(joined.connection)
    return joined
  }

  /** One second of heartbeats. */
  const beat = (at: number): void => {
    for (let part = 0; part < BEAT_PARTS; part += 1) hub.beat(at)
  }

  const move = (gameId: number, selectionId: number, rate: number): void => {
    rates.set(selectionId, rate)
    hub.markChanged({ gameId, hasNewState: false, selectionIds: [selectionId] })
  }

  test('starts with a snapshot of the requested games, without unknown ones', () => {
    hub.watch(page.connection, { games: [1, 2, 400] })
    expect(page.last).toMatchObject({ type: 'snapshot', seq: 1 })
    const ids = page.last?.type === 'snapshot' && page.last.games.map((game) => game.info.betGameId)
    expect(ids).toEqual([1, 2])
  })

  test('sends a timeline from the earliest fact that changed within a frame', () => {
    const factsFromSent: (number | undefined)[] = []
    const news = { gameId: 1, hasNewState: true, selectionIds: [] }
    const change = (id: number, { factsFrom }: DirtyGame) => {
      factsFromSent.push(factsFrom)
      return { id }
    }
    const timelineHub = new StreamHub({
      has: () => true,
      gameBytes: NOTHING,
      viewBytes: NOTHING,
      change,
    })
    timelineHub.add(page.connection)
    timelineHub.watch(page.connection, { games: [1] })
    timelineHub.markChanged({ ...news, factsFrom: 5 })
    timelineHub.markChanged({ ...news, factsFrom: 3 })
    timelineHub.markChanged(news)
    timelineHub.flush()
    expect(factsFromSent).toEqual([3])
  })

  const shown = () =>
    page.last?.type === 'snapshot' ? page.last.games.map((game) => game.info.betGameId) : null

  test('sends a scrolling page only the games that it did not show before', () => {
    hub.watch(page.connection, { games: [1, 2] })
    hub.watch(page.connection, { games: [2, 3] })
    expect(shown()).toEqual([3])
    hub.snapshot(page.connection)
    expect(shown()).toEqual([2, 3])
  })

  test('sends less of a game to a page that shows a row of it, until it shows all', () => {
    const depths = () =>
      page.last?.type === 'snapshot' ? page.last.games.map((game) => game.marketsCount) : null
    hub.watch(page.connection, { games: [1], rows: [2, 3] })
    expect(depths()).toEqual([9, 1, 1])
    hub.watch(page.connection, { games: [1, 2], rows: [2, 3] })
    expect([shown(), depths()]).toEqual([[2], [9]])
    hub.watch(page.connection, { games: [], rows: [1, 2, 3] })
    expect(shown()).toEqual([])
    move(1, HIDDEN, 2)
    hub.flush()
    expect(page.last?.type).toBe('snapshot')
    move(1, 100_001, 2)
    hub.flush()
    expect(page.last).toMatchObject({ type: 'changes', changes: [{ id: 1 }] })
  })

  test('encodes a change once for the rows and once for the pages of a game', () => {
    const pages = Array.from({ length: 100 }, join)
    for (const [i, one] of pages.entries())
      hub.watch(one.connection, i % 2 === 0 ? { games: [1] } : { rows: [1] })
    move(1, 100_001, 1.9)
    hub.flush()
    expect(encodings).toBe(2)
    for (const one of pages) expect(one.last?.type).toBe('changes')
  })

  test('sends a lagging page all games that it shows, because it has lost changes', () => {
    hub.watch(page.connection, { games: [1] })
    page.bufferedAmount = LAGGING_BYTES + 1
    move(1, 100_001, 2)
    hub.flush()
    page.bufferedAmount = 0
    hub.watch(page.connection, { games: [1, 2] })
    expect(shown()).toEqual([1, 2])
  })

  test('sends no further snapshot to a page that requests them and reads none', () => {
    hub.watch(page.connection, { games: [1] })
    page.bufferedAmount = LAGGING_BYTES + 1
    for (const games of [[1, 2], [3], [1, 2]]) hub.watch(page.connection, { games })
    hub.snapshot(page.connection)
    expect(page.received).toHaveLength(1)
    page.bufferedAmount = 0
    beat(1)
    expect(shown()).toEqual([1, 2])
  })

  test('joins the games of pages that show the same once, however often they send resync', () => {
    const long = Buffer.from(JSON.stringify({ ...gameWire(1), location: 'x'.repeat(40_000) }))
    const sent: (string | Buffer)[] = []
    const socket = { bufferedAmount: 0, send: (data: string | Buffer) => void sent.push(data) }
    const shared = new StreamHub({
      has: () => true,
      gameBytes: () => long,
      viewBytes: NOTHING,
      change: (id) => ({ id }),
    })
    const connections = [1, 2].map(() => new StreamConnection(socket))
    for (const connection of connections) shared.watch(connection, { games: [1, 2] })
    for (const connection of connections) shared.snapshot(connection)
    const bodies = sent.filter((data) => data.length > long.length)
    expect([bodies.length, new Set(bodies).size]).toEqual([4, 1])
  })

  test('a page gets whole games for a slip and a match, and rows of those beyond', () => {
    const depths: string[] = []
    const gameBytes = (_id: number, depth: StreamDepth) => {
      depths.push(depth)
      return Buffer.from('{}')
    }
    const change = (id: number) => ({ id })
    const sparing = new StreamHub({ has: () => true, gameBytes, viewBytes: NOTHING, change })
    const connection = new StreamConnection(new TestSocket(() => {}))
    sparing.watch(connection, { games: Array.from({ length: 3_000 }, (_, i) => i + 1) })
    const whole = depths.filter((depth) => depth === 'all')
    expect([whole.length, depths.length]).toEqual([300, 3_000])
  })

  test('sends of a view the markets that are new on the page, and the timeline once', () => {
    const show = (markets: readonly number[]) => {
      hub.watch(page.connection, { views: [{ id: 1, markets, timeline: true }] })
      return page.last?.type === 'snapshot' ? (page.last.views ?? []) : null
    }
    expect(show([5, 6])).toEqual([viewWire(1, { markets: [5, 6], hasTimeline: true })])
    expect(show([6, 7])).toEqual([viewWire(1, { markets: [7], hasTimeline: false })])
    expect(show([6])).toEqual([])
    expect(show([5, 6])).toEqual([viewWire(1, { markets: [5], hasTimeline: false })])
    hub.snapshot(page.connection)
    const all = viewWire(1, { markets: [5, 6], hasTimeline: true })
    expect(page.last).toMatchObject({ type: 'snapshot', games: [], views: [all] })
  })

  test('a game may be a row and a view: the row comes as a game, changes come once', () => {
    const scopes: WatchedScope[] = []
    hub = new StreamHub({
      has: () => true,
      gameBytes: (id) => Buffer.from(JSON.stringify(gameWire(id))),
      viewBytes: (id, part) => Buffer.from(JSON.stringify(viewWire(id, part))),
      change: (id, _dirty, scope) => {
        scopes.push(scope)
        return { id }
      },
    })
    hub.add(page.connection)
    hub.watch(page.connection, { rows: [1], views: [{ id: 1, markets: [9, 5] }] })
    expect(page.last).toMatchObject({ games: [gameWire(1)], views: [{ id: 1 }] })
    move(1, 1001, 1.9)
    hub.flush()
    expect(page.last).toMatchObject({ type: 'changes', changes: [{ id: 1 }] })
    expect(scopes.map(({ depth, markets }) => [depth, [...markets]])).toEqual([['rows', [5, 9]]])
  })

  test('repeats the number of the list that a snapshot completes', () => {
    hub.watch(page.connection, { id: 4, games: [1] })
    expect(page.last).toMatchObject({ type: 'snapshot', watch: 4 })
    hub.snapshot(page.connection)
    expect(page.last).toMatchObject({ type: 'snapshot', watch: 4 })
    hub.watch(page.connection, { id: 5, games: [1] })
    expect(page.last).toMatchObject({ type: 'snapshot', watch: 5, games: [] })
  })

  test('numbers snapshot, changes and heartbeats without a gap for each page', () => {
    hub.watch(page.connection, { games: [1] })
    move(1, 100_001, 1.9)
    hub.flush()
    beat(5)
    hub.watch(page.connection, { games: [2] })
    const numbers = page.received.map((message) => 'seq' in message && message.seq)
    expect(numbers).toEqual([1, 2, 3, 4])
  })

  test('sends each of a thousand pages one heartbeat a second, to a tenth at a time', () => {
    const pages = Array.from({ length: 1_000 }, join)
    const counts = Array.from({ length: BEAT_PARTS }, () => {
      const before = pages.reduce((sum, { received }) => sum + received.length, 0)
      hub.beat(1)
      return pages.reduce((sum, { received }) => sum + received.length, 0) - before
    })
    expect(counts).toEqual(Array(BEAT_PARTS).fill(100))
    expect(pages.every(({ received }) => received.length === 1)).toBe(true)
  })

  test('sends only the last of many changes of one selection', () => {
    hub.watch(page.connection, { games: [1] })
    move(1, 100_001, 1.9)
    move(1, 100_001, 1.95)
    hub.flush()
    expect(page.received).toHaveLength(2)
    expect(page.last).toMatchObject({ changes: [{ id: 1, odds: [[100_001, 1.95, 1, 'o']] }] })
    hub.flush()
    expect(page.received).toHaveLength(2)
  })

  test('a page receives changes of its own games only', () => {
    const other = join()
    hub.watch(page.connection, { games: [1] })
    hub.watch(other.connection, { games: [2] })
    move(1, 100_001, 1.9)
    hub.flush()
    expect(page.received).toHaveLength(2)
    expect(other.received).toHaveLength(1)
    hub.watch(page.connection, { games: [2] })
    move(1, 100_001, 2.1)
    hub.flush()
    expect(page.last?.type).toBe('snapshot')
  })

  test('encodes a change once for a thousand pages', () => {
    const pages = Array.from({ length: 1000 }, join)
    for (const one of pages) hub.watch(one.connection, { games: [1] })
    move(1, 100_001, 1.9)
    hub.flush()
    expect(encodings).toBe(1)
    expect(pages.every((one) => one.last?.type === 'changes')).toBe(true)
  })

  test('a slow reader loses intermediate changes and gets a snapshot when it has caught up', () => {
    hub.watch(page.connection, { games: [1] })
    page.bufferedAmount = LAGGING_BYTES + 1
    move(1, 100_001, 1.9)
    hub.flush()
    move(1, 100_001, 2.0)
    hub.flush()
    beat(1)
    expect(page.received.map((message) => message.type)).toEqual(['snapshot', 'changes'])
    page.bufferedAmount = 0
    beat(2)
    expect(page.last).toMatchObject({ type: 'snapshot', seq: 3 })
    move(1, 100_001, 2.1)
    hub.flush()
    expect(page.last).toMatchObject({ type: 'changes', seq: 4 })
  })

  test('a player is notified on each of their pages, and no other player is', () => {
    const second = join()
    const stranger = join()
    hub.identify(page.connection, { playerId: 7, tokenHash: 'a' })
    hub.identify(second.connection, { playerId: 7, tokenHash: 'b' })
    hub.identify(stranger.connection, { playerId: 8, tokenHash: 'c' })
    hub.notifyPlayer(7, { type: 'wallet', wallet: { cash: 10.5, cashback: 0 } })
    expect(page.last).toEqual({ type: 'wallet', wallet: { cash: 10.5, cashback: 0 } })
    expect(second.received).toHaveLength(1)
    expect(stranger.received).toHaveLength(0)
  })

  test('lists the sessions of its pages until they leave', () => {
    const second = join()
    hub.identify(page.connection, { playerId: 7, tokenHash: 'a' })
    hub.identify(second.connection, { playerId: 7, tokenHash: 'b' })
    expect([...hub.pageSessions()].sort()).toEqual(['a', 'b'])
    hub.remove(page.connection)
    expect([...hub.pageSessions()]).toEqual(['b'])
  })

  test('the end of a session turns its pages into those of a visitor', () => {
    hub.identify(page.connection, { playerId: 7, tokenHash: 'hash' })
    hub.dropSession('hash')
    expect(page.last).toEqual({ type: 'disconnect' })
    hub.notifyPlayer(7, { type: 'wallet', wallet: { cash: 1, cashback: 0 } })
    expect(page.received).toHaveLength(1)
  })

  test('a page belongs to the last player that it named', () => {
    hub.identify(page.connection, { playerId: 7, tokenHash: 'a' })
    hub.identify(page.connection, { playerId: 8, tokenHash: 'b' })
    expect(hub.isWatching(7)).toBe(false)
    expect(hub.isWatching(8)).toBe(true)
  })

  test('a page that left is removed', () => {
    hub.identify(page.connection, { playerId: 7, tokenHash: 'a' })
    hub.watch(page.connection, { games: [1] })
    hub.remove(page.connection)
    expect(hub.isWatching(7)).toBe(false)
    move(1, 100_001, 1.9)
    hub.flush()
    beat(1)
    expect(page.received).toHaveLength(1)
    expect(hub.connectionCount).toBe(0)
  })
})
