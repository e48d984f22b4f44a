import type { GameFixture } from '@caderneta/feed/messages'
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

describeOnDatabases('the results of a competition or a team', (makeDatabase) => {
  let database: Database
  let clock: TestClock
  let results: GameResults

  beforeEach(async () => {
    database = await makeDatabase()
    clock = new TestClock()
    results = new GameResults(new MarketBook(clock), database, clock)
  })

  const idsOf = async (tournamentId: number, limit = 10) =>
    (await results.read({ tournamentId }, limit)).map(({ info }) => info.betGameId)

  test('are its finished games of the last year with their scores, the last first', async () => {
    await storeGames(database, [
      ...[played(1, 9), played(2, 2), played(3, 400)],
      ...[played(4, 1, { status: 'cancelled' }), played(5, 0, { status: 'live' })],
      gameWithoutOdds(fixture(6), 'ended'),
    ])
    expect(await idsOf(CUP)).toEqual([2, 1])
    expect(await idsOf(CUP, 1)).toEqual([2])
    expect(await idsOf(78)).toEqual([])
    const [last] = await results.read({ tournamentId: CUP }, 1)
    expect(last?.gameInfo).toEqual({ gameStatus: 'ended', score: [2, 1], clock: null })
    expect(last?.odds).toEqual([])
  })

  test('name the round that the feed has announced, also when it is not repeated', async () => {
    const announced = played(1, 9)
    const inRound = { ...announced, fixture: { ...announced.fixture, stage: 'Rodada 36' } }
    await storeGames(database, [{ ...inRound, status: 'live' }, played(2, 2)])
    await storeGames(database, [announced])
    const stages = (await results.read({ tournamentId: CUP }, 10)).map(({ info }) => info.stage)
    expect(stages).toEqual([undefined, 'Rodada 36'])
  })

  test('of a team are of all of its competitions, at home and away', async () => {
    const sides = (home: number, away: number): Partial<GameFixture> => ({
      teams: [
        { id: home, name: `Team ${home}` },
        { id: away, name: `Team ${away}` },
      ],
    })
    const of = (gameId: number, tournamentId: number, daysAgo: number, teams: object) =>
      gameWithoutOdds(
        fixture(gameId, { tournamentId, startsAt: START - daysAgo * DAY, ...teams }),
        'ended',
      )
    await storeGames(database, [
      ...[of(1, CUP, 9, sides(31, 32)), of(2, 78, 2, sides(33, 31)), of(3, CUP, 1, sides(32, 33))],
      of(4, CUP, 400, sides(31, 33)),
    ])
    const found = await results.read({ teamId: 31 }, 10)
    expect(found.map(({ info }) => info.betGameId)).toEqual([2, 1])
    expect(await results.read({ teamId: 77 }, 10)).toEqual([])
    expect(await idsOf(31)).toEqual([])
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
