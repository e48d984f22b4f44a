import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { FeedBody } from '@caderneta/feed/messages'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BookAlert } from './book-alerts.ts'
import {
  fixture,
  matchResult,
  oddsChange,
  START,
  TestClock,
  TestFeed,
  testBook,
} from './book-fixtures.ts'
import { type GameState, newGame } from './book-game.ts'
import type { BookChange, MarketBook } from './market-book.ts'
import { receivedSelection } from './prices/received-selection.ts'

const GAME = 501
const HOME = selectionId(GAME, 1)

/** As a start reads it from the database. */
function gameBeforeStart(gameId: number): GameState {
  const game = { ...newGame(fixture(gameId)), isStored: true }
  const market = matchResult(gameId, [185, 340, 420])
  const ofMarket = { gameId, marketId: market.marketId, status: market.status, play: '', era: -1 }
  for (const selection of market.selections)
    game.selections.set(receivedSelection(selection, ofMarket))
  return game
}

describe('the market book', () => {
  let clock: TestClock
  let feed: TestFeed
  let book: MarketBook
  let changes: BookChange[]

  const publish = (body: FeedBody): boolean => book.apply(feed.message(body))
  const store = (gameId: number): void => {
    const game = book.game(gameId)
    if (game) book.markStored(gameId, game)
  }
  const statusOfHome = (): string | undefined => book.selection(HOME)?.status

  beforeEach(() => {
    clock = new TestClock()
    feed = new TestFeed(clock)
    book = testBook(clock)
    changes = []
    publish({ kind: 'fixture', fixture: fixture(GAME) })
    publish(oddsChange(GAME))
    publish({ kind: 'snapshot_complete' })
    store(GAME)
    book.onChange((change) => changes.push(change))
  })

  const kickOff = (): void => {
    clock.moment = START
    publish(oddsChange(GAME, { status: 'live', clock: { period: '1H', minute: 0, stoppage: 0 } }))
    store(GAME)
  }

  test('is current with a whole snapshot whose feed has not been silent for longer', () => {
    const [silent, filling] = [testBook(clock), testBook(clock)]
    filling.apply(new TestFeed(clock).message({ kind: 'alive' }))
    expect([silent, filling].map((one) => one.isCurrent(10))).toEqual([false, false])
    expect(silent.isCurrent(null)).toBe(true)
    publish({ kind: 'snapshot_complete' })
    clock.pass(10_000)
    expect([book.feedAgeSeconds, book.isCurrent(10)]).toEqual([10, true])
    clock.pass(1)
    expect(book.isCurrent(10)).toBe(false)
  })

  test('returns the odds, version and status that the feed last sent', () => {
    expect(book.selection(HOME)).toMatchObject({
      selectionId: HOME,
      gameId: GAME,
      marketId: 1000002,
      name: '1',
      odds: 1850,
      version: 1,
      status: 'open',
    })
    expect(book.selection(HOME + 8)).toBeUndefined()
    expect(book.selection(1)).toBeUndefined()
  })

  test('takes bets on what a new session has sent, before its first snapshot is complete', () => {
    const early = testBook(clock)
    const other = new TestFeed(clock)
    early.apply(other.message({ kind: 'fixture', fixture: fixture(GAME) }))
    early.apply(other.message(oddsChange(GAME)))
    const game = early.game(GAME)
    if (game) early.markStored(GAME, game)
    expect(early.selection(HOME)?.status).toBe('open')
  })

  test('shows a game of before the start as suspended until a new session sends it', () => {
    const early = testBook(clock)
    early.restore([gameBeforeStart(GAME), gameBeforeStart(502)])
    const other = new TestFeed(clock)
    early.apply(other.message({ kind: 'fixture', fixture: fixture(GAME) }))
    const statuses = () => [HOME, selectionId(502, 1)].map((id) => early.selection(id)?.status)
    expect(statuses()).toEqual(['suspended', 'suspended'])
    early.apply(other.message(oddsChange(GAME)))
    expect(statuses()).toEqual(['open', 'suspended'])
    const seen: BookChange[] = []
    early.onChange((change) => seen.push(change))
    early.apply(other.message({ kind: 'snapshot_complete' }))
    expect(statuses()).toEqual(['open', undefined])
    expect(seen).toEqual([{ gameId: 502, hasNewState: false, selectionIds: [] }])
  })

  test('opens a game only after the database has stored its fixture and status', () => {
    publish({ kind: 'fixture', fixture: fixture(777) })
    publish(oddsChange(777))
    expect(book.selection(77_700_001)?.status).toBe('suspended')
    store(777)
    expect(book.selection(77_700_001)?.status).toBe('open')
  })

  test('a stored state counts only when it is the current one', () => {
    const before = { ...fixture(GAME) }
    publish({ kind: 'fixture_change', gameId: GAME, startsAt: START + 60_000 })
    book.markStored(GAME, { fixture: before, status: 'scheduled' })
    expect(statusOfHome()).toBe('suspended')
    store(GAME)
    expect(statusOfHome()).toBe('open')
  })

  test('reports which selections changed, and only those', () => {
    const moved = matchResult(GAME, [190, 340, 420], { version: 2 })
    const same = { ...moved, selections: moved.selections.slice(0, 1) }
    publish(oddsChange(GAME, { markets: [same] }))
    expect(changes).toEqual([{ gameId: GAME, hasNewState: true, selectionIds: [HOME] }])
    expect(book.selection(HOME)?.odds).toBe(1900)
  })

  test('a price repeated unchanged is no change, whatever its version', () => {
    publish(oddsChange(GAME, { markets: [matchResult(GAME, [185, 340, 420], { version: 7 })] }))
    expect(changes).toEqual([{ gameId: GAME, hasNewState: true, selectionIds: [] }])
    expect(book.selection(HOME)?.version).toBe(1)
  })

  test('a bet stop suspends the open markets that it names until new odds arrive', () => {
    publish({ kind: 'bet_stop', gameId: GAME, marketIds: [1000003] })
    expect(statusOfHome()).toBe('open')
    publish({ kind: 'bet_stop', gameId: GAME, marketIds: 'all' })
    expect(statusOfHome()).toBe('suspended')
    publish(oddsChange(GAME, { markets: [matchResult(GAME, [185, 340, 420], { version: 2 })] }))
    expect(statusOfHome()).toBe('open')
  })

  test('a pre-match market is suspended from the exact millisecond of the kick-off', () => {
    clock.moment = START - 1
    publish({ kind: 'alive' })
    expect(statusOfHome()).toBe('open')
    clock.moment = START
    expect(statusOfHome()).toBe('suspended')
  })

  test('three seconds of silence suspend live markets, twenty suspend all', () => {
    publish({ kind: 'fixture', fixture: fixture(888, { startsAt: START + 7_200_000 }) })
    publish(oddsChange(888))
    store(888)
    kickOff()
    clock.pass(3000)
    expect(statusOfHome()).toBe('open')
    clock.pass(1)
    expect(statusOfHome()).toBe('suspended')
    expect(book.selection(88_800_001)?.status).toBe('open')
    clock.pass(17_000)
    expect(book.selection(88_800_001)?.status).toBe('suspended')
    publish({ kind: 'alive' })
    expect(statusOfHome()).toBe('open')
    expect(book.selection(88_800_001)?.status).toBe('open')
  })

  test('notifies the pages once when the feed falls silent and once when it returns', () => {
    kickOff()
    changes.length = 0
    clock.pass(3001)
    book.refreshTrust()
    book.refreshTrust()
    expect(changes).toEqual([{ gameId: GAME, hasNewState: false, selectionIds: 'all' }])
    publish({ kind: 'alive' })
    expect(changes).toHaveLength(2)
  })

  test('after a gap nothing is open until the feed has sent everything again', () => {
    feed.sequence += 1
    expect(publish({ kind: 'alive' })).toBe(true)
    expect(statusOfHome()).toBe('suspended')
    expect(publish(oddsChange(GAME))).toBe(false)
    expect(statusOfHome()).toBe('suspended')
    publish({ kind: 'snapshot_complete' })
    expect(statusOfHome()).toBe('suspended')
    publish({ kind: 'snapshot_complete', request: book.missingSnapshot ?? 0 })
    expect(statusOfHome()).toBe('open')
  })

  test('what a snapshot does not repeat stays closed after a gap', () => {
    publish({ kind: 'fixture', fixture: fixture(777) })
    publish(oddsChange(777))
    store(777)
    expect(book.selection(77_700_001)?.status).toBe('open')
    feed.sequence += 1
    publish(oddsChange(GAME))
    publish({ kind: 'snapshot_complete', request: book.missingSnapshot ?? 0 })
    expect(statusOfHome()).toBe('open')
    expect(book.selection(77_700_001)?.status).toBe('suspended')
    publish(oddsChange(777))
    expect(book.selection(77_700_001)?.status).toBe('open')
  })

  test('a clock that is off closes what is under way, and nothing else', () => {
    const trusts: string[] = []
    book.onTrust((trust) => trusts.push(trust))
    book.setClockOff(true)
    expect([statusOfHome(), book.trust]).toEqual(['open', 'not_live'])
    kickOff()
    expect(statusOfHome()).toBe('suspended')
    book.setClockOff(false)
    expect([statusOfHome(), book.trust]).toEqual(['open', 'all'])
    expect(trusts).toEqual(['not_live', 'all'])
  })

  describe('invalid messages', () => {
    let alerts: BookAlert[]

    beforeEach(() => {
      alerts = []
      book.onAlert((alert) => alerts.push(alert))
    })

    test('an absurd price suspends its market at its last price and is reported once', () => {
      const wrong = matchResult(GAME, [185, 34_000, 420], { version: 2 })
      publish(oddsChange(GAME, { markets: [wrong] }))
      publish(oddsChange(GAME, { markets: [wrong] }))
      expect(book.selection(HOME + 1)).toMatchObject({ odds: 3400, status: 'suspended' })
      expect(statusOfHome()).toBe('suspended')
      expect(alerts).toEqual([{ problem: 'sum', gameId: GAME, marketId: 1000002 }])
      publish(oddsChange(GAME, { markets: [matchResult(GAME, [190, 330, 400], { version: 3 })] }))
      expect(book.selection(HOME)).toMatchObject({ odds: 1900, status: 'open' })
    })

    test('a jump in a market that the feed itself withholds is ignored', () => {
      kickOff()
      const change = (rates: [number, number, number], status: 'open' | 'suspended') =>
        publish(
          oddsChange(GAME, { status: 'live', markets: [matchResult(GAME, rates, { status })] }),
        )
      change([102, 1666, 4711], 'open')
      change([101, 100_000, 100_000], 'suspended')
      expect(book.selection(HOME + 1)).toMatchObject({ odds: 16_660, status: 'suspended' })
      change([102, 1700, 4800], 'open')
      expect(book.selection(HOME + 1)).toMatchObject({ odds: 17_000, status: 'open' })
      expect(alerts).toEqual([])
      change([101, 100_000, 100_000], 'open')
      expect(statusOfHome()).toBe('suspended')
      expect(alerts).toEqual([{ problem: 'sum', gameId: GAME, marketId: 1000002 }])
    })

    test('an unknown market is reported once for all games', () => {
      const strange = matchResult(GAME, [200, 300, 400], { marketId: 42, version: 9 })
      publish(oddsChange(GAME, { markets: [strange] }))
      publish({ kind: 'fixture', fixture: fixture(777) })
      publish(oddsChange(777, { markets: [matchResult(777, [200, 300, 400], { marketId: 42 })] }))
      expect(alerts).toEqual([{ problem: 'unknown_market', gameId: GAME, marketId: 42 }])
    })

    test('a finished first half takes no bet, whatever the feed sends', () => {
      kickOff()
      const half = { ...matchResult(GAME, [200, 300, 400], { marketId: 1000006, version: 9 }) }
      const selections = half.selections.map((one, i) => ({ ...one, selectionId: HOME + 30 + i }))
      const change = (period: '1H' | '2H', minute: number) =>
        oddsChange(GAME, {
          status: 'live',
          clock: { period, minute, stoppage: 0 },
          markets: [{ ...half, selections }],
        })
      publish(change('1H', 44))
      expect(book.selection(HOME + 30)?.status).toBe('open')
      publish(change('2H', 46))
      expect(book.selection(HOME + 30)?.status).toBe('suspended')
      expect(alerts).toEqual([{ problem: 'period', gameId: GAME, marketId: 1000006 }])
    })

    test('a game whose teams are swapped or replaced is closed until they are right again', () => {
      const [home, away] = fixture(GAME).teams
      publish({ kind: 'fixture', fixture: fixture(GAME, { teams: [away, home] }) })
      expect(statusOfHome()).toBe('suspended')
      expect(book.game(GAME)?.fixture.teams[0].name).toBe('Grêmio')
      publish(oddsChange(GAME, { markets: [matchResult(GAME, [420, 340, 185], { version: 2 })] }))
      expect(statusOfHome()).toBe('suspended')
      publish({ kind: 'fixture', fixture: fixture(GAME) })
      expect(statusOfHome()).toBe('suspended')
      publish(oddsChange(GAME, { markets: [matchResult(GAME, [185, 340, 420], { version: 3 })] }))
      expect(statusOfHome()).toBe('open')
      expect(alerts).toEqual([{ problem: 'teams', gameId: GAME, marketId: null }])
    })

    test('SEC-27 an unknown status closes the game for bets and changes nothing else', () => {
      const strange = { kind: 'odds_change', gameId: GAME, clock: null, score: [3, 0] } as const
      const status: string = 'xyz'
      const change = { ...oddsChange(GAME), ...strange }
      publish(Object.assign(change, { status }))
      expect(statusOfHome()).toBe('suspended')
      expect(book.game(GAME)).toMatchObject({ status: 'scheduled', score: [0, 0] })
      expect(alerts).toEqual([{ problem: 'status', gameId: GAME, marketId: null }])
      publish(oddsChange(GAME))
      expect(statusOfHome()).toBe('open')
    })
  })

  test('a cancelled market is closed until the feed sends it again', () => {
    const cancel = { kind: 'bet_cancel', gameId: GAME, from: null } as const
    publish({ ...cancel, marketIds: [1000002], to: START })
    expect(statusOfHome()).toBe('open')
    publish({ ...cancel, marketIds: [1000003], to: null })
    expect(statusOfHome()).toBe('open')
    publish({ ...cancel, marketIds: [1000002], to: null })
    expect(statusOfHome()).toBe('closed')
    publish(oddsChange(GAME, { markets: [matchResult(GAME, [185, 340, 420], { version: 4 })] }))
    expect(statusOfHome()).toBe('open')
  })

  test('a postponed game is closed, and opens for its new kick-off', () => {
    publish({ kind: 'fixture_change', gameId: GAME, status: 'postponed' })
    store(GAME)
    expect(statusOfHome()).toBe('suspended')
    publish({
      kind: 'fixture_change',
      gameId: GAME,
      status: 'scheduled',
      startsAt: START + 86_400_000,
    })
    store(GAME)
    clock.moment = START + 1
    publish({ kind: 'alive' })
    expect(statusOfHome()).toBe('open')
  })

  test('a kick-off that is moved forward applies at once', () => {
    publish({ kind: 'fixture_change', gameId: GAME, startsAt: clock.now() + 1000 })
    store(GAME)
    expect(statusOfHome()).toBe('open')
    clock.pass(1000)
    publish({ kind: 'alive' })
    expect(statusOfHome()).toBe('suspended')
  })

  test('a repeated message changes nothing', () => {
    feed.sequence = 1
    expect(publish(oddsChange(GAME, { markets: [matchResult(GAME, [999, 999, 999])] }))).toBe(false)
    expect(book.selection(HOME)?.odds).toBe(1850)
    expect(changes).toEqual([])
  })

  test('MTC-13 an unknown market is never open', () => {
    const strange = matchResult(GAME, [200, 300, 400], { marketId: 42, version: 9 })
    publish(oddsChange(GAME, { markets: [strange] }))
    expect(statusOfHome()).toBe('suspended')
  })

  test.each(['ended', 'cancelled'] as const)('a game that is %s is closed', (status) => {
    publish(oddsChange(GAME, { status, markets: [] }))
    store(GAME)
    expect(statusOfHome()).toBe('closed')
  })

  test.each(['interrupted', 'postponed'] as const)('a game that is %s is suspended', (status) => {
    publish({ kind: 'fixture_change', gameId: GAME, status })
    store(GAME)
    expect(statusOfHome()).toBe('suspended')
  })

  test('drops games long after their end and keeps the others', () => {
    publish(oddsChange(GAME, { status: 'ended', markets: [] }))
    store(GAME)
    book.forgetEndedBefore(clock.now())
    expect(book.game(GAME)).toBeDefined()
    book.forgetEndedBefore(clock.now() + 1)
    expect(book.game(GAME)).toBeUndefined()
  })

  test('keeps a game that ended long ago until the database has it', () => {
    publish(oddsChange(GAME, { status: 'ended', markets: [] }))
    book.forgetEndedBefore(clock.now() + 1)
    expect(book.game(GAME)).toBeDefined()
    store(GAME)
    book.forgetEndedBefore(clock.now() + 1)
    expect(book.game(GAME)).toBeUndefined()
  })

  test('messages about a game that was never announced are ignored', () => {
    expect(publish(oddsChange(999))).toBe(false)
    expect(book.game(999)).toBeUndefined()
  })
})
