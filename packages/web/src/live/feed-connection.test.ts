import type { GamesMessage } from '@caderneta/contract/live/stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FeedConnection, type SocketEvents } from './feed-connection.ts'

interface FakeSocket {
  readonly events: SocketEvents
  readonly sent: unknown[]
  isClosed: boolean
}

let sockets: FakeSocket[]
let messages: GamesMessage[]
let received: object[]
let fresh: boolean[]
let times: number[]

function connect(): FeedConnection {
  const openSocket = (events: SocketEvents) => {
    const socket: FakeSocket = { events, sent: [], isClosed: false }
    sockets.push(socket)
    return {
      send: (text: string) => socket.sent.push(JSON.parse(text)),
      close: () => {
        socket.isClosed = true
      },
    }
  }
  const handlers = {
    onMessage: (message: GamesMessage) => messages.push(message),
    onPrivate: (message: object) => received.push(message),
    onFresh: (isFresh: boolean) => fresh.push(isFresh),
    onTime: (serverMs: number) => times.push(serverMs),
  }
  return new FeedConnection(openSocket, handlers, () => 1)
}

function socket(): FakeSocket {
  const last = sockets.at(-1)
  if (!last) throw new Error('no socket')
  return last
}

const receive = (message: unknown) => socket().events.onText(JSON.stringify(message))
const alive = (seq: number) => receive({ type: 'alive', seq, at: 0 })
const snapshot = (seq: number) => receive({ type: 'snapshot', seq, games: [] })
const changes = (seq: number) => receive({ type: 'changes', seq, changes: [] })

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  messages = []
  received = []
  fresh = []
  times = []
})
afterEach(() => vi.useRealTimers())

function watching(): FeedConnection {
  const feed = connect()
  feed.start(null)
  feed.watch({ rows: [7], views: [] })
  socket().events.onOpen()
  return feed
}

describe('the feed connection', () => {
  it('sends hello and then the watch list, with the token when there is one', () => {
    const feed = connect()
    feed.start('secret')
    feed.watch({ rows: [7, 8], views: [] })
    expect(socket().sent).toEqual([])
    socket().events.onOpen()
    expect(socket().sent).toEqual([
      { type: 'hello', token: 'secret' },
      { type: 'watch', id: 1, rows: [7, 8], views: [] },
    ])
  })

  it('passes on messages in sequence and stays fresh', () => {
    watching()
    snapshot(1)
    changes(2)
    alive(3)
    expect(messages.map((message) => message.type)).toEqual(['snapshot', 'changes', 'alive'])
    expect(fresh).toEqual([])
  })

  it('becomes stale at once on a gap, requests a snapshot, and is fresh again after it', () => {
    watching()
    snapshot(1)
    changes(3)
    expect(fresh).toEqual([false])
    expect(socket().sent.at(-1)).toEqual({ type: 'resync' })
    changes(4)
    expect(messages.map((message) => message.type)).toEqual(['snapshot'])
    snapshot(5)
    expect(fresh).toEqual([false, true])
    changes(6)
    expect(messages.at(-1)?.type).toBe('changes')
  })

  it('sends one snapshot request, however many messages follow the gap', () => {
    watching()
    snapshot(1)
    changes(3)
    changes(5)
    changes(9)
    expect(socket().sent.filter((sent) => JSON.stringify(sent).includes('resync'))).toHaveLength(1)
  })

  it('becomes stale after five seconds of silence and not before', () => {
    watching()
    snapshot(1)
    vi.advanceTimersByTime(4999)
    expect(fresh).toEqual([])
    vi.advanceTimersByTime(1)
    expect(fresh).toEqual([false])
    expect(socket().sent.at(-1)).toEqual({ type: 'resync' })
    alive(2)
    expect(fresh).toEqual([false])
    snapshot(3)
    expect(fresh).toEqual([false, true])
  })

  it('closes a socket that stays silent after a snapshot request', () => {
    watching()
    snapshot(1)
    vi.advanceTimersByTime(10_000)
    expect(sockets[0]?.isClosed).toBe(true)
    vi.advanceTimersByTime(500)
    expect(sockets).toHaveLength(2)
  })

  it('becomes stale at once on a lost socket and reconnects with backoff', () => {
    watching()
    snapshot(1)
    socket().events.onClose()
    expect(fresh).toEqual([false])
    vi.advanceTimersByTime(499)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(2)
    socket().events.onClose()
    vi.advanceTimersByTime(999)
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(3)
  })

  it('sends hello again after reconnecting, and numbering restarts', () => {
    watching()
    snapshot(41)
    socket().events.onClose()
    vi.advanceTimersByTime(500)
    socket().events.onOpen()
    expect(socket().sent).toEqual([
      { type: 'hello' },
      { type: 'watch', id: 1, rows: [7], views: [] },
    ])
    alive(1)
    expect(fresh).toEqual([false])
    snapshot(2)
    expect(fresh).toEqual([false, true])
  })

  it('never delays longer than fifteen seconds', () => {
    watching()
    for (let i = 0; i < 12; i += 1) {
      socket().events.onClose()
      vi.advanceTimersByTime(15_000)
    }
    expect(sockets).toHaveLength(13)
  })

  it('reconnects for another player without marking the odds stale', () => {
    const feed = watching()
    snapshot(1)
    feed.start('secret')
    expect(sockets[0]?.isClosed).toBe(true)
    sockets[0]?.events.onClose()
    expect(sockets).toHaveLength(2)
    socket().events.onOpen()
    snapshot(1)
    changes(2)
    expect(fresh).toEqual([])
  })

  it('treats an invalid message as a gap', () => {
    watching()
    snapshot(1)
    socket().events.onText('{"type":"snapshot"')
    expect(fresh).toEqual([false])
    receive({ type: 'changes', seq: 'two', changes: 5 })
    expect(messages).toHaveLength(1)
  })

  it("passes on the player's own messages whatever the state of the feed", () => {
    watching()
    changes(9)
    changes(11)
    const wallet = { type: 'wallet', wallet: { cash: 10, cashback: 0 } }
    receive(wallet)
    expect(received).toEqual([wallet])
  })

  it('needs no snapshot while nothing is watched', () => {
    const feed = connect()
    feed.start(null)
    socket().events.onClose()
    vi.advanceTimersByTime(500)
    socket().events.onOpen()
    alive(1)
    expect(fresh).toEqual([false, true])
    feed.stop()
    expect(socket().isClosed).toBe(true)
  })
})
