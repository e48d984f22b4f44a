import type { WalletWire } from '@caderneta/contract/wallet/wallet'
import { beforeEach, describe, expect, test } from 'vitest'
import { AddressBudgets } from './address-budgets.ts'
import { LoopShare } from './loop-share.ts'
import { StreamConnection, type StreamSession } from './stream-connection.ts'
import { StreamHub } from './stream-hub.ts'
import {
  ADDRESS_LOOKUP_RATE,
  MESSAGE_BYTES_MAX,
  SOCKET_MESSAGE_RATE,
  WATCHED_MAX,
} from './stream-limits.ts'
import { StreamPage } from './stream-page.ts'
import { TestSocket } from './test-socket.ts'

const GAMES = 724
const LIMITS = { socketsMax: 10_000, socketsPerAddressMax: 5_000 }
const SESSION = { playerId: 7, tokenHash: 'aa' }

const GAME = Buffer.from('{}')
const LONG_GAME = Buffer.alloc(1_500, 'x')

const hello = (token: string) => JSON.stringify({ type: 'hello', token })
const watch = (games: readonly number[]) => JSON.stringify({ type: 'watch', games })
const RESYNC = JSON.stringify({ type: 'resync' })
const range = (count: number, first = 1) => Array.from({ length: count }, (_, i) => first + i)

describe('a page on the stream', () => {
  let now: number
  let sleepers: { readonly at: number; readonly wake: () => void }[]
  let lookups: string[]
  /** Games written for snapshots, by number. */
  let written: number[]
  let share: Pick<LoopShare, 'run'>
  let findSession: (token: string) => Promise<StreamSession | null>
  let findWallet: (playerId: number) => Promise<WalletWire>
  let hub: StreamHub
  let budgets: AddressBudgets

  beforeEach(() => {
    now = 0
    sleepers = []
    lookups = []
    written = []
    share = { run: async (work) => work() }
    findSession = async () => null
    findWallet = async () => ({ cash: 0, cashback: 0 })
    budgets = new AddressBudgets(LIMITS)
    hub = new StreamHub({
      has: (id) => id <= GAMES,
      gameBytes: (id) => {
        written.push(id)
        return GAME
      },
      viewBytes: () => GAME,
      change: (id) => ({ id }),
    })
  })

  /** Advances time and runs everything that became due. */
  async function pass(ms: number): Promise<void> {
    for (let step = 0; step < ms; step += 100) {
      now += 100
      const due = sleepers.filter(({ at }) => at <= now)
      sleepers = sleepers.filter(({ at }) => at > now)
      for (const { wake } of due) wake()
      await new Promise(setImmediate)
    }
  }

  function open(address = '192.0.2.1') {
    const sent: string[] = []
    const refusals: string[] = []
    const socket = new TestSocket((text) => sent.push(text))
    const budget = budgets.open(address, now)
    if (!budget) throw new Error('the address has no budget')
    const page = new StreamPage({
      hub,
      connection: new StreamConnection(socket),
      budget,
      sessionOf: (token) => {
        lookups.push(token)
        return findSession(token)
      },
      walletOf: (playerId) => findWallet(playerId),
      share,
      now: () => now,
      wait: (ms) =>
        new Promise((wake) => {
          sleepers.push({ at: now + ms, wake })
        }),
      refuse: (code) => refusals.push(String(code)),
    })
    return { page, sent, refusals, budget }
  }

  const snapshots = (sent: readonly string[]) =>
    sent.filter((text) => text.startsWith('{"type":"snapshot"')).length

  test('looks up one session a second, the latest that was named', async () => {
    const { page, refusals } = open()
    for (const i of range(500)) page.receive(hello(`token${i}`))
    await pass(10_000)
    expect(lookups).toEqual(['token1', 'token500'])
    expect(refusals).toEqual([])
  })

  test('closes with 1008 when it sends more messages than a page does', async () => {
    const { page, refusals, sent } = open()
    for (const i of range(10_000)) page.receive(hello(`token${i}`))
    await pass(10_000)
    expect(refusals).toEqual(['1008'])
    expect(lookups.length).toBeLessThanOrEqual(1)
    expect(sent.length).toBeLessThanOrEqual(1)
  })

  test('gets one snapshot a second, however often it sends resync', async () => {
    const { page, sent } = open()
    page.receive(watch(range(GAMES)))
    for (const _ of range(500)) page.receive(RESYNC)
    await pass(3_000)
    expect(snapshots(sent)).toBeGreaterThanOrEqual(2)
    expect(snapshots(sent)).toBeLessThanOrEqual(4)
  })

  test('keeps the games that exist, and releases everything when it closes', async () => {
    const { page, budget } = open()
    page.receive(watch(range(WATCHED_MAX, GAMES + 1)))
    expect([hub.watchedGameCount, budget.watched]).toEqual([0, 0])
    page.receive(watch(range(WATCHED_MAX, GAMES - 9)))
    await pass(100)
    expect([hub.watchedGameCount, budget.watched]).toEqual([10, 10])
    page.close()
    expect([hub.watchedGameCount, budget.watched, hub.connectionCount]).toEqual([0, 0, 0])
  })

  test('shows a screen of games when its address has used up its share of games', async () => {
    const { page, budget } = open()
    budget.watched = 1_000_000
    page.receive(watch(range(GAMES)))
    await pass(100)
    expect(hub.watchedGameCount).toBe(60)
    page.close()
    expect(budget.watched).toBe(1_000_000)
  })

  test('drops a page that closed while its session was looked up', async () => {
    let resolveSession: (session: StreamSession) => void = () => {}
    findSession = () =>
      new Promise((resolve) => {
        resolveSession = resolve
      })
    const { page, sent } = open()
    page.receive(hello('good'))
    await pass(100)
    page.close()
    resolveSession(SESSION)
    await pass(100)
    expect([hub.isWatching(SESSION.playerId), hub.connectionCount]).toEqual([false, 0])
    expect(sent).toEqual([])
  })

  test('gets the wallet when it says who it is, since it had no push before', async () => {
    findSession = async () => SESSION
    findWallet = async (playerId) => ({ cash: playerId, cashback: 0.5 })
    const { page, sent } = open()
    page.receive(hello('good'))
    await pass(100)
    const wallet = { cash: SESSION.playerId, cashback: 0.5 }
    expect(sent).toEqual([JSON.stringify({ type: 'wallet', wallet })])
  })

  test('gets no older wallet than the one that was pushed meanwhile', async () => {
    let resolveWallet: (wallet: WalletWire) => void = () => {}
    findSession = async () => SESSION
    findWallet = () =>
      new Promise((resolve) => {
        resolveWallet = resolve
      })
    const { page, sent } = open()
    page.receive(hello('good'))
    await pass(100)
    const pushed = { type: 'wallet', wallet: { cash: 58.5, cashback: 0 } } as const
    hub.notifyPlayer(SESSION.playerId, pushed)
    resolveWallet({ cash: 40, cashback: 0 })
    await pass(100)
    expect(sent).toEqual([JSON.stringify(pushed)])
  })

  test('a failed look-up closes the page with 1013, so that it retries', async () => {
    findSession = () => Promise.reject(new Error('no database'))
    const { page, refusals } = open()
    page.receive(hello('good'))
    await pass(100)
    expect(refusals).toEqual(['1013'])
  })

  test('a message outside the contract closes the page with 1003', () => {
    const { page, refusals } = open()
    page.receive('{"type":"hello","token":7}')
    page.receive(hello('good'))
    expect([refusals, lookups]).toEqual([['1003'], []])
  })

  test('the look-ups of one address are bounded, those of others continue', async () => {
    const count = ADDRESS_LOOKUP_RATE.burst + 500
    for (const i of range(count)) open().page.receive(hello(`token${i}`))
    await pass(100)
    const atOnce = ADDRESS_LOOKUP_RATE.burst + ADDRESS_LOOKUP_RATE.perSecond / 10
    expect(lookups.length).toBeLessThanOrEqual(atOnce)
    open('192.0.2.2').page.receive(hello('neighbour'))
    await pass(100)
    expect(lookups).toContain('neighbour')
  })

  test('2,000 pages behind one address all get session and games within seconds', async () => {
    findSession = async () => SESSION
    const pages = range(2_000).map(() => open())
    for (const { page } of pages) {
      page.receive(hello('good'))
      page.receive(watch(range(60)))
    }
    await pass(30_000)
    expect(pages.flatMap(({ refusals }) => refusals)).toEqual([])
    expect(lookups).toHaveLength(2_000)
    expect(pages.every(({ sent }) => snapshots(sent) === 1)).toBe(true)
  })

  test('of a busy address the busy pages are closed and the quiet ones are served', async () => {
    const busy = range(200).map(() => open())
    for (const { page } of busy)
      for (const _ of range(SOCKET_MESSAGE_RATE.burst)) page.receive(watch([1]))
    const quiet = open()
    quiet.page.receive(watch([1]))
    await pass(100)
    expect(busy.some(({ refusals }) => refusals.includes('1008'))).toBe(true)
    expect(quiet.refusals).toEqual([])
    expect(snapshots(quiet.sent)).toBe(1)
  })

  test('a client closed for its messages that reconnects at once is soon refused', () => {
    let opened = 0
    for (; opened < 100; opened += 1) {
      if (budgets.open('192.0.2.1', now) === null) break
      const { page } = open()
      for (const _ of range(SOCKET_MESSAGE_RATE.burst + 1)) page.receive(RESYNC)
    }
    expect(opened).toBeLessThan(10)
  })

  test('an address that opens sockets and sends nothing is soon refused', () => {
    let opened = 0
    for (; opened < 2_000 && budgets.open('192.0.2.1', now) !== null; opened += 1)
      open().page.close()
    expect(opened).toBeLessThan(500)
  })

  test('a page that sends one message and leaves costs its address one opening', () => {
    for (const _ of range(1_000)) {
      const { page } = open()
      page.receive(JSON.stringify({ type: 'hello' }))
      page.close()
    }
    expect(budgets.open('192.0.2.1', now)?.openings.spent(now)).toBe(1_001)
  })

  test('lists of unknown games close the page, one list of finished games does not', async () => {
    const { page, refusals } = open()
    page.receive(watch(range(WATCHED_MAX, GAMES + 1)))
    await pass(100)
    expect(refusals).toEqual([])
    for (let list = 0; list < 3; list += 1) {
      page.receive(watch(range(WATCHED_MAX, GAMES + 1)))
      await pass(100)
    }
    expect(refusals).toEqual(['1008'])
  })

  test('a message too long for its page is not read', () => {
    const { page, refusals } = open()
    let isRead = false
    const long = {
      length: 1_000_000,
      toString: () => {
        isRead = true
        return RESYNC
      },
    }
    page.receive(long)
    expect([isRead, refusals]).toEqual([false, ['1008']])
  })

  test('games are written for a snapshot in batches, and pages are served one by one', async () => {
    const turns: (() => void)[] = []
    share = new LoopShare({ now: () => now, defer: (callback) => turns.push(callback) })
    const [first, second] = [open(), open()]
    first.page.receive(watch(range(GAMES)))
    second.page.receive(watch([1]))
    await new Promise(setImmediate)
    const mostWritten: number[] = []
    for (let turn = turns.shift(); turn; turn = turns.shift()) {
      const before = written.length
      const sentBefore = snapshots([...first.sent, ...second.sent])
      turn()
      const wasSent = snapshots([...first.sent, ...second.sent]) - sentBefore
      if (wasSent === 0) mostWritten.push(written.length - before)
      expect(wasSent).toBeLessThanOrEqual(1)
      await new Promise(setImmediate)
    }
    expect(snapshots([...first.sent, ...second.sent])).toBe(2)
    expect(Math.max(...mostWritten)).toBe(60)
  })

  test('a page that closes before its turn gets no snapshot and leaves nothing', async () => {
    const turns: (() => void)[] = []
    share = new LoopShare({ now: () => now, defer: (callback) => turns.push(callback) })
    const { page, sent, budget } = open()
    page.receive(watch(range(10)))
    await new Promise(setImmediate)
    page.close()
    for (const turn of turns) turn()
    await new Promise(setImmediate)
    expect([snapshots(sent), budget.watched, hub.watchedGameCount]).toEqual([0, 0, 0])
  })

  test('reads some lists of an address that sends them endlessly, and every screen', async () => {
    let read = 0
    const text = watch(range(WATCHED_MAX, GAMES + 1))
    const long = {
      length: MESSAGE_BYTES_MAX,
      toString: () => {
        read += 1
        return text
      },
    }
    const pages = range(200).map(() => open())
    for (const { page } of pages) page.receive(long)
    expect(read).toBe(31)
    expect(new Set(pages.flatMap(({ refusals }) => refusals))).toContain('1013')
    const screen = open()
    screen.page.receive(watch(range(60)))
    await pass(100)
    expect(snapshots(screen.sent)).toBe(1)
  })

  test('tabs, fast navigation and the list of 3,000 games stay within the budgets', async () => {
    hub = new StreamHub({
      has: (id) => id <= 3_000,
      gameBytes: () => LONG_GAME,
      viewBytes: () => undefined,
      change: (id) => ({ id }),
    })
    findSession = async () => SESSION
    const list = JSON.stringify({ type: 'watch', games: [], rows: range(WATCHED_MAX) })
    const tabs = range(20).map(() => open())
    for (const { page } of tabs) {
      page.receive(hello('good'))
      page.receive(list)
    }
    for (let second = 0; second < 20; second += 1) {
      for (const { page } of tabs) {
        page.receive(RESYNC)
        page.receive(watch([1 + second]))
        for (const first of range(15)) page.receive(watch(range(60, first * 20)))
        if (second % 5 === 0) page.receive(list)
      }
      await pass(1_000)
    }
    expect(tabs.flatMap(({ refusals }) => refusals)).toEqual([])
    expect(tabs.every(({ sent }) => snapshots(sent) > 1)).toBe(true)
    expect(budgets.open('192.0.2.1', now)).not.toBeNull()
  })
})
