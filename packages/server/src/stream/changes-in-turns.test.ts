import type { GameChange } from '@caderneta/contract/live/stream'
import { serverMessage } from '@caderneta/contract/testing/server-message'
import { beforeEach, describe, expect, test } from 'vitest'
import { PAGES_PER_TURN } from './changes-in-turns.ts'
import { StreamConnection } from './stream-connection.ts'
import { BEAT_PARTS, StreamHub } from './stream-hub.ts'
import { TestSocket } from './test-socket.ts'

const RATES = { before: 1.5, after: 2 }

describe('changes for more pages than one turn of the event loop serves', () => {
  let turns: (() => void)[]
  let hub: StreamHub
  /** What each page was sent since it opened, in the order of the pages. */
  let received: string[][]
  let pages: StreamConnection[]
  let rate: number

  beforeEach(() => {
    turns = []
    rate = RATES.before
    const change = (id: number): GameChange => ({ id, odds: [[1, rate, 1, 'o']] })
    const gameBytes = () => Buffer.from('{}')
    const games = { has: () => true, gameBytes, viewBytes: () => undefined, change }
    hub = new StreamHub(games, (callback) => turns.push(callback))
    received = Array.from({ length: 2 * PAGES_PER_TURN + 1 }, () => [])
    pages = received.map((sent) => {
      const connection = new StreamConnection(new TestSocket((text) => sent.push(text)))
      hub.add(connection)
      hub.watch(connection, { games: [1] })
      sent.length = 0
      return connection
    })
  })

  const move = (to: number): void => {
    rate = to
    hub.markChanged({ gameId: 1, hasNewState: false, selectionIds: [1] })
    hub.flush()
  }

  const takeTurn = (): void => turns.shift()?.()

  const typesOf = (page: number) => received[page]?.map((text) => /"type":"(\w+)"/.exec(text)?.[1])

  const ratesOf = (page: number) =>
    received[page]?.flatMap((text) => {
      const message = serverMessage.parse(JSON.parse(text))
      return message.type === 'changes' ? message.changes.flatMap(({ odds }) => odds) : []
    })

  const served = () => received.filter((sent) => sent.length > 0).length

  const LAST = 2 * PAGES_PER_TURN

  test('go to some pages in each turn, until all have them', () => {
    move(RATES.after)
    const counts = [served()]
    while (turns.length > 0) {
      takeTurn()
      counts.push(served())
    }
    expect(counts).toEqual([PAGES_PER_TURN, 2 * PAGES_PER_TURN, 2 * PAGES_PER_TURN + 1])
  })

  test('that come meanwhile are sent together by the first flush after them, once', () => {
    move(RATES.before)
    move(RATES.after)
    expect(turns).toHaveLength(1)
    while (turns.length > 0) takeTurn()
    expect(ratesOf(LAST)).toEqual([[1, RATES.before, 1, 'o']])
    hub.flush()
    while (turns.length > 0) takeTurn()
    expect(ratesOf(LAST)).toEqual([
      [1, RATES.before, 1, 'o'],
      [1, RATES.after, 1, 'o'],
    ])
  })

  test('come before what a page shows next, so that nothing older follows it', () => {
    move(RATES.after)
    const last = pages[LAST]
    if (!last) throw new Error('no last page')
    hub.watch(last, { games: [1, 2] })
    while (turns.length > 0) takeTurn()
    expect(typesOf(LAST)).toEqual(['changes', 'snapshot'])
  })

  test('come before a heartbeat, which says that nothing else has changed', () => {
    move(RATES.after)
    for (let part = 0; part < BEAT_PARTS; part += 1) hub.beat(1)
    while (turns.length > 0) takeTurn()
    expect(typesOf(LAST)).toEqual(['changes', 'alive'])
  })

  test('are left out where the page is sent all that it shows', () => {
    move(RATES.after)
    const last = pages[LAST]
    if (!last) throw new Error('no last page')
    hub.snapshot(last)
    while (turns.length > 0) takeTurn()
    expect(typesOf(LAST)).toEqual(['snapshot'])
  })

  test('are not sent to a page that has gone', () => {
    move(RATES.after)
    const last = pages[LAST]
    if (!last) throw new Error('no last page')
    hub.remove(last)
    while (turns.length > 0) takeTurn()
    expect(received[LAST]).toEqual([])
  })
})
