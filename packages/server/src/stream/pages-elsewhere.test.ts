import { fastify } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { BackgroundWork } from '../background-work.ts'
import type { Bus } from '../bus/bus.ts'
import { TestBuses } from '../bus/test-buses.ts'
import { PagesElsewhere } from './pages-elsewhere.ts'
import { StreamConnection } from './stream-connection.ts'
import { StreamHub } from './stream-hub.ts'
import { TestSocket } from './test-socket.ts'

const [ANA, RUI] = [1, 2]

const NO_GAMES = {
  has: () => false,
  gameBytes: () => undefined,
  viewBytes: () => undefined,
  change: () => undefined,
}

describe('the pages of a player at several servers', () => {
  let buses: TestBuses

  beforeEach(() => {
    buses = new TestBuses()
  })

  function server() {
    const hub = new StreamHub(NO_GAMES)
    const shown: [playerId: number, betIds: readonly number[]][] = []
    const background = new BackgroundWork()
    const showBets = async (playerId: number, betIds: readonly number[]) => {
      await Promise.resolve()
      shown.push([playerId, betIds])
      if (betIds.includes(0)) throw new Error('the database is away')
    }
    const { log } = fastify({ logger: false })
    const bus: Bus = buses.make()
    const elsewhere = new PagesElsewhere({ background, bus, hub, log, showBets })
    /** A page of this player here. */
    const open = (playerId: number) => {
      const sent: string[] = []
      const connection = new StreamConnection(new TestSocket((text) => sent.push(text)))
      hub.add(connection)
      hub.identify(connection, { playerId, tokenHash: `session of ${playerId}` })
      return { connection, sent }
    }
    return { background, elsewhere, hub, open, shown }
  }

  const MESSAGE = { type: 'disconnect' } as const

  test('show what another server sends their player', () => {
    const [first, second] = [server(), server()]
    const [page, other] = [second.open(ANA), second.open(RUI)]
    first.elsewhere.notifyPlayer(ANA, MESSAGE)
    buses.deliver()
    expect([page.sent, other.sent]).toEqual([[JSON.stringify(MESSAGE)], []])
  })

  test('read bets where they are shown', async () => {
    const [first, second] = [server(), server()]
    second.open(ANA)
    first.elsewhere.betsChanged(ANA, [7, 8])
    first.elsewhere.notifyPlayer(ANA, { type: 'bets', bets: [] })
    first.elsewhere.betsChanged(RUI, [9])
    buses.deliver()
    await second.background.ended()
    expect(second.shown).toEqual([
      [ANA, [7, 8]],
      [ANA, []],
    ])
  })

  test('receive nothing after the last one is closed', async () => {
    const [first, second] = [server(), server()]
    const [one, two] = [second.open(ANA), second.open(ANA)]
    second.hub.remove(one.connection)
    first.elsewhere.betsChanged(ANA, [1])
    buses.deliver()
    second.hub.remove(two.connection)
    first.elsewhere.betsChanged(ANA, [2])
    buses.deliver()
    await second.background.ended()
    expect(second.shown).toEqual([[ANA, [1]]])
  })

  test('read the bets and the wallet again when the bus is back', async () => {
    const [first, second] = [server(), server()]
    for (const playerId of [ANA, RUI]) second.open(playerId)
    first.elsewhere.betsChanged(ANA, [7])
    buses.lose()
    buses.rejoin()
    await second.background.ended()
    expect([first.shown, second.shown]).toEqual([
      [],
      [
        [ANA, []],
        [RUI, []],
      ],
    ])
  })

  test('go on when the bets of one message cannot be read', async () => {
    const [first, second] = [server(), server()]
    second.open(ANA)
    first.elsewhere.betsChanged(ANA, [0])
    first.elsewhere.betsChanged(ANA, [1])
    buses.deliver()
    await second.background.ended()
    expect(second.shown).toHaveLength(2)
  })
})
