import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { fixture, gameWithoutOdds, START, TestClock } from '../book-fixtures.ts'
import { storeGames } from '../game-store.ts'
import { type BookGame, MarketBook } from '../market-book.ts'
import { GameResults } from './game-results.ts'

const DAY = 86_400_000
const CUP = 77

const played = (gameId: number, daysAgo: number, more: Partial<BookGame> = {}): BookGame => ({
  ...gameWithoutOdds(
    fixture(gameId, { tournamentId: CUP, startsAt: START - daysAgo * DAY }),
    'ended',
  ),
  score: [2, 1],
  ...more,
})

describeOnDatabases('the results of a competition', (makeDatabase) => {
  let database: Database
  let clock: TestClock
  let results: GameResults

  beforeEach(async () => {
    database = await makeDatabase()
    clock = new TestClock()
    results = new GameResults(new MarketBook(clock), database, clock)
  })

  const idsOf = async (tournamentId: number, limit = 10) =>
    (await results.read(tournamentId, limit)).map(({ info }) => info.betGameId)

  test('are its finished games of the last year with their scores, the last first', async () => {
    await storeGames(database, [
      ...[played(1, 9), played(2, 2), played(3, 400)],
      ...[played(4, 1, { status: 'cancelled' }), played(5, 0, { status: 'live' })],
      gameWithoutOdds(fixture(6), 'ended'),
    ])
    expect(await idsOf(CUP)).toEqual([2, 1])
    expect(await idsOf(CUP, 1)).toEqual([2])
    expect(await idsOf(78)).toEqual([])
    const [last] = await results.read(CUP, 1)
    expect(last?.gameInfo).toEqual({ gameStatus: 'ended', score: [2, 1], clock: null })
    expect(last?.odds).toEqual([])
  })

  test('are read from the database once in two seconds', async () => {
    expect(await idsOf(CUP)).toEqual([])
    await storeGames(database, [played(1, 9)])
    clock.pass(1_999)
    expect(await idsOf(CUP)).toEqual([])
    clock.pass(1)
    expect(await idsOf(CUP)).toEqual([1])
  })
})
